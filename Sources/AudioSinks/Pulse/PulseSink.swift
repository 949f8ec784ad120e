// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch

/// Plays on a PulseAudio server, or PipeWire's. The server's clock decides which frames count as heard.
///
/// `@unchecked Sendable`: every `var` is touched only with the stream's lock held.
final class PulseSink: ServerSink, @unchecked Sendable {
    let stream: PulseStream
    private let sampleRate: Int
    /// Silence before the first sound after a rest, in frames: some devices swallow it while they wake up.
    private let leadIn: [StereoFrame]
    let lookout = DispatchQueue(label: "a11y-speakd.sound")
    var playing: PulsePlayback?
    var audience = SinkAudience()
    /// Rings when the device may sleep.
    let resting = PulseAlarm()
    /// Rings when the progress is to be checked again.
    let looking = PulseAlarm()
    /// Rings when a server that does not answer counts as lost.
    let answering = PulseAlarm()
    /// The number of progress queries. Only the answer to the last query counts.
    var looks = 0
    private var remains = Remains.nothing
    /// The time of the last query for a player that follows the position.
    private var followed: UInt64 = 0

    /// The rest of the previous playback in the server.
    private enum Remains {
        case nothing
        /// The unheard frames fade until that time, and silence follows.
        case silence(from: UInt64)
    }

    /// - Parameter leadIn: milliseconds of silence before the first sound after a rest.
    init(sampleRate: Int, sinkName: String?, leadIn: Int = 0) {
        self.sampleRate = sampleRate
        self.leadIn = Array(repeating: .silence, count: sampleRate * max(0, leadIn) / 1000)
        stream = PulseStream(sampleRate: sampleRate, sinkName: sinkName)
        stream.locked {
            stream.onLost = { [unowned self] in lose("the sound stopped: \($0)") }
            stream.onChange = { [unowned self] in deviceChanged() }
        }
    }

    var name: String {
        guard let wanted = stream.sinkName else { return "pulse" }
        return stream.locked { stream.isElsewhere } ? "pulse, because there is no sink \(wanted)" : "pulse:\(wanted)"
    }

    var hasServer: Bool { stream.locked { stream.isReady } }

    /// 20 ms are in the server, and a player that is woken late needs another 20 ms.
    var lead: Duration { .milliseconds(40) }

    /// Frames written since the server's last report do not count as heard, so the server is asked 100 times a second.
    func follow(_ id: UtteranceID) {
        stream.locked {
            guard isPlaying(id), playing?.isEmpty == false, stream.now > followed + 10_000 else { return }
            followed = stream.now
            ask(id)
        }
    }

    func play(_ frames: UnsafeBufferPointer<StereoFrame>, of id: UtteranceID) -> Bool {
        stream.locked {
            waitForRoom(id)
            guard isPlaying(id), let isFirst = playing?.isEmpty else { return false }
            // Frames at a place that the server has passed are not heard, so frames of a late synthesizer go to the
            // server's read position.
            let isLate = !isFirst && hasRunPast(id)
            guard isPlaying(id) else { return false }
            guard isFirst ? writeFirst(frames) : stream.write(frames, at: isLate ? .afterReadIndex(0) : .next) else {
                refused()
                return false
            }
            playing?.write(frames, at: stream.now)
            guard isFirst || isLate else { return true }
            resting.cancel()
            stream.cork(false)
            ask(id)
            if stream.isSuspended { waitForResume(id) }
            return true
        }
    }
}

/// The methods that run with the lock held.
extension PulseSink {
    func playback(_ id: UtteranceID) -> PulsePlayback { PulsePlayback(id, sampleRate: sampleRate) }

    func heard(of playback: PulsePlayback) -> Int { playback.heard(at: stream.now) }

    /// The first frames go to the server's read position, so silence that was written beyond that place does not delay
    /// them.
    private func waitForRoom(_ id: UtteranceID) {
        while isPlaying(id), playing?.isEmpty == false, let latency = stream.latency, latency > Limit.lead {
            stream.after(microseconds: UInt64(latency - Limit.lead)) { [stream] in stream.signal() }
            stream.wait()
        }
    }

    /// Whether the server has played all written frames. The server is asked: by this process's clock, a delayed server
    /// would be past the end too, and frames written at its read position would replace frames not heard yet.
    private func hasRunPast(_ id: UtteranceID) -> Bool {
        guard let latency = stream.latency, latency < 0 else { return false }
        var isAnswered = false
        stream.updateTiming { [stream] in
            isAnswered = true
            stream.signal()
        }
        while !isAnswered, isPlaying(id) { stream.wait() }
        return stream.hasPlayedAll
    }

