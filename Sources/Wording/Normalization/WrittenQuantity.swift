// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A number with its sign and its unit: `-5`, `−10.5 °C`, `$3.2B`, `620 billion t`, `5 µg/m³`.
struct WrittenQuantity {
    let numeral: WrittenNumeral
    let isNegative: Bool
    private(set) var range: Range<Int>
    private(set) var unit: SpokenUnit?
    private(set) var per: SpokenUnit?
    private var direction: String?
    /// Whether the slash before a word is in the range: `40 €/pneu`.
    private var isPerWord = false
    /// The number of the units in the denominator.
    private var perCount: Int?
    /// The power of ten of a word such as "million".
    private(set) var scale: Int?
    /// The written word for the power of ten, in a language that declines such words; nil for an abbreviation.
    private(set) var scaleWord: Range<Int>?
    /// Whether the voice reads the written quantity correctly.
    private(set) var isReadRight: Bool
    private let text: WrittenText

    /// Nil without a number, and for a name: `3D`, `64-bit`.
    init?(_ text: WrittenText, at start: Int, _ words: TextWords) {
        var (place, isNegative, money) = (start, false, SpokenUnit?.none)
        func readSign() {
            guard let length = Self.sign(text, place) else { return }
            (place, isNegative) = (place + length, true)
        }
        readSign()
        if !text.isDigit(place), let currency = MoneySymbol.unit(at: place, text, words) {
            (money, place) = (currency.unit, currency.end)
            if !isNegative { readSign() }
        }
        guard let numeral = Self.numeral(text, place, words, isMoney: money != nil) else { return nil }
        self.numeral = numeral
        self.isNegative = isNegative
        self.text = text
        range = start..<numeral.range.upperBound
        unit = money
        isReadRight = numeral.isReadRight && !isNegative && money == nil
        readUnit(words, hasMoney: money != nil)
        let isClear = unit?.isMoney == true && per == nil && !isPerWord && readSecondMoney(words)
        guard !isNamed(words), money == nil || isClear || !ShellParameter.isOne(self, in: text, words) else {
            return nil
        }
    }

    private static func sign(_ text: WrittenText, _ place: Int) -> Int? {
        switch text.scalar(at: place) {
        case "-": 1
        case "−", "–": 3
        default: nil
        }
    }

    /// `92,50 €` is decimal, although `92,50` may be two numbers.
    private static func numeral(_ text: WrittenText, _ place: Int, _ words: TextWords, isMoney: Bool) -> WrittenNumeral?
    {
        let common = WrittenNumeral(text, at: place, words, asDecimal: isMoney)
        guard let own = common, !isMoney, text[own.range.upperBound] == UInt8(ascii: ","),
            let decimal = WrittenNumeral(text, at: place, words, asDecimal: true),
            decimal.range != own.range, WrittenUnit(text, at: decimal.range.upperBound, words, isClear: false) != nil
        else { return common }
        return decimal
    }

