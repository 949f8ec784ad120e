// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AudioSinks
import DaemonProtocol
import Sonification
import Wording

/// A daemon on a virtual clock, assembled like the real one, and clients that play a file of events to it.
///
/// Not `Sendable`: everything happens on the thread that made it, which runs the loop.
final class Rendering {
    private let loop: VirtualLoop
    private let sink: VirtualSink
    private let tones: VirtualTones
    private let clients: Clients
    private let coder = WireCoder()
    private var sessions: [String: Session] = [:]
    /// The problems, a sentence each: refused lines, and announcements that failed or never ended.
    private(set) var problems: [String] = []
    private var track = CaptionTrack()
    /// The number of the line being played.
    private var line: Int?
    /// Receives each line sent to a client.
    var sendLine: ([UInt8]) -> Void = { _ in }
    /// Called often with the time reached.
    var progress: (Duration) -> Void = { _ in }

    /// The id of the `subscribe` request that each client sends before its lines. The reply is not passed on.
    private static let subscription: RequestID = "a11y-speak:subscribe"
    /// Longer than any file of events with all its speech. A rendering that goes beyond it would never end.
    private static let longest = Duration.seconds(200_000)

    /// - Parameter clients: the clients of a daemon that runs on the loop, with its time, and speaks to the sink.
    init(loop: VirtualLoop, sink: VirtualSink, tones: VirtualTones, clients: Clients) {
        (self.loop, self.sink, self.tones, self.clients) = (loop, sink, tones, clients)
        let reader = clients.newID()
        clients.feed.subscribe(
            reader,
            EventFeed.Subscriber(scope: .all, events: [.announcements, .captions]) { [unowned self] in take($0) })
    }

    deinit {
        loop.end()
    }

    /// Plays the events until every announcement has ended.
    /// - Throws: ``RenderError`` when it cannot be written.
    func play(_ events: EventFile) throws(RenderError) {
        for (number, line) in events.lines {
            try run(until: line.time)
            self.line = number
            session(of: line.client).received(line.bytes)
            self.line = nil
        }
        try run(until: nil)
        do { try tones.end() } catch { throw RenderError("The sound cannot be written: \(error.reason).") }
        let open = clients.ledger.open.values.reduce(0, +)
        if open > 0 { problems.append("Speech is paused at the end, with \(open) of the announcements still waiting.") }
    }

    var captions: CaptionFile { CaptionFile(cues: track.cues) }

    /// Advances the loop to a time; does nothing at that time, so that all lines of one instant arrive together.
    private func run(until end: Duration?) throws(RenderError) {
        guard end.map({ $0 > loop.elapsed }) ?? true else { return }
        while let next = loop.nextDeadline, next <= end ?? Self.longest {
            loop.advance(to: next)
            progress(next)
            if let failure = sink.failure {
                throw RenderError("The sound cannot be written: \(failure.reason).")
            }
        }
        if let end { loop.advance(to: end) }
    }

    private func session(of client: String) -> Session {
        if let session = sessions[client] { return session }
        let connection = LineConnection(
            reply: { [unowned self] in replied($0) }, notify: { [unowned self] in sendLine($0) }, finish: {})
        let session = Session(client: clients.connect(), connection: connection)
        sessions[client] = session
        let subscribe = coder.line(RequestMessage(id: Self.subscription, .subscribe(SubscribeRequest())))
        session.received(Array(subscribe.dropLast()))
        return session
    }

    private func replied(_ line: [UInt8]) {
        switch try? coder.daemonMessage(line) {
        case .reply(Self.subscription, _): return
        case .reply(_, let line):
            if let error = try? coder.reply(line, as: AnnouncementReply.self).error { refused(error.message) }
        case .event(.rejected(let event)): refused(event.message)
        default: break
        }
        sendLine(line)
    }

    private func refused(_ message: String) {
        problems.append(line.map { "Line \($0) was refused: \(message)" } ?? message)
    }

    private func take(_ event: FeedEvent) {
        switch event {
        case .word(let id, let word): track.heard(word, of: id, at: loop.elapsed)
        case .announcement(let report): take(report)
        case .mark, .cursor, .focus, .paused, .view, .settings, .presence: break
        }
    }

    private func take(_ report: FeedEvent.Report) {
        switch report.state {
        case .began:
            guard report.text() != nil, var pieces = clients.wordsmith.worded[report.id]?.pieces else { return }
            track.began(report.id, CaptionWords(&pieces), at: loop.elapsed)
        case .ended(let outcome):
            track.ended(report.id, whole: outcome == .finished, at: loop.elapsed)
            if outcome == .failed {
                problems.append("Announcement \(report.id) failed: \(report.reason ?? "the reason is unknown").")
            }
        // An announcement that returns to the queue was cut.
        default: track.ended(report.id, whole: false, at: loop.elapsed)
        }
    }
}

extension TimeSource {
    /// The time of a virtual loop. Dates are in whole milliseconds.
    static func virtual(_ loop: VirtualLoop) -> TimeSource {
        TimeSource(now: { loop.elapsed }, date: { (loop.elapsed.timeInterval * 1000).rounded() / 1000 })
    }
}

/// Cues as a WebVTT file, with the time of each word inside its cue.
struct CaptionFile: Sendable, Hashable {
    let cues: [CaptionCue]

    var text: String { WebVTT.file(cues.map(Self.cue)) }

    private static func cue(_ cue: CaptionCue) -> WebVTT.Cue {
        let (start, end) = (milliseconds(cue.start), milliseconds(cue.end))
        var text = ""
        var last = start
        for part in cue.parts {
            // WebVTT allows only ascending times inside the cue.
            if let time = part.time.map(milliseconds), time > last, time < end {
                text += "<\(WebVTT.stamp(time))>"
                last = time
            }
            text += WebVTT.escaped(part.text)
        }
        return WebVTT.Cue(start: start, end: end, text: text)
    }

    private static func milliseconds(_ time: Duration) -> Int { Int((time / .milliseconds(1)).rounded()) }
}
