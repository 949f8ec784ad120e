// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What the owner of an ``AnnouncementQueue`` must now do, in this order.
///
/// In each list, `stop` is followed at once by the `report` of the same announcement, which says what becomes of it. So
/// whoever performs them knows how much was heard before it has to tell. What a `speak` silences was stopped before it.
package enum QueueEffect: Sendable, Hashable {
    /// Word it from its newest state and speak it, from the sentence that `heard` falls in.
    case speak(AcceptedAnnouncement)
    /// Silence it at once, and tell the queue with ``AnnouncementQueue/wasHeard(_:upTo:)`` how far it got.
    case stop(AcceptedAnnouncement)
    /// Tell whoever listens where it is; the reason is a sentence for a person.
    case report(AcceptedAnnouncement, AnnouncementState, reason: String?)
}

/// Why the queue did not take an announcement in.
package enum QueueRefusal: Error, Sendable, Hashable {
    /// More wait already than the limits allow.
    case overloaded(limit: Int, ofClient: Bool)
    /// ``AnnouncementQueue/close(handsOver:)`` was called.
    case closed
}

/// How many announcements may wait, and how long for something to be heard on.
package struct QueueLimits: Sendable, Hashable {
    /// Of all clients, and of one, by this queue's own convention.
    package var total: Int
    package var perClient: Int
    /// Of all clients by Speech Dispatcher's: its clients send a book at once, and are told of no limit.
    package var speechDispatcher: Int
    /// How long one waits for the device when nothing can be heard, that is neither `high` nor `message`.
    package var device: Duration

    package init(
        total: Int = 4096, perClient: Int = 1024, speechDispatcher: Int = 65_536, device: Duration = .seconds(10)
    ) {
        self.total = total
        self.perClient = perClient
        self.speechDispatcher = speechDispatcher
        self.device = device
    }
}
