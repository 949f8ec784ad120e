// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Wording

/// Words in one voice or more: all that a synthesizer is told.
struct Utterance: Sendable, Hashable {
    /// Plain text, never markup: that of all runs.
    let text: String
    /// Spoken one after the other as one utterance.
    let runs: [UtteranceRun]
    /// Where its text begins in all that is said, in Unicode scalars.
    var start = 0
    /// What stands before it in its piece and is left out, because it was heard before.
    var heardBefore = ""
    /// Places in all that is said, ascending.
    var marks: [SpokenMark] = []

    /// - Parameter runs: at least one; their texts, joined, are the utterance's.
    init(runs: [UtteranceRun]) {
        self.runs = runs
        text = runs.map(\.text).joined()
    }

    init(text: String, voice: SpeechParameters) {
        self.init(runs: [UtteranceRun(text: text, voice: voice)])
    }

    /// Their voices, each once.
    var voices: [String] { runs.map(\.voice.voice).reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}

/// A piece of an utterance in one script, spoken by a voice that can read it.
struct UtteranceRun: Sendable, Hashable {
    var text: String
    var voice: SpeechParameters
    /// Silence before it, besides what punctuation asks for.
    var pause: Duration = .zero
    /// What to say instead when the voice has no sound for the text.
    var substitute: String?
    /// Who tells the numbers when the voice is silent about them.
    var numberVoice: String?
    var reading = Reading.text
    /// A sound to play by its name in the desktop's theme; where there is none, the text is said.
    var sound: String?

    /// How its text is meant.
    enum Reading: String, Sendable, Hashable {
        case text
        /// Letters and marks, each told by its name.
        case names
        /// One character that is read as a text is; where that has no sound, it is told by its name.
        case textOrName
    }
}

/// How a synthesizer speaks. All of it is set for every utterance: what is left out would leak from the last one.
struct SpeechParameters: Sendable, Hashable {
    /// The synthesizer's own name of the voice, checked against its list.
    var voice: String
    /// Words per minute, 80…900.
    var rate: Int
    /// 0…100, 50 is the voice's own.
    var pitch: Int
    /// 0…100.
    var volume: Int
    /// 0…100, 50 is the voice's own melody.
    var pitchRange = 50
    /// Which marks are told by name.
    var punctuation = Punctuation.none
    var capitals = CapitalLetters.none
}
