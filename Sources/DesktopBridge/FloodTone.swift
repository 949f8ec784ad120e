// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The tone that says how many texts a flood has dropped: the longer, the more.
enum FloodTone {
    /// Below most tones of data, so that it is not taken for one.
    private static let place = 0.1
    private static let perText = 0.02
    private static let range = 0.04...1.0

    /// The length for a number of texts, from 0.04 for two texts or fewer to 1 for fifty or more.
    static func seconds(_ count: Int) -> Double {
        min(max(Double(count) * perText, range.lowerBound), range.upperBound)
    }

    static func tone(seconds: Double) -> LiveTone { LiveTone(id: "flood", value: place, seconds: seconds) }
}
