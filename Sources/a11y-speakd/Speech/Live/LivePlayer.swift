// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks
import Sonification
import Synchronization

/// Plays live sound into a separate sink, which is made when it is first needed. Its thread exists only while something
/// sounds.
final class LivePlayer: LiveOutput, Sendable {
    private let makeSink: @Sendable () throws -> any AudioSink
    private let thread: any LiveThread
    let state = Mutex(State())
    /// Used by the thread only.
    private let stage = Mutex(Stage())
    private let onProblem: @Sendable (String?) -> Void
    let report: @Sendable (SpeechEvent) -> Void

    struct State {
        /// In the order of their arrival.
        var events: [LiveMix.Event] = []
        var activity = Activity.none
        var playback = Playback.none
        /// The failure reported last. Nothing is played until the time `until`.
        var problem: (reason: String, until: ContinuousClock.Instant)?
        /// The position in the score that is played.
        var trail: ScoreTrail?

        var isLost: Bool { if case .lost = playback { true } else { false } }
    }

    /// The state of the thread.
    enum Activity {
        case none
        /// No thread runs, but tones wait for an urgent announcement to end.
        case holding
        case running
    }

    enum Playback {
        case none
        case on(any AudioSink, UtteranceID)
        /// The device of the last playback failed.
        case lost
    }

    private struct Stage {
        var mix = LiveMix()
        var sink: (any AudioSink)?
        var pace = LivePace()
        var playbacks: UInt64 = 0
    }

    /// The time after a failure in which nothing is tried.
    private static let rest = Duration.seconds(1)

    /// - Parameters:
    ///   - thread: the thread that makes the sound.
    ///   - onProblem: called once with the reason when nothing can be heard, and once with nil when sound is heard
    ///     again.
    ///   - report: called on the thread with the events of scores.
    ///   - makeSink: called on the thread.
    init(
        on thread: any LiveThread = SoundingThread(), onProblem: @escaping @Sendable (String?) -> Void = { _ in },
        report: @escaping @Sendable (SpeechEvent) -> Void = { _ in },
        makeSink: @escaping @Sendable () throws -> any AudioSink
    ) {
        self.thread = thread
        self.onProblem = onProblem
        self.report = report
        self.makeSink = makeSink
    }

    var problem: String? {
        state.withLock { state in state.problem.flatMap { $0.until > .now ? $0.reason : nil } }
    }

    func take(_ event: LiveMix.Event) {
        let starts = state.withLock { state in
            state.events.removeAll { $0.isReplaced(by: event) }
            state.events.append(event)
            switch (state.activity, event) {
            // A change of the foreground alone makes no sound.
            case (.running, _), (.none, .foreground): return false
            default:
                state.activity = .running
                return true
            }
        }
        if starts { thread.run { [self] in run() } } else { thread.wake() }
    }

    private func run() {
        stage.withLock { stage in
            repeat { play(&stage) } while goesOn(stage.mix)
        }
    }

    /// - Returns: false when the thread may end; the next event starts it again.
    private func goesOn(_ mix: LiveMix) -> Bool {
        state.withLock { state in
            let isWanted = !state.isLost && (!mix.isIdle || !state.events.isEmpty)
            state.activity = isWanted ? .running : mix.isEmpty ? .none : .holding
            return isWanted
        }
    }

    /// Plays until nothing sounds.
    private func play(_ stage: inout Stage) {
        takeNews(&stage)
        guard !stage.mix.isIdle else { return }
        if let problem {
            stage.mix.forgetPassing()
            state.withLock { $0.playback = .lost }
            return loseScore(problem)
        }
        state.withLock { $0.playback = .none }
        do {
            let sink = try stage.sink ?? makeSink()
            stage.sink = sink
            stage.playbacks += 1
            let id = UtteranceID(rawValue: stage.playbacks)
            state.withLock { state in
                state.playback = .on(sink, id)
                state.trail?.restart()
            }
            sink.expect()
            sink.begin(id) { [self] in heard($0) }
            stage.pace.begin(lead: sink.lead)
            fill(sink, id, &stage)
        } catch {
            lost("\(error)")
        }
    }