    private mutating func readUnit(_ words: TextWords, hasMoney: Bool) {
        var end = range.upperBound
        if numeral.exponent == nil, let (power, scaleEnd) = readScale(words, at: end, isShort: hasMoney) {
            let behind = WrittenUnit(text, at: scaleEnd, words, isClear: true)
            guard hasMoney || behind != nil || words.texts.voiceMisreads.contains(.scales) else { return }
            (scale, end, isReadRight) = (power, scaleEnd, false)
            range = range.lowerBound..<end
            if !hasMoney, words.texts.genitive != nil { readScaleWord(words) }
        }
        guard !hasMoney else { return readPeriod(words) }
        let isClear = numeral.decimal.fractionDigits > 0 || scale != nil || numeral.exponent != nil
        guard var behind = WrittenUnit(text, at: end, words, isClear: isClear || text.isBehindMinutes(range.lowerBound))
        else {
            isReadRight = isReadRight || numeral.isReadWithPoint && !isNegative && scale == nil && !isBehindSign
            return readDivisor(words)
        }
        behind.readMinutes(numeral.range, in: text, words)
        // `1:3 s. Paweł`: a score.
        guard behind.isGlued || !text.isBehindColon(numeral.range.lowerBound) else { return }
        // `2.3m` is a number of people as often as a length where "m" may mean a million.
        guard
            behind.symbol != "m" || !behind.isGlued || behind.unit.key == "min"
                || !words.texts.scales.contains(where: { $0.name == "m" })
        else { return }
        guard isNegative || !behind.isDoubtful(behind: numeral, in: text, words), !words.reads(behind),
            !behind.isLetterOfName(behind: numeral, in: text, words),
            !behind.isMinus(in: text, words)
        else { return }
        (unit, per, direction) = (behind.unit, behind.per, behind.direction)
        range = range.lowerBound..<behind.end
        if per == nil, unit?.isMoney == true { readWord(words) }
        if per == nil, let (count, last) = readCount(words) {
            (per, perCount, range) = (count.unit, count.number, range.lowerBound..<last)
        }
        let isOne = numeral.isPlain && numeral.decimal.significand == 1
        isReadRight = isReadRight && behind.unit.key == "%" && !words.texts.voiceMisreads.contains(.percent) && !isOne
    }

    /// `$350/yr`, `$0.12/kWh`
    private mutating func readPeriod(_ words: TextWords) {
        let start = range.upperBound + 1
        guard text[start - 1] == UInt8(ascii: "/"), words.texts.per != nil else { return }
        let end = text.letters(from: start)
        let symbol = text.string(start..<min(end, text.end))
        let isPeriod = ["yr", "hr", "mo", "wk", "day", "d"].contains(symbol)
        guard end > start, !text.isWord(at: end), text[end] != UInt8(ascii: "/"),
            let period = isPeriod ? SpokenUnit(symbol: symbol) : words.texts.units[symbol]
        else { return readWord(words) }
        (per, isReadRight) = (period, false)
        range = range.lowerBound..<end
    }

    /// `40 €/pneu`, `$9/month`: the word stays as it is where no case changes it.
    private mutating func readWord(_ words: TextWords) {
        let start = range.upperBound + 1
        guard text[start - 1] == UInt8(ascii: "/"), let phrase = words.texts.per, words.texts.genitive == nil,
            phrase.filled("a", "", "b", "").hasSuffix(" "), words.texts.forms.endingsOfPer.isEmpty,
            case let end = text.letters(from: start), end > start + 2, !text.isWord(at: end),
            text[end] != UInt8(ascii: "/"),
            !text[end].isOne(of: ".-@") || !text.isWord(at: end + 1),
            text.scalar(before: end).properties.isLowercase
        else { return }
        (isPerWord, isReadRight, range) = (true, false, range.lowerBound..<start)
    }

    /// The divisor of `5.6 l/100 km`.
    private func readCount(_ words: TextWords) -> (count: (number: Int, unit: SpokenUnit), end: Int)? {
        let start = range.upperBound + 1
        let digits = text.digits(from: start)
        guard text[start - 1] == UInt8(ascii: "/"), words.texts.per != nil, (1...4).contains(digits - start),
            text[start] != 0x30, let unit = WrittenUnit(text, at: digits, words, isClear: true), unit.per == nil,
            !unit.unit.isMoney, isDivisor(text.number(start..<digits), unit.unit)
        else { return nil }
        return ((text.number(start..<digits), unit.unit), unit.end)
    }

    /// Whether a number with a unit after a slash is a divisor: `5.6 l/100 km`, `250 mg/5 ml`. In `450°F/232°C` and
    /// `6 oz/170 g` the second is the same in another unit.
    private func isDivisor(_ number: Int, _ divisor: SpokenUnit) -> Bool {
        if divisor.isVolume { return unit.map { !$0.isVolume } ?? false }
        return [10, 100, 1000, 10_000].contains(number) && !divisor.key.hasPrefix("°")
    }

