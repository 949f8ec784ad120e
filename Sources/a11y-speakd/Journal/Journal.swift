// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue

/// The announcements that must be heard even if the daemon dies. A value type: takes events, returns lines.
///
/// The lines have the wire's format, like a recording of the conversation: a `hello` before the requests of another
/// client, the requests as received, and the events that report their progress. ``JournalReader`` reads them.
struct Journal {
    /// The most bytes kept of announcements without an outcome.
    static let limit = 16 << 20
    /// The size in bytes up to which a file is not worth rewriting.
    static let worthCompacting = 256 << 10
    /// The number of ended announcements remembered, for clients that repeat a request.
    static let maxEnded = 1024
    /// The number of ids reserved at once, for all announcements, in the journal or not. A daemon that dies leaves a
    /// gap in the numbers, because the ids that it reported are not known. A daemon that ends in good order writes its
    /// last id.
    private static let idsAtOnce: UInt64 = 1000

    /// One announcement: its lines, without the `hello` before them.
    private struct Record {
        let hello: [UInt8]
        var lines: [UInt8]
        /// The place where speech continues.
        var progress: [UInt8] = []
        /// The id with which its client may repeat the request; nil when it cannot.
        var request: RequestID?
        let isSensitive: Bool
        var size: Int { hello.count + lines.count + progress.count }
    }

    private var open: [AnnouncementID: Record] = [:]
    private var ended = BoundedMemory<AnnouncementID, Record>(limit: Self.maxEnded)
    private var reserved: UInt64 = 0
    /// The bytes of all open records.
    private var openSize = 0
    /// The bytes written since the last full rewrite.
    private var written = 0
    private var lastHello: [UInt8] = []
    private var holdsSecrets = false
    private var lines: [UInt8] = []
    private let coder = WireCoder()

    /// Whether no announcement is left to be spoken.
    var isEmpty: Bool { open.isEmpty }
    var hasLines: Bool { !lines.isEmpty }

    func isOpen(_ id: AnnouncementID) -> Bool { open[id] != nil }

    /// Returns the lines not written yet, which count as written from then on.
    mutating func takeLines() -> [UInt8] {
        defer { lines.removeAll(keepingCapacity: lines.count < 1 << 20) }
        written += lines.count
        return lines
    }

    /// An id was assigned: a later daemon assigns greater ones.
    mutating func given(_ id: AnnouncementID) {
        guard id.rawValue > reserved else { return }
        reserved = id.rawValue + Self.idsAtOnce
        lines += reservation
    }

    /// Ids continue after this one: an earlier daemon has assigned it, or no more are assigned.
    mutating func given(lastly id: UInt64) { reserved = id }

    /// - Parameter hello: the line that identifies the client.
    /// - Returns: false when the journal is full.
    mutating func accepted(_ accepted: JournalEntry, hello: [UInt8]) -> Bool {
        guard openSize + accepted.line.count <= Self.limit else { return false }
        let event = AnnouncementEvent.acceptedLine(of: accepted.id, time: accepted.time)
        var lines: [UInt8] = []
        lines.reserveCapacity(accepted.line.count + 1 + event.count)
        lines += accepted.line
        if accepted.line.last != UInt8(ascii: "\n") { lines.append(UInt8(ascii: "\n")) }
        lines += event
        var record = Record(
            hello: hello, lines: lines, request: accepted.request, isSensitive: accepted.isSensitive)
        if let shorter = open[accepted.id] {
            (record.request, record.progress) = (record.request ?? shorter.request, shorter.progress)
            openSize -= shorter.size
        }
        write(record)
        open[accepted.id] = record
        openSize += record.size
        return true
    }

    private mutating func write(_ record: Record) {
        if lastHello != record.hello { lines += record.hello }
        lastHello = record.hello
        lines += record.lines
        lines += record.progress
    }

    /// The first sample of the announcement is heard, or a word of its speech.
    /// - Parameter word: nil for the first sample.
    mutating func heard(_ id: AnnouncementID, word: SpokenWord?, time: Double) {
        guard let record = open[id] else { return }
        let line =
            word.map { word in
                var event = CaptionEvent(id: id, word: word)
                if record.isSensitive { event.text = "" }
                return coder.line(ServerEvent.caption(event))
            } ?? event(id, .began, nil, time)
        openSize += line.count - record.progress.count
        open[id]?.progress = line
        lines += line
    }

    mutating func ended(_ id: AnnouncementID, _ outcome: AnnouncementOutcome, reason: String?, time: Double) {
        guard let record = open.removeValue(forKey: id) else { return }
        openSize -= record.size
        let line = event(id, .ended(outcome), reason, time)
        lines += line
        holdsSecrets = holdsSecrets || record.isSensitive
        if let request = record.request { remember(id, request, record.hello, line) }
    }

    /// Adds an announcement that an earlier daemon has ended.
    mutating func remember(_ event: AnnouncementEvent, request: RequestID, hello: [UInt8]) {
        remember(event.id, request, hello, coder.line(ServerEvent.announcement(event)))
    }

    private mutating func remember(_ id: AnnouncementID, _ request: RequestID, _ hello: [UInt8], _ ending: [UInt8]) {
        let lines = coder.line(answering: request, with: id)
        let record = Record(hello: hello, lines: lines, progress: ending, request: request, isSensitive: false)
        ended.remember(record, for: id)
    }

    private func event(
        _ id: AnnouncementID, _ state: AnnouncementState, _ reason: String?, _ time: Double
    ) -> [UInt8] {
        coder.line(
            ServerEvent.announcement(AnnouncementEvent(id: id, state: state, text: nil, reason: reason, time: time)))
    }

    /// A reply without a request: ids up to the reserved one may have been assigned.
    private var reservation: [UInt8] {
        coder.line(answering: .null, with: AnnouncementID(rawValue: reserved))
    }
}

/// Rewrites the whole journal.
extension Journal {
    /// Whether most of the written lines are obsolete, or some of them must not be kept.
    var wantsCompaction: Bool { holdsSecrets || written > max(Self.worthCompacting, openSize) }

    /// Returns the lines still needed, which replace everything written before.
    mutating func compacted() -> [UInt8] {
        lines = reserved > 0 ? reservation : []
        lastHello = []
        for id in ended.newestFirst.sorted() {
            if let record = ended[id] { write(record) }
        }
        for (_, record) in open.sorted(by: { $0.key < $1.key }) { write(record) }
        holdsSecrets = false
        written = 0
        defer { lines = [] }
        return lines
    }
}
