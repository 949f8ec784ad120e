// SPDX-License-Identifier: GPL-3.0-or-later

/// How far the sound is, and whether it can be heard at all. All of it with the stream's lock held.
extension PulseSink {
    /// In microseconds.
    enum Limit {
        /// A device that is suspended for longer is as good as gone.
        static let pause: UInt64 = 2_000_000
        /// A server that says nothing for longer is as good as gone.
        static let answer: UInt64 = 5_000_000
        /// After so much silence the device may sleep.
        static let rest: UInt64 = 5_000_000
        /// The player may be so far ahead of what is heard; more would only be memory.
        static let lead: Int64 = 10_000_000
    }

    /// Where both sound servers send what nobody hears when there is no device.
    private static let dummy = "auto_null"

    /// Why nobody hears what is played on a stream that is ready.
    var obstacle: String? {
        if stream.isSuspended && !stream.isCorked { return "the sound device is suspended" }
        guard stream.device == Self.dummy, stream.sinkName != Self.dummy else { return nil }
        return "the sound server has no sound device"
    }

    /// Asks the server how far the sound is, because one that hangs would seem to play on.
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
            // It may have hung since it answered last.
            playing?.distrust()
            stream.disconnect()
            lose("the sound server does not answer")
        }
    }

    /// The server has told where it is.
    private func progress(_ id: UtteranceID) {
        guard playing?.id == id, stream.isReady, !stream.isSuspended else { return }
        take(.timing(latency: stream.latency, isRunning: stream.isRunning))
    }

    func take(_ event: PulsePlayback.Event) {
        for step in playing?.take(event, at: stream.now) ?? [] { perform(step) }
    }

    private func perform(_ step: PulsePlayback.Step) {
        switch step {
        case .report(let event): report(event)
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
            return told(obstacle)
        }
        if stream.isSuspended { return waitForResume(id) }
        if let obstacle { lose(obstacle) } else { ask(id) }
    }

    /// A device that only slept is there in a moment, and the sound goes on where it was.
    func waitForResume(_ id: UtteranceID) {
        stream.after(microseconds: Limit.pause) { [self] in
            if playing?.id == id, let obstacle { lose(obstacle) }
        }
    }

    /// What is played is not heard any more.
    func lose(_ reason: String) {
        self.reason = reason
        told(reason)
        take(.lost(reason))
    }

    /// Drops what is not heard yet. Whoever waits for room is let go.
    private func stop() {
        looking.cancel()
        answering.cancel()
        stream.flush()
        // Of a stream that is corked nobody could tell whether its device only sleeps.
        if !stream.isSuspended { stream.cork(true) }
        stream.signal()
    }

    /// The playback is over: whoever waits for room is let go, and the device may sleep after a while.
    func end(_ event: PlaybackEvent?) {
        playing = nil
        stream.signal()
        if let event { report(event) }
        rest()
    }

    private func rest() {
        resting.set(in: stream.context, after: Limit.rest) { [self] in stream.cork(true) }
    }
}
