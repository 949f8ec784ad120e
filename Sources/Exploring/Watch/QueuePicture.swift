// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import DaemonProtocol

/// The queue as a watcher knows it: takes the daemon's events and returns the news to show.
///
/// A value. A reply to `status` sets the state, and events change it until the next reply. Times are the daemon's, in
/// seconds since 1970-01-01T00:00:00Z.
package struct QueuePicture: Sendable, Equatable {
    /// The last reply to `status`; nil without a connection.
    private(set) var status: StatusReply?
    private(set) var isPaused = false
    /// The text of the current announcement, with its current word.
    private(set) var caption: CaptionText?
    /// The last announcements that ended, the latest first.
    private(set) var ended: [Ended] = []
    /// The number of all waiting announcements.
    private(set) var waitingCount = 0
    private var open: [AnnouncementID: Entry] = [:]
    private var speakingID: AnnouncementID?
    /// The known waiting announcements, the next one first.
    private var order: [AnnouncementID] = []

    /// The number of ended announcements that are kept.
    private static let maxEnded = 100

    var speaking: Entry? { speakingID.flatMap { open[$0] } }
    var waiting: [Entry] { order.compactMap { open[$0] } }
    /// Whether a known announcement repeats until the user acknowledges it.
    var hasAlarms: Bool { open.values.contains { $0.repeatsEvery != nil } }

    /// - Returns: the news that is worth reporting, in this order.
    mutating func take(_ event: WatchEvent) -> [WatchChange] {
        switch event {
        case .status(let status): return take(status)
        case .announcement(let event): return take(event)
        case .word(let word):
            if word.id == speakingID { caption?.hear(word.text, at: word.offset) }
            return [.word(word)]
        case .paused(let paused):
            guard paused != isPaused else { return [] }
            isPaused = paused
            return [.paused(paused)]
        case .lost:
            let before = ended
            self = QueuePicture()
            ended = before
            return [.lost]
        }
    }
}

extension QueuePicture {
    /// Takes a reply to `status`: its entries replace the known ones, which may have ended.
    private mutating func take(_ reply: StatusReply) -> [WatchChange] {
        let isFirst = status == nil
        let before = open
        status = reply
        isPaused = reply.paused
        waitingCount = reply.waiting
        // The reply has a limit: when more announcements wait than it lists, known ones may still wait.
        if reply.waiting <= reply.next.count { open = [:] }
        for item in reply.next + (reply.speaking.map { [$0] } ?? []) {
            open[item.id] = Entry(item, before: before[item.id])
        }
        order = reply.next.map(\.id)
        speak(reply.speaking?.id)
        let known = isFirst ? entriesNews(reply) : []
        return known + waiting.filter { $0.waits?.cause != before[$0.id]?.waits?.cause }.map(waits)
    }

    private func entriesNews(_ status: StatusReply) -> [WatchChange] {
        [.connected(status)] + (speaking.map { [.speaking($0)] } ?? []) + waiting.map { .queued($0, reason: nil) }
    }

    private func waits(_ entry: Entry) -> WatchChange {
        .waits(entry, behind: entry.waits?.cause == WaitingCause.turn.rawValue ? speaking : nil)
    }

    /// Changes the current announcement; nil for silence.
    private mutating func speak(_ id: AnnouncementID?) {
        guard id != speakingID || caption == nil else { return }
        speakingID = id
        caption = speaking.map { CaptionText(shown: $0.shownText) }
    }

    /// Changes the picture by an event of one announcement.
    private mutating func take(_ event: AnnouncementEvent) -> [WatchChange] {
        guard let state = AnnouncementState(name: event.state) else { return [] }
        var entry = open[event.id] ?? Entry(event)
        entry.update(with: event)
        leave(event.id)
        switch state {
        case .queued:
            let wasCut = event.id == speakingID
            if wasCut { speak(nil) }
            open[event.id] = entry
            order.insert(event.id, at: wasCut ? 0 : order.count)
            waitingCount += 1
            return [.queued(entry, reason: event.reason)]
        case .began:
            entry.waits = nil
            entry.began = entry.began ?? event.time
            open[event.id] = entry
            caption = nil
            speak(event.id)
            return [.began(entry, at: event.time)]
        case .ended:
            if event.id == speakingID { speak(nil) }
            open[event.id] = nil
            let end = Ended(
                entry: entry, state: event.state, reason: event.reason, heard: event.heard, time: event.time)
            ended = [end] + ended.prefix(Self.maxEnded - 1)
            return [.ended(end)]
        }
    }

