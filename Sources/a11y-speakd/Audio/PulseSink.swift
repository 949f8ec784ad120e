// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch

/// Plays on a PulseAudio server, or PipeWire's. What counts as heard is the server's clock.
///
/// `@unchecked Sendable`: every `var` is touched only with the stream's lock held.
final class PulseSink: ReachableSink, @unchecked Sendable {
    let stream: PulseStream
    private let sampleRate: Int
    /// Silence before the first sound after a rest, in samples: some devices swallow it while they wake up.
    private let leadIn: [Int16]
    /// Connecting can take two seconds, and is nobody else's time.
    private let lookout = DispatchQueue(label: "a11y-speakd.sound")
    var playing: Playing?
    var told: @Sendable (String?) -> Void = { _ in }
    /// Why the stream was not there when that was known last.
    var reason = "there is no sound server"
    /// When the device may sleep.
    let resting = PulseAlarm()
    /// When to look again how far the sound is.
    let looking = PulseAlarm()
    /// When a server that does not answer is as good as gone.
    let answering = PulseAlarm()
    /// Counts questions how far the sound is: the answer to the last is waited for.
    var looks = 0
    /// By when what was silenced has faded.
    private var fadeEnd: UInt64 = 0
    /// Silence was written over what was not heard, and is still there.
    private var hasSilence = false

    struct Playing {
        let id: PlaybackID
        let report: @Sendable (PlaybackEvent) -> Void
        var clock: HeardClock
        var tail = FadingTail()
        var hasBegun = false
        var isDrained = false
        /// The device is gone; whoever plays is still to ask how much was heard.
        var isLost = false
    }

    /// - Parameter leadIn: milliseconds of silence before the first sound after a rest.
    init(sampleRate: Int, sinkName: String?, leadIn: Int = 0) {
        self.sampleRate = sampleRate
        self.leadIn = Array(repeating: 0, count: sampleRate * max(0, leadIn) / 1000)
        stream = PulseStream(sampleRate: sampleRate, sinkName: sinkName)
        stream.locked {
            stream.onLost = { [unowned self] in lose("the sound stopped: \($0)") }
            stream.onChange = { [unowned self] in deviceChanged() }
        }
        _ = connect()
    }

    var name: String {
        guard let wanted = stream.sinkName else { return "pulse" }
        return stream.locked { stream.isElsewhere } ? "pulse, because there is no sink \(wanted)" : "pulse:\(wanted)"
    }

    var problem: String? { stream.locked { stream.isReady ? obstacle : reason } }

    func connect() -> String? { stream.locked { connectStream() } }

    func look() {
        lookout.async { [self] in
            let problem = connect()
            stream.locked { told }(problem)
        }
    }

    func watch(_ told: @escaping @Sendable (String?) -> Void) { stream.locked { self.told = told } }

    func begin(_ id: PlaybackID, report: @escaping @Sendable (PlaybackEvent) -> Void) {
        stream.locked {
            playing = Playing(id: id, report: report, clock: HeardClock(sampleRate: sampleRate))
            if let reason = connectStream() { lose(reason) }
        }
    }

    func play(_ samples: UnsafeBufferPointer<Int16>, of id: PlaybackID) -> Bool {
        stream.locked {
            waitForRoom(id)
            guard let now = playing, isPlaying(id) else { return false }
            // What the server has run past is not heard, also when the synthesizer was late.
            let isFirst = now.clock.written == 0
            let isLate = !isFirst && hasRunPast(id)
            guard isPlaying(id) else { return false }
            guard isFirst ? writeFirst(samples) : stream.write(samples, at: isLate ? .afterReadIndex(0) : .next) else {
                refused()
                return false
            }
            playing?.clock.write(samples.count)
            playing?.tail.append(samples)
            playing?.tail.forget(before: now.clock.heard(at: stream.now), atLeast: sampleRate)
            guard isFirst || isLate else { return true }
            resting.cancel()
            stream.cork(false)
            ask(id)
            if stream.isSuspended { waitForResume(id) }
            return true
        }
    }

