// SPDX-License-Identifier: MIT

import AnnouncementKit

/// How announcements of one priority behave: one row of the rule book. A rule that depends on the priority or on the
/// convention is a column here; nothing else in the queue names a priority.
package struct Manners: Sendable, Hashable {
    /// How a cut announcement continues or ends.
    package enum WhenCut: Sendable, Hashable {
        /// Nothing cuts it.
        case never
        /// The announcement waits, and continues from the sentence in which it was cut. It no longer expires, because
        /// it began in time.
        case resumes
        /// The announcement waits, and is spoken again whole, unless it has expired.
        case repeats
        /// The announcement ends as interrupted.
        case gone
    }

    /// When an announcement waits, if it may not be spoken at once.
    package enum Waits: Sendable, Hashable {
        case always
        /// Only while its own block is being spoken.
        case behindItsBlock
        /// The announcement is dropped.
        case never
    }

    /// How long it may wait before it expires.
    package enum Lifetime: Sendable, Hashable {
        case unlimited
        /// The lifetime that its client asks for (`expires`); without one, this default, or no limit.
        case asked(otherwise: Duration?)
    }

    /// When the next daemon takes over an announcement that this daemon has accepted and not announced.
    package enum Survives: Sendable, Hashable {
        case never
        /// Unless no daemon was running for a while.
        case briefly
        case always
    }

    /// Which of the announcements that wait at a rank is next.
    package enum Turns: Sendable, Hashable {
        /// The one that arrived first, of any client.
        case asTheyCame
        /// One of each client in turn.
        case clientByClient
    }

    /// The ranks that it silences when it arrives.
    package let cuts: PrioritySet
    /// The priorities whose waiting announcements end when it arrives, of any client.
    package let cancels: PrioritySet
    package let whenCut: WhenCut
    package let waits: Waits
    /// The rank at which it waits.
    package let waitsAs: AnnouncementPriority
    /// The rank at which it is spoken after it has waited.
    package let heardAs: AnnouncementPriority
    package let lifetime: Lifetime
    package let survives: Survives
    /// True when it may be dropped before it is heard: its client has just said the same, its subject is no longer
    /// displayed or true, or a more urgent announcement needs room.
    package let mayBeDropped: Bool
    /// True when it displaces another announcement if too many wait.
    package let makesRoom: Bool
    /// True when `queue` and `sequence` count. Without both, the newest announcement of a client replaces one that waits,
    /// and cuts its equals. With a sequence, it waits for its equals of the sequence alone: a person who speaks several
    /// texts in a row from a terminal wants them all, while a held key wants the newest.
    package let mayQueue: Bool
    /// True when its client's announcements are a series, and only the newest of the series waits.
    package let isSeries: Bool
    /// True when it waits for a device however long that takes; otherwise it fails after ``QueueLimits/device``.
    package let waitsForDevice: Bool
    /// True when it finishes although its words had no sound; otherwise it fails. A client of Speech Dispatcher that
    /// sends a blank line waits for the end event, not for a sound.
    package let mayBeSilent: Bool
    package let turns: Turns
    /// True when it is spoken although the user has paused speech, unless everything is paused.
    package let heardInPause: Bool
    /// True when a group has a limit of waiting announcements, and the newest represents the rest.
    package let joinsGroups: Bool
    /// True when it is spoken faster while many such announcements wait.
    package let maySpeedUp: Bool

    /// Omitted columns have the value that most rows have.
    init(
        _ priority: AnnouncementPriority, cuts: PrioritySet = [], cancels: PrioritySet = [], whenCut: WhenCut,
        waits: Waits = .always, waitsAs: AnnouncementPriority? = nil, heardAs: AnnouncementPriority? = nil,
        lifetime: Lifetime = .asked(otherwise: nil), survives: Survives = .never, mayBeDropped: Bool = true,
        makesRoom: Bool = false, mayQueue: Bool = false, isSeries: Bool = false, waitsForDevice: Bool = false,
        mayBeSilent: Bool = false, turns: Turns = .clientByClient, heardInPause: Bool = false,
        joinsGroups: Bool = true, maySpeedUp: Bool = true
    ) {
        self.cuts = cuts
        self.cancels = cancels
        self.whenCut = whenCut
        self.waits = waits
        self.waitsAs = waitsAs ?? priority
        self.heardAs = heardAs ?? waitsAs ?? priority
        self.lifetime = lifetime
        self.survives = survives
        self.mayBeDropped = mayBeDropped
        self.makesRoom = makesRoom
        self.mayQueue = mayQueue
        self.isSeries = isSeries
        self.waitsForDevice = waitsForDevice
        self.mayBeSilent = mayBeSilent
        self.turns = turns
        self.heardInPause = heardInPause
        self.joinsGroups = joinsGroups
        self.maySpeedUp = maySpeedUp
    }
}

/// A set of priorities.
package struct PrioritySet: Sendable, Hashable, ExpressibleByArrayLiteral {
    private var bits: UInt8 = 0

    package init(arrayLiteral priorities: AnnouncementPriority...) {
        for priority in priorities { bits |= Self.bit(priority) }
    }

    static func all(but one: AnnouncementPriority) -> PrioritySet { matching { $0 != one } }
    /// A priority and all that are less urgent.
    static func all(from first: AnnouncementPriority) -> PrioritySet { matching { !$0.isMoreUrgent(than: first) } }
    static func below(_ one: AnnouncementPriority) -> PrioritySet { matching(one.isMoreUrgent) }

    var isEmpty: Bool { bits == 0 }

    package func contains(_ priority: AnnouncementPriority) -> Bool { bits & Self.bit(priority) != 0 }

    func union(_ other: PrioritySet) -> PrioritySet {
        var union = self
        union.bits |= other.bits
        return union
    }

    private static func matching(_ isIn: (AnnouncementPriority) -> Bool) -> PrioritySet {
        var set: PrioritySet = []
        for priority in AnnouncementPriority.mostUrgentFirst where isIn(priority) { set.bits |= bit(priority) }
        return set
    }

    private static func bit(_ priority: AnnouncementPriority) -> UInt8 { 1 << UInt8(priority.order) }
}