    /// `42259/m²`, `12 /kg`
    private mutating func readDivisor(_ words: TextWords) {
        let slash = range.upperBound + (text[range.upperBound] == 0x20 ? 1 : 0)
        guard text[slash] == UInt8(ascii: "/"), words.texts.per != nil, scale == nil,
            text[range.lowerBound - 1] != UInt8(ascii: "="), text[slash + 1] >= 0x61,
            let divisor = WrittenUnit(text, at: slash + 1, words, isClear: true), divisor.per == nil, divisor.isGlued,
            !divisor.unit.isMoney, !text[divisor.end].isOne(of: "/-._"),
            divisor.symbol != "m" || slash > range.upperBound
        else { return }
        (per, isReadRight, range) = (divisor.unit, false, range.lowerBound..<divisor.end)
    }

    /// A sign of money with a word or a code after the number, which says which money it is.
    private mutating func readSecondMoney(_ words: TextWords) -> Bool {
        let isSign = text.isMoney(at: text.start(before: range.upperBound))
        guard range.lowerBound < numeral.range.lowerBound || isSign else { return false }
        if let code = MoneySymbol.code(behind: range.upperBound, text, words) {
            (unit, range, isReadRight) = (code.unit, range.lowerBound..<code.end, false)
            return true
        }
        guard MoneySymbol.isBeforeWord(range.upperBound, hasScale: scale != nil, text, words) else { return false }
        (unit, isReadRight) = (nil, false)
        return true
    }

    /// A word such as "миллиона" keeps its written form: the case is the author's.
    private mutating func readScaleWord(_ words: TextWords) {
        let start = text.word(before: range.upperBound).lowerBound
        let word = text.string(start..<range.upperBound)
        let isWord = words.numbers.scales.contains { scale in
            PluralCategory.allCases.contains { scale.shown[$0] == word }
        }
        if isWord { scaleWord = start..<range.upperBound }
    }

    private var isBehindSign: Bool {
        switch text.scalar(before: numeral.range.lowerBound) {
        case "+", "±", "≈", "~", "≤", "≥": true
        default: false
        }
    }

    /// A word such as "million" or an abbreviation. A single letter only with money: `$3.2B`, `3,5 M€`.
    private func readScale(_ words: TextWords, at end: Int, isShort: Bool) -> (power: Int, end: Int)? {
        // `$1.4-billion loan`
        let isHyphened = isShort && text[end] == UInt8(ascii: "-")
        let start = isHyphened ? end + 1 : end + text.space(at: end)
        guard words.texts.scaleShapes.mayBegin(with: text[start]) else { return nil }
        for scale in words.texts.scales where text.has(scale.name, at: start) {
            let last = start + scale.name.utf8.count
            guard !text.isWord(at: last), isShort && !isHyphened || scale.name.utf8.count > 2 || text.isMoney(at: last)
            else {
                continue
            }
            // `44 mil millones`
            let next = last + text.space(at: last)
            if scale.power == 3, next > last,
                let second = words.texts.scales.first(where: {
                    $0.power > 3 && $0.name.utf8.count > 3 && text.has($0.name, at: next)
                        && !text.isWord(at: next + $0.name.utf8.count)
                })
            {
                return (scale.power + second.power, next + second.name.utf8.count)
            }
            return (scale.power, last)
        }
        return nil
    }

    /// Both ends of `$5–10`, `$5–10 million`: the money sign and the scale apply to both.
    func sharingMoney(with end: Self, _ words: TextWords) -> (Self, Self)? {
        guard let unit, unit.isMoney, per == nil, numeral.range.lowerBound > range.lowerBound + (isNegative ? 1 : 0),
            end.unit == nil, end.numeral.range.lowerBound == end.range.lowerBound
        else { return nil }
        var (low, high) = (self, end)
        low.unit = nil
        low.isReadRight = numeral.isReadRight && !isNegative && scale == nil
        if low.isReadRight { low.range = numeral.range }
        (high.unit, high.isReadRight) = (unit, false)
        if high.scale == nil, let (power, last) = high.readScale(words, at: high.range.upperBound, isShort: true) {
            (high.scale, high.range) = (power, high.range.lowerBound..<last)
        }
        return (low, high)
    }

