// SPDX-License-Identifier: GPL-3.0-or-later

/// One playback on a sound server: the frames written, its progress, and the steps that follow. A value type; times are
/// microseconds of a monotonic clock.
struct PulsePlayback: ServerPlayback {
    enum Stage: Equatable {
        /// Its first frame has not sounded yet.
        case given
        /// Its first frame has sounded.
        case heard
        /// All frames are given.
        case drained(hasBegun: Bool)
        /// The device is lost; the player may still ask how much was heard.
        case lost
    }

    enum Event: Equatable, ServerPlaybackEvent {
        case drained
        /// The server has reported its position.
        /// - Parameter latency: the time until the last frame written is heard; negative when that is past, nil when
        ///   the server does not know yet.
        case timing(latency: Int64?, isRunning: Bool)
        case lost(String)
    }

    enum Step: Equatable {
        case report(PlaybackEvent)
        /// Inform the server that no more frames are written for now.
        case drain
        /// Ask the server for its position.
        case ask
        /// Ask after this many microseconds.
        case askAfter(Int64)
        /// Drop the frames not heard yet, and release the thread that waits for room.
        case stop
        /// The playback is over.
        case end(PlaybackEvent)
    }

    let id: UtteranceID
    private(set) var stage = Stage.given
    private let sampleRate: Int
    private var clock: HeardClock
    private var tail = FadingTail()

    /// The wait before the server is asked again: the shorter while the sound makes no progress, the longer at most
    /// otherwise.
    private static let (shortestWait, longestWait): (Int64, Int64) = (5_000, 1_000_000)
    /// The longest device latency accepted: the value reported just after a device has woken is not accurate yet.
    private static let longestLatency: UInt64 = 30_000

    init(_ id: UtteranceID, sampleRate: Int) {
        self.id = id
        self.sampleRate = sampleRate
        clock = HeardClock(sampleRate: sampleRate)
    }

    func takes(_ id: UtteranceID) -> Bool { self.id == id && stage != .lost }

    /// Whether nothing has been written yet.
    var isEmpty: Bool { clock.written == 0 }

    func heard(at now: UInt64) -> Int { clock.heard(at: now) }

    mutating func write(_ frames: UnsafeBufferPointer<StereoFrame>, at now: UInt64) {
        let heard = clock.heard(at: now)
        clock.write(frames.count)
        tail.append(frames)
        tail.forget(before: heard, atLeast: sampleRate)
    }

    /// The server does not answer, and may have hung since its last answer: only the frames that it has reported count
    /// as heard.
    mutating func distrust() { clock.stop(at: nil) }

    mutating func take(_ event: Event, at now: UInt64) -> [Step] {
        switch (stage, event) {
        case (.lost, _): return []
        case (_, .lost(let reason)):
            clock.stop(at: now)
            stage = .lost
            return [.stop, .report(.lost(reason))]
        case (_, .drained) where isEmpty: return [.end(.ended)]
        case (.given, .drained): stage = .drained(hasBegun: false)
        case (.heard, .drained): stage = .drained(hasBegun: true)
        case (.drained, .drained): break
        case (_, .timing(nil, _)): return [.askAfter(Self.shortestWait)]
        case (_, .timing(let latency?, let isRunning)):
            clock.update(latency: latency, at: now, isRunning: isRunning)
            return progress(latency, isRunning)
        }
        return [.drain, .ask]
    }

    private mutating func progress(_ latency: Int64, _ isRunning: Bool) -> [Step] {
        let untilBegin = latency - Int64(clock.written) * 1_000_000 / Int64(sampleRate)
        guard untilBegin <= 0 else { return [askAgain(after: untilBegin, isRunning)] }
        switch stage {
        case .given:
            stage = .heard
            return [.report(.began), askAgain(after: Self.longestWait, isRunning)]
        case .heard: return [askAgain(after: Self.longestWait, isRunning)]
        case .drained(let hasBegun):
            stage = .drained(hasBegun: true)
            let last = latency <= 0 ? .end(.ended) : askAgain(after: latency, isRunning)
            return hasBegun ? [last] : [.report(.began), last]
        case .lost: return []
        }
    }

