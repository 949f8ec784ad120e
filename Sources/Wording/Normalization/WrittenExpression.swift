// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A number and its context: a range `87%–92%`, a fraction `93/96`, a mixed number `2 1/2`.
enum WrittenExpression {
    static func token(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        let text = place.text
        // `-6e` is an option.
        let isNegative = place.start < place.digit && text[place.digit - 1] == UInt8(ascii: "-")
        if !isNegative, let token = WrittenEnding.token(text, at: place.digit, words) { return token }
        var quantity = WrittenQuantity(text, at: place.start, words)
        if quantity == nil, place.start < place.digit { quantity = WrittenQuantity(text, at: place.digit, words) }
        guard let first = quantity else { return nil }
        if let token = ratio(first, text, words) ?? range(from: first, text, words) ?? fraction(first, text, words)
            ?? mixed(first, text, words)
        {
            return token
        }
        if let token = agreed(first, text, words) ?? ending(first, text, words) { return token }
        if words.isVersion(first, in: text) { return NormalizedToken(first.range) }
        // `в 21,00` is a time as often.
        if words.texts.genitive != nil, words.texts.cases.hasHours || words.mark == UInt8(ascii: ","),
            first.unit == nil,
            first.scale == nil, first.numeral.decimal.fractionDigits == 2, first.numeral.decimal.significand % 100 == 0,
            (100...2400).contains(first.numeral.decimal.significand)
        {
            return NormalizedToken(first.range)
        }
        guard !first.isReadRight else { return NormalizedToken(first.range) }
        if let feet = first.unit, feet.key == "ft", let token = inches(first, text, words) { return token }
        let before = words.texts.cases.areOfNoNumber ? "" : text.preposition(before: first.range.lowerBound)
        return NormalizedToken(
            first.range, words.attributive(first, in: text) ?? first.speech(behind: before, words))
    }

    /// `.9` in a language with a decimal comma, and `.1` with a voice that reads no marks, are often the end of a name.
    private static func ending(_ first: WrittenQuantity, _ text: WrittenText, _ words: TextWords) -> NormalizedToken? {
        let isEnding = words.mark == UInt8(ascii: ",") || !words.numbers.voiceReadsPunctuation && first.range.count == 2
        // `'.12g'`
        if isEnding, text[first.range.lowerBound] == UInt8(ascii: "."), text.isWord(at: first.numeral.range.upperBound)
        {
            return NormalizedToken(first.range)
        }
        guard text[first.range.lowerBound] == UInt8(ascii: "."), isEnding, first.unit == nil,
            first.scale == nil, first.numeral.exponent == nil, let dot = words.texts.dot
        else { return nil }
        let digits = first.range.lowerBound + 1..<first.range.upperBound
        return NormalizedToken(first.range, "\(dot) \(words.spelled(text.bytes[digits]))")
    }

    /// `6 ft 2 in`
    private static func inches(_ feet: WrittenQuantity, _ text: WrittenText, _ words: TextWords) -> NormalizedToken? {
        let digits = feet.range.upperBound + text.space(at: feet.range.upperBound)
        let last = text.digits(from: digits)
        let inch = last + text.space(at: last)
        guard digits > feet.range.upperBound, (1...2).contains(last - digits), text.number(digits..<last) < 12,
            text.has("in", at: inch), !text.isWord(at: inch + 2)
        else { return nil }
        let inches = SpokenNumber(
            WrittenDecimal(text.number(digits..<last)), unit: SpokenUnit(symbol: "in"), language: words.language,
            scale: NumberScale.none)
        return NormalizedToken(
            feet.range.lowerBound..<inch + 2, "\(feet.speech(words)) \(inches.speech(words.numbers))")
    }

    /// `131 categorías`, `1 002 pages`.
    private static func agreed(_ first: WrittenQuantity, _ text: WrittenText, _ words: TextWords) -> NormalizedToken? {
        guard first.unit == nil, first.scale == nil, !first.isNegative, first.numeral.isWhole,
            first.isReadRight || first.numeral.isGrouped,
            !first.isYear || !text.isBehind(first.range.lowerBound, words.texts.forms.yearsBehind, isLowercased: true),
            let speech = words.agreeing(first.numeral.decimal.significand, at: first.range.upperBound, in: text)
        else { return nil }
        return speech == text.string(first.range) ? nil : NormalizedToken(first.range, speech)
    }

