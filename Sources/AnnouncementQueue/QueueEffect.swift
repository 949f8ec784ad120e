// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The actions that the owner of an ``AnnouncementQueue`` must now perform, in this order.
///
/// In each list, `stop` is followed at once by the `report` of the same announcement, with its new state. So the owner
/// knows how much was heard before it has to report. An announcement that a `speak` silences was stopped before it.
package enum QueueEffect: Sendable, Hashable {
    /// Word it from its newest state and speak it, from the sentence that `heard` is in.
    case speak(AcceptedAnnouncement)
    /// Silence it at once, and report with ``AnnouncementQueue/wasHeard(_:upTo:)`` how far it got.
    case stop(AcceptedAnnouncement)
    /// Report its state to the listeners; the reason is a sentence for a person.
    case report(AcceptedAnnouncement, AnnouncementState, reason: String?)
}

/// The reason why the queue did not accept an announcement.
package enum QueueRefusal: Error, Sendable, Hashable {
    /// More wait already than the limits allow.
    case overloaded(limit: Int, ofClient: Bool)
    /// ``AnnouncementQueue/close(handsOver:)`` was called.
    case closed
}
