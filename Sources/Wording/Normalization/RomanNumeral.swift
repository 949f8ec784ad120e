// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A Roman numeral in a text of another script, whose voice would spell it in English: `XX века`, `Людовик XIV`,
/// `глава V`.
struct RomanNumeral {
    private let text: WrittenText
    private let range: Range<Int>
    private let value: Int
    /// The number of letters.
    private let count: Int
    /// Whether a letter is Cyrillic: `ХIХ века`.
    private let isCyrillic: Bool

    /// The characters that a numeral begins with, among them Cyrillic letters that look like `X` and `I`.
    static let beginnings: [Unicode.Scalar] = ["I", "V", "X", "L", "Х", "І"]

    /// Whether a numeral may begin with these bytes, in a language whose words for numerals are known.
    static func mayBegin(_ first: UInt8, _ second: UInt8, _ words: TextWords) -> Bool {
        words.readsRomans && (first.isOne(of: "IVXL") || first == 0xD0 && (second == 0xA5 || second == 0x86))
    }

    /// Nil in a language whose words for these numerals are unknown.
    static func token(at place: Int, in text: WrittenText, _ words: TextWords) -> NormalizedToken? {
        guard let ordinals = words.texts.ordinals.inflected, !ordinals.romans.isEmpty,
            let numeral = RomanNumeral(text, at: place)
        else { return nil }
        return numeral.speech(words, ordinals).map { NormalizedToken(numeral.range, $0) }
    }

    /// Nil for a part of a word, and for letters that make no numeral up to 89. `XL` is a size, `І` a Ukrainian word.
    private init?(_ text: WrittenText, at start: Int) {
        guard !text.isWord(before: start) else { return nil }
        var (end, letters) = (start, "")
        while letters.utf8.count < 9, let letter = Self.letter(text.scalar(at: end)) {
            letters.append(letter)
            end = text.next(end)
        }
        guard !letters.isEmpty, !text.isWord(at: end), letters != "XL",
            text[end] != UInt8(ascii: "-") || !text.isLetter(at: end + 1), let value = Self.values[letters]
        else { return nil }
        (self.text, range, self.value, count) = (text, start..<end, value, letters.utf8.count)
        isCyrillic = end - start > count
        guard !isCyrillic || letters != "I" else { return nil }
    }

    private static func letter(_ scalar: Unicode.Scalar) -> Character? {
        switch scalar {
        case "I", "V", "X", "L": Character(scalar)
        case "І": "I"
        case "Х": "X"
        default: nil
        }
    }

    private static let values = Dictionary(
        uniqueKeysWithValues: (1...89).map { number in
            let tens = ["", "X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX"][number / 10]
            return (tens + ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"][number % 10], number)
        })

    private func speech(_ words: TextWords, _ ordinals: OrdinalSpeech) -> String? {
        func ordinal(_ ending: String) -> String? { ordinals.words(value, ending, words.numbers.integers) }
        if let ending = endingOfNoun(ordinals) { return ordinal(ending) }
        // The pronoun in `I Am… Sasha Fierce`.
        let next = range.upperBound + text.space(at: range.upperBound)
        if value == 1, count == 1, next > range.upperBound, text[next] < 0x80, text.isLetter(at: next) {
            return nil
        }
        let hasSpace = range.lowerBound > 0 && text.isSpace(before: range.lowerBound)
        let word = hasSpace ? text.word(before: text.start(before: range.lowerBound)) : 0..<0
        let written = text.string(word)
        if ordinals.romanLabels.contains(written.lowercased()) { return words.words(value) }
        // `Мамедов Х. А.`
        guard !isCyrillic || count > 1 else { return nil }
        guard !word.isEmpty, text.bytes[word.lowerBound] >= 0x80 else {
            return word.isEmpty && isClear ? words.words(value) : nil
        }
        guard text.scalar(at: word.lowerBound).properties.isUppercase else {
            return isClear ? words.words(value) : nil
        }
        // `Ось X`: a word that begins a sentence is perhaps not a name.
        let isFirst =
            word.lowerBound == 0 || !text.isSpace(before: word.lowerBound)
            || text[text.start(before: word.lowerBound) - 1].isOne(of: ".!?:\n")
        guard count > 1 || value == 1 || !isFirst else { return nil }
        let ending = ordinals.romanNames.first { written.hasSuffix($0.name) }?.ending ?? ordinals.yearEnding
        return ending == "-" ? words.words(value) : ordinal(ending)
    }

    /// Whether the letters alone make a numeral. A single letter and the `LI` of a list of HTML do not.
    private var isClear: Bool { count > 1 && value < 40 && !isCyrillic }

    /// The ending by the noun that follows this numeral and others: `XVIII–XIX веков`, `V и VI класса`.
    private func endingOfNoun(_ ordinals: OrdinalSpeech) -> String? {
        var place = range.upperBound
        for _ in 0..<3 {
            let start = place + text.space(at: place)
            var end = text.letters(from: start)
            let isShort = text[end] == UInt8(ascii: ".") && ordinals.romans[text.string(start..<end + 1)] != nil
            if isShort { end += 1 }
            if start > place, let ending = ordinals.romans[text.string(start..<end)] {
                // `в XIX в.`
                let before = text.wordBehindSpace(before: range.lowerBound).lowercased()
                return isShort ? ordinals.yearsBehind[before]?.ending ?? ending : ending
            }
            guard let next = nextNumeral(after: place) else { return nil }
            place = next
        }
        return nil
    }

    /// The end of the numeral that follows with a dash or a short word.
    private func nextNumeral(after end: Int) -> Int? {
        var place = end + text.space(at: end)
        if let dash = RangeDash(text, at: end) {
            place = dash.end
        } else {
            let word = text.letters(from: place)
            guard place > end, word > place, word - place < 5, text.space(at: word) > 0 else { return nil }
            place = word + text.space(at: word)
        }
        return RomanNumeral(text, at: place)?.range.upperBound
    }
}
