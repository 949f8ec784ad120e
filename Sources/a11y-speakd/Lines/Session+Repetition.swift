// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue

/// A client that was disconnected repeats the requests to which it got no reply.
extension Session {
    /// Whether a request with that id made an announcement already. If so, answers it again and sends the latest event of
    /// the announcement.
    func isRepetition(_ request: Request, id: RequestID?) -> Bool {
        guard let announcement = client.madeAnnouncement(id) else { return false }
        switch request {
        case .chart(.commanded), .visit:
            reply(id, ChartCommandReply(handled: true, announcement: announcement, cursor: nil))
        default: reply(id, announcement: announcement)
        }
        if let event = client.latestEvent(of: announcement) {
            connection.notify(coder.line(ServerEvent.announcement(event)))
        }
        return true
    }
}
