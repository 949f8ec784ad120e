// SPDX-License-Identifier: MIT

/// The words of an announcement, twice: for eyes and fingers, and for the synthesizer.
public struct WordedText: Sendable, Hashable {
    /// For captions, history and braille.
    public var display: String
    /// What the synthesizer is fed. Safe: no control characters, nothing that it takes for a command.
    public var speech: String

    public init(display: String, speech: String) {
        self.display = display
        self.speech = speech
    }
}
