// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue

/// Reports the progress of announcements to the clients that subscribed.
///
/// Not `Sendable`: everything happens on the daemon's one event loop.
final class EventFeed {
    /// One client's subscription, and how to deliver to it.
    struct Subscriber {
        var scope: SubscribeRequest.Scope
        var events: Set<SubscribeRequest.Event> = [.announcements]
        var deliver: (FeedEvent) -> Void
    }

    /// Subscribers to their own announcements only. Events of other clients skip them.
    private var own: [ClientID: Subscriber] = [:]
    private var all: [ClientID: Subscriber] = [:]

    func subscribe(_ client: ClientID, _ subscriber: Subscriber?) {
        own[client] = subscriber?.scope == .own ? subscriber : nil
        all[client] = subscriber?.scope == .all ? subscriber : nil
    }

    /// Whether the client subscribed to announcement events.
    func isSubscribed(_ client: ClientID) -> Bool {
        (own[client] ?? all[client])?.events.contains(.announcements) ?? false
    }

    /// Whether any client subscribed to this kind of event about `owner`.
    func isWanted(_ kind: SubscribeRequest.Event, of owner: ClientID) -> Bool {
        own[owner]?.events.contains(kind) ?? false || all.values.contains { $0.events.contains(kind) }
    }

    /// Publishes an event that concerns every subscriber.
    func publish(_ event: FeedEvent) {
        for subscriber in own.values where subscriber.events.contains(event.kind) { subscriber.deliver(event) }
        for subscriber in all.values where subscriber.events.contains(event.kind) { subscriber.deliver(event) }
    }

    /// - Parameter owner: the client that the event is about. A client's own act, such as a move of its focus, is
    ///   reported only to subscribers with the scope `all`.
    func publish(_ event: FeedEvent, owner: ClientID, by mover: ClientID? = nil) {
        if mover != owner, let subscriber = own[owner], subscriber.events.contains(event.kind) {
            subscriber.deliver(event)
        }
        for subscriber in all.values where subscriber.events.contains(event.kind) { subscriber.deliver(event) }
    }
}

/// Words and marks, reported when they are heard.
extension EventFeed {
    /// Whether a client follows the announcement's words; never for a sensitive announcement.
    func followsWords(of entry: AcceptedAnnouncement) -> Bool {
        isWanted(.captions, of: entry.client) && !entry.announcement.isSensitive
    }

    /// Whether a client follows the announcement's cursor; never for a sensitive announcement.
    func followsCursor(of entry: AcceptedAnnouncement) -> Bool {
        isWanted(.cursors, of: entry.client) && !entry.announcement.isSensitive
    }

    func publish(_ place: HeardPlace, of entry: AcceptedAnnouncement) {
        switch place {
        // A space that is spoken by name does not count as a word.
        case .word(let word) where word.length > 0 && followsWords(of: entry):
            publish(.word(entry.id, word), owner: entry.client)
        case .mark(let name): publish(.mark(entry.id, name: name), owner: entry.client)
        case .word, .cursor: break
        }
    }
}
