// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// Names one attempt to speak: an announcement that is said again is another attempt.
struct UtteranceID: Hashable, Sendable {
    let rawValue: UInt64
}

/// What became of an utterance.
enum SpeechEvent: Sendable, Equatable {
    /// Its first sample is heard.
    case began(UtteranceID)
    /// It was heard to its end.
    case finished(UtteranceID)
    case failed(UtteranceID, reason: String)
}

/// Says one utterance at a time. The seam at which the announcer is tested without sound.
protocol Speaking: AnyObject {
    /// Returns at once; events follow.
    func speak(_ utterance: Utterance, as id: UtteranceID)
    /// Silences it now; no more events of it follow.
    /// - Returns: where in its text the last word begins that was heard, in Unicode scalars; nil when none was.
    func stop(_ id: UtteranceID) -> Int?
    /// How long until the sentence that is heard now ends; nil when it is the last.
    func timeToSentenceEnd(of id: UtteranceID) -> Duration?
    /// What was heard since the word at `last`.
    func wordsHeard(of id: UtteranceID, after last: Int?) -> WordsHeard
}

/// The words that have begun to sound, as offsets in Unicode scalars of the utterance's text.
struct WordsHeard: Sendable, Equatable {
    var offsets: [Int]
    /// How long until the next begins; nil when that is not known yet, or there is none.
    var next: Duration?
}

/// Brings a synthesizer's sound to a sink.
final class Speaker: Speaking {
    private let synthesizer: any Synthesizer
    private let sink: any AudioSink
    private let report: @Sendable (SpeechEvent) -> Void
    private var current: SpeechJob?

    /// - Parameter report: is called on threads of the synthesizer and the sink.
    init(synthesizer: any Synthesizer, sink: any AudioSink, report: @escaping @Sendable (SpeechEvent) -> Void) {
        self.synthesizer = synthesizer
        self.sink = sink
        self.report = report
    }

    func speak(_ utterance: Utterance, as id: UtteranceID) {
        let job = SpeechJob(id, utterance, sampleRate: synthesizer.sampleRate, sink: sink, report: report)
        current = job
        synthesizer.synthesize(utterance, into: job)
    }

    func stop(_ id: UtteranceID) -> Int? {
        guard let job = current, job.id == id else { return nil }
        current = nil
        return job.stop()
    }

    func timeToSentenceEnd(of id: UtteranceID) -> Duration? {
        guard let job = current, job.id == id else { return nil }
        return job.timeToSentenceEnd()
    }

    func wordsHeard(of id: UtteranceID, after last: Int?) -> WordsHeard {
        guard let job = current, job.id == id else { return WordsHeard(offsets: [], next: nil) }
        return job.wordsHeard(after: last)
    }
}
