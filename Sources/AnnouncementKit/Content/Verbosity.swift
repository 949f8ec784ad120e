// SPDX-License-Identifier: MIT

/// The amount of detail that is spoken. `Wording` defines the words of each announcement.
public enum Verbosity: String, Sendable, Hashable, CaseIterable, Codable {
    /// Only the change: "1 to 5".
    case low
    /// Short sentences: "X axis, 1 to 5".
    case medium
    /// Whole sentences, in English word for word those of the SciChart note.
    case high
}

extension Verbosity: Comparable {
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .low: 0
        case .medium: 1
        case .high: 2
        }
    }
}

/// A part of announcements that the user can switch off at any verbosity.
package enum WordingToken: String, Sendable, Hashable, CaseIterable, Codable {
    /// The label of an element, and the name of an axis whose range has changed.
    case label
    /// An element's value.
    case value
    /// The kind and the state of an element: "button", "selected".
    case traits
    /// The hint of an element, and hints about keys.
    case hint
    /// The position of an element, a point or a series: "3 of 12".
    case position
    /// The unit: "volts". Without it, numbers with a unit prefix are spoken as plain digits.
    case unit
    /// The direction of a zoom, only at `high`: "Zoomed in".
    case delta
}
