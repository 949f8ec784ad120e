// SPDX-License-Identifier: GPL-3.0-or-later

@testable import a11y_speakd

/// Says nothing, and writes down what it was told to say. The test decides when what is heard.
final class ScriptedSpeaker: Speaking {
    /// `say TEXT`, `stop`.
    private(set) var log: [String] = []
    private(set) var utterances: [Utterance] = []
    private(set) var current: UtteranceID?
    /// What `stop` answers: how many scalars were heard.
    var heard = 0
    var sentenceEnd: Duration?

    func speak(_ utterance: Utterance, as id: UtteranceID) {
        log.append("say \(utterance.text)")
        utterances.append(utterance)
        current = id
    }

    func stop(_ id: UtteranceID) -> Int {
        log.append("stop")
        current = nil
        return heard
    }

    func timeToSentenceEnd(of id: UtteranceID) -> Duration? { sentenceEnd }
}
