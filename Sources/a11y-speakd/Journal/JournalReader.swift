// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import DaemonProtocol

/// Reads the journal of an earlier daemon. A value type: takes lines, returns the announcements still to be spoken.
struct JournalReader {
    /// The client that made a request.
    struct Author: Hashable {
        var name: String
        /// The client's own session, or one made by the daemon, which begins with `#`.
        var session: String

        var ownSession: String? { session.hasPrefix("#") ? nil : session }
    }

    struct Open {
        let id: AnnouncementID
        let client: Author
        /// The request's line, without its line feed.
        let line: [UInt8]
        let request: AnnounceRequest
        let requestID: RequestID?
        /// When it was accepted, in seconds since 1970-01-01T00:00:00Z.
        let time: Double
        /// The number of Unicode scalars of its spoken words that were heard.
        var heard = 0
        var hasBegun = false
    }

    struct Ended {
        let client: Author
        let requestID: RequestID
        /// The event that reports its outcome.
        let event: AnnouncementEvent
    }

    /// The announcements without an outcome, in the order in which they were accepted.
    var open: [Open] { found.values.sorted { $0.id < $1.id } }
    private(set) var ended: [Ended] = []
    /// The greatest id that may have been assigned.
    private(set) var greatest = AnnouncementID(rawValue: 0)
    /// The number of unreadable lines.
    private(set) var damaged = 0
    /// How often a daemon has started with this journal since anything was heard.
    private(set) var failedStarts = 0

    private var found: [AnnouncementID: Open] = [:]
    private var replied: [AnnouncementID: (Author, RequestID)] = [:]
    private var client = Author(name: "", session: "#")
    private var asked: (RequestMessage, AnnounceRequest, [UInt8])?
    private let coder = WireCoder()

    /// - Parameter bytes: the content of a journal, complete or not; unreadable lines are counted.
    init(_ bytes: some Collection<UInt8>) {
        for line in bytes.split(separator: UInt8(ascii: "\n")) { read(Array(line)) }
    }

    /// The request that a starting daemon writes: see ``failedStarts``.
    static let start = HelloRequest(client: "a11y-speakd", session: "#start")

    private mutating func read(_ line: [UInt8]) {
        switch try? coder.daemonMessage(line) {
        case .event(.announcement(let event)): take(event)
        case .event(.caption(let caption)):
            failedStarts = 0
            found[caption.id]?.heard = max(0, caption.offset)
            found[caption.id]?.hasBegun = true
        case .reply(let id, let line): read(reply: id, line)
        default: read(request: line)
        }
    }

    private mutating func read(request line: [UInt8]) {
        guard case .request(let message)? = try? coder.clientMessage(line, number: 0) else { return damaged += 1 }
        switch message.request {
        case .success(.hello(Self.start)): failedStarts += 1
        case .success(.hello(let hello)): client = Author(name: hello.client, session: hello.session ?? "#")
        case .success(.announce(let request)): asked = (message, request, line)
        default: damaged += 1
        }
    }

    private mutating func read(reply id: RequestID, _ line: [UInt8]) {
        guard let announcement = try? coder.reply(line, as: AnnouncementReply.self).result?.announcement else {
            return damaged += 1
        }
        greatest = max(greatest, announcement)
        if id != .null { replied[announcement] = (client, id) }
    }

    private mutating func take(_ event: AnnouncementEvent) {
        greatest = max(greatest, event.id)
        switch AnnouncementState(name: event.state) {
        case .queued: accepted(event)
        case .began:
            failedStarts = 0
            found[event.id]?.hasBegun = true
        case .ended:
            failedStarts = 0
            let left = found.removeValue(forKey: event.id)
            let known = left.flatMap { entry in entry.requestID.map { (entry.client, $0) } } ?? replied[event.id]
            guard let (client, request) = known, client.ownSession != nil else { return }
            ended.append(Ended(client: client, requestID: request, event: event))
        case nil: damaged += 1
        }
    }

    /// The last request read was accepted.
    private mutating func accepted(_ event: AnnouncementEvent) {
        guard let (message, request, line) = asked.take() else { return damaged += 1 }
        found[event.id] = Open(
            id: event.id, client: client, line: line, request: request, requestID: message.id, time: event.time)
    }
}
