// SPDX-License-Identifier: MIT

/// A client's text with a way of speaking for each of its parts. It was markup once, and is none any more.
public struct MarkedText: Sendable, Hashable {
    /// In their order; joined, their texts are what is shown.
    public var parts: [Part]
    /// Places that the client has named.
    public var marks: [Mark]

    public init(parts: [Part], marks: [Mark] = []) {
        self.parts = parts
        self.marks = marks
    }

    /// For eyes.
    public var display: String { parts.map(\.display).joined() }

    /// One stretch that is spoken in one way.
    public struct Part: Sendable, Hashable {
        public var display: String
        public var spoken: SpokenPart

        public init(display: String, spoken: SpokenPart) {
            self.display = display
            self.spoken = spoken
        }
    }

    /// A place in the text, which the client is told of when it is reached.
    public struct Mark: Sendable, Hashable {
        public var name: String
        /// The part that it stands before, counted from 0.
        public var part: Int

        public init(name: String, part: Int) {
            self.name = name
            self.part = part
        }
    }
}

/// Words and how they are spoken. What is nil or unchanged is the announcement's.
public struct SpokenPart: Sendable, Hashable {
    /// Whose voice is asked for; the announcement's own serves where there is none.
    public enum Gender: Sendable, Hashable { case female, male }

    public var text: String
    /// Silence before it.
    public var pause: Duration = .zero
    /// The pause is one between letters: as given at 175 words a minute, shorter at a higher rate.
    public var pauseGoesWithRate = false
    /// BCP 47.
    public var language: String?
    /// A style of `Voices/`.
    public var voice: String?
    public var gender: Gender?
    public var prosody = Prosody()
    /// Sign by sign, each by its name.
    public var isSpelt = false
    /// A sound of the desktop's theme that is played; where there is none, the text is said.
    public var sound: String?

    public init(text: String) {
        self.text = text
    }

    /// Whether it is spoken in one breath with what is before it: in the same way, and without a pause between.
    public func continues(_ last: SpokenPart) -> Bool {
        guard pause == .zero, sound == nil else { return false }
        var same = last
        (same.text, same.pause, same.pauseGoesWithRate) = (text, pause, pauseGoesWithRate)
        return same == self
    }
}
