// SPDX-License-Identifier: MIT

/// The priority of an announcement, combining Apple's three levels and the five of Speech Dispatcher, most urgent
/// first. `MannersTable` of `AnnouncementQueue` defines how each affects the others.
public enum AnnouncementPriority: String, Sendable, Hashable, CaseIterable, Codable {
    /// Alarms. Cuts all other priorities; is never cut and never dropped.
    case high
    /// Speech that must be heard whole. Only `high` cuts it, and then it is said again.
    case message
    /// The response to the user's latest action or request. The newest one wins.
    case `default`
    /// Said when nothing else is being said.
    case low
    /// Heard only when nothing else is. A newer one cuts it.
    case notification
    /// A series of reports such as percentages. Dropped while something else is heard, but the last one is always said.
    case progress
}

extension AnnouncementPriority {
    /// The names of Speech Dispatcher (SSIP) and ARIA, and the priorities that they mean.
    private static let aliases: [String: AnnouncementPriority] = [
        "important": .high, "text": .default, "assertive": .default, "polite": .low,
    ]

    /// The priority for one of UIKit's priorities.
    public init(_ priority: AccessibilityPriority) {
        switch priority {
        case .low: self = .low
        case .default: self = .default
        case .high: self = .high
        }
    }

    /// All names that the wire accepts, most urgent first, aliases last.
    public static let names = allCases.map(\.rawValue) + aliases.keys.sorted()

    /// The priority with this name or alias; nil if there is none.
    public init?(name: String) {
        guard let priority = Self(rawValue: name) ?? Self.aliases[name] else { return nil }
        self = priority
    }

    /// Cached, because `allCases` makes a new array on each access.
    package static let mostUrgentFirst = allCases
    package static let leastUrgentFirst = Array(allCases.reversed())

    /// The position in the order of urgency, from 0 for the most urgent.
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

    /// True if this priority is more urgent than another.
    package func isMoreUrgent(than other: Self) -> Bool { order < other.order }
}