    /// `3:1`, and a score `3–1`, whose second number is not greater.
    private static func ratio(_ first: WrittenQuantity, _ text: WrittenText, _ words: TextWords) -> NormalizedToken? {
        let mark = first.range.upperBound
        // The mark is first, because most numbers have none.
        guard text[mark] == UInt8(ascii: ":") || text.has("–", at: mark), let phrase = words.texts.forms.ratio,
            first.numeral.isPlain, first.range == first.numeral.range, first.range.count < 4,
            !words.texts.forms.lines.contains(text.wordBehindSpace(before: first.range.lowerBound)),
            !text.isBehindOption(first.range.lowerBound), !text.isVerse(first.range.lowerBound, mark, words),
            !text[first.range.lowerBound - 1].isOne(of: ":-/.") || text.isSpace(before: first.range.lowerBound)
        else { return nil }
        let (start, end) = (text.next(mark), text.digits(from: text.next(mark)))
        guard (1...3).contains(end - start), !text.isWord(at: end), text[start] != 0x30 || end == start + 1,
            !text[end].isOne(of: ":-/.,%") || !text.isWord(at: end + 1), text[end] != UInt8(ascii: "%"),
            text[end] < 0x80 || !words.numbers.voiceReadsPunctuation,
            case let (one, two) = (first.numeral.decimal.significand, UInt64(text.number(start..<end))),
            text[mark] == UInt8(ascii: ":") || two <= one && one < 200
        else { return nil }
        return NormalizedToken(
            first.range.lowerBound..<end,
            phrase.filled("a", text.string(first.range), "b", text.string(start..<end)))
    }

    /// A dash between numbers. A hyphen, or a dash between spaces, means a range only if the second number is greater.
    /// `2020-21` is not a range.
    private static func range(from first: WrittenQuantity, _ text: WrittenText, _ words: TextWords) -> NormalizedToken?
    {
        // `*-2-29`
        guard text[first.range.lowerBound - 1] != UInt8(ascii: "-"),
            let dash = RangeDash(text, at: first.range.upperBound) ?? RangeDash(gluedIn: text, behind: first),
            let second = WrittenQuantity(text, at: dash.end, words), !dash.continues(text, at: second.range.upperBound),
            !dash.isGlued
                || second.isGreater(than: first) && (text.isBeforeWord(second) || first.isYear && second.isYear),
            first.unit == nil || second.unit == nil || first.isAlike(second),
            // `12V-21`
            first.unit == nil || first.unit?.isMoney == true || second.unit != nil || !dash.isHyphen || dash.isSpaced,
            !first.isOfOtherThing(than: second, dash, text), !text.continuesCode(second)
        else { return nil }
        // `3,9–13` is a verse, `2,5–3 раза` a count.
        guard
            dash.isSpaced || first.numeral.isWhole || !second.numeral.isPlain || first.unit != nil || second.unit != nil
                || text[second.range.upperBound] == 0x20 && text.isLetter(at: second.range.upperBound + 1)
        else { return NormalizedToken(first.range.lowerBound..<second.range.upperBound) }
        let range = first.range.lowerBound..<second.range.upperBound
        if let years = words.years(first, second, in: text) { return NormalizedToken(range, years) }
        // `747—200`
        guard
            words.numbers.voiceReadsPunctuation || dash.isSpaced || dash.isHyphen || second.isGreater(than: first)
                || !first.numeral.isPlain
        else { return nil }
        if let phrase = words.texts.forms.ratio, text.isBeforeResult(range, first, second, words) {
            return NormalizedToken(range, phrase.filled("a", text.string(first.range), "b", text.string(second.range)))
        }
        if dash.isSpaced && text.hasEqualsSign(around: range)
            || !dash.isSpaced && dash.isHyphen && text[range.upperBound] == UInt8(ascii: "=")
        {
            // `range = 10 - 12`
            guard !second.isNegative, dash.isMinus, !second.isGreater(than: first) || text.isEquation(range) else {
                return nil
            }
            let subtrahend = words.numbers.minus.filled(n: second.speech(words))
            return NormalizedToken(range, "\(first.speech(words)) \(subtrahend)")
        }
        guard !dash.isSpaced && !dash.isHyphen || second.isGreater(than: first) || isOfYears(first, second, dash),
            !dash.isHyphen || isRange(first, second, dash)
        else { return nil }
        // `1.2~3`, `rc1~129^2~20`
        guard
            text[first.range.upperBound] != UInt8(ascii: "~")
                || !isVersion(first, second) && text[range.upperBound] != UInt8(ascii: "^")
                    && text[range.lowerBound - 1] != UInt8(ascii: "^")
        else { return NormalizedToken(range) }
        if PlainRange(first, second, dash)?.isReadRight(text, words) == true {
            return NormalizedToken(range)
        }
        let (low, high) = first.sharingMoney(with: second, words) ?? (first, second)
        let phrase = words.texts.range.filled(
            "lo", low.end(words, beside: high), "hi", high.end(words, beside: low))
        let before = text.preposition(before: first.range.lowerBound)
        let speech = phrase.without(before)
        let bare = words.texts.forms.barePrepositions
        guard
            speech != phrase
                || !text.isBehind(first.range.lowerBound, bare) && !(before.hasSuffix(".") && bare.contains(before))
        else {
            return NormalizedToken(
                range.lowerBound..<high.range.upperBound, low.speech(to: high, behind: before, words))
        }
        let end = high.range.upperBound
        // `2-3,6-9`: the voice would read the comma between as a decimal mark.
        let isListed = text[end] == UInt8(ascii: ",") && text.isDigit(end + 1)
        return NormalizedToken(range.lowerBound..<(isListed ? end + 1 : end), isListed ? speech + ", " : speech)
    }

