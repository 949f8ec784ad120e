// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection

/// A reason for which a watcher wakes.
package enum WatchWake: WakeReason {
    case event(WatchEvent)
    /// The daemon has refused a request.
    case refused(String)
    /// Keys have been pressed.
    case keys
    case signal(Int32)
    case timer

    static let statusID: RequestID = "status"
    /// More than a screen has rows.
    static let statusRequest = Request.status(StatusRequest(limit: 100))
    /// The requests that are sent on each connection.
    static let opening = [
        OpeningRequest(
            id: "subscribe",
            request: .subscribe(SubscribeRequest([.announcements, .captions, .pauses], scope: .all))),
        OpeningRequest(id: statusID, request: statusRequest),
    ]

    /// - Returns: nil for what nobody who watches needs to know.
    init?(_ news: ClientNews) {
        switch news {
        case .lost: self = .event(.lost)
        case .message(.reply(Self.statusID, let line)):
            guard let status = try? WireCoder().reply(line, as: StatusReply.self).result else { return nil }
            self = .event(.status(status))
        case .message(.reply(_, let line)):
            guard let error = try? WireCoder().reply(line, as: NoResult.self).error else { return nil }
            self = .refused(error.message)
        case .message(.event(.announcement(let event))): self = .event(.announcement(event))
        case .message(.event(.caption(let word))): self = .event(.word(word))
        case .message(.event(.pause(let event))): self = .event(.paused(event.paused))
        case .found, .message: return nil
        }
    }
}
