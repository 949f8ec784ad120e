// SPDX-License-Identifier: MIT

/// How urgent an announcement is: Apple's three and speech-dispatcher's five in one table, most urgent first.
/// `AnnouncementQueue`'s `MannersTable` defines the effect of each on the others.
public enum AnnouncementPriority: String, Sendable, Hashable, CaseIterable, Codable {
    /// Alarms. Cuts everything except itself; never cut, never dropped.
    case high
    /// Speech that must be heard whole: cut only by `high`, and then said again.
    case message
    /// The answer to the user's latest action or request: the newest wins.
    case `default`
    /// Said when nothing else is being said.
    case low
    /// Heard only when nothing else is; a newer one cuts it.
    case notification
    /// A series such as a percentage: dropped while something is heard, but its last is always said.
    case progress
}

extension AnnouncementPriority {
    /// The names of speech-dispatcher (SSIP) and of ARIA that mean one of ours.
    private static let aliases: [String: AnnouncementPriority] = [
        "important": .high, "text": .default, "assertive": .default, "polite": .low,
    ]

    /// The priority for one of UIKit's.
    public init(_ priority: AccessibilityPriority) {
        switch priority {
        case .low: self = .low
        case .default: self = .default
        case .high: self = .high
        }
    }

    /// Every name that the wire takes, most urgent first, aliases last.
    public static let names = allCases.map(\.rawValue) + aliases.keys.sorted()

    /// The priority of that name, ours or an alias, or nil.
    public init?(name: String) {
        guard let priority = Self(rawValue: name) ?? Self.aliases[name] else { return nil }
        self = priority
    }

    /// Once, because `allCases` makes a new array each time.
    package static let mostUrgentFirst = allCases
    package static let leastUrgentFirst = Array(allCases.reversed())

    /// Its place in that order, 0 for the most urgent.
    package var order: Int {
        switch self {
        case .high: 0
        case .message: 1
        case .default: 2
        case .low: 3
        case .notification: 4
        case .progress: 5
        }
    }

    /// True when it comes before another in the order of urgency.
    package func isMoreUrgent(than other: Self) -> Bool { order < other.order }
}