    /// `1960-80`: a year and the last two digits of a later one. `2020-10` and `2020-21` may be a month and a season.
    private static func isOfYears(_ first: WrittenQuantity, _ second: WrittenQuantity, _ dash: RangeDash) -> Bool {
        let (year, end) = (first.numeral.decimal.significand, second.numeral.decimal.significand)
        return !dash.isSpaced && first.numeral.isPlain && (1500..<2100).contains(year) && first.unit == nil
            && second.numeral.isPlain && second.numeral.range.count == 2 && second.unit == nil && end > 31
            && end > year % 100
    }

    /// `0~110429`, the name of a package of that day.
    private static func isVersion(_ first: WrittenQuantity, _ second: WrittenQuantity) -> Bool {
        let day = second.numeral.decimal.significand
        return first.numeral.decimal.isZero && second.numeral.isPlain && (6...8).contains(second.range.count)
            && (1...12).contains(day / 100 % 100) && (1...31).contains(day % 100)
    }

    /// With a hyphen, `1.5-5`, `754-2008`, `2-3,6-9` and `12-2008` are a version, a standard, a list and a month.
    private static func isRange(_ first: WrittenQuantity, _ second: WrittenQuantity, _ dash: RangeDash) -> Bool {
        guard first.numeral.exponent == nil, !second.isNegative, !first.isNegative || dash.isSpaced else {
            return false
        }
        guard first.unit == nil, second.unit == nil else { return true }
        guard first.numeral.isWhole == second.numeral.isWhole else { return false }
        let isYear = second.numeral.isPlain && (1900..<2100).contains(second.numeral.decimal.significand)
        let start = first.numeral.decimal.significand
        return !isYear || !(100..<1500).contains(start) && (!(1...12).contains(start) || dash.isSpaced)
    }

    private static func fraction(_ first: WrittenQuantity, _ text: WrittenText, _ words: TextWords) -> NormalizedToken?
    {
        let start = first.numeral.range.lowerBound
        let slash = text[first.range.upperBound]
        let isMinus = first.isNegative && text.next(first.range.lowerBound) == start
        // `9600[1/3]`
        guard slash == UInt8(ascii: "/") || slash == 0xE2, first.range == first.numeral.range || isMinus,
            text[start - 1] != UInt8(ascii: "[") || !text.isWord(before: start - 1),
            let fraction = WrittenFraction(text, at: start, words),
            fraction.end > first.range.upperBound
        else { return nil }
        if !isMinus, let step = step(fraction, at: start, text, words) { return step }
        let known = words.texts.words[text.string(start..<fraction.end)]
        guard known?.isEmpty != true else { return NormalizedToken(start..<fraction.end) }
        if known == nil, fraction.part < fraction.whole, !fraction.isDay(words),
            let token = fraction.ofUnit(from: start, text, words)
        {
            return token
        }
        let isPair =
            !fraction.isOfYears
            && (fraction.part > fraction.whole || text.isSlashedPair(fraction, at: start, words))
        let speech =
            known
            ?? (fraction.isOfYears
                ? words.years(fraction) : isPair ? words.pair(fraction) : words.fraction(fraction, in: text))
        guard isMinus, let told = speech, !fraction.isOfYears else {
            return isMinus ? nil : NormalizedToken(start..<fraction.end, speech)
        }
        return NormalizedToken(first.range.lowerBound..<fraction.end, words.numbers.minus.filled(n: told))
    }