    /// - Parameter wait: the microseconds until the event, if the sound advances.
    private func askAgain(after wait: Int64, _ isRunning: Bool) -> Step {
        .askAfter(isRunning ? min(wait, Self.longestWait) : Self.shortestWait)
    }
}

extension PulsePlayback {
    /// The frames that replace the last ones when the playback is silenced.
    struct Fade: Equatable {
        let frames: [StereoFrame]
        /// The time until the sound has faded, in microseconds.
        let duration: UInt64
    }

    /// - Parameters:
    ///   - latency: the time until the last frame written is heard.
    ///   - deviceLatency: the time until frames already read by the server are heard; those can no longer be changed.
    /// - Returns: nil when there is nothing to fade.
    func fade(latency: Int64, deviceLatency: UInt64) -> Fade? {
        let position = clock.position(latency: latency)
        guard position >= 0 else { return nil }
        let start = position + Int(min(deviceLatency, Self.longestLatency) + 500) * sampleRate / 1_000_000
        let length = Int(FadingTail.seconds * Double(sampleRate))
        let faded = tail.faded(from: start, over: length)
        guard !faded.isEmpty else { return nil }
        return Fade(frames: faded, duration: UInt64(start + length - position) * 1_000_000 / UInt64(sampleRate))
    }
}

/// The frames that were written and may still have to be faded out. Places count frames from the first.
struct FadingTail: Sendable, Equatable {
    /// Long enough not to be heard as a click, and too short to be heard as a sound.
    static let seconds = 0.003

    private var frames: [StereoFrame] = []
    /// The place of the first frame in `frames`.
    private var start = 0

    var end: Int { start + frames.count }

    mutating func append(_ new: UnsafeBufferPointer<StereoFrame>) { frames.append(contentsOf: new) }

    /// Frames before this place are no longer needed. They are dropped a second at a time.
    mutating func forget(before place: Int, atLeast count: Int) {
        guard place - start >= count, place <= end else { return }
        frames.removeFirst(place - start)
        start = place
    }

    /// The written frames from a place on, fading, and then silence to the end. Empty when there is nothing to fade.
    func faded(from place: Int, over length: Int) -> [StereoFrame] {
        guard place >= start, place < end, length > 0 else { return [] }
        var faded = [StereoFrame](repeating: .silence, count: end - place)
        for index in 0..<min(length, faded.count) {
            faded[index] = frames[place - start + index].scaled(by: Double(length - index) / Double(length + 1))
        }
        return faded
    }
}

/// The part of a playback that has been heard, from the device's last report and the time since then. Times are
/// microseconds of a monotonic clock.
struct HeardClock: Sendable, Equatable {
    private let sampleRate: Int
    /// Samples given to the device.
    private(set) var written = 0
    private var known = 0
    /// The time at which `known` was reported; nil while the device makes no progress.
    private var since: UInt64?

    init(sampleRate: Int) {
        self.sampleRate = sampleRate
    }

    mutating func write(_ frames: Int) { written += frames }

    /// The device reports its position.
    /// - Parameter latency: the time until the last frame written is heard, in microseconds; negative when that is
    ///   past.
    mutating func update(latency: Int64, at now: UInt64, isRunning: Bool) {
        known = max(known, min(written, position(latency: latency)))
        since = isRunning ? now : nil
    }

    /// The frame that is heard now; negative when the first frame is not heard yet.
    func position(latency: Int64) -> Int { written - Int(latency) * sampleRate / 1_000_000 }

    func heard(at now: UInt64) -> Int {
        guard let since, now > since else { return known }
        return min(written, known + Int(now - since) * sampleRate / 1_000_000)
    }

    /// Nothing more is heard.
    /// - Parameter now: nil when the time of the stop is unknown. Then only the frames that the device has reported
    ///   count as heard.
    mutating func stop(at now: UInt64?) {
        known = now.map(heard) ?? known
        since = nil
    }
}
