// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Synchronization

/// Plays on a sound card without a sound server. The device is open only during a playback and for a moment after, so
/// that other programs can have it.
final class ALSASink: ReachableSink {
    let name: String
    private let device: String
    let sampleRate: Int
    /// Silence before the first sound after a rest, in frames.
    private let leadIn: Int
    private let needsCard: @Sendable () -> Bool
    private let state: Mutex<State>
    private let queue = DispatchQueue(label: "a11y-speakd.alsa")
    private let roomMade = DispatchSemaphore(value: 0)

    struct State: ~Copyable {
        var device: ALSADevice?
        var playing: ALSAPlayback?
        var problem: String?
        /// Why the sound of the last opened device is inaudible.
        var silence: String?
        var reportProblem: @Sendable (String?) -> Void = { _ in }
        /// The number of starts and ends of playbacks, so that an old timer does nothing.
        var turn = 0
    }

    /// The interval at which progress is checked and more frames are given.
    private static let pace = DispatchTimeInterval.milliseconds(10)
    /// The most that the player may be ahead of the sound heard, in seconds; more would only use memory.
    private static let longestLead = 5
    /// The silence after which the device is closed.
    private static let restAfter = DispatchTimeInterval.seconds(5)

    /// - Parameter needsCard: whether a device that leads to a sound server is refused now. Called with the sink's lock
    ///   held.
    init(
        sampleRate: Int, device: String?, leadIn: Int = 0, needsCard: @escaping @Sendable () -> Bool = { false }
    ) {
        self.needsCard = needsCard
        name = device.map { "alsa:\($0)" } ?? "alsa"
        self.device = device ?? "default"
        self.sampleRate = sampleRate
        self.leadIn = sampleRate * max(0, leadIn) / 1000
        state = Mutex(State())
    }

    var problem: String? { state.withLock { $0.problem } }
    var silence: String? { state.withLock { $0.silence } }

    func connect() -> String? {
        state.withLock { state in
            let problem = open(&state)
            rest(&state)
            return problem
        }
    }

    /// Not prepared: a sound server that starts later must find its card free.
    func prepare() -> Bool { false }

    func probe() {
        queue.async { [self] in
            let problem = connect()
            state.withLock { $0.reportProblem }(problem)
        }
    }

    func watch(_ reportProblem: @escaping @Sendable (String?) -> Void) {
        state.withLock { $0.reportProblem = reportProblem }
    }

    func begin(_ id: UtteranceID, report: @escaping @Sendable (PlaybackEvent) -> Void) {
        state.withLock { state in
            let isAwake = state.device != nil
            state.turn += 1
            state.playing = ALSAPlayback(id: id, leadIn: isAwake ? 0 : leadIn, report: report)
            if let problem = open(&state) { return lose(&state, problem) }
            keepPace(state.turn)
        }
    }

    func play(_ frames: UnsafeBufferPointer<StereoFrame>, of id: UtteranceID) -> Bool {
        while state.withLock({ $0.playing?.isAhead(of: id, by: Self.longestLead * sampleRate) ?? false }) {
            _ = roomMade.wait(timeout: .now() + .milliseconds(100))
        }
        return state.withLock { state in
            guard state.playing?.takes(id) == true else { return false }
            state.playing?.append(frames)
            advance(&state)
            return state.playing?.takes(id) == true
        }
    }

    func drain(_ id: UtteranceID) {
        state.withLock { state in
            guard state.playing?.takes(id) == true else { return }
            // A device may hold back a part of a period until the rest of the period arrives.
            state.playing?.drain(padding: sampleRate / 20)
            advance(&state)
        }
    }

    func cancel(_ id: UtteranceID) -> Int? {
        state.withLock { state in
            guard state.playing?.id == id else { return nil }
            hear(&state)
            let heard = state.playing?.heard ?? 0
            if state.device != nil { state.device?.drop() }
            state.playing = nil
            roomMade.signal()
            rest(&state)
            return heard
        }
    }

    func position(of id: UtteranceID) -> Int {
        state.withLock { state in
            guard state.playing?.id == id else { return 0 }
            hear(&state)
            return state.playing?.heard ?? 0
        }
    }
}

/// The methods that run with the state locked.
extension ALSASink {
    private func open(_ state: inout State) -> String? {
        guard state.device == nil else { return nil }
        do {
            let opened = try ALSADevice(name: device, sampleRate: sampleRate, isCard: needsCard())
            state.silence = opened.silence
            state.device = consume opened
            state.problem = nil
        } catch {
            state.problem = error.reason
        }
        return state.problem
    }

    private func keepPace(_ turn: Int) {
        queue.asyncAfter(deadline: .now() + Self.pace) { [self] in
            let goesOn = state.withLock { state in
                guard state.turn == turn, state.playing?.isLost == false else { return false }
                advance(&state)
                return state.turn == turn && state.playing?.isLost == false
            }
            if goesOn { keepPace(turn) }
        }
    }

    /// Gives the device as many frames as it has room for, and reports the progress.
    private func advance(_ state: inout State) {
        guard let playing = state.playing, !playing.isLost else { return }
        do throws(ALSADevice.Failure) {
            let taken = try state.device?.write(playing.pending) ?? 0
            state.playing?.given(taken)
            if taken > 0 { roomMade.signal() }
            guard let delay = try state.device?.delay() else { return }
            state.playing?.hear(delay: delay)
        } catch {
            return lose(&state, "the sound stopped: \(error.reason)")
        }
        if state.playing?.begins() == true { playing.report(.began) }
        guard state.playing?.hasEnded == true else { return }
        state.playing = nil
        rest(&state)
        playing.report(.ended)
    }

    private func hear(_ state: inout State) {
        guard state.playing?.isLost == false, let delay = try? state.device?.delay() else { return }
        state.playing?.hear(delay: delay)
    }

    /// The device is lost; the player may still ask how much was heard.
    private func lose(_ state: inout State, _ reason: String) {
        state.device = nil
        state.problem = reason
        state.playing?.lose()
        roomMade.signal()
        state.playing?.report(.lost(reason))
    }

    private func rest(_ state: inout State) {
        guard state.playing == nil else { return }
        state.turn += 1
        let turn = state.turn
        queue.asyncAfter(deadline: .now() + Self.restAfter) { [self] in
            self.state.withLock { if $0.turn == turn { $0.device = nil } }
        }
    }
}
