// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The words of a language for reading a text, and the forms that its voice reads correctly itself.
final class TextWords: Sendable {
    let language: SpokenLanguage
    let numbers: NumberVocabulary
    let texts: TextVocabulary
    let dates: DateVocabulary
    /// The decimal mark; 0 if the mark is not ASCII.
    let mark: UInt8
    let plain: PlainNumber.Rules
    /// The last letters of months.
    let months: PairSet
    /// The bytes that a change may begin with: the quick part of a scan.
    let beginnings: CharacterBeginnings
    /// Whether the words for Roman numerals are known.
    let readsRomans: Bool
    /// The character between groups; nil for a space or none.
    private let group: Unicode.Scalar?

    init(_ language: SpokenLanguage) {
        self.language = language
        numbers = NumberVocabulary[language]
        texts = TextVocabulary[language]
        dates = DateVocabulary[language]
        mark = numbers.mark.utf8.count == 1 ? numbers.mark.utf8.first ?? 0 : 0
        plain = PlainNumber.Rules(numbers, texts, mark: mark)
        let readsRomans = texts.ordinals.inflected?.romans.isEmpty == false
        self.readsRomans = readsRomans
        let marks = TextSign.beginnings.adding { byte in byte &- 0x30 < 10 || byte.isOne(of: "./#\\") }
        beginnings = readsRomans ? marks.adding(RomanNumeral.beginnings) : marks
        months = texts.days?.endings ?? PairSet([])
        group = numbers.group.unicodeScalars.first.flatMap { $0.isSpace ? nil : $0 }
    }

    static subscript(language: SpokenLanguage) -> TextWords { language.data.texts.value { TextWords(language) } }

    /// Whether these may be the last bytes of a month, or of its abbreviation with a point.
    func isBehindMonth(_ last: UInt8, _ end: UInt8) -> Bool {
        months.contains(last, end) || end == UInt8(ascii: ".")
    }

    func reading(of scan: NumeralScan) -> WrittenNumeral.Reading {
        reads(scan) ? .right : saysPoint(of: scan) ? .withPoint : .wrong
    }

    /// Whether the voice reads the written numeral correctly.
    private func reads(_ scan: NumeralScan) -> Bool {
        guard scan.firstDigits > 0, scan.wholeDigits <= numbers.readableDigits else { return false }
        let isPoint = texts.hasPointGroups && scan.group == "."
        if let group = scan.group, !numbers.voiceReadsPunctuation || group != self.group && !isPoint { return false }
        guard let mark = scan.mark else { return true }
        return numbers.voiceReadsPunctuation && mark.value == UInt32(self.mark)
            && scan.fractionDigits <= numbers.fractions.joined
    }

    /// Whether this is the language's own character between groups.
    func separates(_ separator: Unicode.Scalar) -> Bool { separator == group }

    /// `12.5` in a language with a decimal comma: the voice says the point, and the digits after it as a number. Three
    /// digits after it are thousands for the voice, and for most writers: `118.385 euros`.
    private func saysPoint(of scan: NumeralScan) -> Bool {
        numbers.voiceReadsPunctuation && mark == UInt8(ascii: ",") && scan.mark == "." && scan.group == nil
            && (1...numbers.readableDigits).contains(scan.firstDigits)
            && (scan.fractionDigits <= 2
                || scan.fractionDigits == 3 && scan.firstDigits <= 3 && scan.text[scan.start] != 0x30)
    }

    /// Whether the symbol is the word itself: `64 bit`.
    func reads(_ unit: WrittenUnit) -> Bool {
        guard numbers.voiceReadsPunctuation, unit.per == nil, unit.unit.prefix == 0,
            let name = numbers.words(of: unit.unit)?.spoken[.one]
        else { return false }
        return name.utf8.count == unit.symbol.utf8.count && name == unit.symbol
    }

    /// The digits, one by one.
    func spelled(_ digits: some Sequence<UInt8>) -> String {
        digits.reduce(into: "") { text, digit in
            if !text.isEmpty { text += " " }
            text += numbers.integers.words(UInt64(digit &- 0x30))
        }
    }

