// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The two ends of an axis in a language, with the unit once: "1 to 5 volts".
///
/// `lower` and `upper` fill a sentence's gaps `{lo}` and `{hi}`.
package struct SpokenRange: Sendable, Hashable {
    /// The digits of the words; nil if an end is not finite.
    package let digits: AxisDigits?
    /// The scale that both ends share; nil if each end has its own.
    private let scale: NumberScale?
    private let ends: Ends
    private let unit: SpokenUnit?
    private let language: SpokenLanguage

    /// `minimumFractionDigits: 1` gives the full form: "1.0 to 5.0", without words for large numbers.
    package init(
        lower: Double, upper: Double, unit: SpokenUnit? = nil, axis: AxisDigits.Scale = .linear,
        language: SpokenLanguage, minimumFractionDigits: Int = 0
    ) {
        self.language = language
        self.unit = unit
        digits = AxisDigits(lower: lower, upper: upper, scale: axis, minimumFractionDigits: minimumFractionDigits)
        guard let digits else {
            scale = nil
            ends = .notSet(lower: lower, upper: upper)
            return
        }
        let minimum = digits.minimumFractionDigits
        if let sizes = Sizes(digits, unit) {
            (scale, ends) = (nil, .sizes(sizes))
            return
        }
        scale =
            axis == .logarithmic
            ? nil
            : .ofEnds(digits.lower, digits.upper, unit: unit, language: language, minimumFractionDigits: minimum)
        if minimum == 0, axis == .linear, let offset = Offset(digits) {
            ends = .offset(offset)
        } else {
            ends = .numbers(digits)
        }
    }

    package var lower: WordedText { both.lower }

    package var upper: WordedText { both.upper }

    var both: (lower: WordedText, upper: WordedText) {
        switch ends {
        case .notSet(let lower, let upper):
            (
                SpokenNumber.words(for: lower, unit: unit, language: language),
                SpokenNumber.words(for: upper, unit: unit, language: language)
            )
        case .offset(let offset): offset.words(unit, language)
        case .sizes(let sizes): sizes.words(language)
        case .numbers(let digits): numbers(number(digits.lower, digits), number(digits.upper, digits))
        }
    }

    private func numbers(_ first: SpokenNumber, _ second: SpokenNumber) -> (WordedText, WordedText) {
        let isUnitOnce = first.scale == second.scale
        let lower = isUnitOnce ? first.wordsOfFirstEnd : first.words
        let isApart = !isUnitOnce && unit == nil && first.scale == .none
        return (isApart ? apart(lower, second) : lower, second.words)
    }

    /// "1 to 3 million" would sound as if it began at a million. With a pause, the first end is separate: "1, to 3
    /// million".
    private func apart(_ first: WordedText, _ second: SpokenNumber) -> WordedText {
        if case .word = second.scale, NumberVocabulary[language].isScaleAtBothEnds { return first }
        let pause = Phrasebook[language].pauses.list.trimmed()
        return WordedText(display: first.display + pause, speech: first.speech + pause)
    }

    private func number(_ decimal: WrittenDecimal, _ digits: AxisDigits) -> SpokenNumber {
        SpokenNumber(
            decimal, unit: unit, language: language, scale: scale, minimumFractionDigits: digits.minimumFractionDigits)
    }

    /// "1 to 5 volts", "at 5 volts", "not set".
    package var words: WordedText {
        let vocabulary = NumberVocabulary[language]
        guard let digits else { return vocabulary.notSet }
        let (lower, upper) = both
        return digits.lower == digits.upper
            ? Phrasebook[language].words("range.at", "n", upper)
            : vocabulary.range.filled(lower: lower, upper: upper)
    }
}

extension SpokenRange {
    private enum Ends: Sendable, Hashable {
        case numbers(AxisDigits)
        case offset(Offset)
        case sizes(Sizes)
        case notSet(lower: Double, upper: Double)
    }

    /// The ends of sizes if at least one end needs a different unit: "4 KiB to 17 GiB". A larger unit for both ends is
    /// spoken once.
    private struct Sizes: Sendable, Hashable {
        let lower: Size
        let upper: Size