    private func fill(_ sink: any AudioSink, _ id: UtteranceID, _ stage: inout Stage) {
        var frames = [StereoFrame](repeating: .silence, count: LivePace.block)
        while !isLost {
            takeNews(&stage)
            sink.follow(id)
            let heard = sink.position(of: id)
            if stage.mix.cutting.isDue(at: sink, heard: heard) {
                stage.mix.cut(scoreAt: cutTrail(heard: heard))
                break
            }
            progressed(heard: heard)
            if stage.mix.isIdle {
                guard heard < stage.pace.given else { break }
                thread.wait(stage.pace.given - heard)
            } else if let missing = stage.pace.next(heard: heard) {
                thread.wait(missing)
            } else {
                let before = stage.mix.place
                frames.withUnsafeMutableBytes { stage.mix.render(into: $0.bindMemory(to: Int16.self)) }
                // The trail has the block before it can be heard.
                gave(at: stage.pace.given, before: before, after: stage.mix.place)
                guard frames.withUnsafeBufferPointer({ sink.play($0, of: id) }) else { break }
                stage.pace.gave(frames.count)
            }
        }
        // Either all was heard, or the rest must not be. A cancel ends at once; a drain would end later.
        sink.cancel(id)
        state.withLock { state in
            if case .on = state.playback { state.playback = .none }
        }
    }

    private func takeNews(_ stage: inout Stage) {
        let events = state.withLock { state in
            defer { state.events = [] }
            return state.events
        }
        for event in events { stage.mix.take(event) }
    }
}

/// Reports whether sound can be heard.
extension LivePlayer {
    private var isLost: Bool { state.withLock { $0.isLost } }

    private func heard(_ event: PlaybackEvent) {
        switch event {
        case .began:
            let hadProblem = state.withLock { state in
                defer { state.problem = nil }
                return state.problem != nil
            }
            if hadProblem { onProblem(nil) }
        case .ended: break
        case .failed(let reason), .lost(let reason): lost(reason)
        }
    }

    private func lost(_ reason: String) {
        let isNews = state.withLock { state in
            defer { (state.playback, state.problem) = (.lost, (reason, .now + Self.rest)) }
            return state.problem == nil
        }
        if isNews { onProblem(reason) }
        loseScore(reason)
        thread.wake()
    }
}

extension LiveMix.Cutting {
    /// A replaced note is cut only after its first block was heard. Otherwise nothing would be heard on a device whose
    /// latency is longer than the interval of a held key.
    fileprivate func isDue(at sink: any AudioSink, heard: Int) -> Bool {
        switch self {
        case .none: false
        case .replaced: sink.fadesCuts && sink.cutsQuickly && heard >= LivePace.block
        case .silenced: sink.fadesCuts
        }
    }
}

/// Plays scores under speech.
extension LivePlayer {
    func play(_ score: PlayedScore, as id: UtteranceID) {
        state.withLock { $0.trail = ScoreTrail(id, score) }
        take(.score(LiveScore(number: id.rawValue, score: score.score, start: score.start, gain: score.gain)))
    }

    func stop(_ id: UtteranceID) -> HeardText? {
        guard let frame = frame(of: id) else { return nil }
        let start = state.withLock { state in
            defer { state.trail = nil }
            return state.trail?.played.start ?? frame
        }
        take(.endScore(id.rawValue))
        return frame > start ? HeardText(frame: frame) : nil
    }

    func takeHeard(of id: UtteranceID) -> HeardPlaces {
        let frame = frame(of: id)
        return state.withLock { state in
            guard let frame, let trail = state.trail, trail.id == id, trail.beginIsReported,
                let cursor = trail.played.cursor(at: frame), cursor != trail.told
            else { return HeardPlaces(cursor: nil) }
            state.trail?.told = cursor
            return HeardPlaces(cursor: cursor)
        }
    }

