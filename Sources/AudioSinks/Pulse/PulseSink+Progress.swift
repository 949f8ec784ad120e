// SPDX-License-Identifier: GPL-3.0-or-later

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

    /// The sink that both sound servers use when there is no device; nobody hears it.
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
            return audience.told(obstacle)
        }
        if stream.isSuspended { return waitForResume(id) }
        if let obstacle { lose(obstacle) } else { ask(id) }
    }

    /// A device that was only asleep is ready in a moment, and the sound continues at its position.
    func waitForResume(_ id: UtteranceID) {
        stream.after(microseconds: Limit.pause) { [self] in
            if playing?.id == id, let obstacle { lose(obstacle) }
        }
    }

    /// Drops the frames not heard yet, and releases the thread that waits for room.
    private func stop() {
        looking.cancel()
        answering.cancel()
        stream.flush()
        // With a corked stream it would be unknown whether its device is only asleep.
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
