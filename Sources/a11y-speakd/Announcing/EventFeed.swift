// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue

/// Tells those clients that asked what becomes of announcements.
struct EventFeed {
    /// One client's wish, and the way to it.
    struct Subscriber {
        var scope: SubscribeRequest.Scope
        var events: Set<SubscribeRequest.Event> = [.announcements]
        var deliver: (FeedEvent) -> Void
    }

    /// Who listens only to its own is not looked at for others' sake, however many there are.
    private var own: [ClientID: Subscriber] = [:]
    private var all: [ClientID: Subscriber] = [:]

    mutating func subscribe(_ client: ClientID, _ subscriber: Subscriber?) {
        own[client] = subscriber?.scope == .own ? subscriber : nil
        all[client] = subscriber?.scope == .all ? subscriber : nil
    }

    /// Whether it wants to know what becomes of announcements.
    func isSubscribed(_ client: ClientID) -> Bool {
        (own[client] ?? all[client])?.events.contains(.announcements) ?? false
    }

    /// Whether anybody wants to know this of a client.
    func isWanted(_ kind: SubscribeRequest.Event, of owner: ClientID) -> Bool {
        own[owner]?.events.contains(kind) ?? false || all.values.contains { $0.events.contains(kind) }
    }

    /// What is about everybody.
    func publish(_ event: FeedEvent) {
        for subscriber in own.values where subscriber.events.contains(event.kind) { subscriber.deliver(event) }
        for subscriber in all.values where subscriber.events.contains(event.kind) { subscriber.deliver(event) }
    }

    /// - Parameter owner: the client that it is about. What a client did itself, as moving its own focus, is told to
    ///   those only that want to know of all.
    func publish(_ event: FeedEvent, owner: ClientID, by mover: ClientID? = nil) {
        if mover != owner, let subscriber = own[owner], subscriber.events.contains(event.kind) {
            subscriber.deliver(event)
        }
        for subscriber in all.values where subscriber.events.contains(event.kind) { subscriber.deliver(event) }
    }
}

/// Words and marks, as they are heard.
extension EventFeed {
    /// Nobody follows the words of a secret.
    func followsWords(of entry: AcceptedAnnouncement) -> Bool {
        isWanted(.captions, of: entry.client) && !entry.announcement.isSensitive
    }

    func publish(_ places: [HeardPlace], of entry: AcceptedAnnouncement) {
        let wantsWords = followsWords(of: entry)
        for place in places {
            switch place {
            // A space that is named is no word.
            case .word(let word) where wantsWords && word.length > 0:
                publish(.word(entry.id, word), owner: entry.client)
            case .word: break
            case .mark(let name): publish(.mark(entry.id, name: name), owner: entry.client)
            }
        }
    }
}
