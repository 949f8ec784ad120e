// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Synchronization

/// Plays silently at the pace of a real device, and records on its tape the frames that would have been heard.
final class RealTimeSink<PaceClock: Clock<Duration>>: AudioSink {
    private let tape: any Tape
    private let sampleRate: Int
    private let clock: PaceClock
    private let state: Mutex<State>
    private let roomMade = DispatchSemaphore(value: 0)

    /// The most that the player may be ahead of the sound heard; more would only use memory.
    private static var longestLead: Duration { .seconds(5) }
    /// Longer silences between playbacks are cut to this, so that an idle daemon does not fill the disk.
    private static var longestGap: Duration { .seconds(1) }

    private struct State {
        var playing: Playing?
        var lastEnd: PaceClock.Instant?
    }

    private struct Playing {
        let id: UtteranceID
        let report: @Sendable (PlaybackEvent) -> Void
        var start: PaceClock.Instant?
        /// Frames that were given and are not on the tape yet.
        var pending: [StereoFrame] = []
        var given = 0
        var taped = 0
    }

    init(tape: any Tape, sampleRate: Int, clock: PaceClock) {
        self.tape = tape
        self.sampleRate = sampleRate
        self.clock = clock
        state = Mutex(State())
    }

    var name: String { tape.name }

    func begin(_ id: UtteranceID, report: @escaping @Sendable (PlaybackEvent) -> Void) {
        state.withLock { $0.playing = Playing(id: id, report: report) }
    }

    func play(_ frames: UnsafeBufferPointer<StereoFrame>, of id: UtteranceID) -> Bool {
        while let wait = state.withLock({ tooFarAhead($0, id) }) {
            _ = roomMade.wait(timeout: .now() + wait.timeInterval)
        }
        return state.withLock { state in
            guard state.playing?.id == id else { return false }
            if state.playing?.start == nil { start(&state) }
            state.playing?.pending.append(contentsOf: frames)
            state.playing?.given += frames.count
            return tapeHeard(&state)
        }
    }

    func drain(_ id: UtteranceID) {
        let end = state.withLock { state -> PaceClock.Instant? in
            guard let playing = state.playing, playing.id == id else { return nil }
            if playing.start == nil { start(&state) }
            return state.playing?.start?.advanced(by: duration(of: playing.given))
        }
        guard let end else { return }
        Task {
            try? await clock.sleep(until: end, tolerance: nil)
            ended(id)
        }
    }

    func cancel(_ id: UtteranceID) -> Int? {
        let heard = state.withLock { state -> Int? in
            guard state.playing?.id == id, tapeHeard(&state) else { return nil }
            return finish(&state)
        }
        roomMade.signal()
        return heard
    }

    func position(of id: UtteranceID) -> Int {
        state.withLock { state in
            guard let playing = state.playing, playing.id == id else { return 0 }
            return heard(playing)
        }
    }

    private func ended(_ id: UtteranceID) {
        let report = state.withLock { state -> (@Sendable (PlaybackEvent) -> Void)? in
            guard state.playing?.id == id, tapeHeard(&state) else { return nil }
            defer { _ = finish(&state) }
            return state.playing?.report
        }
        report?(.ended)
    }
}

/// The methods that run with the state locked.
extension RealTimeSink {
    private func start(_ state: inout State) {
        let now = clock.now
        let gap = state.lastEnd.map { min($0.duration(to: now), Self.longestGap) } ?? .zero
        attempt(&state) { try tape.begin(after: frames(in: gap)) }
        state.playing?.start = now
        state.playing?.report(.began)
    }

    /// Moves the frames heard by now to the tape. False when that failed and the playback is over.
    private func tapeHeard(_ state: inout State) -> Bool {
        guard let playing = state.playing else { return false }
        let fresh = heard(playing) - playing.taped
        guard fresh > 0 else { return true }
        attempt(&state) { try tape.write(playing.pending.prefix(fresh)) }
        state.playing?.pending.removeFirst(fresh)
        state.playing?.taped += fresh
        return state.playing != nil
    }

    private func finish(_ state: inout State) -> Int {
        let heard = state.playing?.taped ?? 0
        attempt(&state) { try tape.flush() }
        state.playing = nil
        state.lastEnd = clock.now
        return heard
    }

    private func attempt(_ state: inout State, _ write: () throws -> Void) {
        do {
            try write()
        } catch {
            state.playing?.report(.failed("\(error)"))
            state.playing = nil
        }
    }

    private func heard(_ playing: Playing) -> Int {
        guard let start = playing.start else { return 0 }
        return min(playing.given, frames(in: start.duration(to: clock.now)))
    }

    private func tooFarAhead(_ state: borrowing State, _ id: UtteranceID) -> Duration? {
        guard let playing = state.playing, playing.id == id else { return nil }
        let lead = duration(of: playing.given - heard(playing))
        return lead > Self.longestLead ? lead - Self.longestLead : nil
    }

    private func duration(of frames: Int) -> Duration {
        .nanoseconds(frames * 1_000_000_000 / sampleRate)
    }

    private func frames(in duration: Duration) -> Int {
        Int((duration.timeInterval * Double(sampleRate)).rounded())
    }
}

extension Duration {
    /// The duration in seconds.
    package var timeInterval: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