    /// `[8/33]`, `step 1/4`: one of several.
    private static func step(_ fraction: WrittenFraction, at start: Int, _ text: WrittenText, _ words: TextWords)
        -> NormalizedToken?
    {
        let isMonth = fraction.part <= 12 && (1900..<2100).contains(fraction.whole)
        guard let phrase = words.texts.forms.step, fraction.part <= fraction.whole, !fraction.isOfYears, !isMonth,
            text.isBracketed(start..<fraction.end, isClear: fraction.whole > 12 && !fraction.isDay(words))
                || text.isBehind(start, words.texts.forms.steps, isLowercased: true)
        else { return nil }
        let slash = text.digits(from: start)
        let (part, whole) = (start..<slash, text.next(slash)..<fraction.end)
        return NormalizedToken(
            start..<fraction.end, phrase.filled("i", words.spoken(part, in: text), "n", words.spoken(whole, in: text)))
    }

    private static func mixed(_ first: WrittenQuantity, _ text: WrittenText, _ words: TextWords) -> NormalizedToken? {
        let end = first.range.upperBound
        let behind = text[end + text.space(at: end)]
        guard behind >= 0xC2 || behind &- 0x30 < 10, first.numeral.isPlain, first.unit == nil, first.scale == nil,
            text[first.range.lowerBound - 1] != UInt8(ascii: ";"),
            let fraction = WrittenFraction(text, at: end + text.space(at: end), words, isBehindNumber: true),
            fraction.isOneCharacter || text.space(at: end) > 0,
            let speech = words.mixed(first.speech(words), fraction.part, of: fraction.whole)
        else { return nil }
        let unit = fraction.unit(text, words, beside: WrittenDecimal(significand: 25, exponent: -1))
        let name = unit?.name ?? (text.isLetter(at: fraction.end) ? " " : "")
        return NormalizedToken(first.range.lowerBound..<(unit?.end ?? fraction.end), speech + name)
    }
}

extension WrittenText {
    /// Whether square brackets are around a piece; if a fraction is unlikely, round ones too.
    fileprivate func isBracketed(_ range: Range<Int>, isClear: Bool) -> Bool {
        switch (self[range.lowerBound - 1], self[range.upperBound]) {
        case (UInt8(ascii: "["), UInt8(ascii: "]")): true
        case (UInt8(ascii: "("), UInt8(ascii: ")")): isClear
        default: false
        }
    }

    /// Whether one of some words is before a place, with a space between, or without one in a script that has no spaces.
    /// - Parameter isLowercased: whether the word may have capitals.
    fileprivate func isBehind(_ place: Int, _ words: Set<String>, isLowercased: Bool = false) -> Bool {
        guard !words.isEmpty, place > 0 else { return false }
        let end = self[place - 1] == 0x20 ? place - 1 : place
        let range = self.word(before: end)
        // The Russian "с" is a preposition, and the unit of `50,1 с`.
        guard !isSpace(before: range.lowerBound) || !isDigit(start(before: range.lowerBound) - 1) else { return false }
        let word = string(range)
        if end < place, words.contains(isLowercased ? word.lowercased() : word) { return true }
        return hanWord(of: words, before: end) != nil
    }

    /// `-9 = 5 - 14`
    fileprivate func hasEqualsSign(around range: Range<Int>) -> Bool {
        let (before, behind) = (range.lowerBound - 1, range.upperBound)
        return self[self[before] == 0x20 ? before - 1 : before] == UInt8(ascii: "=")
            || self[self[behind] == 0x20 ? behind + 1 : behind] == UInt8(ascii: "=")
    }

