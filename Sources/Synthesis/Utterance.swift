// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Wording

/// A piece of speech for a synthesizer, in one voice or more. A long utterance consists of several pieces.
package struct Utterance: Sendable, Hashable {
    /// Plain text, never markup: the text of all runs.
    package let text: String
    /// The runs, which are spoken one after the other.
    let runs: [UtteranceRun]
    /// The offset of the piece in the whole utterance, in Unicode scalars.
    package var start = 0
    /// Whether no other piece follows.
    package var isLast = true
    /// The text before it in its piece, left out because it was heard before.
    package var heardBefore = ""
    /// The words of the whole piece, when they are displayed differently; nil when the difference is not known.
    package var displayed: WordedText?
    /// The marks by their places in the whole utterance, ascending.
    package var marks: [SpokenMark] = []

    /// - Parameter runs: at least one; their texts, joined, are the utterance's.
    package init(runs: [UtteranceRun]) {
        self.runs = runs
        text = runs.map(\.text).joined()
    }

    init(text: String, voice: SpeechParameters) {
        self.init(runs: [UtteranceRun(text: text, voice: voice)])
    }

    /// Whether the piece is too quiet to be heard. It still takes its time.
    package var isInaudible: Bool { runs.allSatisfy { $0.voice.volume <= 2 } }

    /// The voices of the runs, each once.
    package var voices: [VoiceName] {
        runs.map(\.voice.voice).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

/// A part of a piece in one script, spoken by a voice that can read it.
package struct UtteranceRun: Sendable, Hashable {
    var text: String
    var voice: SpeechParameters
    /// Silence before the run, in addition to the pause of the punctuation.
    package var pause: Duration = .zero
    /// The text to say instead when the voice has no sound for the text.
    var substitute: String?
    /// Whether its characters are spoken by their names, one by one.
    var isSpelled = false
    /// The name of a sound in the desktop's theme, to play instead of the text. If there is none, the text is spoken.
    package var sound: String?
    /// The sounds to speak in place of the text, in the International Phonetic Alphabet. Only espeak-ng can.
    package var phonemes: String?

    package init(
        text: String, voice: SpeechParameters, pause: Duration = .zero, substitute: String? = nil,
        isSpelled: Bool = false,
        sound: String? = nil
    ) {
        self.text = text
        self.voice = voice
        self.pause = pause
        self.substitute = substitute
        self.isSpelled = isSpelled
        self.sound = sound
    }
}
