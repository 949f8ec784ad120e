// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue

/// What was said, and saying it again. Kept in memory only.
extension Session {
    func history(_ request: HistoryRequest) throws(WireError) -> HistoryReply {
        switch request {
        case .latest(let limit):
            return HistoryReply(announcements: daemon.announcer.history.latest(limit ?? .max).map(daemon.past))
        case .one(let id):
            guard let record = daemon.announcer.history.explain(id) else {
                if let ending = daemon.announcer.requests.ending(of: id) {
                    return HistoryReply(announcements: [ending])
                }
                throw WireError(
                    .unknownAnnouncement, "Announcement \(id) is not remembered: the last 200 that ended are.")
            }
            return HistoryReply(announcements: [daemon.past(record)])
        }
    }

    /// Says the last that was heard to its end again, whoever said it, in this client's name.
    func sayAgain(id: RequestID?) throws {
        guard var last = daemon.announcer.history.lastFinished else {
            throw WireError(.unknownAnnouncement, "Nothing was said yet that could be said again.")
        }
        // Its slot would take it for the same words again, and what it tells of may have gone.
        (last.slot, last.subject, last.settles, last.expires) = (nil, nil, nil, nil)
        last.priority = .default
        try post(last, id: id)
    }
}

extension Clients {
    func past(_ record: HistoryRecord) -> PastAnnouncement {
        let steps = record.steps.map {
            PastAnnouncement.Step(
                time: announcer.time.date(of: $0.time), state: $0.state, reason: $0.reason, heard: $0.heard)
        }
        let waits = record.outcome == nil ? announcer.queue.reasonsForWaiting().first { $0.entry.id == record.id } : nil
        return PastAnnouncement(
            id: record.id, client: name(of: record.client), priority: record.priority,
            text: record.text ?? waits.flatMap { announcer.displayText(of: $0.entry) },
            steps: steps, waits: waits.map(wait))
    }

    func wait(_ waiting: Waiting) -> PastAnnouncement.Wait {
        PastAnnouncement.Wait(
            cause: waiting.cause, reason: waiting.reason, until: waiting.until.map(announcer.time.date(of:)))
    }
}
