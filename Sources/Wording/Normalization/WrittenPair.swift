// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Two numbers with a slash that are not a fraction: `Windows 95/98`, `type 6/7`, `track/head 3/12`, `40/80 tracks`,
/// `80/132 行`.
extension WrittenText {
    /// - Parameter start: the start of the fraction.
    func isSlashedPair(_ fraction: WrittenFraction, at start: Int, _ words: TextWords) -> Bool {
        guard !fraction.isOneCharacter else { return false }
        // A leap day and `12/2008` are dates.
        if fraction.part == 2, fraction.whole == 29 { return true }
        // `nº. 38/92`, a law.
        if isBehindNumberSign(start, words) { return true }
        if isPartOfText(start..<fraction.end, fraction.whole, words) { return true }
        // `anos de 88/89`, the days `28/29`
        if (21...30).contains(fraction.part) || fraction.part > 50, fraction.whole == fraction.part + 1,
            fraction.whole < 100, !words.isPart(fraction, in: self)
        {
            return true
        }
        // `iX 12/96`, `Datamation, 7/83`: a month or an issue of a year
        if (2..<13).contains(fraction.part), (70..<100).contains(fraction.whole), isBehindTitle(start) { return true }
        if fraction.part == fraction.whole || isBesidePair(start, fraction.end) { return true }
        // `10/11` is a day as often as a part where the day comes first.
        if fraction.part > 1, fraction.part < 13, fraction.whole < 13, words.texts.dateOrder.hasPrefix("d"),
            words.numbers.voiceReadsPunctuation, !words.isPart(fraction, in: self),
            self[start - 1] != 0x20 || !isDigit(start - 2)
        {
            return true
        }
        if fraction.part < 13, (1900..<2100).contains(fraction.whole) || fraction.isDay(words) { return true }
        // The law `633/1941`, and `33/45's`.
        if (1900..<2100).contains(fraction.whole), fraction.whole != 2000 || fraction.part > 1 { return true }
        if self[fraction.end] == UInt8(ascii: "'"), isLetter(at: fraction.end + 1) { return true }
        let isPart = fraction.whole < 17 && words.isPart(fraction, in: self)
        if fraction.part > 1, !isPart, fraction.whole > 16 || words.numbers.voiceReadsPunctuation,
            precedesCountedNoun(fraction.end, words)
        {
            return true
        }
        guard self[start - 1] == 0x20 else { return false }
        let word = word(before: start - 1)
        guard word.count > 1 else { return false }
        if self[word.lowerBound - 1] == UInt8(ascii: "/"), isWord(before: word.lowerBound - 1) { return true }
        // If the voice reads no marks, words of Latin letters are names.
        if !words.numbers.voiceReadsPunctuation { return bytes[word.lowerBound] < 0x80 }
        if words.texts.versions.contains(string(word).lowercased()) { return true }
        // `DDR 2/3` is a name, whatever the numbers.
        let isCapital = scalar(at: next(word.lowerBound)).properties.isUppercase
        return (1...3).contains(fraction.whole - fraction.part) && (fraction.part > 4 || isCapital) && isName(word)
    }

    /// Whether a comma or a word with a capital is before a place: `Datamation, 7/83`, `iX 12/96`.
    private func isBehindTitle(_ start: Int) -> Bool {
        guard self[start - 1] == 0x20 else { return false }
        return self[start - 2] == UInt8(ascii: ",") || string(word(before: start - 1)).contains(where: \.isUppercase)
    }

