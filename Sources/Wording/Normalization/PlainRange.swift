// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Two whole numbers with a dash and without units. Some mean no range, and some ranges need no words.
struct PlainRange {
    private let (first, last): (Int, Int)
    private let range: Range<Int>
    private let digits: (first: Int, last: Int)
    private let (isSpaced, isHyphen, isOfYears): (Bool, Bool, Bool)

    init?(_ first: WrittenQuantity, _ last: WrittenQuantity, _ dash: RangeDash) {
        guard first.isBare, last.isBare, let low = Int(exactly: first.numeral.decimal.significand),
            let high = Int(exactly: last.numeral.decimal.significand)
        else { return nil }
        (self.first, self.last, isSpaced, isHyphen) = (low, high, dash.isSpaced, dash.isHyphen)
        isOfYears = first.isYear && (last.isYear || last.range.count == 2 && high > low % 100)
        range = first.range.lowerBound..<last.range.upperBound
        digits = (first.range.count, last.range.count)
    }

    /// Whether the voice's reading, two numbers with a pause, is as good or better.
    func isReadRight(_ text: WrittenText, _ words: TextWords) -> Bool {
        if isPostcode(text) || isOfHours(text, words) || isDayOfAttacks(text, words) { return true }
        // `Kukiz’15 - 17`
        if text.isWord(before: range.lowerBound - 1), text[range.lowerBound - 1] == UInt8(ascii: "'") { return true }
        if text.has("’", at: range.lowerBound - 3), text.isWord(before: range.lowerBound - 3) { return true }
        // `0-20机油`, the grade of an oil: no word for a count follows.
        if isHyphen, !isSpaced, let measures = words.texts.measures, text.scalar(at: range.upperBound).isIdeograph,
            !(measures.words + measures.ofDates + [measures.year]).contains(where: {
                text.has($0, at: range.upperBound)
            })
        {
            return true
        }
        // `24–10` is a score.
        if words.texts.genitive != nil, isOfYears || !isSpaced && last < first { return true }
        if isSpaced, isBeforePreposition(text, words.texts.forms.behindScores) { return true }
        if isHyphen, !isSpaced, words.numbers.voiceReadsPunctuation,
            isOfScores(text, words.texts.forms.behindScores)
        {
            return true
        }
        return isHyphen
            && (isTelephone || isTelephone(behind: words.texts.forms.telephones, in: text)
                || words.numbers.voiceReadsPunctuation && isScore(text))
    }

    /// `met 0 - 3 en`, a score, but not `0 - 4 jaar`.
    private func isBeforePreposition(_ text: WrittenText, _ behind: Set<String>) -> Bool {
        let start = range.upperBound + text.space(at: range.upperBound)
        guard first == 0, last < 7, start > range.upperBound, case let end = text.letters(from: start), end > start
        else { return false }
        return behind.contains(text.string(start..<end))
    }

    /// `after 9-11`, where the month comes first.
    private func isDayOfAttacks(_ text: WrittenText, _ words: TextWords) -> Bool {
        isHyphen && !isSpaced && first == 9 && last == 11 && words.texts.dateOrder.hasPrefix("m")
            && words.texts.forms.attacksBehind.contains(text.wordBehindSpace(before: range.lowerBound))
    }

    /// `w godz. 17-20`, where each hour has its own form.
    private func isOfHours(_ text: WrittenText, _ words: TextWords) -> Bool {
        guard words.texts.cases.hasHours, text[range.lowerBound - 1] == 0x20 else { return false }
        let short = words.texts.cases.shortHour
        let word = text.string(text.word(before: range.lowerBound - (text[range.lowerBound - 2] == 0x2E ? 2 : 1)))
        return short.count > 2 && word.lowercased().hasPrefix(short.dropLast())
    }

    /// `44-200 Rybnik`
    private func isPostcode(_ text: WrittenText) -> Bool {
        guard isHyphen, !isSpaced, digits == (2, 3), text[range.upperBound] == 0x20 else { return false }
        return text.scalar(at: range.upperBound + 1).properties.isUppercase
    }

    /// `3-5213`, `3221-6100`
    private var isTelephone: Bool {
        guard !isSpaced, digits.last == 4, last % 100 != 0 || digits.first == 4 else { return false }
        return digits.first == 1 && first > 1 || digits.first == 4 && last > 2100 && last - first > 1000
    }

