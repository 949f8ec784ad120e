// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch

/// A sink on a stream of a sound server, which is kept open. Has the code that does not depend on the server. The state
/// that a sink shares with its stream is touched only with the stream's lock held. So are the members below, except
/// those of ``ReachableSink``.
protocol ServerSink: ReachableSink, AnyObject {
    associatedtype Stream: ServerStream
    associatedtype Playback: ServerPlayback

    var stream: Stream { get }
    var playing: Playback? { get set }
    var audience: SinkAudience { get set }
    /// A separate queue for connecting, which can take two seconds.
    var lookout: DispatchQueue { get }
    /// The reason why nothing is heard although the stream is ready.
    var obstacle: String? { get }
    func playback(_ id: UtteranceID) -> Playback
    /// The stream is ready.
    func connected()
    /// A playback has begun on a stream that can be heard.
    func begun()
    /// Passes the event to the playback, and performs the steps that follow.
    func take(_ event: Playback.Event)
    func heard(of playback: Playback) -> Int
    /// Ends a playback that is being heard.
    func silence(_ playback: Playback)
}

/// All members but `locked` require the stream's lock.
protocol ServerStream {
    /// Runs `body` with the lock held; not from a callback.
    func locked<Result>(_ body: () -> Result) -> Result
    var isReady: Bool { get }
    /// Why the stream's sound is inaudible.
    var silence: String? { get }
    /// Connects, unless connected, and waits for the server.
    /// - Returns: why there is no stream; nil when there is one.
    func connect() -> String?
}

protocol ServerPlayback {
    associatedtype Event: ServerPlaybackEvent
    var id: UtteranceID { get }
    /// Whether frames of this playback can be heard.
    func takes(_ id: UtteranceID) -> Bool
}

protocol ServerPlaybackEvent {
    /// All frames are given.
    static var drained: Self { get }
    /// The sound can no longer be heard; the reason is a sentence.
    static func lost(_ reason: String) -> Self
}

/// The receivers of a sink's reports.
struct SinkAudience {
    /// The receiver of the current playback's events.
    var report: @Sendable (PlaybackEvent) -> Void = { _ in }
    var reportProblem: @Sendable (String?) -> Void = { _ in }
    /// The last known reason why there was no stream.
    var reason = "there is no sound server"
}

extension ServerSink {
    var problem: String? { stream.locked { stream.isReady ? obstacle : audience.reason } }

    var silence: String? { stream.locked { stream.silence } }

    var fadesCuts: Bool { true }

    func connect() -> String? { stream.locked { connectStream() } }

    func probe() {
        lookout.async { [self] in
            let problem = connect()
            stream.locked { audience.reportProblem }(problem)
        }
    }

    func watch(_ reportProblem: @escaping @Sendable (String?) -> Void) {
        stream.locked { audience.reportProblem = reportProblem }
    }

    func begin(_ id: UtteranceID, report: @escaping @Sendable (PlaybackEvent) -> Void) {
        stream.locked {
            playing = playback(id)
            audience.report = report
            if let failure = connectStream() { return lose(failure) }
            // While `connectStream` waited for the server, a cancel may have ended the playback.
            if isPlaying(id) { begun() }
        }
    }

    func drain(_ id: UtteranceID) {
        stream.locked { if playing?.id == id { take(.drained) } }
    }

    func cancel(_ id: UtteranceID) -> Int? {
        stream.locked {
            guard let playing, playing.id == id else { return nil }
            let heard = heard(of: playing)
            if playing.takes(id) { silence(playing) } else { self.playing = nil }
            return heard
        }
    }

    func position(of id: UtteranceID) -> Int {
        stream.locked {
            guard let playing, playing.id == id else { return 0 }
            return heard(of: playing)
        }
    }
}

/// Members that require the stream's lock.
extension ServerSink {
    func connected() {}
    func begun() {}

    func isPlaying(_ id: UtteranceID) -> Bool { playing?.takes(id) == true }

    private func connectStream() -> String? {
        if let failure = stream.connect() {
            audience.reason = failure
            return failure
        }
        connected()
        return obstacle
    }

    /// The current playback can no longer be heard.
    func lose(_ reason: String) {
        audience.reason = reason
        audience.reportProblem(reason)
        take(.lost(reason))
    }
}
