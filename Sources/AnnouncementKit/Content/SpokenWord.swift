// SPDX-License-Identifier: MIT

/// A word of a spoken text. The project's own tokenizer finds its end, because the lengths that espeak-ng reports are
/// wrong.
package struct SpokenWord: Sendable, Hashable {
    package let text: String
    /// The start of the word in the whole text, in Unicode scalars.
    package let offset: Int
    /// The length in Unicode scalars.
    package let length: Int

    /// The word that begins at a scalar of `text`; nil after its end.
    ///
    /// A word ends at a space. In a script without spaces, each scalar is a word.
    package init?(in text: String, at offset: Int) {
        let rest = text.unicodeScalars.dropFirst(max(0, offset))
        guard offset >= 0, let first = rest.first else { return nil }
        let word = first.isWrittenWithoutSpaces ? rest.prefix(1) : rest.prefix { !$0.properties.isWhitespace }
        self.text = String(String.UnicodeScalarView(word))
        self.offset = offset
        length = word.count
    }

    /// - Parameter offset: in Unicode scalars.
    package init(_ text: String, at offset: Int) {
        self.text = text
        self.offset = offset
        length = text.unicodeScalars.count
    }

    /// The word with its offset in a longer text, in which the word's own text begins at `start`.
    package init(_ word: SpokenWord, from start: Int) {
        text = word.text
        offset = start + word.offset
        length = word.length
    }

    /// The text up to the end of the word that begins at `offset`.
    package static func text(_ text: String, throughWordAt offset: Int) -> String {
        let end = offset + (SpokenWord(in: text, at: offset)?.length ?? 0)
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(end)))
    }
}

extension Unicode.Scalar {
    /// True for Han, kana, Thai, Lao, Khmer and Burmese.
    fileprivate var isWrittenWithoutSpaces: Bool {
        switch value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
