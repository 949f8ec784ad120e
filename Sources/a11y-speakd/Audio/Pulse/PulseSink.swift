// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch

/// Plays on a PulseAudio server, or PipeWire's. The server's clock decides which samples count as heard.
///
/// `@unchecked Sendable`: every `var` is touched only with the stream's lock held.
final class PulseSink: ReachableSink, @unchecked Sendable {
    let stream: PulseStream
    private let sampleRate: Int
    /// Silence before the first sound after a rest, in samples: some devices swallow it while they wake up.
    private let leadIn: [Int16]
    /// A queue of its own for connecting, which can take two seconds.
    private let lookout = DispatchQueue(label: "a11y-speakd.sound")
    var playing: PulsePlayback?
    /// The receiver of the current playback's events.
    private(set) var report: @Sendable (PlaybackEvent) -> Void = { _ in }
    var told: @Sendable (String?) -> Void = { _ in }
    /// The last known reason why there was no stream.
    var reason = "there is no sound server"
    /// Rings when the device may sleep.
    let resting = PulseAlarm()
    /// Rings when the progress is to be checked again.
    let looking = PulseAlarm()
    /// Rings when a server that does not answer counts as lost.
    let answering = PulseAlarm()
    /// The number of progress queries: only the answer to the last one counts.
    var looks = 0
    private var remains = Remains.nothing

    /// The rest of the previous playback in the server.
    private enum Remains {
        case nothing
        /// Its unheard samples fade until then, and silence follows.
        case silence(from: UInt64)
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

    func begin(_ id: UtteranceID, report: @escaping @Sendable (PlaybackEvent) -> Void) {
        stream.locked {
            playing = PulsePlayback(id, sampleRate: sampleRate)
            self.report = report
            if let reason = connectStream() { lose(reason) }
        }
    }

    func play(_ samples: UnsafeBufferPointer<Int16>, of id: UtteranceID) -> Bool {
        stream.locked {
            waitForRoom(id)
            guard isPlaying(id), let isFirst = playing?.isEmpty else { return false }
            // Samples that the server has run past are not heard, also when the synthesizer was late.
            let isLate = !isFirst && hasRunPast(id)
            guard isPlaying(id) else { return false }
            guard isFirst ? writeFirst(samples) : stream.write(samples, at: isLate ? .afterReadIndex(0) : .next) else {
                refused()
                return false
            }
            playing?.write(samples, at: stream.now)
            guard isFirst || isLate else { return true }
            resting.cancel()
            stream.cork(false)
            ask(id)
            if stream.isSuspended { waitForResume(id) }
            return true
        }
    }

    func drain(_ id: UtteranceID) {
        stream.locked { if playing?.id == id { take(.drained) } }
    }

    func cancel(_ id: UtteranceID) -> Int {
        stream.locked {
            guard let playing, playing.id == id else { return 0 }
            let heard = playing.heard(at: stream.now)
            if playing.takes(id) { silence(playing) } else { self.playing = nil }
            return heard
        }
    }

    func position(of id: UtteranceID) -> Int {
        stream.locked {
            guard let playing, playing.id == id else { return 0 }
            return playing.heard(at: stream.now)
        }
    }
}

/// The methods that run with the lock held.
extension PulseSink {
    private func connectStream() -> String? {
        guard let failure = stream.connect() else { return obstacle }
        reason = failure
        return failure
    }

    /// The first samples go to where the server reads: what silence was written after that place is not in their way.
    private func waitForRoom(_ id: UtteranceID) {
        while isPlaying(id), playing?.isEmpty == false, let latency = stream.latency, latency > Limit.lead {
            stream.after(microseconds: UInt64(latency - Limit.lead)) { [stream] in stream.signal() }
            stream.wait()
        }
    }

    /// Whether the server has played all that was written. The server is asked: by our clock, a delayed server would be
    /// past the end too, and samples written at its read position would replace samples not heard yet.
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

    func isPlaying(_ id: UtteranceID) -> Bool { playing?.takes(id) == true }

    /// Writes the first samples after the fading ones, and after the silence that wakes the device.
    private func writeFirst(_ samples: UnsafeBufferPointer<Int16>) -> Bool {
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
                && stream.write(samples, at: .next)
        }
        return stream.write(samples, at: .afterReadIndex(Int(fading) * sampleRate / 1_000_000))
    }

    private func refused() {
        guard stream.isReady else { return lose("the sound stopped") }
        stream.flush()
        end(.failed("the sound server refused samples"))
    }

    /// Fades out the sound by overwriting the written samples: the wave stays continuous whatever the server has read
    /// meanwhile, and the next playback can start as after a flush.
    private func silence(_ playing: PulsePlayback) {
        if let latency = stream.latency, !stream.isSuspended,
            let fade = playing.fade(latency: latency, deviceLatency: stream.deviceLatency),
            fade.samples.withUnsafeBufferPointer({ stream.write($0, at: .beforeEnd($0.count)) })
        {
            remains = .silence(from: stream.now + fade.duration)
        } else {
            stream.flush()
        }
        end(nil)
    }
}
