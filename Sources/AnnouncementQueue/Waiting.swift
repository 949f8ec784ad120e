// SPDX-License-Identifier: MIT

import AnnouncementKit

/// An announcement that waits, the reason, and the end of the wait if that is known.
package struct Waiting: Sendable, Hashable {
    package var entry: AcceptedAnnouncement
    package var cause: WaitingCause
    /// A sentence for a person.
    package var reason: String
    /// The time at which the announcement takes its turn or expires, on the clock of the queue's events; nil if only
    /// other announcements decide.
    package var until: Duration?

    package init(entry: AcceptedAnnouncement, cause: WaitingCause, reason: String, until: Duration?) {
        self.entry = entry
        self.cause = cause
        self.reason = reason
        self.until = until
    }
}

extension AnnouncementQueue {
    /// The waiting announcement that will probably be spoken next.
    package var nextInLine: AcceptedAnnouncement? { room.first }

    /// The waiting announcements, in the order of ``waiting``, and their reasons.
    /// - Parameter limit: the most to return.
    package func reasonsForWaiting(limit: Int = .max) -> [Waiting] {
        room.next(max(0, limit)).map { entry in
            let isHeld = !isLetThrough(entry)
            let (inLine, cause) = isHeld ? ("speech is paused", WaitingCause.paused) : (reasonInLine, .turn)
            guard let due = room.due(of: entry.id) else {
                let end = entry.deadline == nil ? "" : ", and expires when that takes too long"
                let ofClient = isPaused(entry.client)
                let reason = "waits: \(ofClient ? "its client is paused" : inLine)\(end)"
                return Waiting(
                    entry: entry, cause: ofClient ? .clientPaused : cause, reason: reason, until: entry.deadline)
            }
            guard !entry.awaitsMore else {
                let reason = "waits: it is open, and its client may append to it"
                return Waiting(entry: entry, cause: .open, reason: reason, until: due)
            }
            guard !entry.isUnacknowledged else {
                let reason = "waits: it was heard and not acknowledged, so it is said again"
                return Waiting(entry: entry, cause: .acknowledgement, reason: reason, until: due)
            }
            let reason = "waits: the change that it reports has not come to rest"
            return Waiting(entry: entry, cause: .rest, reason: reason, until: due)
        }
    }

    private var reasonInLine: String {
        if let outage { return "nothing can be heard: \(outage.reason)" }
        guard let current else { return "it is next" }
        return "announcement \(current.id) of priority \(current.rank.rawValue) is being heard"
    }
}
