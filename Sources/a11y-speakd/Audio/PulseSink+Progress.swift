// SPDX-License-Identifier: GPL-3.0-or-later

/// How far the sound is, and whether it can be heard at all. All of it with the stream's lock held.
extension PulseSink {
    /// A device that is suspended for longer is as good as gone.
    private static let longestPause: UInt64 = 2_000_000
    /// A server that says nothing for longer is as good as gone.
    private static let longestSilence: UInt64 = 5_000_000
    /// How soon a server is asked again whose sound does not go on yet, and how soon one whose sound does.
    private static let (shortestWait, longestWait): (Int64, Int64) = (5_000, 1_000_000)
    /// After so much silence the device may sleep.
    private static let restAfter: UInt64 = 5_000_000
    /// Where both sound servers send what nobody hears when there is no device.
    private static let dummy = "auto_null"

    /// Why nobody hears what is played on a stream that is ready.
    var obstacle: String? {
        if stream.isSuspended && !stream.isCorked { return "the sound device is suspended" }
        guard stream.device == Self.dummy, stream.sinkName != Self.dummy else { return nil }
        return "the sound server has no sound device"
    }

    /// Asks the server how far the sound is, because one that hangs would seem to play on.
    func ask(_ id: PlaybackID) {
        looks += 1
        let this = looks
        looking.cancel()
        stream.updateTiming { [self] in
            if looks == this { answering.cancel() }
            progress(id)
        }
        answering.set(on: stream, after: Self.longestSilence) { [self] in
            guard playing?.id == id, stream.isReady else { return }
            // It may have hung since it answered last.
            playing?.clock.stop(at: nil)
            stream.disconnect()
            lose("the sound server does not answer")
        }
    }

    /// The server has told where it is: tells what has been reached, and asks again when the next is due.
    private func progress(_ id: PlaybackID) {
        guard let now = playing, now.id == id, !now.isLost, stream.isReady, !stream.isSuspended else { return }
        guard let latency = stream.latency else { return askAgain(id, after: Self.shortestWait) }
        playing?.clock.told(latency: latency, at: stream.now, isRunning: stream.isRunning)
        let untilBegin = latency - microseconds(now.clock.written)
        guard untilBegin <= 0 else { return askAgain(id, after: untilBegin) }
        if !now.hasBegun {
            playing?.hasBegun = true
            now.report(.began)
        }
        if now.isDrained && latency <= 0 { return end(.ended) }
        askAgain(id, after: now.isDrained ? latency : Self.longestWait)
    }

    /// - Parameter wait: microseconds that it takes if the sound goes on.
    private func askAgain(_ id: PlaybackID, after wait: Int64) {
        let wait = stream.isRunning ? min(max(wait, 0), Self.longestWait) : Self.shortestWait
        looking.set(on: stream, after: UInt64(wait)) { [self] in ask(id) }
    }

    private func microseconds(_ samples: Int) -> Int64 { Int64(samples) * 1_000_000 / Int64(stream.sampleRate) }

    /// The stream has another sink, or its sink was suspended or resumed.
    func deviceChanged() {
        guard let id = playing?.id, playing?.isLost == false else {
            if obstacle == nil { rest() }
            return told(obstacle)
        }
        if stream.isSuspended { return waitForResume(id) }
        if let obstacle { lose(obstacle) } else { ask(id) }
    }

    /// A device that only slept is there in a moment, and the sound goes on where it was.
    func waitForResume(_ id: PlaybackID) {
        stream.after(microseconds: Self.longestPause) { [self] in
            if playing?.id == id, let obstacle { lose(obstacle) }
        }
    }

    /// What is played is not heard any more. Whoever waits for room is let go.
    func lose(_ reason: String) {
        self.reason = reason
        told(reason)
        guard let lost = playing, !lost.isLost else { return }
        playing?.clock.stop(at: stream.now)
        playing?.isLost = true
        looking.cancel()
        answering.cancel()
        stream.flush()
        // Of a stream that is corked nobody could tell whether its device only sleeps.
        if !stream.isSuspended { stream.cork(true) }
        stream.signal()
        lost.report(.lost(reason))
    }

    /// The playback is over: whoever waits for room is let go, and the device may sleep after a while.
    func end(_ event: PlaybackEvent?) {
        let report = playing?.report
        playing = nil
        stream.signal()
        if let event { report?(event) }
        rest()
    }

    private func rest() {
        resting.set(on: stream, after: Self.restAfter) { [self] in stream.cork(true) }
    }
}
