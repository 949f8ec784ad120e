// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc

/// An axis in words: its name, the ends of its visible range, and the values on it.
struct SpokenAxis {
    private enum Ends {
        case numbers(SpokenRange)
        case dates(SpokenDateRange)
        case names(lower: String, upper: String, all: [String])
    }

    let range: AxisRange
    private let language: SpokenLanguage
    private let verbosity: Verbosity
    let unit: SpokenUnit?
    /// True if numbers have their full form: "1.0 to 5.0".
    private let isFull: Bool
    private let isOpening: Bool

    /// - Parameter isOpening: true if the axis is introduced, false if only its visible range is announced.
    init(_ range: AxisRange, _ wording: Wording, isFull: Bool = false, isOpening: Bool = false) {
        self.range = range
        // Not the whole wording: each axis would copy all its parts.
        (language, verbosity) = (wording.language, wording.verbosity)
        self.isFull = isFull
        self.isOpening = isOpening
        if case .category = range.scale {
            unit = nil
        } else {
            unit = wording.says(.unit) ? range.unit.flatMap { SpokenUnit($0) } : nil
        }
    }

    private var book: Phrasebook { Phrasebook[language] }

    /// Computed on demand, because a value is worded without the ends.
    private var ends: Ends {
        switch range.scale {
        case .date(let offset):
            return .dates(dates(offset, isOpening: isOpening))
        case .category(let names):
            if let lower = Self.category(range.lower, names), let upper = Self.category(range.upper, names) {
                return .names(lower: lower, upper: upper, all: names)
            }
            return .numbers(numbers)
        case .linear, .logarithmic: return .numbers(numbers)
        }
    }

    private func dates(_ offset: UTCOffset, isOpening: Bool) -> SpokenDateRange {
        SpokenDateRange(
            lower: range.lower, upper: range.upper, offset: offset, dates: range.dates, isOpening: isOpening,
            language: language)
    }

    private var numbers: SpokenRange {
        let (lower, upper) = isFull ? (range.lower, range.upper) : range.endsOfData
        return SpokenRange(
            lower: lower, upper: upper, unit: unit, axis: range.scale == .logarithmic ? .logarithmic : .linear,
            language: language, minimumFractionDigits: isFull ? 1 : 0)
    }

    /// The axis's title, or else its direction, or else its id.
    var name: WordedText {
        if range.title == nil, let isX = range.isXAxis ?? range.isXByName {
            let key = isX ? "axis.x" : "axis.y"
            return isFull ? book.words(key + ".full", orElse: key) : book.words(key)
        }
        return book.words("axis.titled", "name", .client(range.title ?? range.axis))
    }

    /// "1 to 5 volts", "at 5", "Jan to Feb"; "to Feb" if the other end has not moved since the last announcement.
    var words: WordedText {
        // A range of dates is large, so it is not copied into the ends.
        if case .date(let offset) = range.scale {
            let dates = dates(offset, isOpening: isOpening)
            guard let told else { return dates.words }
            return dates.words(after: told)
        }
        return switch ends {
        case .numbers(let range): range.words
        case .dates(let range): range.words
        case .names(let lower, let upper, let all):
            lower == upper ? name(lower) : movedEnd(lower, upper, all) ?? names(lower, upper)
        }
    }

    /// The visible range when it was announced last; nil if everything is said.
    private var told: AxisRange.Ends? { verbosity < .high ? range.told : nil }

    private func names(_ lower: String, _ upper: String) -> WordedText {
        NumberVocabulary[language].range.filled(lower: name(lower), upper: name(upper))
    }

    /// Nil unless exactly one end has moved.
    private func movedEnd(_ lower: String, _ upper: String, _ names: [String]) -> WordedText? {
        guard let told else { return nil }
        let (isFrom, isTo) = (lower != Self.category(told.lower, names), upper != Self.category(told.upper, names))
        guard isFrom != isTo else { return nil }
        return isFrom
            ? book.words("range.from", "lo", name(lower))
            : book.words("range.to", "hi", name(upper))
    }

    /// The ends, for the gaps of a sentence. Nil if an end is not a number.
    var gaps: (lower: WordedText, upper: WordedText)? {
        switch ends {
        case .numbers(let range):
            guard range.digits != nil else { return nil }
            let (lower, upper) = range.both
            return (noted(lower), noted(upper))
        case .dates(let range): return (range.lower, range.upper)
        case .names(let lower, let upper, _): return (name(lower), name(upper))
        }
    }

    /// A sentence around the ends, with the prepositions that dates require.
    func joined(_ sentence: WordedText) -> WordedText {
        guard case .date = range.scale else { return sentence }
        return DateVocabulary[language].contracted(sentence)
    }

    /// The zone of the times of day if it is known: "UTC plus 1".
    var zone: WordedText? {
        guard case .dates(let dates) = ends, verbosity > .low else { return nil }
        return dates.zone
    }

    /// If all categories are digits, and one begins with a zero, they are codes and spoken digit by digit.
    func name(_ category: String) -> WordedText {
        guard case .category(let names) = range.scale, names.allSatisfy(\.isOfDigits),
            names.contains(where: { $0.hasPrefix("0") && $0 != "0" })
        else { return .client(category) }
        return WordedText(
            display: category, speech: NumberVocabulary[language].integers.words(digits: category))
    }

