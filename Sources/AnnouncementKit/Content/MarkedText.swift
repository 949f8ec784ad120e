// SPDX-License-Identifier: MIT

/// A client's text with instructions how to speak each of its parts. Made from markup, but not markup itself.
public struct MarkedText: Sendable, Hashable {
    /// The parts in order. Their joined texts are displayed.
    package var parts: [Part]
    /// The positions that the client has named.
    package var marks: [Mark]

    package init(parts: [Part], marks: [Mark] = []) {
        self.parts = parts
        self.marks = marks
    }

    /// The displayed text.
    package var display: String { parts.map(\.display).joined() }

    /// A part of the text that is spoken in one way.
    package struct Part: Sendable, Hashable {
        package var display: String
        package var spoken: SpokenPart

        package init(display: String, spoken: SpokenPart) {
            self.display = display
            self.spoken = spoken
        }
    }

    /// A position in the text. The client is notified when speech reaches it.
    package struct Mark: Sendable, Hashable {
        package var name: String
        /// The index of the part that follows the mark, from 0.
        package var part: Int

        package init(name: String, part: Int) {
            self.name = name
            self.part = part
        }
    }
}

/// Words and how they are spoken. Nil or default values are taken from the announcement.
package struct SpokenPart: Sendable, Hashable {
    /// The gender of the requested voice. If no voice matches, the announcement's own voice speaks.
    package enum Gender: Sendable, Hashable { case female, male }

    package var text: String
    /// The silence before the part.
    package var pause: Duration = .zero
    /// True for a pause between letters: its length applies at 175 words a minute, and shrinks at higher rates.
    package var pauseGoesWithRate = false
    /// The language, as a BCP 47 tag.
    package var language: String?
    /// A style from `Voices/`.
    package var voice: String?
    package var gender: Gender?
    package var prosody = Prosody()
    /// The punctuation marks that are spoken by name.
    package var punctuation: Punctuation?
    /// The sounds to speak in place of the text, in the International Phonetic Alphabet. An engine that cannot speaks
    /// the text.
    package var phonemes: String?
    /// True to speak the text character by character, each by name.
    package var isSpelled = false
    /// A sound of the desktop's sound theme to play. If the theme lacks it, the text is spoken.
    package var sound: String?

    package init(text: String) {
        self.text = text
    }

    /// True if the part is spoken together with the previous one: in the same way, and without a pause in between.
    package func continues(_ last: SpokenPart) -> Bool {
        guard pause == .zero, sound == nil else { return false }
        var same = last
        (same.text, same.pause, same.pauseGoesWithRate) = (text, pause, pauseGoesWithRate)
        return same == self
    }
}
