// SPDX-License-Identifier: MIT

/// The words of an announcement, twice: for eyes and fingers, and for the synthesizer.
public struct WordedText: Sendable, Hashable {
    /// For captions, history and braille.
    public var display: String
    /// What the synthesizer is fed. Safe: no control characters, nothing that it takes for a command.
    public var speech: String
    /// The same in parts, where not all of it is spoken in the same way: joined, their texts are `speech`.
    public var parts: [SpokenPart]?
    /// Places in `speech`, ascending.
    public var marks: [SpokenMark] = []

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
        guard !marked.marks.isEmpty else { return }
        let starts = parts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.text.unicodeScalars.count) }
        marks = marked.marks.map { SpokenMark(name: $0.name, offset: starts[min($0.part, parts.count)]) }
    }
}
