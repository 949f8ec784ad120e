// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch

/// Plays on a PipeWire server, as a part of its graph. The server holds no sound that could not be silenced. The
/// graph's clock decides which frames count as heard.
///
/// `@unchecked Sendable`: every `var` is touched only with the stream's lock held.
final class PipeWireSink: ServerSink, @unchecked Sendable {
    let stream: PipeWireStream
    private let sampleRate: Int
    /// Silence before the first sound after a rest, in frames: some devices swallow it while they wake up.
    private let leadIn: [StereoFrame]
    let lookout = DispatchQueue(label: "a11y-speakd.sound")
    var playing: PipeWirePlayback?
    var audience = SinkAudience()
    /// Whether the graph made no progress when it had to play. Then the device counts as suspended until there is
    /// progress.
    var isStill = false
    /// Whether the device was woken for the next playback.
    private var isWoken = false

    /// - Parameter leadIn: milliseconds of silence before the first sound after a rest.
    init(sampleRate: Int, sinkName: String?, leadIn: Int = 0) throws(LazySink.Missing) {
        self.sampleRate = sampleRate
        self.leadIn = Array(repeating: .silence, count: sampleRate * max(0, leadIn) / 1000)
        stream = try PipeWireStream(sampleRate: sampleRate, sinkName: sinkName)
        stream.locked {
            stream.onLost = { [unowned self] in lose("the sound stopped: PipeWire says \($0)") }
            stream.onChange = { [unowned self] in deviceChanged() }
            stream.onTurn = { [unowned self] in take(.checked) }
            stream.onAnswer = { [unowned self] in take(.answered) }
        }
    }

    var name: String { stream.locked { "pipewire" + place } }

    /// The sink to which the stream plays, as in the syntax of `--sink`.
    private var place: String {
        guard let wanted = stream.sinkName else {
            return stream.device.flatMap { $0 == PipeWireGraph.dummy ? nil : ":\($0)" } ?? ""
        }
        guard let device = stream.device, device != wanted, !stream.graph.hasSink(named: wanted) else {
            return ":\(wanted)"
        }
        return ":\(device), because there is no sink \(wanted)"
    }

    /// Wakes the device while the first frames are made.
    func expect() {
        stream.locked {
            guard stream.isReady, !stream.isActive, obstacle == nil else { return }
            isWoken = true
            stream.setActive(true)
            restLater()
        }
    }

    /// The server holds no sound.
    var cutsQuickly: Bool { true }

    /// A cycle takes only the frames that it needs, so this lead is for a player that is woken late.
    var lead: Duration { .milliseconds(30) }

    func play(_ frames: UnsafeBufferPointer<StereoFrame>, of id: UtteranceID) -> Bool {
        stream.locked {
            var rest = frames[...]
            while isPlaying(id), !rest.isEmpty {
                waitForRoom(id)
                guard isPlaying(id) else { return false }
                let isFirst = playing?.written == 0
                let count = stream.write(UnsafeBufferPointer(rebasing: rest))
                playing?.write(count)
                rest = rest.dropFirst(count)
                if isFirst { take(.checked) }
            }
            return isPlaying(id)
        }
    }

}

/// The methods that run with the lock held.
extension PipeWireSink {
    func playback(_ id: UtteranceID) -> PipeWirePlayback {
        PipeWirePlayback(id, sampleRate: sampleRate, start: stream.written, at: stream.now)
    }

    func begun() {
        stream.cancel(.rest)
        if isWoken || !stream.isActive { playing?.skip(leadIn.withUnsafeBufferPointer { stream.write($0) }) }
        isWoken = false
        stream.mark()
        stream.setActive(true)
    }

    func heard(of playback: PipeWirePlayback) -> Int { playback.heard(stream.progress, at: stream.now) }

    func silence(_ playback: PipeWirePlayback) {
        stream.cut(fading: true)
        end(nil)
    }

