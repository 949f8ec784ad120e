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

    private mutating func speak(_ id: AnnouncementID?) {
        guard id != speakingID || caption == nil else { return }
        speakingID = id
        caption = speaking.map { CaptionText(shown: $0.shownText) }
    }

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
