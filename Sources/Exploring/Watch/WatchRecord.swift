// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol

/// News as an object for programs.
package struct WatchRecord: Encodable, Equatable {
    /// connected, speaking, queued, waits, began, word, an outcome, paused, resumed or disconnected.
    var event: String
    var id: AnnouncementID?
    var client: String?
    var priority: AnnouncementPriority?
    var slot: String?
    var text: String?
    /// Seconds since 1970-01-01T00:00:00Z, like `accepted`, `expires` and `until`.
    var time: Double?
    var accepted: Double?
    var expires: Double?
    var until: Double?
    var cause: String?
    var reason: String?
    var heard: String?
    /// Milliseconds from acceptance to the first audible sample.
    var latency: Int?
    /// The beginning of a word, in Unicode scalars.
    var offset: Int?
    var length: Int?
    var status: StatusReply?

    package init(_ news: WatchChange) {
        switch news {
        case .connected(let status):
            self.init("connected")
            self.status = status
        case .speaking(let entry): self.init("speaking", entry)
        case .queued(let entry, let reason):
            self.init("queued", entry)
            self.reason = reason
        case .waits(let entry, _): self.init(waiting: entry)
        case .began(let entry, let time):
            self.init("began", entry)
            (self.time, latency) = (time, entry.began == time ? entry.latency : nil)
        case .word(let word):
            self.init("word")
            (id, text, offset, length) = (word.id, word.text, word.offset, word.length)
        case .ended(let end):
            self.init(end.state, end.entry)
            (time, reason, heard, latency) = (end.time, end.reason, end.heard, end.entry.latency)
        case .paused(let paused): self.init(paused ? "paused" : "resumed")
        case .lost: self.init("disconnected")
        }
    }

    private init(_ event: String, _ entry: QueuePicture.Entry? = nil) {
        self.event = event
        (id, client, priority, text) = (entry?.id, entry?.client, entry?.priority, entry?.text)
        accepted = entry?.accepted
    }

    private init(waiting entry: QueuePicture.Entry) {
        self.init("waits", entry)
        (slot, expires) = (entry.slot, entry.expires)
        (cause, reason, until) = (entry.waits?.cause, entry.waits?.reason, entry.waits?.until)
    }
}
