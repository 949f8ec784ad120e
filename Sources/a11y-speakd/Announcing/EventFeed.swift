// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// Tells those clients that asked what becomes of announcements.
struct EventFeed {
    /// One client's wish, and the way to it.
    struct Subscriber {
        var scope: SubscribeRequest.Scope
        var events: Set<SubscribeRequest.Event> = [.announcements]
        var deliver: (ServerEvent) -> Void
    }

    private var subscribers: [ClientID: Subscriber] = [:]

    mutating func subscribe(_ client: ClientID, _ subscriber: Subscriber?) {
        subscribers[client] = subscriber
    }

    /// Whether it wants to know what becomes of announcements.
    func isSubscribed(_ client: ClientID) -> Bool {
        subscribers[client]?.events.contains(.announcements) ?? false
    }

    /// Whether anybody wants to know of this client's announcements.
    func hasSubscribers(for client: ClientID) -> Bool {
        subscribers.contains { isInterested($0.key, $0.value, in: .announcements, of: client) }
    }

    /// - Parameter owner: the client whose announcement it is about.
    func publish(_ event: AnnouncementEvent, owner: ClientID) {
        for (client, subscriber) in subscribers where isInterested(client, subscriber, in: .announcements, of: owner) {
            subscriber.deliver(.announcement(event))
        }
    }

    /// Whether anybody wants to read along with this client's announcements.
    func hasReaders(of client: ClientID) -> Bool {
        subscribers.contains { isInterested($0.key, $0.value, in: .captions, of: client) }
    }

    func publish(_ event: CaptionEvent, owner: ClientID) {
        for (client, subscriber) in subscribers where isInterested(client, subscriber, in: .captions, of: owner) {
            subscriber.deliver(.caption(event))
        }
    }

    /// A client that has moved its own focus need not be told, unless it wants to know of all.
    func publish(_ event: FocusEvent, owner: ClientID, movedBy mover: ClientID) {
        for (client, subscriber) in subscribers where isInterested(client, subscriber, in: .focus, of: owner) {
            if client != mover || subscriber.scope == .all { subscriber.deliver(.focus(event)) }
        }
    }

    private func isInterested(
        _ client: ClientID, _ subscriber: Subscriber, in kind: SubscribeRequest.Event, of owner: ClientID
    ) -> Bool {
        (subscriber.scope == .all || client == owner) && subscriber.events.contains(kind)
    }
}
