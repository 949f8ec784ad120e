// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// Tells those clients that asked what becomes of announcements.
struct EventFeed {
    /// One client's wish, and the way to it.
    struct Subscriber {
        var scope: SubscribeRequest.Scope
        var deliver: (ServerEvent) -> Void
    }

    private var subscribers: [ClientID: Subscriber] = [:]

    mutating func subscribe(_ client: ClientID, _ subscriber: Subscriber?) {
        subscribers[client] = subscriber
    }

    func isSubscribed(_ client: ClientID) -> Bool { subscribers[client] != nil }

    /// Whether anybody wants to know of this client's announcements.
    func hasSubscribers(for client: ClientID) -> Bool {
        subscribers.contains { $0.value.scope == .all || $0.key == client }
    }

    /// - Parameter owner: the client whose announcement it is about.
    func publish(_ event: ServerEvent, owner: ClientID) {
        for (client, subscriber) in subscribers where subscriber.scope == .all || client == owner {
            subscriber.deliver(event)
        }
    }
}
