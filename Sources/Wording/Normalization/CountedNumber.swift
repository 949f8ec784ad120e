// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A number and its counter, as Japanese writes them: `3個`, `第2回`, `10月2日`, `1億2000万人`, `3分の1`, `5〜10分以内`.
struct CountedNumber {
    private let value: UInt64
    private var end: Int
    private var speech: String
    /// Whether there is more than digits.
    private var hasMoreThanDigits: Bool

    static func token(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        guard let counters = words.numbers.counters, mayBeCounted(place) else { return nil }
        let text = place.text
        guard let counted = counted(place, words, counters) else {
            // 約5km
            guard let beginning = counters.beginning(before: place.start, in: text) else { return nil }
            let number =
                WrittenTime.token(place, words) ?? WrittenExpression.token(place, words)
                ?? NormalizedToken(place.digit..<text.digits(from: place.digit))
            guard number.written.lowerBound == place.start else { return nil }
            return told(number.written, number.speech ?? text.string(number.written), beginning)
        }
        return told(counted.written, counted.speech ?? "", counters.beginning(before: place.start, in: text))
    }

    /// Whether a counter may adjoin the number, or a dash precede another number.
    private static func mayBeCounted(_ place: NumberPlace) -> Bool {
        let text = place.text
        guard place.start == 0 || text[place.start - 1] < 0x80 else { return true }
        var end = place.digit
        while text.isDigit(end) || text[end] == UInt8(ascii: ".") || text[end] == UInt8(ascii: ",") { end += 1 }
        if text[end] == 0x20 { end += 1 }
        guard text[end] == UInt8(ascii: "-") || text[end] == UInt8(ascii: "~") else { return text[end] >= 0xE2 }
        end += 1
        while text.isDigit(end) || text[end].isOne(of: "., ") { end += 1 }
        return text[end] >= 0xE2
    }

    private static func told(_ written: Range<Int>, _ speech: String, _ beginning: CounterSpeech.Reading?)
        -> NormalizedToken
    {
        guard let beginning else { return NormalizedToken(written, speech) }
        let start = written.lowerBound - beginning.symbol.utf8.count
        return NormalizedToken(start..<written.upperBound, "\(beginning.reading) \(speech)")
    }

    /// A number, or a range with a counter at either end: `5〜10分`.
    private static func counted(_ place: NumberPlace, _ words: TextWords, _ counters: CounterSpeech) -> NormalizedToken?
    {
        let (text, start) = (place.text, place.start)
        let isNegative = start < place.digit
        guard !isNegative || text.next(start) == place.digit && text[start] != UInt8(ascii: "."),
            !isNegative || MoneySymbol.unit(at: start, text, words) == nil,
            let first = CountedNumber(text, at: place.digit, words, counters)
        else { return nil }
        var counted = first
        if let dash = RangeDash(text, at: first.end), text.isDigit(dash.end),
            let second = CountedNumber(text, at: dash.end, words, counters), second.hasMoreThanDigits,
            !dash.isHyphen || second.value > first.value
        {
            counted = second
            counted.speech = words.texts.range.filled("lo", first.speech.trimmed(), "hi", second.speech)
        }
        guard counted.hasMoreThanDigits else { return nil }
        let speech = isNegative ? words.numbers.minus.filled(n: counted.speech) : counted.speech
        return NormalizedToken(start..<counted.end, speech)
    }

    private init?(_ text: WrittenText, at start: Int, _ words: TextWords, _ counters: CounterSpeech) {
        // No counter and no range begins with another byte.
        guard let number = ScaledNumeral(text, at: start, words), case let next = text[number.end],
            number.hasScale || next >= 0xE2 || next.isOne(of: " -~")
        else { return nil }
        (value, end, speech, hasMoreThanDigits) = (number.value, number.end, number.speech(words), number.hasScale)
        if let part = counters.part, text.has(part.symbol, at: end),
            case let start = end + part.symbol.utf8.count, text.isDigit(start),
            let number = ScaledNumeral(text, at: start, words)
        {
            (speech, end, hasMoreThanDigits) = ("\(speech)\(part.reading) \(number.speech(words))", number.end, true)
        } else if let counter = counters.counter(at: end, in: text) {
            let isFirstOfMonth =
                counter.symbol == counters.day && value == 1
                && text.has(counters.month, at: start - counters.month.utf8.count)
            let day = words.dates.speech.days.first
            let told = counters.words(number.isWhole ? value : nil, speech, counter)
            (speech, hasMoreThanDigits) = (isFirstOfMonth ? day ?? told : told, true)
            end += counter.symbol.utf8.count
        }
        while let ending = counters.ending(at: end, in: text) {
            speech += ending.reading
            (end, hasMoreThanDigits) = (end + ending.symbol.utf8.count, true)
        }
        if hasMoreThanDigits, text.isDigit(end) { speech += " " }
    }
}

/// `1億2000万`, `3.5万`, `05`.
private struct ScaledNumeral {
    private(set) var value: UInt64 = 0
    private(set) var hasScale = false
    private(set) var end: Int
    /// The number with its scale; nil for a whole number.
    private var decimal: (value: WrittenDecimal, scale: ScaleWord?)?

    var isWhole: Bool { decimal == nil }

    func speech(_ words: TextWords) -> String {
        guard let decimal else { return words.numbers.integers.words(value) }
        let number = SpokenNumber(
            decimal.value, language: words.language, scale: NumberScale.none,
            minimumFractionDigits: decimal.value.fractionDigits)
        return number.speech(words.numbers) + (decimal.scale?.spoken.other ?? "")
    }

    init?(_ text: WrittenText, at start: Int, _ words: TextWords) {
        end = start
        var power = Int.max
        while text.isDigit(end) {
            let digits = text.digits(from: end)
            let isPadded = text[end] == 0x30 && digits == end + 2
            guard let numeral = WrittenNumeral(text, at: isPadded ? end + 1 : end, words), numeral.exponent == nil,
                case let decimal = numeral.decimal
            else { return nil }
            let scale = words.numbers.scales.first { text.has($0.shown.other, at: numeral.range.upperBound) }
            guard case let exponent = scale?.exponent ?? 0, exponent < power,
                decimal.significand < WrittenDecimal.powers[18 - exponent]
            else { return nil }
            power = exponent
            end = numeral.range.upperBound + (scale?.shown.other.utf8.count ?? 0)
            hasScale = hasScale || scale != nil
            guard decimal.fractionDigits == 0 else {
                guard value == 0 else { return nil }
                self.decimal = (decimal, scale)
                return
            }
            value += decimal.significand * WrittenDecimal.powers[power]
            guard power > 0 else { break }
        }
        guard end > start else { return nil }
    }
}

extension CounterSpeech {
    fileprivate func counter(at place: Int, in text: WrittenText) -> Counter? {
        text[place] < 0xE3 ? nil : counters.first { text.has($0.symbol, at: place) }
    }

    fileprivate func ending(at place: Int, in text: WrittenText) -> Reading? {
        guard text[place] >= 0xE3, let ending = endings.first(where: { text.has($0.symbol, at: place) }) else {
            return nil
        }
        // `20超人`: one Han character may begin a word.
        let end = place + ending.symbol.utf8.count
        let isWord = ending.symbol.utf8.count == 3 && text.scalar(at: end).isIdeograph
        return isWord && !endings.contains { text.has($0.symbol, at: end) } ? nil : ending
    }

    fileprivate func beginning(before place: Int, in text: WrittenText) -> Reading? {
        text[place - 1] < 0x80 ? nil : beginnings.first { text.has($0.symbol, at: place - $0.symbol.utf8.count) }
    }
}