    private func isNamed(_ words: TextWords) -> Bool {
        let end = range.upperBound
        if text.isWord(at: end) { return !isPerWord }
        switch text[end] {
        case UInt8(ascii: "-"): return text.isLetter(at: end + 1)
        // `168.192.in-addr.arpa`
        case UInt8(ascii: "."):
            let isName = numeral.isWhole || numeral.isReadWithPoint || words.numbers.voiceReadsPunctuation
            return isName && unit == nil && text.isLetter(at: end + 1)
        case UInt8(ascii: "@"): return unit == nil && text.isWord(at: end + 1)
        default: return false
        }
    }

    func speech(_ words: TextWords) -> String {
        if isReadRight { return text.string(range) }
        if numeral.isReadRight, unit == nil, scale == nil, per == nil {
            guard isNegative else { return text.string(numeral.range) }
            return words.numbers.minus.filled(n: text.string(numeral.range))
        }
        let speech = inPeriod(inCents(words) ?? amount(words), words)
        return direction.map { "\(speech) \($0)" } ?? speech
    }

    /// The number with its unit; money has decimals.
    func amount(_ words: TextWords) -> String {
        if let scaleWord {
            let number = SpokenNumber(
                numeral.decimal, language: words.language, scale: NumberScale.none,
                minimumFractionDigits: numeral.decimal.fractionDigits)
            let count = numeral.isReadRight ? text.string(numeral.range) : number.speech(words.numbers)
            let told = "\(isNegative ? words.numbers.minus.filled(n: count) : count) \(text.string(scaleWord))"
            return unit.map { "\(told) \(several(of: $0, words))" } ?? told
        }
        return SpokenNumber(
            decimal, unit: unit, language: words.language, scale: spokenScale(words),
            minimumFractionDigits: fractionDigits(words)
        ).speech(words.numbers)
    }

    /// A unit after a word such as "million".
    private func several(of unit: SpokenUnit, _ words: TextWords) -> String {
        SpokenNumber(
            WrittenDecimal(5), unit: unit, language: words.language, scale: NumberScale.none
        ).unitName
    }

    /// The speech behind a preposition: "до четырёх тысяч", "на одну целую семь десятых".
    func speech(behind word: String, _ words: TextWords) -> String {
        guard words.texts.cases.isGenitive(behind: word), let told = genitive(words, beside: self) else {
            // `в 1987` is a year.
            let isBare = unit == nil && scale == nil && isYear && numeral.decimal.significand % 100 > 0
            return isBare ? speech(words) : words.texts.cases.spoken(speech(words), behind: word)
        }
        return told
    }

    private func inPeriod(_ speech: String, _ words: TextWords) -> String {
        guard let phrase = words.texts.per, per != nil || isPerWord else { return speech }
        return phrase.filled("a", speech, "b", per.map { divisor($0, words) } ?? "")
    }

    /// A range behind a preposition, without "from" and "to": "около пяти – семи минут".
    func speech(to end: Self, behind word: String, _ words: TextWords) -> String? {
        let dash = text.string(range.upperBound..<end.range.lowerBound)
        let last = end.range.upperBound
        let isCounted = end.unit != nil || end.scale != nil || text[last] == 0x20 && text.isLetter(at: last + 1)
        if isCounted, words.texts.cases.isGenitive(behind: word), let low = genitive(words, beside: end),
            let high = end.genitive(words, beside: self)
        {
            return "\(low) – \(high)"
        }
        guard !isReadRight || !end.isReadRight else { return nil }
        return "\(speech(behind: word, words))\(isReadRight ? dash : " – ")\(end.speech(words))"
    }