    /// Asks the sink without holding the lock, because the sink reports events while holding its own.
    private func frame(of id: UtteranceID) -> Int? {
        let playback = state.withLock { $0.playback }
        let heard = if case .on(let sink, let playback) = playback { sink.position(of: playback) } else { 0 }
        return state.withLock { state in
            guard let trail = state.trail, trail.id == id else { return nil }
            return trail.frame(heard: heard)
        }
    }

    /// Reports the beginning and the end of the score.
    /// - Parameter heard: the frames of the playback that were heard.
    func progressed(heard: Int) {
        let event = state.withLock { state -> SpeechEvent? in
            guard let trail = state.trail else { return nil }
            if !trail.beginIsReported, trail.hasBegun(heard: heard) {
                state.trail?.beginIsReported = true
                return .began(trail.id)
            }
            if trail.beginIsReported, trail.hasEnded(heard: heard) {
                state.trail = nil
                return .finished(trail.id)
            }
            state.trail?.forget(before: heard)
            return nil
        }
        if let event { report(event) }
    }

    /// Records the score's frames in a block that the sink gets at `place`.
    func gave(at place: Int, before: LiveScore.Place?, after: LiveScore.Place?) {
        state.withLock { state in
            guard let number = state.trail?.id.rawValue, let after, after.number == number else { return }
            let start = before?.number == number ? before?.frame ?? after.frame : state.trail?.played.start ?? 0
            state.trail?.gave(at: place, start..<max(start, after.frame), isLast: after.isFinished)
        }
    }

    /// Cuts the trail at the frame that is heard now; later frames are silenced.
    /// - Returns: the frame of the score from which frames are silenced; nil without a score.
    private func cutTrail(heard: Int) -> Int? {
        progressed(heard: heard)
        let frame = state.withLock { state -> Int? in
            guard let frame = state.trail?.frame(heard: heard) else { return nil }
            state.trail?.cut(at: frame)
            return frame
        }
        progressed(heard: 0)
        return frame
    }

    /// Ends the score, which cannot be heard.
    private func loseScore(_ reason: String) {
        let lost = state.withLock { state in
            defer { state.trail = nil }
            return state.trail?.id
        }
        guard let lost else { return }
        state.withLock { $0.events.append(.endScore(lost.rawValue)) }
        report(.failed(lost, reason: reason))
    }
}

/// How far live sound is made ahead of the heard position: as little as the device allows, because sound that is made
/// cannot be changed. A value type; all lengths are in frames.
struct LivePace: Sendable, Equatable {
    /// The length of a block: 5 ms.
    static let block = ScoreRenderer.sampleRate / 200
    private static let longest = ScoreRenderer.sampleRate * 400 / 1000

    /// The lead that the device needs, as far as known.
    private var shortest = 0
    private(set) var lead = 0
    private(set) var given = 0
    private var hasRunDry = false

    /// - Parameter heard: the number of given frames that were heard.
    /// - Returns: the number of frames to be heard before the next block is made; nil to make it now.
    mutating func next(heard: Int) -> Int? {
        let ahead = given - heard
        // The device, or the machine, needs more.
        if given >= lead, ahead <= 0 { (lead, hasRunDry) = (min(lead * 2, Self.longest), true) }
        return ahead + Self.block <= lead ? nil : ahead + Self.block - lead
    }

    mutating func gave(_ frames: Int) { given += frames }

    /// Begins another playback. The lead learned from earlier playbacks shrinks, because the machine may have caused
    /// it.
    /// - Parameter shortest: the lead that the device is known to need.
    mutating func begin(lead shortest: Duration) {
        self.shortest = Int(shortest.timeInterval * Double(ScoreRenderer.sampleRate))
        lead = max(self.shortest, hasRunDry ? lead : lead * 3 / 4)
        (given, hasRunDry) = (0, false)
    }
}
