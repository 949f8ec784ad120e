// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// A client whose connection was cut asks again for what it had no reply to.
extension Session {
    /// Whether a request of this session with that id made an announcement already. Then it is answered once more, and
    /// where the announcement is now is told once more.
    func isRepetition(_ request: Request, id: RequestID?) throws -> Bool {
        guard session != nil, let id else { return false }
        let key = AcceptedRequests.Key(client: self.id, request: id)
        guard let announcement = daemon.announcer.requests[key] else { return false }
        if case .chart = request {
            reply(id, ChartCommandReply(handled: true, announcement: announcement, cursor: nil))
        } else {
            reply(id, announcement: announcement)
        }
        guard daemon.announcer.feed.isSubscribed(self.id), let event = latestEvent(of: announcement) else {
            return true
        }
        connection.notify(coder.line(ServerEvent.announcement(event)))
        return true
    }

    private func latestEvent(of id: AnnouncementID) -> AnnouncementEvent? {
        guard let past = try? history(.one(id)).announcements.first, let step = past.steps.last,
            let state = AnnouncementState(name: step.state)
        else { return nil }
        return AnnouncementEvent(
            id: id, state: state, text: past.text, reason: step.reason, heard: step.heard, time: step.time)
    }
}