    /// `Telefono: 881-3333`
    private func isTelephone(behind words: Set<String>, in text: WrittenText) -> Bool {
        var place = range.lowerBound
        // `(81) 423-5000`
        if digits == (3, 4), text.has(") ", at: place - 2), text.isDigit(place - 3) { return true }
        while place > 0, text[place - 1].isOne(of: " :.") { place -= 1 }
        return words.contains(text.string(text.word(before: place)).lowercased())
    }

    /// `0-2`, a pair without a counted word where scores may rise, and a set of a match in a list: `7-5, 3-6`, `3-6, 6-3`.
    private func isOfScores(_ text: WrittenText, _ behind: Set<String>) -> Bool {
        if first == 0, last < 10 { return true }
        guard digits.first < 3, digits.last < 3 else { return false }
        // `winst met 3-4 aan Laren`, `(2-3)`
        let start = range.upperBound + text.space(at: range.upperBound)
        let isListed = text[range.upperBound] == UInt8(ascii: ",") || text[range.lowerBound - 2] == UInt8(ascii: ",")
        let isInBrackets =
            text[range.lowerBound - 1] == UInt8(ascii: "(") && text[range.upperBound] == UInt8(ascii: ")")
        if !behind.isEmpty, !isListed,
            isInBrackets
                || start > range.upperBound && behind.contains(text.string(start..<text.letters(from: start))),
            text.wordBehindSpace(before: range.lowerBound).utf8.count < 5,
            text[range.lowerBound - 2] != UInt8(ascii: ".")
        {
            return true
        }
        return text.has(", ", at: range.upperBound) && text.isFalling(at: range.upperBound + 2)
            || text.has(", ", at: range.lowerBound - 2)
                && text.isFalling(at: text.start(ofPairBefore: range.lowerBound - 2))
    }

    /// `0-4 (0-2)`: the result, and that of the first half.
    private func isBesideScore(_ text: WrittenText) -> Bool {
        let (start, end) = (range.lowerBound, range.upperBound)
        if text.has(" (", at: end), case let digits = text.digits(from: end + 2), digits > end + 2 {
            return text[digits] == UInt8(ascii: "-") && text.isDigit(digits + 1)
        }
        return (text[end] == UInt8(ascii: ")") || first == 0) && text.has(" (", at: start - 2)
            && text.isDigit(start - 3)
            && text[text.digits(before: start - 2) - 1] == UInt8(ascii: "-")
    }

    /// `(1 - 2)`, `met 0 - 3`, but not `pages 3 - 5` and `0 - 19 years`.
    private func isScore(_ text: WrittenText) -> Bool {
        guard digits.first < 3, digits.last < 3 else { return false }
        guard isSpaced else { return isBesideScore(text) }
        let behind = range.upperBound + text.space(at: range.upperBound)
        guard behind == range.upperBound || !text.isLetter(at: behind) else { return false }
        return first == 0 || text.wordBehindSpace(before: range.lowerBound).isEmpty
    }
}

extension WrittenQuantity {
    /// Whether the number may be a year of the last thousand years.
    var isYear: Bool { numeral.isPlain && (1000..<2100).contains(numeral.decimal.significand) }

    /// Whether the quantity is digits alone.
    var isBare: Bool { numeral.isPlain && range == numeral.range && unit == nil && scale == nil }
}

extension WrittenText {
    /// The start of `7-5` before a place.
    fileprivate func start(ofPairBefore place: Int) -> Int { digits(before: digits(before: place) - 1) }

    /// Whether two numbers with a hyphen are here, and the second is not greater.
    fileprivate func isFalling(at place: Int) -> Bool {
        let hyphen = digits(from: place)
        let end = digits(from: hyphen + 1)
        return (1...2).contains(hyphen - place) && self[hyphen] == UInt8(ascii: "-")
            && (1...2).contains(end - hyphen - 1)
            && (number(place..<hyphen) >= number(hyphen + 1..<end) || number(place..<hyphen) == 0)
    }
}

extension String {
    /// The text without its first word, if the text before has that word: "od 1" after "od".
    func without(_ word: String) -> String {
        guard !word.isEmpty, case let first = prefix(while: { $0 != " " }), first == word.lowercased() else {
            return self
        }
        return String(dropFirst(first.count + 1))
    }
}
