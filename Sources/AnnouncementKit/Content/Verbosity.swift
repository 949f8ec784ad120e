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