    /// Writes the first frames after the fading ones, and after the silence that wakes the device.
    private func writeFirst(_ frames: UnsafeBufferPointer<StereoFrame>) -> Bool {
        var fading: UInt64 = 0
        if case .silence(let start) = remains {
            let now = stream.now
            if start > now {
                fading = start - now
            } else {
                stream.flush()
                remains = .nothing
            }
        }
        guard leadIn.isEmpty || !stream.isCorked else {
            return leadIn.withUnsafeBufferPointer { stream.write($0, at: .afterReadIndex(0)) }
                && stream.write(frames, at: .next)
        }
        return stream.write(frames, at: .afterReadIndex(Int(fading) * sampleRate / 1_000_000))
    }

    private func refused() {
        guard stream.isReady else { return lose("the sound stopped") }
        stream.flush()
        end(.failed("the sound server refused samples"))
    }

    /// Fades out the sound by overwriting the written frames. The wave stays continuous, whatever the server has read
    /// in between, and the next playback can start as after a flush.
    func silence(_ playing: PulsePlayback) {
        if let latency = stream.latency, !stream.isSuspended,
            let fade = playing.fade(latency: latency, deviceLatency: stream.deviceLatency),
            fade.frames.withUnsafeBufferPointer({ stream.write($0, at: .beforeEnd($0.count)) })
        {
            remains = .silence(from: stream.now + fade.duration)
        } else {
            stream.flush()
        }
        end(nil)
    }
}

/// The progress of the sound, and whether it can be heard at all. All members require the stream's lock.
extension PulseSink {
    /// In microseconds.
    enum Limit {
        /// A device that is suspended for longer counts as lost.
        static let pause: UInt64 = 2_000_000
        /// A server that does not answer for longer counts as lost.
        static let answer: UInt64 = 5_000_000
        /// The device may sleep after this much silence.
        static let rest: UInt64 = 5_000_000
        /// The most that the player may be ahead of the sound heard; more would only use memory.
        static let lead: Int64 = 5_000_000
    }

    /// The sink that both sound servers use when there is no device; its sound is inaudible.
    private static let dummy = "auto_null"

    /// The reason why nothing is heard although the stream is ready.
    var obstacle: String? {
        if stream.isSuspended && !stream.isCorked { return "the sound device is suspended" }
        guard stream.device == Self.dummy, stream.sinkName != Self.dummy else { return nil }
        return "the sound server has no sound device"
    }

    /// Asks the server for the progress of the sound, because a server that hangs would seem to play on.
    func ask(_ id: UtteranceID) {
        looks += 1
        let this = looks
        looking.cancel()
        stream.updateTiming { [self] in
            if looks == this { answering.cancel() }
            progress(id)
        }
        answering.set(in: stream.context, after: Limit.answer) { [self] in
            guard playing?.id == id, stream.isReady else { return }
            // The server may have hung since its last answer.
            playing?.distrust()
            stream.disconnect()
            lose("the sound server does not answer")
        }
    }

    /// The server has reported its position.
    private func progress(_ id: UtteranceID) {
        guard playing?.id == id, stream.isReady, !stream.isSuspended else { return }
        take(.timing(latency: stream.latency, isRunning: stream.isRunning))
    }

    func take(_ event: PulsePlayback.Event) {
        for step in playing?.take(event, at: stream.now) ?? [] { perform(step) }
    }

    private func perform(_ step: PulsePlayback.Step) {
        switch step {
        case .report(let event): audience.report(event)
        case .drain: stream.drain()
        case .ask: if let id = playing?.id { ask(id) }
        case .askAfter(let wait):
            guard let id = playing?.id else { return }
            looking.set(in: stream.context, after: UInt64(wait)) { [self] in ask(id) }
        case .stop: stop()
        case .end(let event): end(event)
        }
    }

    /// The stream has another sink, or its sink was suspended or resumed.
    func deviceChanged() {
        guard let id = playing?.id, isPlaying(id) else {
            if obstacle == nil { rest() }
            return audience.reportProblem(obstacle)
        }
        if stream.isSuspended { return waitForResume(id) }
        if let obstacle { lose(obstacle) } else { ask(id) }
    }

    /// A device that was only asleep is ready in a moment, and the sound continues at its position.
    private func waitForResume(_ id: UtteranceID) {
        stream.after(microseconds: Limit.pause) { [self] in
            if playing?.id == id, let obstacle { lose(obstacle) }
        }
    }

    /// Drops the frames not heard yet, and releases the thread that waits for room.
    private func stop() {
        looking.cancel()
        answering.cancel()
        stream.flush()
        // With a corked stream, it would not be known whether the device is only asleep.
        if !stream.isSuspended { stream.cork(true) }
        stream.signal()
    }

    /// The playback is over: the thread that waits for room is released, and the device may sleep after a while.
    func end(_ event: PlaybackEvent?) {
        playing = nil
        stream.signal()
        if let event { audience.report(event) }
        rest()
    }

    private func rest() {
        resting.set(in: stream.context, after: Limit.rest) { [self] in stream.cork(true) }
    }
}
