// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks
import Dispatch
import Synthesis

/// Plays one score at a time.
protocol ScoreOutput: AnyObject {
    /// Returns at once; events follow.
    func play(_ score: PlayedScore, as id: UtteranceID)
    /// Silences the score now; no events of it follow.
    /// - Returns: the heard part; nil for nothing. For a score, the place is a frame, and the text is empty.
    func stop(_ id: UtteranceID) -> HeardText?
    /// Returns the places that were heard since the last call.
    func takeHeard(of id: UtteranceID) -> HeardPlaces
}

/// Speaks one utterance, or plays one score, at a time. Tests of the announcer replace it, so that they need no sound.
protocol SpeechOutput: ScoreOutput {
    /// Returns at once; events follow.
    func speak(_ pieces: UtterancePieces, as id: UtteranceID)
    /// The pieces will probably be spoken next. Returns at once.
    func prepare(_ pieces: UtterancePieces)
    /// The time until the end of the sentence that is heard now; nil for the last sentence.
    func timeToSentenceEnd(of id: UtteranceID) -> Duration?
    /// The offset of the word that is heard now, in Unicode scalars of the whole utterance; nil before the first.
    func place(of id: UtteranceID) -> Int?
    /// Changes the speed of the unheard rest: 2 takes half the time.
    func change(speed: Double, of id: UtteranceID)
    /// Checks whether anything can be heard. Returns at once; `SpeechEvent.device` follows.
    func probe()
}

/// Brings a synthesizer's sound to a sink.
final class Speaker: SpeechOutput {
    private let synthesizer: any Synthesizer
    private let sink: any AudioSink
    private let named: (String) -> any AudioSink
    private let gaveSound: @Sendable (UtteranceID) -> Void
    private let wantsNext: @Sendable (UtteranceID) -> Void
    private let report: @Sendable (SpeechEvent) -> Void
    private let onThread: ScoreThread
    private var current: Current?
    private var score: ScoreJob?

    /// The utterance that is being spoken, and its pieces that the synthesizer does not have yet.
    private struct Current {
        let job: SpeechJob
        var pieces: UtterancePieces
    }

    /// - Parameters:
    ///   - gaveSound: called when the sink has the first sample of an utterance, on a thread of the synthesizer.
    ///   - wantsNext: called when the next piece of an utterance is due, on a thread of the synthesizer. The loop
    ///     answers with ``giveNext(of:)``.
    ///   - named: returns the sink that a rule names.
    ///   - onThread: runs the rendering of scores.
    ///   - report: called on threads of the synthesizer and the sink.
    init(
        synthesizer: any Synthesizer, sink: any AudioSink, named: ((String) -> any AudioSink)? = nil,
        onThread: @escaping ScoreThread = Speaker.scoreThread(),
        gaveSound: @escaping @Sendable (UtteranceID) -> Void = { _ in },
        wantsNext: @escaping @Sendable (UtteranceID) -> Void,
        report: @escaping @Sendable (SpeechEvent) -> Void
    ) {
        self.synthesizer = synthesizer
        self.sink = sink
        self.named = named ?? { _ in sink }
        self.onThread = onThread
        self.gaveSound = gaveSound
        self.wantsNext = wantsNext
        self.report = report
        sink.watch { report(.device(problem: $0)) }
    }

    func speak(_ pieces: UtterancePieces, as id: UtteranceID) {
        let sink = pieces.sink.map(named) ?? sink
        let job = SpeechJob(
            id, sampleRate: synthesizer.sampleRate, place: pieces.place, sink: sink, gaveSound: gaveSound,
            next: wantsNext, report: report)
        (current, score) = (Current(job: job, pieces: pieces), nil)
        sink.expect()
        giveNext { synthesizer.speak($0, as: id, into: job) }
    }

    func play(_ played: PlayedScore, as id: UtteranceID) {
        let sink = played.sink.map(named) ?? sink
        let job = ScoreJob(id, played, sink: sink, gaveSound: gaveSound, report: report)
        (current, score) = (nil, job)
        sink.expect()
        onThread { job.play() }
    }

    func prepare(_ pieces: UtterancePieces) {
        var pieces = pieces
        guard let first = try? pieces.next() else { return }
        synthesizer.prepare(first)
    }

    /// Words the next piece of an utterance, and gives it to the synthesizer.
    func giveNext(of id: UtteranceID) {
        guard current?.job.id == id else { return }
        giveNext { synthesizer.append($0, to: id) }
    }

    private func giveNext(_ give: (Utterance) -> Void) {
        guard let job = current?.job else { return }
        do {
            guard let piece = try current?.pieces.next() else { return job.ended(.completed) }
            job.add(piece)
            give(piece)
        } catch {
            synthesizer.stop(job.id)
            job.ended(.failed(error.description))
        }
    }

    func stop(_ id: UtteranceID) -> HeardText? {
        if let job = score, job.id == id {
            score = nil
            return job.stop().map { HeardText(frame: $0) }
        }
        guard let job = current?.job, job.id == id else { return nil }
        current = nil
        defer { synthesizer.stop(id) }
        return job.stop()
    }

    /// A score has no sentences, so it may end at once.
    func timeToSentenceEnd(of id: UtteranceID) -> Duration? {
        if score?.id == id { return .zero }
        guard let job = current?.job, job.id == id else { return nil }
        return job.timeToSentenceEnd()
    }

    func place(of id: UtteranceID) -> Int? {
        guard let job = current?.job, job.id == id else { return nil }
        return job.place()
    }

    func change(speed: Double, of id: UtteranceID) {
        guard let job = current?.job, job.id == id else { return }
        job.change(speed: speed, later: onThread)
    }

    func probe() { sink.probe() }

    func takeHeard(of id: UtteranceID) -> HeardPlaces {
        if let score, score.id == id { return score.takeHeard() }
        guard let job = current?.job, job.id == id else { return HeardPlaces(places: [], next: nil) }
        return job.takeHeard()
    }
}

/// Runs closures later, one after the other, on a thread that may wait for a sink.
typealias ScoreThread = (@escaping @Sendable () -> Void) -> Void

extension Speaker {
    static func scoreThread() -> ScoreThread {
        let queue = DispatchQueue(label: "a11y-speakd.scores", qos: .userInteractive)
        return { queue.async(execute: $0) }
    }
}
