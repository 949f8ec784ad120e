// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The words of a language that a text is read with, and what its voice reads right by itself.
final class TextWords: Sendable {
    let language: SpokenLanguage
    let numbers: NumberVocabulary
    let texts: TextVocabulary
    let dates: DateVocabulary
    /// The decimal mark; 0 where it is none of ASCII.
    let mark: UInt8
    let plain: PlainNumber.Rules
    /// The character between groups; nil where it is none or a space.
    private let group: Unicode.Scalar?

    private init(_ language: SpokenLanguage) {
        self.language = language
        numbers = NumberVocabulary[language]
        texts = TextVocabulary[language]
        dates = DateVocabulary[language]
        mark = numbers.mark.utf8.count == 1 ? numbers.mark.utf8.first ?? 0 : 0
        plain = PlainNumber.Rules(numbers, texts, mark: mark)
        group = numbers.group.unicodeScalars.first.flatMap { $0.isSpace ? nil : $0 }
    }

    static subscript(language: SpokenLanguage) -> TextWords { all[language] }

    private static let all = PerLanguage { TextWords($0) }

    func reading(of scan: NumeralScan) -> WrittenNumeral.Reading {
        reads(scan) ? .right : saysPoint(of: scan) ? .withPoint : .wrong
    }

    /// Whether the voice reads a numeral right as it is written.
    private func reads(_ scan: NumeralScan) -> Bool {
        guard scan.firstDigits > 0, scan.wholeDigits <= numbers.readableDigits else { return false }
        if let group = scan.group, !numbers.voiceReadsPunctuation || group != self.group { return false }
        guard let mark = scan.mark else { return true }
        return numbers.voiceReadsPunctuation && mark.value == UInt32(self.mark)
            && scan.fractionDigits <= numbers.fractions.joined
    }

    /// Whether it is the language's own character between groups.
    func separates(_ separator: Unicode.Scalar) -> Bool { separator == group }

    /// `12.5` where the language has a comma: the voice says the point, and what is behind it as a number.
    private func saysPoint(of scan: NumeralScan) -> Bool {
        numbers.voiceReadsPunctuation && mark == UInt8(ascii: ",") && scan.mark == "." && scan.group == nil
            && (1...numbers.readableDigits).contains(scan.firstDigits) && scan.fractionDigits <= 2
    }

    /// A symbol that is the word itself: `64 bit`.
    func reads(_ unit: WrittenUnit) -> Bool {
        guard numbers.voiceReadsPunctuation, unit.per == nil, unit.unit.prefix == 0,
            let name = numbers.words(of: unit.unit)?.spoken[.one]
        else { return false }
        return name.utf8.count == unit.symbol.utf8.count && name == unit.symbol
    }

    /// Digits one by one.
    func spelled(_ digits: some Sequence<UInt8>) -> String {
        digits.reduce(into: "") { text, digit in
            if !text.isEmpty { text += " " }
            text += numbers.integers.words(UInt64(digit &- 0x30))
        }
    }

    /// Digits as a number, or one by one behind a zero.
    func spoken(_ digits: Range<Int>, in text: WrittenText) -> String {
        if text[digits.lowerBound] == 0x30 { return spelled(text.bytes[digits]) }
        return numbers.integers.isSpelled || digits.count > 3 ? words(text.number(digits)) : text.string(digits)
    }

    func words(_ value: Int) -> String { numbers.integers.words(UInt64(value.magnitude)) }

    /// A whole number as the word that is counted behind it asks; nil where that is the number alone.
    func agreeing(_ value: UInt64, at place: Int, in text: WrittenText) -> String? {
        guard texts.nouns != nil || !texts.feminine.isEmpty, text.space(at: place) > 0 else { return nil }
        let start = place + text.space(at: place)
        var end = start
        // Nouns of a language of another script begin with a letter of it.
        guard texts.nouns.map({ $0.mayAgree(value) && text[start] >= 0x80 }) ?? true else { return nil }
        while text.isLetter(at: end) { end = text.next(end) }
        guard end - start > 3 else { return nil }
        if let nouns = texts.nouns {
            return nouns.words(value, before: text.string(start..<end).lowercased(), numbers.integers)
        }
        // "RFC 2251 sección 4" has one section.
        guard value == 1 || text[end - 1].isOne(of: "sx") else { return nil }
        let gender = gender(of: start..<end, in: text)
        return gender == .nothing ? nil : numbers.integers.words(value, beside: gender)
    }

    /// As far as the word's ending tells.
    private func gender(of word: Range<Int>, in text: WrittenText) -> IntegerSpeech.Gender {
        // The longer ending is the exception: "as" is feminine, "días" is not.
        let feminine = Self.longest(texts.feminine, word, text)
        let masculine = Self.longest(texts.masculine, word, text)
        guard feminine > 0 || masculine > 0, !texts.uncounted.contains(text.string(word)) else { return .nothing }
        return feminine > masculine ? .feminine : .masculine
    }

    /// Of the endings that a word has, 0 for none.
    private static func longest(_ endings: [String], _ word: Range<Int>, _ text: WrittenText) -> Int {
        var longest = 0
        for ending in endings {
            let count = ending.utf8.count
            if count > longest, count <= word.count, text.has(ending, at: word.upperBound - count) { longest = count }
        }
        return longest
    }

    /// `Linux 4.18` is no decimal where those have a comma: the voice says the point.
    func isVersion(_ number: WrittenQuantity, in text: WrittenText) -> Bool {
        guard number.numeral.decimal.fractionDigits > 0, number.unit == nil, !number.isNegative,
            mark != UInt8(ascii: "."), text.bytes[number.range].contains(UInt8(ascii: "."))
        else { return false }
        return texts.versions.contains(text.wordBehindSpace(before: number.range.lowerBound).lowercased())
    }

    /// Nil where the language has no words for it; so are the two below.
    func power(_ exponent: Int) -> String? {
        if let word = texts.powers[exponent] { return word }
        let words = words(exponent)
        return texts.power?.filled(n: "", "e", exponent < 0 ? numbers.minus.filled(n: words) : words)
    }

    /// `93/96`, which may be a score; so nothing of it is a part.
    func fraction(_ fraction: WrittenFraction) -> String? {
        self.fraction(fraction.part, of: fraction.whole, isPart: false)
    }

    /// `2005/2006`; nil where the voice reads the digits.
    func years(_ years: WrittenFraction) -> String? {
        numbers.voiceReadsPunctuation ? nil : "\(words(years.part)) \(words(years.whole))"
    }

    /// - Parameter isPart: whether it can only be a part of one. `3/4` may as well be a score.
    func fraction(_ part: Int, of whole: Int, isPart: Bool) -> String? {
        guard (2..<texts.fractions.count + 2).contains(whole), part > 0, part < whole, isPart || part == 1 else {
            return texts.over?.filled("a", words(part), "b", words(whole))
        }
        let category = numbers.plurals.category(of: WrittenDecimal(part))
        return
            "\(numbers.integers.words(UInt64(part), beside: texts.fractionGender)) \(texts.fractions[whole - 2][category])"
    }

    /// "2 and a half".
    func mixed(_ whole: String, _ part: Int, of parts: Int) -> String? {
        guard let fraction = fraction(part, of: parts, isPart: true) else { return nil }
        return (part == 1 && parts == 2 ? texts.mixedHalf : texts.mixed)?.filled(n: whole, "f", fraction)
    }
}