    /// Whether an equals sign follows, or another number before an equals sign precedes.
    fileprivate func isEquation(_ range: Range<Int>) -> Bool {
        let (before, behind) = (range.lowerBound - 1, range.upperBound)
        let sign = self[before] == 0x20 ? before - 1 : before
        return self[self[behind] == 0x20 ? behind + 1 : behind] == UInt8(ascii: "=")
            || isDigit(self[sign - 1] == 0x20 ? sign - 2 : sign - 1)
    }
}

extension WrittenText {
    /// `Salmos 40:11`, `Exodus, 37:7`: a name and two digits after the colon, or a name with a comma and a chapter above
    /// 20. A score with such a number has no name before it. Where scores have hyphens, each name has verses: `John 3:1`.
    fileprivate func isVerse(_ place: Int, _ mark: Int, _ words: TextWords) -> Bool {
        guard self[place - 1] == 0x20, self[mark] == UInt8(ascii: ":") else { return false }
        let isListed = self[place - 2] == UInt8(ascii: ",") && number(place..<mark) > 20
        let hasTwoDigits = digits(from: mark + 1) == mark + 3
        guard isListed || hasTwoDigits || words.texts.forms.hasVerses else { return false }
        let name = word(before: isListed ? place - 2 : place - 1)
        // `Ultra HD 32:9`
        let isBook = scalar(at: next(name.lowerBound)).properties.isLowercase
        if isListed || hasTwoDigits, isName(name) { return true }
        if isName(name) { return isBook && !words.texts.forms.ratioWords.contains(string(name).lowercased()) }
        // `-- Isaiah 56:12`: the capital does not begin a sentence.
        let before = isSpace(before: name.lowerBound) ? start(before: name.lowerBound) : name.lowerBound
        return words.texts.forms.hasVerses && hasTwoDigits && name.count > 2
            && scalar(at: name.lowerBound).properties.isUppercase
            && (before == 0 || self[before - 1].isOne(of: "-([;,") || isDigit(before - 1) || self[before - 1] >= 0x80)
    }

    /// `--lookahead 3:200`
    fileprivate func isBehindOption(_ place: Int) -> Bool {
        guard self[place - 1] == 0x20 else { return false }
        var start = place - 1
        while start > 0, isWord(before: start) || self[start - 1] == UInt8(ascii: "-") {
            start = self.start(before: start)
        }
        return self[start] == UInt8(ascii: "-") && start < place - 2
    }

    /// Whether a number of a document goes on after a number: `61-96.2010.7`, `89-93/SP`, `1-88/76`.
    fileprivate func continuesCode(_ number: WrittenQuantity) -> Bool {
        let end = number.range.upperBound
        guard number.isBare else { return false }
        if self[end] == UInt8(ascii: ".") { return isDigit(end + 1) }
        guard self[end] == UInt8(ascii: "/") else { return false }
        if number.range.count > 1, isDigit(end + 1), case let last = digits(from: end + 1) {
            // `12-15/05`
            let isDay = number.numeral.decimal.significand < 32 && (1...12).contains(self.number(end + 1..<last))
            return last > end + 2 && !isDay
        }
        return self[end + 1] &- 0x41 < 26 && self[end + 2] &- 0x41 < 26
    }

    /// Whether a unit or a word follows a number.
    fileprivate func isBeforeWord(_ number: WrittenQuantity) -> Bool {
        let end = number.range.upperBound
        return number.unit != nil || self[end] == 0x20 && isLetter(at: end + 1)
    }
}

extension WrittenQuantity {
    /// Whether both have one unit, though one may be shortened: `75°-78°F`.
    fileprivate func isAlike(_ other: Self) -> Bool {
        guard let own = unit?.key, let others = other.unit?.key else { return true }
        return own == others || own.hasPrefix("°") && others.hasPrefix("°")
    }

    func isGreater(than other: Self) -> Bool {
        let (own, others) = (numeral.decimal, other.numeral.decimal)
        guard own.exponent == others.exponent else {
            return (isNegative ? -1 : 1) * own.doubleValue > (other.isNegative ? -1 : 1) * others.doubleValue
        }
        guard isNegative == other.isNegative else { return other.isNegative }
        return isNegative ? own.significand < others.significand : own.significand > others.significand
    }
}
