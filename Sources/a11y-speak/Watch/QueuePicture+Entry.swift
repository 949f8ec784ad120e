// SPDX-License-Identifier: MIT

import AnnouncementKit

extension QueuePicture {
    /// An announcement that has no outcome yet. Times are the daemon's, in seconds since 1970-01-01T00:00:00Z.
    struct Entry: Sendable, Equatable {
        let id: AnnouncementID
        var client: String?
        var priority: AnnouncementPriority?
        var slot: String?
        /// Nil when it is sensitive.
        var text: String?
        var accepted: Double?
        /// When it stops being worth saying.
        var expires: Double?
        /// Why it waits, as far as that is known.
        var waits: PastAnnouncement.Wait?
        /// When its first sample was heard.
        var began: Double?

        init(_ item: StatusReply.Item, before: Entry?) {
            id = item.id
            client = item.client
            priority = item.priority
            slot = item.slot
            text = item.text
            accepted = before?.accepted ?? item.accepted
            expires = item.expires
            waits = item.waits
            began = before?.began
        }

        init(_ event: AnnouncementEvent) {
            id = event.id
            accepted = event.state == AnnouncementState.queued.name ? event.time : nil
        }

        mutating func update(with event: AnnouncementEvent) {
            client = event.client ?? client
            priority = event.priority ?? priority
            text = event.text
        }

        /// On one line.
        var shownText: String { text?.printable ?? "(sensitive)" }

        /// From its acceptance until it was heard, in milliseconds.
        var latency: Int? {
            guard let accepted, let began else { return nil }
            return Int(max(0, (began - accepted) * 1000).rounded())
        }
    }

    /// An announcement and its outcome.
    struct Ended: Sendable, Equatable {
        var entry: Entry
        /// The name of an ``AnnouncementOutcome``.
        var state: String
        var reason: String?
        var heard: String?
        var time: Double

        /// The reason without the outcome's name in front of it.
        var why: String? { reason.map { $0.hasPrefix("\(state): ") ? String($0.dropFirst(state.count + 2)) : $0 } }
    }
}