    /// The end of a range: in the genitive if the language requires it.
    ///
    /// - Parameter other: the other end, whose unit a number without one has.
    func end(_ words: TextWords, beside other: Self) -> String { genitive(words, beside: other) ?? speech(words) }

    private func genitive(_ words: TextWords, beside other: Self) -> String? {
        guard let genitive = words.texts.genitive, numeral.exponent == nil, !isPerWord else { return nil }
        // "двух тысяч пятисот" for `2,5 тыс.`
        let isWhole = scale.map { numeral.decimal.fractionDigits > 0 && numeral.decimal.fractionDigits <= $0 } ?? false
        let isJoined = isWhole && !isScaleSpoken(words)
        let number = SpokenNumber(
            isJoined ? numeral.decimal.shifted(by: scale ?? 0) : numeral.decimal, unit: unit, language: words.language,
            scale: NumberScale.none, minimumFractionDigits: isJoined ? 0 : fractionDigits(words))
        let name = unit == nil ? nil : number.unitWords
        let scale = isJoined ? nil : scale
        let power = scale.flatMap { power in genitive.scales.first { $0.exponent == power } }
        let counted = (unit ?? other.unit).flatMap { words.numbers.words(of: $0) }
        let isFeminine =
            scale.map(words.numbers.integers.feminineScales.contains) ?? (counted?.beside == .feminine)
        guard scale == nil || power != nil, let told = genitive.words(number.mantissa, isFeminine: isFeminine) else {
            return nil
        }
        var speech = isNegative ? words.numbers.minus.filled(n: told) : told
        if let power { speech += " " + genitive.form(power.spoken, beside: number.mantissa) }
        if let name {
            speech += " " + name.words.genitive(genitive, number.mantissa, isScaled: scale != nil, prefix: name.prefix)
        }
        guard let per, let phrase = words.texts.per else { return speech }
        return phrase.filled("a", speech, "b", divisor(per, words))
    }

    private var decimal: WrittenDecimal {
        let value = numeral.decimal.shifted(by: (numeral.exponent ?? 0) + (scale ?? 0))
        return isNegative ? value.negated : value
    }

    /// Written zeros are kept, except in `$5.00` and with a power of ten.
    private func fractionDigits(_ words: TextWords) -> Int {
        let isWholeMoney = (unit?.isMoney ?? false) && numeral.decimal.trimmed().exponent == 0
        // The number of digits that are spoken with a power of ten.
        let isPower = numeral.exponent != nil || numeral.decimal.fractionDigits > 18
        guard scale == nil || unit == nil && isScaleSpoken(words) else { return 0 }
        return isWholeMoney || isPower ? 0 : numeral.decimal.fractionDigits
    }

    private func spokenScale(_ words: TextWords) -> NumberScale {
        if let exponent = numeral.exponent { return .power(exponent) }
        guard let scale, isScaleSpoken(words) else { return .none }
        return .word(scale)
    }

    private func isScaleSpoken(_ words: TextWords) -> Bool {
        words.numbers.scales.contains { $0.exponent == scale }
    }

    private func divisor(_ unit: SpokenUnit, _ words: TextWords) -> String {
        let number = SpokenNumber(
            WrittenDecimal(perCount ?? 1), unit: unit, language: words.language, scale: NumberScale.none)
        return words.texts.behindPer(perCount == nil ? number.unitName : number.speech(words.numbers))
    }
}

extension SpokenUnit {
    fileprivate var isVolume: Bool { ["l", "L"].contains(key) || key.hasPrefix("gal") }
}

extension WrittenText {
    /// Whether the seconds of `37m 41s` or `37min 41s` may begin here.
    func isBehindMinutes(_ place: Int) -> Bool {
        guard self[place - 1] == 0x20 else { return false }
        return self[place - 2] == UInt8(ascii: "m") && isDigit(place - 3)
            || has("min", at: place - 4) && isDigit(place - 5)
    }
}
