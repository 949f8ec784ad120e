// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Parts of what is said of an axis, for who draws it.
extension Wording {
    /// The name of an axis: "X axis", "Date axis".
    package func name(of axis: AxisRange) -> WordedText { SpokenAxis(axis, self).name }

    /// Both ends of what an axis shows, without its unit; nil when they are no numbers.
    package func ends(of axis: AxisRange) -> (lower: WordedText, upper: WordedText)? {
        var bare = axis
        bare.unit = nil
        return SpokenAxis(bare, self).gaps
    }
}
