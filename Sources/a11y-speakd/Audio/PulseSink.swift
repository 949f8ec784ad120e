// SPDX-License-Identifier: GPL-3.0-or-later

/// Plays on a PulseAudio server, or PipeWire's. What counts as heard is the server's clock.
///
/// `@unchecked Sendable`: `playing` and `rests` are touched only with the stream's lock held.
final class PulseSink: ReachableSink, @unchecked Sendable {
    let name: String
    private let stream: PulseStream
    private let sampleRate: Int
    private var playing: Playing?
    /// Counts playbacks that ended, so that an old timer does not cork under a new one.
    private var rests = 0

    private struct Playing {
        let id: PlaybackID
        let report: @Sendable (PlaybackEvent) -> Void
        var written = 0
        var hasBegun = false
    }

    /// The player may be 10 s ahead of what is heard; more would only be memory.
    private static let longestLead: Int64 = 10_000_000
    /// After so much silence the device may sleep.
    private static let restAfter: UInt64 = 5_000_000

    init(sampleRate: Int, sinkName: String?) {
        name = sinkName.map { "pulse:\($0)" } ?? "pulse"
        self.sampleRate = sampleRate
        stream = PulseStream(sampleRate: sampleRate, sinkName: sinkName)
        stream.locked { stream.onLost = { [unowned self] in end(.failed("the sound stopped: \($0)")) } }
        _ = connect()
    }

    var problem: String? { stream.locked { stream.isReady ? nil : "there is no sound server" } }

    func connect() -> String? { stream.locked { stream.connect() } }

    func begin(_ id: PlaybackID, report: @escaping @Sendable (PlaybackEvent) -> Void) {
        stream.locked {
            playing = Playing(id: id, report: report)
            if let reason = stream.connect() { end(.failed("not heard: \(reason)")) }
        }
    }

    func play(_ samples: UnsafeBufferPointer<Int16>, of id: PlaybackID) -> Bool {
        stream.locked {
            waitForRoom(id)
            guard let now = playing, now.id == id else { return false }
            let isFirst = now.written == 0
            guard stream.write(samples, atReadIndex: isFirst) else {
                end(.failed("the sound server refused samples"))
                return false
            }
            playing?.written += samples.count
            if isFirst {
                rests += 1
                stream.cork(false)
                stream.updateTiming { [self] in reportWhenHeard(id) }
            }
            return true
        }
    }

    func drain(_ id: PlaybackID) {
        stream.locked {
            guard playing?.id == id else { return }
            guard playing?.written != 0 else { return end(.ended) }
            stream.updateTiming { [self] in endWhenHeard(id) }
        }
    }

    func cancel(_ id: PlaybackID) -> Int {
        stream.locked {
            guard playing?.id == id else { return 0 }
            let heard = heardSamples()
            stream.flush()
            end(nil)
            return heard
        }
    }

    func position(of id: PlaybackID) -> Int {
        stream.locked { playing?.id == id ? heardSamples() : 0 }
    }
}

/// What is done with the lock held.
extension PulseSink {
    private func heardSamples() -> Int {
        guard let playing, let latency = stream.latency else { return 0 }
        let ahead = Int(latency) * sampleRate / 1_000_000
        return min(playing.written, max(0, playing.written - ahead))
    }

    private func waitForRoom(_ id: PlaybackID) {
        while playing?.id == id, let latency = stream.latency, latency > Self.longestLead {
            stream.after(microseconds: UInt64(latency - Self.longestLead)) { [stream] in stream.signal() }
            stream.wait()
        }
    }

    private func reportWhenHeard(_ id: PlaybackID) {
        guard let playing, playing.id == id, !playing.hasBegun else { return }
        let written = Int64(playing.written) * 1_000_000 / Int64(sampleRate)
        let wait = (stream.latency ?? 0) - written
        guard wait > 0 else { return begin(playing) }
        stream.after(microseconds: UInt64(wait)) { [self] in
            if let playing = self.playing, playing.id == id { begin(playing) }
        }
    }

    private func begin(_ playing: Playing) {
        guard !playing.hasBegun else { return }
        self.playing?.hasBegun = true
        playing.report(.began)
    }

    private func endWhenHeard(_ id: PlaybackID) {
        guard let playing, playing.id == id else { return }
        let wait = stream.latency ?? 0
        guard wait > 0 else {
            begin(playing)
            return end(.ended)
        }
        stream.after(microseconds: UInt64(wait)) { [self] in endWhenHeard(id) }
    }

    /// The playback is over: whoever waits for room is let go, and the device may sleep after a while.
    private func end(_ event: PlaybackEvent?) {
        let report = playing?.report
        playing = nil
        stream.signal()
        if let event { report?(event) }
        rests += 1
        let rest = rests
        guard stream.isReady else { return }
        stream.after(microseconds: Self.restAfter) { [self] in
            if rests == rest, stream.isReady { stream.cork(true) }
        }
    }
}
