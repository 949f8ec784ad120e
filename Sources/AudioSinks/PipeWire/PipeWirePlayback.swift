// SPDX-License-Identifier: GPL-3.0-or-later

/// One playback on PipeWire's graph: the frames written, its progress, and the steps that follow. A value type; times
/// are nanoseconds of a monotonic clock.
struct PipeWirePlayback: ServerPlayback {
    enum Stage: Equatable {
        /// Its first frame has not sounded yet.
        case given
        /// Its first frame has sounded.
        case heard
        /// All frames are given.
        case drained(hasBegun: Bool)
        /// The playback can no longer be heard; the player may still ask how much was heard.
        case lost(heard: Int)
    }

    /// The progress of the graph.
    struct Progress: Equatable, Sendable {
        /// The frames before this place are heard at `time`; places count all frames ever written.
        var place: UInt64
        var time: Int64
        /// The number of cycles of the graph so far.
        var turns: UInt64
    }

    enum Event: Equatable, ServerPlaybackEvent {
        case drained
        /// The graph was checked.
        case checked
        /// The server has answered while the graph made no progress.
        case answered
        case lost(String)
    }

    enum Step: Equatable {
        case report(PlaybackEvent)
        /// Check again after this many nanoseconds. The graph itself reports when the sound begins or runs dry.
        case checkAfter(Int64)
        /// Ask the server for a sign of life.
        case ask
        /// Drop the frames not heard yet, and release the thread that waits for room.
        case stop
        /// The server hangs: end the connection.
        case disconnect
        /// The playback is over.
        case end(PlaybackEvent)
    }

    let id: UtteranceID
    private(set) var stage = Stage.given
    private let sampleRate: Int
    /// The place of its first frame.
    private var start: UInt64
    private(set) var written = 0
    /// The number of cycles at the last check, and the time since which it has not changed.
    private var turns: UInt64?
    private var since: Int64
    private var isAsked = false

    /// The longest time without progress of the graph, and without an answer of the server.
    static let (longestStandstill, longestSilence): (Int64, Int64) = (2_000_000_000, 5_000_000_000)
    private static let longestWait: Int64 = 1_000_000_000

    /// - Parameter start: the place at which its first frame is written.
    init(_ id: UtteranceID, sampleRate: Int, start: UInt64, at now: Int64) {
        self.id = id
        self.sampleRate = sampleRate
        self.start = start
        since = now
    }

    func takes(_ id: UtteranceID) -> Bool { self.id == id && !isLost }

    private var isLost: Bool { if case .lost = stage { true } else { false } }

    /// Frames of silence were written before the first frame; they are not counted.
    mutating func skip(_ count: Int) { start += UInt64(count) }

    mutating func write(_ count: Int) { written += count }

    /// The number of frames heard. Frames that the graph took count as heard at a time that the graph sets, so a server
    /// that hangs does not seem to play on.
    func heard(_ progress: Progress, at now: Int64) -> Int {
        if case .lost(let heard) = stage { return heard }
        let ahead = max(0, progress.time - now) * Int64(sampleRate) / 1_000_000_000
        return min(written, max(0, Int(Int64(progress.place) - ahead - Int64(start))))
    }

    mutating func take(_ event: Event, _ progress: Progress, at now: Int64) -> [Step] {
        switch (stage, event) {
        case (.lost, _): return []
        case (_, .lost(let reason)): return lose(reason, progress, now)
        case (_, .answered):
            return progress.turns == turns ? lose("the sound device is suspended", progress, now) : []
        case (_, .drained) where written == 0: return [.end(.ended)]
        case (.given, .drained): stage = .drained(hasBegun: false)
        case (.heard, .drained): stage = .drained(hasBegun: true)
        case (.drained, .drained), (_, .checked): break
        }
        return progressed(progress, now)
    }

    private mutating func lose(_ reason: String, _ progress: Progress, _ now: Int64) -> [Step] {
        stage = .lost(heard: heard(progress, at: now))
        return [.stop, .report(.lost(reason))]
    }

    private mutating func progressed(_ progress: Progress, _ now: Int64) -> [Step] {
        if turns != progress.turns { (turns, since, isAsked) = (progress.turns, now, false) }
        let heard = heard(progress, at: now)
        var steps: [Step] = []
        if heard > 0, !hasBegun {
            stage = stage == .given ? .heard : .drained(hasBegun: true)
            steps = [.report(.began)]
        }
        if stage == .drained(hasBegun: true), heard == written { return steps + [.end(.ended)] }
        return steps + (watch(now) ?? [.checkAfter(wait(progress, now))])
    }

    /// The steps when the graph makes no progress.
    private mutating func watch(_ now: Int64) -> [Step]? {
        switch now - since {
        case ..<Self.longestStandstill: return nil
        case ..<Self.longestSilence:
            defer { isAsked = true }
            return (isAsked ? [] : [.ask]) + [.checkAfter(Self.longestWait)]
        default: return [.disconnect]
        }
    }

    /// The time until the first or the last frame is heard, if that is known.
    private func wait(_ progress: Progress, _ now: Int64) -> Int64 {
        let end = start + UInt64(written)
        var times: [Int64] = [Self.longestWait, since + Self.longestStandstill - now]
        if !hasBegun, progress.place > start { times.append(time(of: start + 1, progress) - now) }
        if case .drained = stage, progress.place >= end { times.append(time(of: end, progress) - now) }
        return max(1, times.min() ?? Self.longestWait)
    }

    private var hasBegun: Bool { [.heard, .drained(hasBegun: true)].contains(stage) }

    /// The time at which the frames before a place are heard, rounded up. The graph must have taken these frames.
    private func time(of place: UInt64, _ progress: Progress) -> Int64 {
        let frames = Int64(progress.place) - Int64(place)
        return progress.time - frames * 1_000_000_000 / Int64(sampleRate)
    }
}