    /// The digits as a number, or one by one after a zero.
    func spoken(_ digits: Range<Int>, in text: WrittenText) -> String {
        if text[digits.lowerBound] == 0x30 { return spelled(text.bytes[digits]) }
        return numbers.integers.isSpelled || digits.count > 3 ? words(text.number(digits)) : text.string(digits)
    }

    func words(_ value: Int) -> String { numbers.integers.words(UInt64(value.magnitude)) }

    /// A whole number in the form that the counted word after it requires; nil if that is the plain number.
    func agreeing(_ value: UInt64, at place: Int, in text: WrittenText) -> String? {
        guard texts.nouns != nil || !texts.feminine.isEmpty, text.space(at: place) > 0 else { return nil }
        let start = place + text.space(at: place)
        var end = start
        // Nouns of a language of another script begin with a letter of it.
        guard texts.nouns.map({ $0.mayAgree(value) && text[start] >= 0x80 }) ?? true else { return nil }
        while text.isLetter(at: end) { end = text.next(end) }
        guard end - start > 3, !isSign(start..<end, in: text), !isBehindLabel(text.digits(before: place), in: text)
        else {
            return nil
        }
        if let nouns = texts.nouns {
            // `2 Ошибки` is a label: counted things have a small letter.
            guard !text.scalar(at: start).properties.isUppercase else { return nil }
            return nouns.words(value, before: text.string(start..<end).lowercased(), numbers.integers)
        }
        // `© 2021 Todos`, `Fórmula 1 Notícias`
        guard !text.scalar(at: start).properties.isUppercase else { return nil }
        // "RFC 2251 sección 4" has one section.
        guard value == 1 || texts.plurals.contains(where: { text.has($0, at: end - $0.utf8.count) }) else { return nil }
        let gender = gender(of: start..<end, in: text)
        return gender == .nothing ? nil : numbers.integers.words(value, beside: gender)
    }

    /// Whether a noun or its abbreviation before a number makes the number a name: `punto 1 lettera c`, `Art. 1 V`.
    func isBehindLabel(_ number: Int, in text: WrittenText) -> Bool {
        guard !texts.forms.labels.isEmpty, number > 1, text.isSpace(before: number) else { return false }
        let end = text.start(before: number)
        guard text[end - 1] == UInt8(ascii: ".") else {
            return text.has("§", at: end - 2)
                || texts.forms.labels.contains(text.string(text.word(before: end)).lowercased())
        }
        let written = text.bytes[text.word(before: end - 1).lowerBound..<end]
        return texts.forms.abbreviations[text[end - 3], text[end - 2]].contains {
            $0.written.elementsEqual(written) && texts.forms.labels.contains($0.spoken.lowercased())
        }
    }

    /// The word in "1 punto 2", the speech of a version, and in "2 vezes 3".
    private func isSign(_ word: Range<Int>, in text: WrittenText) -> Bool {
        guard text[word.upperBound] == 0x20, text.isDigit(word.upperBound + 1), case let word = text.string(word) else {
            return false
        }
        return texts.dot == word || texts.signs["×"] == word
    }

    /// The gender, if the word's ending shows it.
    private func gender(of word: Range<Int>, in text: WrittenText) -> IntegerSpeech.Gender {
        // The longer ending is the exception: "as" is feminine, "días" is not.
        let feminine = Self.longest(texts.feminine, word, text)
        let masculine = Self.longest(texts.masculine, word, text)
        guard feminine > 0 || masculine > 0, !texts.uncounted.contains(text.string(word)) else { return .nothing }
        return feminine > masculine ? .feminine : .masculine
    }

    /// Length of the longest matching ending; 0 if none matches.
    private static func longest(_ endings: [String], _ word: Range<Int>, _ text: WrittenText) -> Int {
        var longest = 0
        for ending in endings {
            let count = ending.utf8.count
            if count > longest, count <= word.count, text.has(ending, at: word.upperBound - count) { longest = count }
        }
        return longest
    }

