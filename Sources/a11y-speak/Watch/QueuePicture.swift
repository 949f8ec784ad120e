// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What a watcher knows of the daemon's queue: the daemon's news in, what there is to see out.
///
/// A value. `status` says what is so; what happens afterwards changes it until the next one. Times are the daemon's, in
/// seconds since 1970-01-01T00:00:00Z.
struct QueuePicture: Sendable, Equatable {
    /// The last answer to `status`; nil without a connection.
    private(set) var status: StatusReply?
    private(set) var isPaused = false
    /// What is being spoken, with the word that is heard now.
    private(set) var caption: CaptionText?
    /// The last that have ended, the latest first.
    private(set) var ended: [Ended] = []
    /// How many wait in all.
    private(set) var waitingCount = 0
    private var open: [AnnouncementID: Entry] = [:]
    private var speakingID: AnnouncementID?
    /// Those that wait as far as they are known, the next first.
    private var order: [AnnouncementID] = []

    /// How many that have ended are kept.
    private static let mostEnded = 100

    var speaking: Entry? { speakingID.flatMap { open[$0] } }
    var waiting: [Entry] { order.compactMap { open[$0] } }

    /// - Returns: what of it is worth telling, in this order.
    mutating func take(_ event: WatchEvent) -> [WatchNews] {
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
    /// Says what is so now: entries that are in it are known, others may have gone.
    private mutating func take(_ reply: StatusReply) -> [WatchNews] {
        let isFirst = status == nil
        let before = open
        status = reply
        isPaused = reply.paused
        waitingCount = reply.waiting
        // Those that are not listed may still wait, if there are so many.
        if reply.waiting <= reply.next.count { open = [:] }
        for item in reply.next + (reply.speaking.map { [$0] } ?? []) {
            open[item.id] = Entry(item, before: before[item.id])
        }
        order = reply.next.map(\.id)
        speak(reply.speaking?.id)
        let known = isFirst ? entriesNews(reply) : []
        return known + waiting.filter { $0.waits?.cause != before[$0.id]?.waits?.cause }.map(waits)
    }

    private func entriesNews(_ status: StatusReply) -> [WatchNews] {
        [.connected(status)] + (speaking.map { [.speaking($0)] } ?? []) + waiting.map { .queued($0, reason: nil) }
    }

    private func waits(_ entry: Entry) -> WatchNews {
        .waits(entry, behind: entry.waits?.cause == WaitingCause.turn.rawValue ? speaking : nil)
    }

    /// Another one is heard now, or none.
    private mutating func speak(_ id: AnnouncementID?) {
        guard id != speakingID || caption == nil else { return }
        speakingID = id
        caption = speaking.map { CaptionText(shown: $0.shownText) }
    }

    /// Changes the picture by what has happened to one announcement.
    private mutating func take(_ event: AnnouncementEvent) -> [WatchNews] {
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
            ended = [end] + ended.prefix(Self.mostEnded - 1)
            return [.ended(end)]
        }
    }

    /// It waits no longer.
    private mutating func leave(_ id: AnnouncementID) {
        guard open[id] != nil, id != speakingID else { return }
        order.removeAll { $0 == id }
        waitingCount = max(0, waitingCount - 1)
    }
}

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

        /// - Parameter before: the same one as it was known: what `status` does not tell stays.
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

        /// An event has the words as they are now.
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

/// What the daemon tells a watcher.
enum WatchEvent: Sendable {
    case status(StatusReply)
    case announcement(AnnouncementEvent)
    case word(CaptionEvent)
    case paused(Bool)
    /// The connection has ended.
    case lost
}

/// What of it is news.
enum WatchNews: Sendable, Equatable {
    case connected(StatusReply)
    /// What was being spoken when the connection was made.
    case speaking(QueuePicture.Entry)
    /// The reason is that of one that was cut.
    case queued(QueuePicture.Entry, reason: String?)
    /// Why one waits is known, or is another reason than before.
    case waits(QueuePicture.Entry, behind: QueuePicture.Entry?)
    /// When it was heard; again when that is not the entry's own time.
    case began(QueuePicture.Entry, at: Double)
    case word(CaptionEvent)
    case ended(QueuePicture.Ended)
    case paused(Bool)
    case lost
}
