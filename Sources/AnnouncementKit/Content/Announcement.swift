// SPDX-License-Identifier: MIT

/// One announcement: its content, its urgency and its voice.
package struct Announcement: Sendable, Hashable {
    package var content: AnnouncementContent
    package var priority: AnnouncementPriority
    /// Waits behind its equals instead of cutting and replacing them. Has an effect at `default` only.
    package var queue: Bool
    /// At most one announcement per client and slot waits; a newer one takes its place and keeps its turn.
    package var slot: String?
    /// The id of its element or chart: when that is no longer displayed, the announcement is not said any more.
    package var subject: String?
    /// How long it may wait before it is no longer worth saying. Nil: 5 s at `low`, otherwise for ever.
    package var expires: Duration?
    /// Part of a continuous change: it is said when its slot was quiet for so long. Nil or zero: said in its turn.
    package var settles: Duration?
    /// Spoken, but never logged, captioned or kept.
    package var isSensitive: Bool
    /// Said even if its client said the same less than a second ago, such as the echo of a key.
    package var mayRepeat: Bool
    /// The rules by which it takes its turn.
    package var convention: Convention
    /// Of those of one client and group that wait beyond its limit, the newest stands for all.
    package var group: String?
    /// How many of its group wait by themselves.
    package var groupLimit = 3
    /// How long after its end it is said again, until it is acknowledged. For `high` alone.
    package var repetition: Duration?
    package var delivery: Delivery
    /// Where its score sounds; words are always in their turn.
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

/// Names one accepted announcement, over the end of a daemon too; later ones have higher numbers.
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
    /// The rules of Speech Dispatcher (SSIP): a cut announcement ends, and a newcomer may cancel waiting ones.
    /// - Parameter block: messages of one block do not cancel each other; nil for a message that stands alone.
    case speechDispatcher(block: UInt64?)
}
