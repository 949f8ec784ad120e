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
