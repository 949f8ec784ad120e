// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol

@testable import Exploring
@testable import a11y_speak

/// Someone who watches: the daemon's news and keys in. Time 0 is when the daemon was asked first.
struct WatchStory {
    var watcher = Watcher()
    private(set) var news: [WatchChange] = []

    static let start = 1_800_000_000.0

    /// Returns the output since the last call, as lines and as JSON.
    mutating func takeLines() -> [String] {
        defer { news = [] }
        return news.flatMap(WatchSentence.lines)
    }

    mutating func takeRecords() -> [String] {
        defer { news = [] }
        return news.map { String(decoding: WireCoder().line(WatchRecord($0)).dropLast(), as: UTF8.self) }
    }

    mutating func take(_ event: WatchEvent) { news += watcher.take(event) }

    /// The daemon's answer to `status`.
    mutating func status(
        _ time: Double = 0, paused: Bool = false, speaking: StatusReply.Item? = nil, next: [StatusReply.Item] = [],
        waiting: Int? = nil, problem: String? = nil, latency: LatencyReply? = nil
    ) {
        take(
            .status(
                Self.reply(
                    time, paused: paused, speaking: speaking, next: next, waiting: waiting, problem: problem,
                    latency: latency)))
    }

    static func reply(
        _ time: Double = 0, paused: Bool = false, speaking: StatusReply.Item? = nil, next: [StatusReply.Item] = [],
        waiting: Int? = nil, problem: String? = nil, latency: LatencyReply? = nil
    ) -> StatusReply {
        StatusReply(
            version: "0.1.0", time: Self.start + time, paused: paused, speaking: speaking,
            waiting: waiting ?? next.count, next: next, clients: 2, synthesizer: "espeak-ng 1.51", sink: "null",
            problem: problem, latency: latency)
    }

    /// Makes an item that waits or is spoken.
    static func item(
        _ id: UInt64, _ text: String?, priority: AnnouncementPriority = .message, client: String? = "dashboard",
        accepted: Double = 0, expires: Double? = nil, cause: WaitingCause? = nil
    ) -> StatusReply.Item {
        StatusReply.Item(
            id: AnnouncementID(rawValue: id), client: client, priority: priority, text: text, slot: nil,
            accepted: start + accepted, expires: expires.map { start + $0 },
            waits: cause.map { PastAnnouncement.Wait(cause: $0, reason: "waits: …", until: nil) })
    }

    /// Reports a state of an announcement.
    mutating func announcement(
        _ id: UInt64, _ state: AnnouncementState, _ text: String?, at time: Double,
        priority: AnnouncementPriority = .message, reason: String? = nil, heard: String? = nil
    ) {
        take(
            .announcement(
                AnnouncementEvent(
                    id: AnnouncementID(rawValue: id), client: "dashboard", priority: priority, state: state, text: text,
                    reason: reason, heard: heard, time: Self.start + time)))
    }

    mutating func word(_ id: UInt64, _ text: String, in whole: String) throws {
        let offset = whole.unicodeScalars.split(separator: " ").prefix { String($0) != text }
            .reduce(0) { $0 + $1.count + 1 }
        guard let word = SpokenWord(in: whole, at: offset) else { return }
        take(.word(CaptionEvent(id: AnnouncementID(rawValue: id), word: word)))
    }

    mutating func press(_ keys: Key...) -> [Watcher.Step] { keys.flatMap { watcher.take($0) } }

    /// The screen at a time, without spaces at the ends of rows; marked words in brackets.
    func screen(_ columns: Int, _ rows: Int, at time: Double? = nil) -> [String] {
        var watcher = watcher
        watcher.size = ScreenSize(columns: columns, rows: rows)
        return watcher.screen(at: time.map { Self.start + $0 }).rows.map { row in
            let text = row.runs.map { $0.style == [.reverse, .bold] ? "[\($0.text)]" : $0.text }.joined()
            return String(text.reversed().drop { $0 == " " }.reversed())
        }
    }
}