    /// `Linux 4.18` is not a decimal in a language with a decimal comma: the voice says the point.
    func isVersion(_ number: WrittenQuantity, in text: WrittenText) -> Bool {
        guard number.numeral.decimal.fractionDigits > 0, number.unit == nil, !number.isNegative,
            mark != UInt8(ascii: "."), text.bytes[number.range].contains(UInt8(ascii: "."))
        else { return false }
        let place = number.range.lowerBound
        return isBehindVersion(place, in: text) || Self.isStandard(place, in: text)
    }

    /// `IEEE 1003.1`, but not `AUC 0.95`: capitals and a space before a number of three digits or more.
    private static func isStandard(_ place: Int, in text: WrittenText) -> Bool {
        let word = text.wordBehindSpace(before: place).utf8
        return text.digits(from: place) > place + 2 && word.count > 2 && word.allSatisfy { (0x41...0x5A).contains($0) }
    }

    /// Whether a word such as "version" precedes.
    func isBehindVersion(_ place: Int, in text: WrittenText) -> Bool {
        texts.versions.contains(text.wordBehindSpace(before: place).lowercased())
    }

    /// Nil if the language lacks the words; the next two functions also.
    func power(_ exponent: Int) -> String? {
        if let word = texts.powers[exponent] { return word }
        let words = words(exponent)
        return texts.power?.filled(n: "", "e", exponent < 0 ? numbers.minus.filled(n: words) : words)
    }

    /// `93/96`, which may be a score, so it is not read as a part of one.
    func fraction(_ fraction: WrittenFraction, in text: WrittenText) -> String? {
        self.fraction(fraction.part, of: fraction.whole, isPart: isPart(fraction, in: text))
    }

    /// `3/4 cup`
    func isPart(_ fraction: WrittenFraction, in text: WrittenText) -> Bool {
        guard !texts.forms.parts.isEmpty, text[fraction.end].isOne(of: " -") else { return false }
        let end = text.letters(from: fraction.end + 1)
        return texts.forms.parts.contains(text.string(fraction.end + 1..<end))
    }

    /// `2005/2006`; nil where the voice reads the digits.
    func years(_ years: WrittenFraction) -> String? {
        numbers.voiceReadsPunctuation ? nil : "\(words(years.part)) \(words(years.whole))"
    }

    /// - Parameter isPart: whether the fraction can only be a part of one. `3/4` may also be a score.
    func fraction(_ part: Int, of whole: Int, isPart: Bool) -> String? {
        let isPart = isPart || part == 1
        guard part > 0, part < whole, isPart, let name = name(ofPart: whole, beside: part) else {
            return texts.over?.filled("a", words(part), "b", words(whole))
        }
        return "\(numbers.integers.words(UInt64(part), beside: texts.fractionGender)) \(name)"
    }

    /// "thirds", "Elftel", "onceavo"; nil if the language says "over".
    private func name(ofPart whole: Int, beside part: Int) -> String? {
        if texts.fractions.indices.contains(whole - 2) {
            return texts.fractions[whole - 2][numbers.plurals.category(of: WrittenDecimal(part))]
        }
        guard let parts = texts.parts else { return nil }
        if let ordinal = inflectedOrdinal(whole) { return ordinal.dropLast(2) + parts.ending }
        guard whole % 100 > 0 else {
            guard whole < 1000 || whole % 1000 == 0 else { return nil }
            return texts.ordinals.words(whole, ending: "", language).map { part > 1 ? $0 + parts.plural : $0 }
        }
        guard (11..<100).contains(whole), let cardinal = NumberRules[language]?.words(UInt64(whole)) else { return nil }
        return parts.name(of: cardinal, isPlural: part > 1)
    }

    /// "2 and a half".
    func mixed(_ whole: String, _ part: Int, of parts: Int) -> String? {
        guard let fraction = fraction(part, of: parts, isPart: true) else { return nil }
        return (part == 1 && parts == 2 ? texts.mixedHalf : texts.mixed)?.filled(n: whole, "f", fraction)
    }
}