    /// Removes an announcement from the waiting ones.
    private mutating func leave(_ id: AnnouncementID) {
        guard open[id] != nil, id != speakingID else { return }
        order.removeAll { $0 == id }
        waitingCount = max(0, waitingCount - 1)
    }
}

extension QueuePicture {
    /// An announcement without an outcome. Times are the daemon's, in seconds since 1970-01-01T00:00:00Z.
    package struct Entry: Sendable, Equatable {
        let id: AnnouncementID
        var client: String?
        var priority: AnnouncementPriority?
        var slot: String?
        /// Nil for a sensitive announcement.
        var text: String?
        var accepted: Double?
        /// The time after which the announcement is no longer worth speaking.
        var expires: Double?
        /// The reason why the announcement waits, if known.
        var waits: PastAnnouncement.Wait?
        /// The time when its first sample was audible.
        var began: Double?
        /// Seconds from its end to its repetition, unless acknowledged; nil for an announcement that is spoken once.
        var repeatsEvery: Double?

        /// - Parameter before: the same entry from before, which fills in facts that `status` lacks.
        init(_ item: StatusReply.Item, before: Entry?) {
            id = item.id
            client = item.client
            priority = item.priority
            slot = item.slot
            text = item.text
            accepted = before?.accepted ?? item.accepted
            expires = item.expires
            waits = item.waits
            repeatsEvery = item.repeatsEvery
            began = before?.began
        }

        init(_ event: AnnouncementEvent) {
            id = event.id
            accepted = event.state == AnnouncementState.queued.name ? event.time : nil
        }

        /// Updates the entry; an event has the current text.
        mutating func update(with event: AnnouncementEvent) {
            client = event.client ?? client
            priority = event.priority ?? priority
            text = event.text
        }

        /// The text on one line.
        var shownText: String { text?.printable ?? "(sensitive)" }

        /// Milliseconds from acceptance to the first audible sample.
        var latency: Int? {
            guard let accepted, let began else { return nil }
            return Int(max(0, (began - accepted) * 1000).rounded())
        }
    }

    /// An announcement and its outcome.
    package struct Ended: Sendable, Equatable {
        var entry: Entry
        /// The name of an ``AnnouncementOutcome``.
        var state: String
        var reason: String?
        var heard: String?
        var time: Double

        /// The reason, without the outcome's name at its beginning.
        var why: String? { reason.map { $0.hasPrefix("\(state): ") ? String($0.dropFirst(state.count + 2)) : $0 } }
    }
}

/// A message from the daemon to a watcher.
package enum WatchEvent: Sendable {
    case status(StatusReply)
    case announcement(AnnouncementEvent)
    case word(CaptionEvent)
    case paused(Bool)
    /// The connection has ended.
    case lost
}

/// The news that results from an event.
package enum WatchChange: Sendable, Equatable {
    case connected(StatusReply)
    /// The announcement that was playing when the watcher connected.
    case speaking(QueuePicture.Entry)
    /// The reason is set for an announcement that was interrupted and waits again.
    case queued(QueuePicture.Entry, reason: String?)
    /// The reason why an announcement waits is known, or has changed.
    case waits(QueuePicture.Entry, behind: QueuePicture.Entry?)
    /// The time when the announcement began; for a repetition this differs from the entry's own time.
    case began(QueuePicture.Entry, at: Double)
    case word(CaptionEvent)
    case ended(QueuePicture.Ended)
    case paused(Bool)
    case lost
}