    /// `(1/5)`, and `renouvelables 1/2` at the end of a message: one of several messages as often as a part of a thing.
    private func isPartOfText(_ range: Range<Int>, _ count: Int, _ words: TextWords) -> Bool {
        guard words.numbers.voiceReadsPunctuation else { return false }
        // `fls. 21/25`
        if words.isBehindCountedAbbreviation(range.lowerBound, in: self) { return true }
        guard count < 11 else { return false }
        if self[range.lowerBound - 1] == UInt8(ascii: "("), self[range.upperBound] == UInt8(ascii: ")") {
            return self[range.lowerBound - 3].isOne(of: ".!?") || word(before: range.lowerBound - 2).count > 3
        }
        let isLast = range.upperBound == end || self[range.upperBound] == 0x0A
        return isLast && range.lowerBound > 30 && self[range.lowerBound - 1] == 0x20
            && !bytes[range.lowerBound - 30..<range.lowerBound].contains(0x0A)
            && (self[range.lowerBound - 2].isOne(of: ".!?") || word(before: range.lowerBound - 1).count > 3)
    }

    /// The second of `6/2, 1/6`: a pair whose first number is greater is beside it in a list.
    private func isBesidePair(_ start: Int, _ end: Int) -> Bool {
        if has(", ", at: end), isPair(at: end + 2) { return true }
        guard has(", ", at: start - 2), isDigit(start - 3) else { return false }
        let slash = digits(before: start - 2) - 1
        return self[slash] == UInt8(ascii: "/") && isPair(at: digits(before: slash))
    }

    /// `n.`, `nº`, `n°`, `No.`
    private func isBehindNumberSign(_ start: Int, _ words: TextWords) -> Bool {
        var place = start
        while place > 0,
            self[place - 1] == 0x20 || self[place - 1] == UInt8(ascii: ".") || self[place - 1] == 0xB0
                || self[place - 1] == 0xBA || self[place - 1] == 0xC2
        {
            place -= 1
        }
        guard place < start - 1 else { return false }
        return words.texts.forms.numberSigns.contains(string(word(before: place)).lowercased())
    }

    private func isPair(at place: Int) -> Bool {
        let slash = digits(from: place)
        let end = digits(from: slash + 1)
        return (1...3).contains(slash - place) && self[slash] == UInt8(ascii: "/") && (1...3).contains(end - slash - 1)
            && number(place..<slash) > number(slash + 1..<end)
    }

    /// Whether a word has a capital letter that does not just begin a sentence.
    func isName(_ word: Range<Int>) -> Bool {
        scalar(at: word.lowerBound).properties.isUppercase && self[word.lowerBound - 1] == 0x20
            && isWord(before: word.lowerBound - 1)
    }

    /// Whether a counted noun follows. In Han or katakana, a word such as "and" is not a noun.
    private func precedesCountedNoun(_ end: Int, _ words: TextWords) -> Bool {
        let place = end + space(at: end)
        guard !words.numbers.voiceReadsPunctuation else {
            return place > end && isLetter(at: place) && isLetter(at: next(place))
        }
        guard self[place] >= 0xE3, case let scalar = scalar(at: place) else { return false }
        guard scalar.isIdeograph else { return (0x30A1...0x30FA).contains(scalar.value) }
        return !HanWords.ofAllLanguages.behindPairs.contains(scalar)
    }
}

extension TextWords {
    /// Whether an abbreviation that a number follows is before a place: `fls. 21`, `p. 3`.
    fileprivate func isBehindCountedAbbreviation(_ place: Int, in text: WrittenText) -> Bool {
        guard text[place - 1] == 0x20, text[place - 2] == UInt8(ascii: ".") else { return false }
        let word = text.word(before: place - 2)
        let written = Array(text.string(word).lowercased().utf8) + [UInt8(ascii: ".")]
        return !word.isEmpty
            && texts.forms.abbreviations[text[place - 4], text[place - 3]].contains {
                $0.written == written && $0.place == .beforeNumber
            }
    }

    /// Both numbers; nil if the voice reads the digits.
    func pair(_ pair: WrittenFraction) -> String? {
        guard !numbers.voiceReadsPunctuation, let slash = CharacterNames[language].name(of: "/") else { return nil }
        return "\(words(pair.part)) \(slash) \(words(pair.whole))"
    }
}