    func drain(_ id: PlaybackID) {
        stream.locked {
            guard let now = playing, now.id == id, !now.isLost else { return }
            guard now.clock.written != 0 else { return end(.ended) }
            playing?.isDrained = true
            stream.drain()
            ask(id)
        }
    }

    func cancel(_ id: PlaybackID) -> Int {
        stream.locked {
            guard let now = playing, now.id == id else { return 0 }
            let heard = now.clock.heard(at: stream.now)
            if now.isLost { playing = nil } else { silence() }
            return heard
        }
    }

    func position(of id: PlaybackID) -> Int {
        stream.locked {
            guard let now = playing, now.id == id else { return 0 }
            return now.clock.heard(at: stream.now)
        }
    }
}

/// What is done with the lock held.
extension PulseSink {
    /// The player may be 10 s ahead of what is heard; more would only be memory.
    private static let longestLead: Int64 = 10_000_000

    /// What the server says of a device that has just woken is not true yet.
    private static let longestLatency: UInt64 = 30_000

    private func connectStream() -> String? {
        guard let failure = stream.connect() else { return obstacle }
        reason = failure
        return failure
    }

    /// The first samples go to where the server reads: what silence was written after that place is not in their way.
    private func waitForRoom(_ id: PlaybackID) {
        while let now = playing, now.id == id, !now.isLost, now.clock.written > 0,
            let latency = stream.latency, latency > Self.longestLead
        {
            stream.after(microseconds: UInt64(latency - Self.longestLead)) { [stream] in stream.signal() }
            stream.wait()
        }
    }

    /// Whether the server has played all that was written. It is asked: by our clock a server that was held up for a moment
    /// would be past the end too, and what is written where it reads would take the place of what was not heard yet.
    private func hasRunPast(_ id: PlaybackID) -> Bool {
        guard let latency = stream.latency, latency < 0 else { return false }
        var isAnswered = false
        stream.updateTiming { [stream] in
            isAnswered = true
            stream.signal()
        }
        while !isAnswered, isPlaying(id) { stream.wait() }
        return stream.hasPlayedAll
    }

    private func isPlaying(_ id: PlaybackID) -> Bool { playing.map { $0.id == id && !$0.isLost } ?? false }

    /// After what fades, and after the silence that wakes the device.
    private func writeFirst(_ samples: UnsafeBufferPointer<Int16>) -> Bool {
        if hasSilence && fadeEnd <= stream.now {
            stream.flush()
            hasSilence = false
        }
        guard leadIn.isEmpty || !stream.isCorked else {
            return leadIn.withUnsafeBufferPointer { stream.write($0, at: .afterReadIndex(0)) }
                && stream.write(samples, at: .next)
        }
        let fading = fadeEnd > stream.now ? fadeEnd - stream.now : 0
        return stream.write(samples, at: .afterReadIndex(self.samples(fading)))
    }

    private func refused() {
        guard stream.isReady else { return lose("the sound stopped") }
        stream.flush()
        end(.failed("the sound server refused samples"))
    }

    /// Fades out what is heard, over what was written: that keeps the wave in one piece whatever the server has read
    /// meanwhile, and is as good as a flush for what comes after.
    private func silence() {
        if let playing, let latency = stream.latency, !stream.isSuspended {
            let position = playing.clock.position(latency: latency)
            let start = max(0, position) + samples(min(stream.deviceLatency, Self.longestLatency) + 500)
            let length = Int(FadingTail.seconds * Double(sampleRate))
            let faded = playing.tail.faded(from: start, over: length)
            if position >= 0, !faded.isEmpty,
                faded.withUnsafeBufferPointer({ stream.write($0, at: .beforeEnd(faded.count)) })
            {
                hasSilence = true
                fadeEnd = stream.now + UInt64(start + length - position) * 1_000_000 / UInt64(sampleRate)
                return end(nil)
            }
        }
        stream.flush()
        end(nil)
    }

    private func samples(_ microseconds: UInt64) -> Int { Int(microseconds) * sampleRate / 1_000_000 }
}