    private func waitForRoom(_ id: UtteranceID) {
        while isPlaying(id), stream.ahead > Limit.lead * sampleRate {
            stream.wait(Int64(stream.ahead - Limit.lead * sampleRate) * 1_000_000_000 / Int64(sampleRate))
        }
    }
}

/// The progress of the sound, and whether it can be heard at all. All members require the stream's lock.
extension PipeWireSink {
    enum Limit {
        /// The most that the player may be ahead of the sound heard, in seconds; more would only use memory.
        static let lead = 5
        /// A stream that is linked to no device for longer counts as lost, because a word with such a pause in it is
        /// not understood. In nanoseconds, like the following limits.
        static let pause: Int64 = 500_000_000
        /// After this much silence, the device may sleep, and the graph take longer cycles. A listener thinks between
        /// two keys, and a device that sleeps takes 2 to 4 ms to wake.
        static let rest: Int64 = 10_000_000_000
        /// The time that a suspended device has to wake.
        static let wake: Int64 = 300_000_000
    }

    /// The reason why nothing is heard although there is a stream.
    var obstacle: String? {
        guard let device = stream.device else {
            return stream.graph.hasSink
                ? "the sound server has not linked speech to a device: start its session manager (WirePlumber)"
                : "the sound server has no sound device"
        }
        if device == PipeWireGraph.dummy, stream.sinkName != PipeWireGraph.dummy {
            return "the sound server has no sound device"
        }
        return isStill ? "the sound device is suspended" : nil
    }

    /// Plays to a suspended device, because there is no other way to learn whether it still is suspended.
    func connected() {
        guard isStill else { return }
        let (turns, deadline) = (stream.progress.turns, stream.now + Limit.wake)
        stream.setActive(true)
        while stream.isReady, stream.progress.turns == turns, stream.now < deadline { stream.wait(Limit.wake / 10) }
        isStill = stream.progress.turns == turns
        stream.setActive(false)
    }

    func take(_ event: PipeWirePlayback.Event) {
        // A stream that is linked to nothing waits for a link.
        if event == .answered, obstacle != nil { return }
        stream.adapt()
        let steps = playing?.take(event, stream.progress, at: stream.now) ?? []
        if event == .answered { isStill = !steps.isEmpty }
        for step in steps { perform(step) }
    }

    private func perform(_ step: PipeWirePlayback.Step) {
        switch step {
        case .report(let event): audience.report(event)
        case .checkAfter(let wait):
            stream.set(.look, after: wait) { [self] in take(.checked) }
        case .ask: stream.ask()
        case .stop: stop()
        case .disconnect:
            stream.disconnect()
            lose("the sound server does not answer")
        case .end(let event): end(event)
        }
    }

    /// The stream has another sink, or none.
    func deviceChanged() {
        isStill = false
        guard let id = playing?.id, isPlaying(id) else { return audience.reportProblem(obstacle) }
        guard let obstacle else {
            stream.cancel(.pause)
            return take(.checked)
        }
        if stream.device != nil { return lose(obstacle) }
        // A stream that moves from one sink to another has none for a moment.
        stream.set(.pause, after: Limit.pause) { [self] in
            if isPlaying(id), let obstacle = self.obstacle { lose(obstacle) }
        }
    }

    /// Drops the frames not heard yet, and releases the thread that waits for room.
    private func stop() {
        stream.cancel(.look)
        stream.cancel(.pause)
        stream.cut(fading: false)
        stream.setActive(false)
        stream.signal()
    }

    /// The playback is over: the thread that waits for room is released, and the device may sleep after a while.
    func end(_ event: PlaybackEvent?) {
        playing = nil
        stream.cancel(.look)
        stream.signal()
        if let event { audience.report(event) }
        restLater()
    }

    /// The device may sleep after a while.
    private func restLater() {
        stream.set(.rest, after: Limit.rest) { [self] in
            stream.adapt()
            stream.setActive(false)
        }
    }
}
