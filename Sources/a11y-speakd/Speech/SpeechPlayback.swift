// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks
import Synchronization
import Synthesis

/// Brings the samples of an utterance to a sink, at a speed that may change. After a change, the sink gets the unheard
/// rest again, at the new speed. Places are samples of the utterance, whatever the speed.
///
/// One thread at a time gives samples to the sink and may wait for it. Other threads leave their samples to that
/// thread.
final class SpeechPlayback: Sendable {
    private let sampleRate: Int
    private let place: StereoPlace
    private let sink: any AudioSink
    private let report: @Sendable (PlaybackEvent) -> Void
    private let state: Mutex<State>

    /// - Parameter report: called on a thread of the sink.
    init(
        _ id: UtteranceID, sampleRate: Int, place: StereoPlace, sink: any AudioSink,
        report: @escaping @Sendable (PlaybackEvent) -> Void
    ) {
        (self.sampleRate, self.place, self.sink, self.report) = (sampleRate, place, sink, report)
        state = Mutex(State(id: id))
    }

    /// The most samples given at once: samples that the sink has cannot be changed.
    private static let most = 16_384
    /// The most seconds of samples to keep; more are dropped once heard.
    private static let maxKept = 30

    /// Plays samples after the earlier ones.
    /// - Returns: false when no more samples are needed.
    func play(_ samples: UnsafeBufferPointer<Int16>) -> Bool {
        state.withLock { $0.samples.add(samples) }
        if state.withLock({ $0.samples.count }) > Self.maxKept * sampleRate { forgetHeard() }
        return give()
    }

    /// All samples were added.
    func finish() {
        state.withLock { $0.samples.isComplete = true }
        _ = give()
    }

    /// Plays the unheard rest at another speed.
    /// - Parameters:
    ///   - speed: 2 takes half the time.
    ///   - later: runs a closure on another thread, which may wait for the sink.
    func change(speed: Double, later: ScoreThread) {
        let playing = state.withLock { state -> (id: UtteranceID, isDrained: Bool)? in
            if state.phase == .waiting { state.begin(at: 0, speed, sampleRate) }
            guard state.phase == .playing || state.phase == .drained, state.speed != speed else { return nil }
            state.isChanging = true
            return (state.playback, state.phase == .drained)
        }
        guard let (id, isDrained) = playing else { return }
        let isReplayed = replay(id, isDrained: isDrained, speed)
        state.withLock { $0.isChanging = false }
        if isReplayed { later { [self] in _ = give() } }
    }

    /// Silences the playback `id`, and begins another one at its place.
    private func replay(_ id: UtteranceID, isDrained: Bool, _ speed: Double) -> Bool {
        let reached = sink.position(of: id)
        // The playback has not begun to sound, or it has ended; its position does not show which.
        guard reached > 0 || !isDrained else { return false }
        let heard = sink.cancel(id)
        return state.withLock { state in
            // The sink has not begun the playback yet, or has ended it since `reached` was read.
            guard heard != nil || reached == 0 else {
                state.end()
                return false
            }
            state.begin(at: state.place(of: heard ?? 0), speed, sampleRate)
            return true
        }
    }

    /// Silences the playback.
    /// - Returns: the number of samples heard.
    func cancel() -> Int {
        let id = state.withLock { state in
            state.phase = .stopped
            return state.playback
        }
        let heard = sink.cancel(id) ?? 0
        return state.withLock { $0.place(of: heard) }
    }

    /// False after ``cancel()``: nothing is reported then.
    var isWanted: Bool { state.withLock { $0.phase != .stopped } }

    /// The number of samples heard.
    var position: Int {
        let heard = sink.position(of: state.withLock { $0.playback })
        return state.withLock { $0.place(of: heard) }
    }

    /// The time that this many samples take at the current speed.
    func duration(of samples: Int) -> Duration {
        .seconds(Double(max(0, samples)) / Double(sampleRate) / state.withLock { $0.speed })
    }

    private func forgetHeard() {
        let place = position
        state.withLock { $0.samples.drop(before: place - sampleRate) }
    }
}

/// Gives samples to the sink.
extension SpeechPlayback {
    /// Gives the samples that wait, unless another thread does.
    /// - Returns: false when no more samples are needed.
    private func give() -> Bool {
        while let part = state.withLock({ $0.next(atMost: Self.most) }) {
            let isWanted = give(part)
            state.withLock { $0.gave(part, isWanted: isWanted) }
        }
        return state.withLock { !$0.isOver }
    }

    private func give(_ part: Part) -> Bool {
        if part.isFirst { sink.begin(part.playback, report: reports(on: part.playback)) }
        // A stop before `begin` could not silence the playback, which the sink did not know yet.
        guard !state.withLock({ $0.isOver || $0.playback != part.playback }) else {
            sink.cancel(part.playback)
            return false
        }
        let isWanted =
            part.samples.isEmpty
            || part.samples.withUnsafeBufferPointer { samples in
                place.withFrames(of: samples) { sink.play($0, of: part.playback) }
            }
        if isWanted && part.isLast { sink.drain(part.playback) }
        return isWanted
    }

