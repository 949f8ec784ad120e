// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// What became of an utterance.
enum SpeechEvent: Sendable, Equatable {
    /// Its first sample is heard.
    case began(UtteranceID)
    /// It was heard to its end.
    case finished(UtteranceID)
    /// The whole of it has no sound, so there is nothing to hear.
    case silent(UtteranceID, reason: String)
    case failed(UtteranceID, reason: String)
    /// The device is gone. What was heard is known until it is stopped.
    case lost(UtteranceID, reason: String)
    /// Something can be heard again, or not yet, for that reason.
    case device(problem: String?)
}

/// Says one utterance at a time. The seam at which the announcer is tested without sound.
protocol Speaking: AnyObject {
    /// Returns at once; events follow.
    func speak(_ pieces: UtterancePieces, as id: UtteranceID)
    /// Silences it now; no more events of it follow.
    /// - Returns: what was heard; nil for not a word.
    func stop(_ id: UtteranceID) -> HeardText?
    /// How long until the sentence that is heard now ends; nil when it is the last.
    func timeToSentenceEnd(of id: UtteranceID) -> Duration?
    /// What was heard since this was asked last.
    func takeHeard(of id: UtteranceID) -> HeardPlaces
    /// Looks whether something can be heard; returns at once, and `SpeechEvent.device` follows.
    func look()
}

/// What was heard of an utterance that was stopped.
struct HeardText: Sendable, Equatable {
    /// Where its last word begins, or the next sentence when it was stopped before that; in Unicode scalars of all that was to
    /// be said.
    var place: Int
    /// Up to the end of the last word.
    var text: String
}

/// The words and marks that were heard, in their order.
struct HeardPlaces: Sendable, Equatable {
    var places: [HeardPlace]
    /// How long until the next; nil when that is not known yet, or there is none.
    var next: Duration?
}

/// Brings a synthesizer's sound to a sink.
final class Speaker: Speaking {
    private let synthesizer: any Synthesizer
    private let sink: any AudioSink
    private let gaveSound: @Sendable (UtteranceID) -> Void
    private let report: @Sendable (SpeechEvent) -> Void
    private var current: SpeechJob?

    /// - Parameters:
    ///   - gaveSound: is called when the sink has the first sample of an utterance, on a thread of the synthesizer.
    ///   - report: is called on threads of the synthesizer and the sink.
    init(
        synthesizer: any Synthesizer, sink: any AudioSink,
        gaveSound: @escaping @Sendable (UtteranceID) -> Void = { _ in },
        report: @escaping @Sendable (SpeechEvent) -> Void
    ) {
        self.synthesizer = synthesizer
        self.sink = sink
        self.gaveSound = gaveSound
        self.report = report
        sink.watch { report(.device(problem: $0)) }
    }

    func speak(_ pieces: UtterancePieces, as id: UtteranceID) {
        let job = SpeechJob(id, sampleRate: synthesizer.sampleRate, sink: sink, gaveSound: gaveSound, report: report)
        current = job
        synthesizer.synthesize(pieces, as: id, into: job)
    }

    func stop(_ id: UtteranceID) -> HeardText? {
        guard let job = current, job.id == id else { return nil }
        current = nil
        defer { synthesizer.stop(id) }
        return job.stop()
    }

    func timeToSentenceEnd(of id: UtteranceID) -> Duration? {
        guard let job = current, job.id == id else { return nil }
        return job.timeToSentenceEnd()
    }

    func look() { sink.look() }

    func takeHeard(of id: UtteranceID) -> HeardPlaces {
        guard let job = current, job.id == id else { return HeardPlaces(places: [], next: nil) }
        return job.takeHeard()
    }
}
