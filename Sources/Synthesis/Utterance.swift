// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Wording

/// Words in one voice or more: all that a synthesizer is given. A long text has several, one for each piece.
package struct Utterance: Sendable, Hashable {
    /// Plain text, never markup: that of all runs.
    package let text: String
    /// Spoken one after the other as one utterance.
    let runs: [UtteranceRun]
    /// Where its text begins in all that is said, in Unicode scalars.
    package var start = 0
    /// Whether no other piece follows it.
    package var isLast = true
    /// The text before it in its piece, which is left out because it was already heard.
    package var heardBefore = ""
    /// The words of its whole piece where they are displayed otherwise; nil where nobody knows how.
    package var displayed: WordedText?
    /// Places in all that is said, ascending.
    package var marks: [SpokenMark] = []

    /// - Parameter runs: at least one; their texts, joined, are the utterance's.
    package init(runs: [UtteranceRun]) {
        self.runs = runs
        text = runs.map(\.text).joined()
    }

    init(text: String, voice: SpeechParameters) {
        self.init(runs: [UtteranceRun(text: text, voice: voice)])
    }

    /// So quiet that nobody hears it; it still takes its time.
    package var isInaudible: Bool { runs.allSatisfy { $0.voice.volume <= 2 } }

    /// Their voices, each once.
    package var voices: [VoiceName] {
        runs.map(\.voice.voice).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

/// A piece of an utterance in one script, spoken by a voice that can read it.
package struct UtteranceRun: Sendable, Hashable {
    var text: String
    var voice: SpeechParameters
    /// Silence before it, besides what punctuation asks for.
    package var pause: Duration = .zero
    /// The text to say instead when the voice has no sound for the text.
    var substitute: String?
    /// Its characters are spoken by their names, one by one.
    var isSpelt = false
    /// A sound to play by its name in the desktop's theme; where there is none, the text is said.
    package var sound: String?

    package init(
        text: String, voice: SpeechParameters, pause: Duration = .zero, substitute: String? = nil,
        isSpelt: Bool = false,
        sound: String? = nil
    ) {
        self.text = text
        self.voice = voice
        self.pause = pause
        self.substitute = substitute
        self.isSpelt = isSpelt
        self.sound = sound
    }
}
