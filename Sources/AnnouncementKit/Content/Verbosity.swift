// SPDX-License-Identifier: MIT

/// How much is said. `Wording` defines the words of each announcement.
public enum Verbosity: String, Sendable, Hashable, CaseIterable, Codable {
    /// The change, and nothing around it: "1 to 5".
    case low
    /// Short sentences: "X axis, 1 to 5".
    case medium
    /// Whole sentences; in English those of the SciChart note, word for word.
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

/// A part of an announcement that the user can switch off, at any verbosity.
package enum WordingToken: String, Sendable, Hashable, CaseIterable, Codable {
    /// The label of an element, and the name of an axis whose range has changed.
    case label
    /// An element's value.
    case value
    /// The kind and state of an element: "button", "selected".
    case traits
    /// The actions of an element.
    case hint
    /// "3 of 12": the position of an element, a point or a series.
    case position
    /// "volts". Without it, numbers of a prefixed unit are spoken as plain digits.
    case unit
    /// At `high`, the direction of a zoom: "Zoomed in".
    case delta
}