        struct Size: Sendable, Hashable {
            let decimal: WrittenDecimal
            let unit: SpokenUnit?
        }

        /// Nil if both ends are easy to hear in their unit.
        init?(_ digits: AxisDigits, _ unit: SpokenUnit?) {
            guard let unit, BinarySize.mayBe(unit) else { return nil }
            let isRising = digits.lower.doubleValue <= digits.upper.doubleValue
            let first = BinarySize(digits.lower, unit, isRising ? .down : .up)
            let last = BinarySize(digits.upper, unit, isRising ? .up : .down)
            guard let largest = last ?? first else { return nil }
            // Zero is zero in every unit.
            let unitOfZero = digits.lower.isZero || digits.upper.isZero ? largest.unit : unit
            lower = Size(decimal: first?.decimal ?? digits.lower, unit: first?.unit ?? unitOfZero)
            upper = Size(decimal: last?.decimal ?? digits.upper, unit: last?.unit ?? unitOfZero)
        }

        func words(_ language: SpokenLanguage) -> (lower: WordedText, upper: WordedText) {
            let first = SpokenNumber(lower.decimal, unit: lower.unit, language: language, scale: NumberScale.none)
            let last = SpokenNumber(upper.decimal, unit: upper.unit, language: language, scale: NumberScale.none)
            return (lower.unit == upper.unit ? first.wordsOfFirstEnd : first.words, last.words)
        }
    }

    /// A narrow range far from zero, as distances from a round number: "0.01 to 0.02 above 1 million".
    private struct Offset: Sendable, Hashable {
        let base: WrittenDecimal
        let lower: WrittenDecimal
        let upper: WrittenDecimal

        /// Nil if the middle is less than a million spans from zero, or no round number is near.
        init?(_ digits: AxisDigits) {
            let (first, second) = (digits.lower, digits.upper)
            let finest = min(first.lastDigit ?? 0, second.lastDigit ?? 0)
            guard first.isNegative == second.isNegative, first != second,
                let low = Self.units(first, finest), let high = Self.units(second, finest)
            else { return nil }
            let span = high > low ? high - low : low - high
            guard (high / 2 + low / 2) / 1_000_000 > span else { return nil }
            // No finer than whole numbers, so that the round number is easy to remember.
            let place = max(-finest, String(span).utf8.count + 1)
            guard place < 20, high / WrittenDecimal.powers[place] == low / WrittenDecimal.powers[place] else {
                return nil
            }
            let power = WrittenDecimal.powers[place]
            base = WrittenDecimal(significand: low / power, exponent: place + finest, isNegative: first.isNegative)
            guard !base.isZero, finest < 0 || base.magnitude - (base.lastDigit ?? 0) < 3 else { return nil }
            lower = WrittenDecimal(significand: low % power, exponent: finest).trimmed()
            upper = WrittenDecimal(significand: high % power, exponent: finest).trimmed()
        }

        /// The value in units of ten to the `place`.
        private static func units(_ decimal: WrittenDecimal, _ place: Int) -> UInt64? {
            let shift = decimal.exponent - place
            guard (0..<20).contains(shift) else { return nil }
            let (product, isOverflow) = decimal.significand.multipliedReportingOverflow(
                by: WrittenDecimal.powers[shift])
            return isOverflow ? nil : product
        }

        func words(_ unit: SpokenUnit?, _ language: SpokenLanguage) -> (lower: WordedText, upper: WordedText) {
            let scale = NumberScale.shared(by: lower, upper, unit: nil, language: language)
            let first = SpokenNumber(lower, language: language, scale: scale).wordsOfFirstEnd
            let second = SpokenNumber(upper, language: language, scale: scale).words
            let key = base.isNegative ? "range.below" : "range.above"
            // Excludes the unit's prefix, which could differ from that of the ends.
            let baseScale = NumberScale.shared(by: base, base, unit: nil, language: language)
            let round = SpokenNumber(base.trimmed(), unit: unit, language: language, scale: baseScale).words
            let upper = Phrasebook[language].words(key, ["hi": second, "base": round])
            return (first, upper)
        }
    }
}
