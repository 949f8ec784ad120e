// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The progress within the chapter, from 0 to 1. A step is a tenth.
final class ChapterSlider: AdjustableElement {
    /// The words of the time, such as "1 minute of 5 minutes".
    var words: () -> String = { "" }

    init() {
        super.init(maximumValue: 1, step: 0.1)
        accessibilityTraits = [.adjustable, .updatesFrequently]
    }

    override var accessibilityLabel: String? {
        get { "Chapter progress" }
        set {}
    }

    override var accessibilityValue: String? {
        get { words() }
        set {}
    }
}
