// SPDX-License-Identifier: GPL-3.0-or-later

/// The words of a command line, split as in a shell: at spaces, except in quotes and after a backslash. Nothing is
/// expanded.
package struct CommandWords: Sendable, Equatable {
    package let words: [String]

    /// Nil when the line has no word, or a quote does not end.
    package init?(_ line: String) {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in line {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character.isWhitespace {
                if let ended = word { words.append(ended) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        guard quote == nil, !isEscaped else { return nil }
        if let word { words.append(word) }
        guard let first = words.first, !first.isEmpty else { return nil }
        self.words = words
    }
}
