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
        guard let last = text.lastByte, let wanted = word.lastByte else { return word.isEmpty }
        // Most texts end with a different letter, which a comparison of bytes shows if one of the two is ASCII.
        guard last == wanted || last >= 0x80 && wanted >= 0x80, text.hasSuffix(word) else { return false }
        guard let before = text.dropLast(word.count).last, let first = word.first else { return true }
        // In scripts without spaces, nothing else marks the start of a word.
        return !before.isLetter && !before.isNumber || first.isIdeographic
    }

    private static func fold(_ text: String) -> String {
        // Most texts are of ASCII, where a letter is a byte.
        if let folded = text.utf8.withContiguousStorageIfAvailable(foldASCII) ?? nil { return folded }
        var rest = text.trimmed().unicodeScalars[...]
        while let last = rest.last, isStop(last) { rest.removeLast() }
        return String(rest).lowercased()
    }

    /// Nil for a text with other characters.
    private static func foldASCII(_ text: UnsafeBufferPointer<UInt8>) -> String? {
        guard text.allSatisfy({ $0 < 0x80 }) else { return nil }
        var rest = text[...]
        while rest.first == UInt8(ascii: " ") { rest.removeFirst() }
        while rest.last == UInt8(ascii: " ") { rest.removeLast() }
        while let last = rest.last, last.isOne(of: ".,:;") { rest.removeLast() }
        return String(unsafeUninitializedCapacity: rest.count) { folded in
            for (place, byte) in rest.enumerated() { folded[place] = byte &- 0x41 < 26 ? byte | 0x20 : byte }
            return rest.count
        }
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
