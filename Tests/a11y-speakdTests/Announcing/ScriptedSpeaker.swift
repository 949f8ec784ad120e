// SPDX-License-Identifier: GPL-3.0-or-later

@testable import a11y_speakd

/// Says nothing, and writes down what it was told to say. The test decides when what is heard.
final class ScriptedSpeaker: Speaking {
    /// `say TEXT`, `stop`.
    private(set) var log: [String] = []
    private(set) var utterances: [Utterance] = []
    private(set) var current: UtteranceID?
    /// What `stop` answers: where the last word begins that was heard.
    var heard: Int?
    var sentenceEnd: Duration?

    func speak(_ utterance: Utterance, as id: UtteranceID) {
        log.append("say \(utterance.text)")
        utterances.append(utterance)
        current = id
        position = .zero
    }

    func stop(_ id: UtteranceID) -> Int? {
        log.append("stop")
        current = nil
        return heard
    }

    /// What `wordsHeard` answers: which words sound when after the beginning.
    var words: [(offset: Int, time: Duration)] = []
    /// How much of the utterance has been heard.
    var position = Duration.zero

    func wordsHeard(of id: UtteranceID, after last: Int?) -> WordsHeard {
        let heard = words.filter { $0.time <= position && $0.offset > last ?? -1 }.map(\.offset)
        return WordsHeard(offsets: heard, next: words.first { $0.time > position }.map { $0.time - position })
    }

    func timeToSentenceEnd(of id: UtteranceID) -> Duration? { sentenceEnd }
}
