// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The parts of a sentence, without repetitions.
struct UniqueParts {
    private(set) var parts: [WordedText] = []
    /// The spoken parts in lower case, without the final stop.
    private var folded: [String] = []

    /// Adds a part, unless it is empty or its words were already added.
    mutating func say(_ part: WordedText?) {
        guard let part, !part.isSilent else { return }
        add(part, Self.fold(part.display))
    }

    /// Adds one of our words, unless a client's text already ends with it: "Save button".
    mutating func say(word part: WordedText?) {
        guard let part, !part.isSilent else { return }
        let word = Self.fold(part.display)
        guard !folded.contains(where: { Self.ends($0, with: word) }) else { return }
        add(part, word)
    }

    private mutating func add(_ part: WordedText, _ text: String) {
        guard !text.isEmpty, !folded.contains(text) else { return }
        if part.parts == nil {
            parts.append(WordedText(display: part.display.trimmed(), speech: part.speech.trimmed()))
        } else {
            parts.append(part)
        }
        folded.append(text)
    }

    private static func ends(_ text: String, with word: String) -> Bool {
        guard let last = text.utf8.last, let wanted = word.utf8.last else { return word.isEmpty }
        // Most texts end with a different letter, which a comparison of bytes shows if one of the two is ASCII.
        guard last == wanted || last >= 0x80 && wanted >= 0x80, text.hasSuffix(word) else { return false }
        guard let before = text.dropLast(word.count).last, let first = word.first else { return true }
        // In scripts without spaces, nothing else marks the start of a word.
        return !before.isLetter && !before.isNumber || first.isIdeographic
    }

    private static func fold(_ text: String) -> String {
        var rest = text.trimmed().unicodeScalars[...]
        while let last = rest.last, isStop(last) { rest.removeLast() }
        return String(rest).lowercased()
    }

    private static func isStop(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ".", ",", ":", ";", "。", "，", "：", "；", "、": true
        default: false
        }
    }
}

extension Character {
    /// Han and kana.
    fileprivate var isIdeographic: Bool {
        unicodeScalars.first.map { (0x3040...0x30FF).contains($0.value) || (0x3400...0x9FFF).contains($0.value) }
            ?? false
    }
}
