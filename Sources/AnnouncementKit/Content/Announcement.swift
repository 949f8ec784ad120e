// SPDX-License-Identifier: MIT

/// One announcement: its content, its priority and its delivery.
package struct Announcement: Sendable, Hashable {
    package var content: AnnouncementContent
    package var priority: AnnouncementPriority
    /// True to wait after announcements of the same priority instead of cutting or replacing them. Only for `default`.
    package var queue: Bool
    /// A name of announcements of any clients that one person or program made in a row: each waits for the earlier ones
    /// of the same priority. Only for `default`.
    package var sequence: String?
    /// A name under which at most one announcement per client waits. A newer one replaces it and keeps its turn.
    package var slot: String?
    /// The id of the announcement's element or chart. The announcement is dropped when that is no longer displayed.
    package var subject: String?
    /// The longest time that the announcement may wait. Nil for 5 s at `low`, otherwise for no limit.
    package var expires: Duration?
    /// For a continuous change: how long the slot must be quiet before the announcement is said. Nil or zero for no
    /// delay.
    package var settles: Duration?
    /// True for a text that is spoken, but never logged, captioned or kept.
    package var isSensitive: Bool
    /// True to say the announcement even if the client said the same less than a second ago, for example for the echo
    /// of a key.
    package var mayRepeat: Bool
    /// The rules by which the announcement takes its turn.
    package var convention: Convention
    /// A group of the client's announcements. When more of them wait than `groupLimit`, only the newest is said.
    package var group: String?
    /// The number of announcements in the group that may wait separately.
    package var groupLimit = 3
    /// The time from the end of the announcement until it is said again, unless it is acknowledged. Only for `high`.
    package var repetition: Duration?
    /// True while its client may append to it.
    package var isOpen = false
    /// The contents that its client appended, in order.
    package var appended: [AnnouncementContent] = []
    package var delivery: Delivery
    /// When the score plays. Words always wait for their turn.
    package var lane = SoundLane.after

    package init(
        _ content: AnnouncementContent, priority: AnnouncementPriority = .default, queue: Bool = false,
        slot: String? = nil, subject: String? = nil, expires: Duration? = nil, settles: Duration? = nil,
        isSensitive: Bool = false, mayRepeat: Bool = false, convention: Convention = .own,
        delivery: Delivery = Delivery()
    ) {
        self.content = content
        self.priority = priority
        self.queue = queue
        self.slot = slot
        self.subject = subject
        self.expires = expires
        self.settles = settles
        self.isSensitive = isSensitive
        self.mayRepeat = mayRepeat
        self.convention = convention
        self.delivery = delivery
    }
}

/// The id of an accepted announcement, unique even across restarts of the daemon. Later announcements have higher
/// numbers.
public struct AnnouncementID: RawRepresentable, Sendable, Hashable, Comparable, Codable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public static func < (left: Self, right: Self) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension AnnouncementID: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: UInt64) {
        self.init(rawValue: value)
    }
}

extension AnnouncementID: CustomStringConvertible {
    public var description: String { String(rawValue) }
}

/// The rules by which an announcement takes its turn.
package enum Convention: Sendable, Hashable {
    /// The rules of this queue.
    case own
    /// The rules of Speech Dispatcher (SSIP): a cut announcement ends, and a new one may cancel waiting ones.
    /// - Parameter block: messages of the same block do not cancel each other; nil for a message without a block.
    case speechDispatcher(block: UInt64?)
}
