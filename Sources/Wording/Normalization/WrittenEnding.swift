// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A number with an ending that makes it an ordinal: `3rd`, `1er`, `4.ª`, `1° ottobre`.
enum WrittenEnding {
    /// The end of `28` or of `1.000`.
    private static func endOfWhole(_ text: WrittenText, at start: Int, _ words: TextWords) -> Int {
        let end = text.digits(from: start)
        // A mark before exactly three digits may be between groups.
        guard text.digits(from: end + 1) == end + 4, let numeral = WrittenNumeral(text, at: start, words),
            numeral.isWhole
        else {
            return end
        }
        return numeral.range.upperBound
    }

    /// A letter, a point, further digits, or a space and a degree sign may follow the digits of such a number.
    private static func mayFollow(_ text: WrittenText, _ end: Int) -> Bool {
        text[end] > 0x40 || text[end] == UInt8(ascii: ".") || text.isDigit(end + 1) || text[end + 1] == 0xC2
    }

    /// `3rd`, `1er`: the whole word, or its ending.
    static func token(_ text: WrittenText, at start: Int, _ words: TextWords) -> NormalizedToken? {
        guard mayFollow(text, text.digits(from: start)) else { return nil }
        let digits = endOfWhole(text, at: start, words)
        var end = digits
        let isSpaced = text.has(" °", at: digits) && text.isOrdinalBehindSpace(start..<digits, words)
        // `preset=6e`
        guard text[end] > 0x40 || text[end] == UInt8(ascii: ".") || isSpaced, text[start - 1] != UInt8(ascii: "=")
        else {
            return nil
        }
        if text[end] == UInt8(ascii: "."), text.isRaisedLetter(at: end + 1) || text.isLetter(at: end + 1) { end += 1 }
        while text.isLetter(at: end) || text.isRaisedLetter(at: end) { end = text.next(end) }
        if end == digits, text[end] == UInt8(ascii: "."), text.has("°", at: end + 1) { end += 1 }
        if isSpaced { end += 1 }
        let isDegree = isSpaced || text.isOrdinalDegree(at: end, behind: start..<digits, words)
        if isDegree { end = text.next(end) }
        // `1e-8`
        let isExponent = text[end].isOne(of: "+-") && text.isDigit(end + 1)
        guard end > digits, end - digits < 9, !text.isWord(at: end), !isExponent else { return nil }
        if let word = words.texts.words[text.string(start..<end)] {
            return NormalizedToken(start..<end, word.isEmpty ? nil : word)
        }
        let mark = text.string(digits..<end)
        guard
            let ending = words.texts.ordinals.endings[
                isDegree ? (text[digits] == UInt8(ascii: ".") ? ".º" : "º") : mark]
                ?? (isDegree ? "o" : nil), !text.isBehindMinutes(start),
            !words.isSeconds(before: digits, text)
        else {
            return nil
        }
        // `a 180º durante`
        let before = text.wordBehindSpace(before: start).lowercased()
        // `35º centígrados`
        let behind = text[end] == 0x20 ? text.string(end + 1..<text.letters(from: end + 1)).lowercased() : ""
        if mark == "º", words.texts.forms.temperaturesBefore.contains(behind) { return nil }
        let isOrdinal =
            text.isBeforeNoun(end) && before != "a"
            || text.number(start..<digits) < 100 && !words.texts.forms.temperaturesBehind.contains(before)
            || words.texts.ordinals.degreesBehind.contains(before)
            || text[start - 1] == UInt8(ascii: ".") || text.has(". ", at: start - 2)
        if mark == "º", text.number(start..<digits) > 31, !isOrdinal {
            let degrees = SpokenNumber(
                WrittenDecimal(text.number(start..<digits)), unit: SpokenUnit(symbol: "°"), language: words.language,
                scale: NumberScale.none)
            return NormalizedToken(start..<end, degrees.speech(words.numbers))
        }
        guard !ending.isEmpty else {
            return NormalizedToken(start..<end, isDegree ? text.string(start..<digits) + "º" : nil)
        }
        let number = (start..<digits).reduce(0) {
            text.isDigit($1) && $0 < 1 << 32 ? $0 * 10 + Int(text[$1] - 0x30) : $0
        }
        if let ordinal = words.inflectedOrdinal(number) {
            return NormalizedToken(start..<end, ordinal.dropLast(2) + ending)
        }
        return NormalizedToken(start..<end, words.texts.ordinals.words(number, ending: ending, words.language))
    }
}

extension WrittenText {
    /// Whether a degree sign here means an ordinal: `il 1° posto`, `1° ottobre`, `n.º 4.°`. Degrees have no article of one
    /// thing.
    fileprivate func isOrdinalDegree(at place: Int, behind digits: Range<Int>, _ words: TextWords) -> Bool {
        guard has("°", at: place), digits.count < 3, number(digits) < 32, words.texts.ordinals.endings["º"] != nil
        else {
            return false
        }
        if isInLaw(digits.lowerBound, words.texts.forms.lawArticles) { return true }
        // `1° de mayo`
        if let of = words.texts.days?.between.first(where: { has($0, at: place + 2) }) {
            let month = place + 2 + of.utf8.count
            let name = string(month..<letters(from: month)).lowercased()
            return words.dates.display.months.contains { $0.lowercased() == name }
        }
        // `1° - Nunca diga`, `2°) Depois`: the number of an item.
        let last = self[digits.lowerBound - 1] == 0x20 ? digits.lowerBound - 2 : digits.lowerBound - 1
        if last < 0 || self[last].isOne(of: ".:;!?\n"),
            let mark = ["°) ", "° - ", "° – "].first(where: { has($0, at: place) })
        {
            return scalar(at: place + mark.utf8.count).properties.isUppercase
        }
        guard isBeforeNoun(place + 2) else { return false }
        let before = wordBehindSpace(before: digits.lowerBound).lowercased()
        return number(digits) == 1 || place > digits.upperBound || words.texts.ordinals.degreesBehind.contains(before)
    }

    /// `1 ° gennaio`, `do 13 ° salário`, but not `a 20 ° nord`.
    fileprivate func isOrdinalBehindSpace(_ digits: Range<Int>, _ words: TextWords) -> Bool {
        guard digits.count < 3, words.texts.ordinals.endings["º"] != nil, isBeforeNoun(digits.upperBound + 3) else {
            return false
        }
        let noun = string(digits.upperBound + 4..<letters(from: digits.upperBound + 4)).lowercased()
        if words.dates.display.months.contains(where: { $0.lowercased() == noun }) { return true }
        let before = wordBehindSpace(before: digits.lowerBound).lowercased()
        return words.texts.ordinals.degreesBehind.contains(before)
            && !words.texts.forms.temperaturesBefore.contains(noun)
    }

    /// `§ 1°`, `artigos 5°`, `art. 6°`
    private func isInLaw(_ place: Int, _ articles: Set<String>) -> Bool {
        let end = self[place - 1] == 0x20 ? place - 1 : place
        if has("§", at: end - 2) { return true }
        let word = string(word(before: self[end - 1] == UInt8(ascii: ".") ? end - 1 : end)).lowercased()
        return articles.contains(word)
    }

    /// Whether a word of four letters or more follows.
    fileprivate func isBeforeNoun(_ place: Int) -> Bool {
        self[place] == 0x20 && letters(from: place + 1) > place + 4
    }

    /// º, ª
    fileprivate func isRaisedLetter(at place: Int) -> Bool {
        self[place] == 0xC2 && (self[place + 1] == 0xBA || self[place + 1] == 0xAA)
    }
}