    /// Passes on the sink's events of a playback: `.began` once per utterance, and nothing after a stop.
    private func reports(on playback: UtteranceID) -> @Sendable (PlaybackEvent) -> Void {
        { [self] event in
            let isNews = state.withLock { state in
                defer { if event == .began { state.hasReportedBegin = true } }
                guard state.playback == playback, state.phase != .stopped else { return false }
                return event != .began || !state.hasReportedBegin
            }
            if isNews { report(event) }
        }
    }

    private struct Part {
        let playback: UtteranceID
        let samples: [Int16]
        let isFirst: Bool
        let isLast: Bool
    }

    /// The state of the current playback.
    private enum Phase {
        /// The sink does not know the playback yet.
        case waiting
        case playing
        /// The sink has all samples.
        case drained
        /// No more samples are needed: the sink refused some, or has ended the playback.
        case over
        /// Silenced by ``cancel()``.
        case stopped
    }

    private struct State {
        /// The sink's name of the playback. Each change of the speed begins another playback.
        var playback: UtteranceID
        var phase = Phase.waiting
        var samples = SpeechSamples()
        var speed = 1.0
        var hasReportedBegin = false
        private var scale: TimeScale?
        /// The place at which the playback began.
        private var start = 0
        /// Whether ``change(speed:later:)`` replaces the playback now. The sink may refuse its samples then, and another
        /// playback continues them.
        var isChanging = false
        /// Whether a thread gives samples to the sink now.
        private var isGiving = false
        private var rise = SoundRise(length: 0)

        var isOver: Bool { phase == .over || phase == .stopped }

        init(id: UtteranceID) { playback = id }

        func place(of heard: Int) -> Int { start + Int(Double(heard) * speed) }

        /// Begins another playback for the samples from `place` on.
        mutating func begin(at place: Int, _ speed: Double, _ sampleRate: Int) {
            if phase != .waiting { playback = playback.next }
            if !isOver { phase = .waiting }
            (start, self.speed) = (place, speed)
            scale = speed == 1 ? nil : TimeScale(speed: speed, sampleRate: sampleRate)
            if scale == nil { self.speed = 1 }
            rise = SoundRise(length: place == 0 ? 0 : sampleRate / 200)
            samples.goBack(to: min(place, samples.end))
        }

        /// Ends the playback: no more samples are given.
        mutating func end() { if phase != .stopped { phase = .over } }

        mutating func next(atMost count: Int) -> Part? {
            guard !isGiving, !isChanging, phase == .waiting || phase == .playing else { return nil }
            let next = samples.next(atMost: count)
            let isLast = samples.areAllGiven
            guard !next.isEmpty || isLast else { return nil }
            defer { (phase, isGiving) = (isLast ? .drained : .playing, true) }
            return Part(
                playback: playback, samples: sound(next, isLast: isLast), isFirst: phase == .waiting, isLast: isLast)
        }

        private mutating func sound(_ samples: ArraySlice<Int16>, isLast: Bool) -> [Int16] {
            var sound = scale.map { scale in samples.withUnsafeBufferPointer(scale.scale) } ?? Array(samples)
            if isLast, let scale { sound += scale.rest() }
            rise.apply(to: &sound)
            return sound
        }

        mutating func gave(_ part: Part, isWanted: Bool) {
            isGiving = false
            if !isWanted && part.playback == playback && !isChanging { end() }
        }
    }
}

/// Fades in a sound that begins in the middle of a wave, which would click otherwise.
struct SoundRise: Sendable, Equatable {
    let length: Int
    private var done = 0

    /// - Parameter length: the length of the fade in samples.
    init(length: Int) { self.length = length }

    /// Scales the next samples.
    mutating func apply(to samples: inout [Int16]) {
        for index in 0..<min(samples.count, length - done) {
            samples[index] = Int16(Int(samples[index]) * (done + index) / length)
        }
        done = min(length, done + samples.count)
    }
}

/// The samples of an utterance that are played or will be, and how many of them the sink has. A value type; places are
/// samples of the whole utterance.
struct SpeechSamples: Sendable, Equatable {
    /// Samples from `first` on; samples heard long ago are dropped.
    private var samples: [Int16] = []
    private var first = 0
    private(set) var given = 0
    /// Whether all samples were added.
    var isComplete = false

    var areAllGiven: Bool { isComplete && given == end }

    var end: Int { first + samples.count }
    /// The number of samples kept.
    var count: Int { samples.count }

    mutating func add(_ more: UnsafeBufferPointer<Int16>) { samples.append(contentsOf: more) }

    /// The next samples to give, `count` at most; empty when all were given.
    mutating func next(atMost count: Int) -> ArraySlice<Int16> {
        let start = given - first
        let part = samples[start..<min(start + count, samples.count)]
        given += part.count
        return part
    }

    /// Gives the samples from `place` on again.
    mutating func goBack(to place: Int) { given = min(max(place, first), end) }

    mutating func drop(before place: Int) {
        let dropped = min(max(0, place - first), given - first)
        samples.removeFirst(dropped)
        first += dropped
    }
}
