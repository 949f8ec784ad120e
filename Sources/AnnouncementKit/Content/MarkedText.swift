// SPDX-License-Identifier: MIT

/// A client's text with a way of speaking for each of its parts. It is made from markup, and is not markup itself.
public struct MarkedText: Sendable, Hashable {
    /// The parts in their order; their joined texts are displayed.
    package var parts: [Part]
    /// Places that the client has named.
    package var marks: [Mark]

    package init(parts: [Part], marks: [Mark] = []) {
        self.parts = parts
        self.marks = marks
    }

    /// The text as displayed.
    package var display: String { parts.map(\.display).joined() }

    /// One stretch that is spoken in one way.
    package struct Part: Sendable, Hashable {
        package var display: String
        package var spoken: SpokenPart

        package init(display: String, spoken: SpokenPart) {
            self.display = display
            self.spoken = spoken
        }
    }

    /// A place in the text, reported to the client when speech reaches it.
    package struct Mark: Sendable, Hashable {
        package var name: String
        /// The part that it stands before, counted from 0.
        package var part: Int

        package init(name: String, part: Int) {
            self.name = name
            self.part = part
        }
    }
}

/// Words and how they are spoken. Values that are nil or unchanged are the announcement's.
package struct SpokenPart: Sendable, Hashable {
    /// The gender of the requested voice; without a match, the announcement's own voice speaks.
    package enum Gender: Sendable, Hashable { case female, male }

    package var text: String
    /// Silence before it.
    package var pause: Duration = .zero
    /// The pause is one between letters: as given at 175 words a minute, shorter at a higher rate.
    package var pauseGoesWithRate = false
    /// BCP 47.
    package var language: String?
    /// A style of `Voices/`.
    package var voice: String?
    package var gender: Gender?
    package var prosody = Prosody()
    /// Sign by sign, each by its name.
    package var isSpelt = false
    /// A sound of the desktop's theme that is played; where there is none, the text is said.
    package var sound: String?

    package init(text: String) {
        self.text = text
    }

    /// True when it is spoken in one breath with the part before it: in the same way, and without a pause between.
    package func continues(_ last: SpokenPart) -> Bool {
        guard pause == .zero, sound == nil else { return false }
        var same = last
        (same.text, same.pause, same.pauseGoesWithRate) = (text, pause, pauseGoesWithRate)
        return same == self
    }
}
