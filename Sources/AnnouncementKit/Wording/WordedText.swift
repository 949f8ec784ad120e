// SPDX-License-Identifier: MIT

/// The words of an announcement, twice: for eyes and fingers, and for the synthesizer.
public struct WordedText: Sendable, Hashable {
    /// For captions, history and braille.
    public var display: String
    /// What the synthesizer is fed. Safe: no control characters, nothing that it takes for a command.
    public var speech: String
    /// The same in parts, where not all of it is spoken in the same way: joined, their texts are `speech`.
    public var parts: [SpokenPart]?

    public init(display: String, speech: String) {
        self.display = display
        self.speech = speech
    }

    /// Makes each part safe.
    public init(_ marked: MarkedText) {
        let parts = marked.parts.map { part in
            var spoken = part.spoken
            spoken.text = SpeakableText(spoken.text).text
            return spoken
        }
        display = marked.display
        speech = parts.map(\.text).joined()
        self.parts = parts
    }
}
