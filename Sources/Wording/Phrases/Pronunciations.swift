// SPDX-License-Identifier: MIT

/// The user's own spellings of words that a voice mispronounces: `nginx` as "engine x". A `*` at the start or the end
/// of a word matches letters that stay: `*ctl` as "control" turns systemctl into "system control". Case is ignored.
/// `class:hash` stands for all identifiers of a class.
package struct Pronunciations: Sendable, Hashable {
    fileprivate struct Word: Sendable, Hashable {
        let letters: [UInt8]
        let opensWithin: Bool
        let endsWithin: Bool
        let speech: String
    }

    /// The words by their first byte in lower case, longest first.
    private var words: [UInt8: [Word]] = [:]

    /// The words for identifiers by their class.
    private(set) var classes: [IdentifierClass: String] = [:]

    package init() {}

    package var isEmpty: Bool { words.isEmpty }

    /// Whether an entry stands for a class that does not exist: `class:hashes`.
    package static func namesUnknownClass(_ entry: String) -> Bool {
        className(in: entry).map { IdentifierClass(rawValue: $0) == nil } ?? false
    }

    private static func className(in entry: String) -> String? {
        let small = entry.lowercased()
        return small.hasPrefix("class:") ? String(small.dropFirst(6)) : nil
    }

    /// - Parameter table: words and classes, each with its speech. A word without a letter is ignored.
    package init(_ table: [String: String]) {
        for (written, speech) in table {
            if let name = Self.className(in: written) {
                if let kind = IdentifierClass(rawValue: name) { classes[kind] = speech }
                continue
            }
            let letters = Array(written.lowercased().utf8)
            let word = Word(
                letters: Array(letters.drop { $0 == Self.star }.reversed().drop { $0 == Self.star }.reversed()),
                opensWithin: letters.first == Self.star, endsWithin: letters.last == Self.star, speech: speech)
            if let first = word.letters.first { words[first, default: []].append(word) }
        }
        for first in words.keys {
            words[first]?.sort { ($1.letters.count, $0.speech) < ($0.letters.count, $1.speech) }
        }
    }

    private static let star = UInt8(ascii: "*")

    /// The matches in a text, as byte ranges, with their speech.
    func matches(in text: [UInt8]) -> [(written: Range<Int>, speech: String)] {
        let small = Array(String(decoding: text, as: UTF8.self).lowercased().utf8)
        // Some capitals have a different length in lower case, which would shift the positions.
        let bytes = small.count == text.count ? small : text.map { $0 &- 65 < 26 ? $0 | 32 : $0 }
        var found: [(written: Range<Int>, speech: String)] = []
        var place = 0
        while place < bytes.count {
            if let word = words[bytes[place]]?.first(where: { $0.stands(at: place, in: bytes) }) {
                found.append((place..<place + word.letters.count, Self.apart(word, place, bytes)))
                place += word.letters.count
            } else {
                place += 1
            }
        }
        return found
    }

    /// A replaced part of a word becomes a separate word.
    private static func apart(_ word: Word, _ place: Int, _ bytes: [UInt8]) -> String {
        let end = place + word.letters.count
        let before = place > 0 && bytes[place - 1].isOfWord
        let after = end < bytes.count && bytes[end].isOfWord
        return (before ? " " : "") + word.speech + (after ? " " : "")
    }
}

extension Pronunciations.Word {
    fileprivate func stands(at place: Int, in bytes: [UInt8]) -> Bool {
        let end = place + letters.count
        guard end <= bytes.count, bytes[place..<end].elementsEqual(letters) else { return false }
        if !opensWithin, place > 0, bytes[place - 1].isOfWord, letters[0].isOfWord { return false }
        return endsWithin || end == bytes.count || !bytes[end].isOfWord || !letters[letters.count - 1].isOfWord
    }
}

extension UInt8 {
    /// True for a letter or a digit. All non-ASCII letters count.
    fileprivate var isOfWord: Bool { self &- 0x30 < 10 || self | 32 &- 97 < 26 || self >= 0x80 }
}