    /// The number of visible categories; nil on an axis without categories.
    var categoryCount: Int? {
        guard case .names(let lower, let upper, let all) = ends, let first = all.firstIndex(of: lower),
            let last = all.lastIndex(of: upper), first <= last
        else { return nil }
        return last - first + 1
    }

    /// The nearest category; nil if there are none.
    static func category(_ value: Double, _ names: [String]) -> String? {
        guard value.isFinite, let last = names.indices.last else { return nil }
        return names[Int(min(max(value.rounded(), 0), Double(last)))]
    }

    /// The SciChart note writes numbers like C's `%.1f`: with a hyphen for minus and without groups.
    private func noted(_ words: WordedText) -> WordedText {
        guard isFull, language.isEnglish else { return words }
        let display = words.display.filter { $0 != "," }.map { $0 == "\u{2212}" ? "-" : $0 }
        return WordedText(display: String(display), speech: words.speech)
    }
}

extension AxisRange {
    fileprivate var isXByName: Bool? { axis == "x" ? true : axis == "y" ? false : nil }

    var isOfNumbers: Bool { scale == .linear || scale == .logarithmic }

    /// The first and the last visible number with as many digits as the data: 26 to 75 if 25.8 to 75.2 is visible and
    /// all data are whole.
    fileprivate var endsOfData: (lower: Double, upper: Double) {
        guard isOfNumbers, let fractionDigits, lower.isFinite, upper.isFinite else { return (lower, upper) }
        let power = pow(10, Double(fractionDigits))
        // Most of a logarithmic axis may be below the first such number: 0.01 to 10 million.
        guard scale == .linear || lower * power >= 1 else { return (lower, upper) }
        let first = Self.whole(lower * power, .up) / power
        let last = Self.whole(upper * power, .down) / power
        // A single row may be visible. On other axes, a view may be too narrow to contain such a number.
        return first < last || first == last && isCount ? (first, last) : (lower, upper)
    }

    /// Rounds, except a number that is whole apart from its last two bits, which becomes that whole number.
    private static func whole(_ number: Double, _ rule: FloatingPointRoundingRule) -> Double {
        abs(number.rounded() - number) <= 2 * number.ulp ? number.rounded() : number.rounded(rule)
    }
}

extension String {
    var isOfDigits: Bool {
        !isEmpty && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}

/// Values on an axis: values of the data, and numbers computed from them.
extension SpokenAxis {
    /// A value of the data with its own digits; a date is as fine as the step of the data. Long numbers get enough
    /// digits to distinguish `count` values on the axis. With `told`, only the parts of a date that differ from it are
    /// spoken.
    func value(_ value: Double, of count: Int = 1, after told: Double? = nil) -> WordedText {
        switch range.scale {
        case .date(let offset):
            return dates(offset, isOpening: false).point(value, after: told)
        case .category(let names) where !names.isEmpty: return Self.category(value, names).map(name) ?? .silence
        case .linear, .logarithmic, .category:
            let span = span(of: count)
            return number(value, ValueDigits(value, step: Self.step(span)))
        }
    }

    /// A number computed from the data, such as a mean, with at most one digit more than the data.
    func computed(_ value: Double) -> WordedText {
        guard range.isOfNumbers else { return self.value(value) }
        let finest = range.fractionDigits.map { -$0 - 1 } ?? .min
        return number(value, ValueDigits(computed: value, step: max(Self.step(span(of: 1)), finest)))
    }

    /// The distance between two values.
    func distance(from first: Double, to second: Double) -> WordedText {
        let span = span(of: 1)
        return number(abs(second - first), ValueDigits(from: first, to: second, step: Self.step(span)))
    }

    /// "about 1.417 billion" if digits were omitted, "infinite", "not set".
    private func number(_ value: Double, _ digits: ValueDigits?) -> WordedText {
        let vocabulary = NumberVocabulary[language]
        guard let digits else {
            guard value.isInfinite else { return vocabulary.notSet }
            let words = book.words("value.infinite")
            return value > 0 ? words : book.words("value.infinite.minus")
        }
        let size = size(value, digits)
        let words = SpokenNumber(
            size?.decimal ?? digits.decimal, unit: size?.unit ?? unit, language: language
        ).words
        let isRounded =
            size.map { $0.isRounded || digits.isRounded && digits.decimal.magnitude < 0 } ?? digits.isRounded
        return isRounded ? book.words("number.about", "n", words) : words
    }

    /// A size is not rounded twice.
    private func size(_ value: Double, _ digits: ValueDigits) -> BinarySize? {
        // The digits of a number take as long as its words.
        guard let unit, BinarySize.mayBe(unit) else { return nil }
        return BinarySize(digits.decimal.magnitude < 0 ? digits.decimal : WrittenDecimal(value) ?? digits.decimal, unit)
    }

    /// The part of the axis for each of `count` numbers.
    private func span(of count: Int) -> Double { range.span / Double(max(1, count)) }

    /// The power of ten of the finest digit of a rounded number: one finer than the digits that the ends of a span need to
    /// be distinguished.
    private static func step(_ span: Double) -> Int { AxisDigits.step(0, span) - 1 }
}
