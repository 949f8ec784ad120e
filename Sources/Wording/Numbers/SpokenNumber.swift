// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A number with its unit in a language, as displayed and as spoken.
///
/// espeak-ng drops minus signs, decimal separators and exponents in ordinary notation, so the speech replaces them by
/// words: `−5.2 °C` is passed on as "minus 5.2 degrees Celsius".
package struct SpokenNumber: Sendable, Hashable {
    package let decimal: WrittenDecimal
    package let unit: SpokenUnit?
    package let language: SpokenLanguage
    package let scale: NumberScale
    package let minimumFractionDigits: Int

    /// Every digit of `decimal` is spoken. Without a `scale`, the number chooses its own; a number with too many digits
    /// gets a power of ten.
    package init(
        _ decimal: WrittenDecimal, unit: SpokenUnit? = nil, language: SpokenLanguage, scale: NumberScale? = nil,
        minimumFractionDigits: Int = 0
    ) {
        self.decimal = decimal
        self.unit = unit
        self.language = language
        self.minimumFractionDigits = minimumFractionDigits
        let wanted =
            scale
            ?? .shared(
                by: decimal, decimal, unit: unit, language: language, minimumFractionDigits: minimumFractionDigits)
        let shifted = decimal.shifted(by: -wanted.shift(from: unit)).trimmed()
        let isTooLong = shifted.exponent > 0 || shifted.fractionDigits > 18
        self.scale = isTooLong ? .power(decimal.magnitude) : wanted
    }

    /// The digits before the scale word, the power or the unit's prefix.
    var mantissa: WrittenDecimal {
        decimal.shifted(by: -scale.shift(from: unit)).trimmed(minimumFractionDigits: minimumFractionDigits)
    }

    private var scaledUnit: SpokenUnit? {
        if case .prefix(let prefix) = scale { unit?.with(prefix: prefix) } else { unit }
    }

    /// The unit's name in the form for this number, with its prefix: "kilometers"; empty without a unit.
    var unitName: String {
        guard let unit = scaledUnit else { return "" }
        let vocabulary = NumberVocabulary[language]
        let prefix = vocabulary.prefix(of: unit)?.word
        return words(of: unit, vocabulary).spokenName(unitCategory(vocabulary, mantissa), prefix: prefix)
    }

    /// The unit's words and its prefix; nil without a unit.
    var unitWords: (words: UnitWords, prefix: String?)? {
        guard let unit = scaledUnit else { return nil }
        let vocabulary = NumberVocabulary[language]
        return (words(of: unit, vocabulary), vocabulary.prefix(of: unit)?.word)
    }

    func words(of unit: SpokenUnit, _ vocabulary: NumberVocabulary) -> UnitWords {
        vocabulary.words(of: unit) ?? UnitWords(unit.key, in: Phrasebook[language])
    }

    /// The plural category of a word after the number, or after "million".
    private func unitCategory(_ vocabulary: NumberVocabulary, _ mantissa: WrittenDecimal) -> PluralCategory {
        switch scale {
        case .none, .prefix: vocabulary.plurals.category(of: mantissa)
        case .word(let power): vocabulary.plurals.category(of: decimal.trimmed(), scale: power)
        // After a power of ten, a word has the form for most numbers, for example for five.
        case .power: vocabulary.plurals.category(of: WrittenDecimal(5))
        }
    }
}

extension SpokenNumber {
    /// A value without context: six significant digits, or a whole number in full. "Not set" if it is not finite.
    package static func words(
        for value: Double, unit: SpokenUnit? = nil, language: SpokenLanguage
    ) -> WordedText {
        guard let digits = AxisDigits(lower: value, upper: value) else {
            return NumberVocabulary[language].notSet
        }
        return SpokenNumber(digits.lower, unit: unit, language: language).words
    }

    /// The number, its scale and its unit.
    package var words: WordedText {
        let (mantissa, vocabulary) = (mantissa, NumberVocabulary[language])
        return WordedText(display: display(mantissa, vocabulary), speech: speech(mantissa, vocabulary))
    }

    /// A whole number without a unit and a scale, displayed.
    static func display(_ value: Int, _ vocabulary: NumberVocabulary) -> String {
        displayedDigits(WrittenDecimal(value), vocabulary)
    }

    /// A whole number without a unit and a scale, spoken.
    static func speech(_ value: Int, _ vocabulary: NumberVocabulary) -> String {
        spokenDigits(WrittenDecimal(value), .nothing, vocabulary)
    }

    /// Only the displayed part of `words`.
    var display: String { display(mantissa, NumberVocabulary[language]) }

    var speech: String { speech(NumberVocabulary[language]) }

    /// - Parameter vocabulary: the vocabulary of the number's language.
    func speech(_ vocabulary: NumberVocabulary) -> String { speech(mantissa, vocabulary) }

    /// The number alone, for the first end of a range whose second end has the scale and the unit. A unit before the
    /// number stays: "€1 million to €2 million".
    package var wordsOfFirstEnd: WordedText {
        let (mantissa, vocabulary) = (mantissa, NumberVocabulary[language])
        let leading = hasLeadingUnit
        return WordedText(
            display: leading.display ? display(mantissa, vocabulary) : displayOfFirstEnd(mantissa, vocabulary),
            speech: leading.speech ? speech(mantissa, vocabulary) : speechOfFirstEnd(mantissa, vocabulary))
    }

    /// True if the unit is before the number, so that both ends of a range need it.
    private var hasLeadingUnit: (display: Bool, speech: Bool) {
        guard let unit = scaledUnit else { return (false, false) }
        let words = words(of: unit, NumberVocabulary[language])
        return (words.shownPattern.startsWithUnit, words.spokenPattern.startsWithUnit)
    }
}

/// The number in a form that espeak-ng 1.51 reads correctly: without signs, groups and exponent letters.
extension SpokenNumber {
    private func speech(_ mantissa: WrittenDecimal, _ vocabulary: NumberVocabulary) -> String {
        guard let unit = scaledUnit else { return scaledSpeech(mantissa, nil, vocabulary) }
        let words = words(of: unit, vocabulary)
        let category = unitCategory(vocabulary, mantissa)
        let prefix = vocabulary.prefix(of: unit)?.word
        let pattern = category == .many ? words.spokenPatternOfMany : words.spokenPattern
        let told = scaledSpeech(mantissa, words, vocabulary)
        let name = words.spokenName(category, prefix: prefix)
        if prefix == nil, let counters = vocabulary.counters, let counter = words.counter,
            let joined = counters.joined(count(mantissa), told, counter)
        {
            return joined
        }
        return pattern.filled(n: told, "unit", name)
    }

    /// The first end of a range; the second end has the unit and the scale.
    private func speechOfFirstEnd(_ mantissa: WrittenDecimal, _ vocabulary: NumberVocabulary) -> String {
        if case .word = scale, vocabulary.isScaleAtBothEnds { return scaledSpeech(mantissa, nil, vocabulary) }
        return Self.spokenDigits(mantissa, .nothing, vocabulary)
    }

    /// Nil if a word or a fraction is in between.
    private func count(_ mantissa: WrittenDecimal) -> UInt64? {
        scale == .none && mantissa.exponent == 0 && !mantissa.isNegative ? mantissa.significand : nil
    }

    private func scaledSpeech(
        _ mantissa: WrittenDecimal, _ unit: UnitWords?, _ vocabulary: NumberVocabulary
    ) -> String {
        switch scale {
        case .none, .prefix: return Self.spokenDigits(mantissa, unit?.beside ?? .nothing, vocabulary)
        case .power(let power):
            let bare = Self.spokenDigits(mantissa, .nothing, vocabulary)
            return vocabulary.power.filled(n: bare, "e", Self.speech(power, vocabulary))
        case .word(let power):
            guard let word = vocabulary.word(for: power, mantissa) else {
                return Self.spokenDigits(mantissa, .nothing, vocabulary)
            }
            let form = word.spoken[vocabulary.plurals.category(of: mantissa)]
            let isFeminine = vocabulary.integers.feminineScales.contains(power)
            let told = Self.spokenDigits(mantissa, isFeminine ? .feminine : .masculine, vocabulary)
            return vocabulary.scaleSpeech.filled(n: told, "scale", form)
        }
    }

    private static func spokenDigits(
        _ decimal: WrittenDecimal, _ beside: IntegerSpeech.Gender, _ vocabulary: NumberVocabulary
    ) -> String {
        let number: String
        if decimal.fractionDigits == 0 {
            number = vocabulary.integers.words(decimal.significand, beside: beside)
        } else {
            let power = WrittenDecimal.powers[min(decimal.fractionDigits, 19)]
            let (whole, fraction) = decimal.significand.quotientAndRemainder(dividingBy: power)
            number = vocabulary.fractions.words(whole, fraction, count: decimal.fractionDigits, vocabulary.integers)
        }
        return decimal.isNegative ? vocabulary.minus.filled(n: number) : number
    }
}

/// The number in ordinary notation: `−1,234.5`, `1.5 million`, `3.2 × 10⁻⁹`, `5 kV`.
extension SpokenNumber {
    private func display(_ mantissa: WrittenDecimal, _ vocabulary: NumberVocabulary) -> String {
        let bare = Self.displayedDigits(mantissa, vocabulary)
        guard let unit = scaledUnit else { return scaledDisplay(bare, mantissa, vocabulary) }
        let words = words(of: unit, vocabulary)
        let category = unitCategory(vocabulary, mantissa)
        let prefix = vocabulary.prefix(of: unit)
        let name = words.shownName(category, prefix: prefix)
        let pattern = category == .many ? words.shownPatternOfMany : words.shownPattern
        guard mantissa.isNegative, pattern.startsWithUnit else {
            return pattern.filled(n: scaledDisplay(bare, mantissa, vocabulary), "unit", name)
        }
        let positive = scaledDisplay(String(bare.dropFirst()), mantissa, vocabulary)
        return Self.minus + pattern.filled(n: positive, "unit", name)
    }

    /// The first end of a range; the second end has the unit and the scale.
    private func displayOfFirstEnd(_ mantissa: WrittenDecimal, _ vocabulary: NumberVocabulary) -> String {
        let bare = Self.displayedDigits(mantissa, vocabulary)
        if case .word = scale, vocabulary.isScaleAtBothEnds { return scaledDisplay(bare, mantissa, vocabulary) }
        return bare
    }

    private func scaledDisplay(
        _ bare: String, _ mantissa: WrittenDecimal, _ vocabulary: NumberVocabulary
    ) -> String {
        switch scale {
        case .none, .prefix: return bare
        case .power(let power): return vocabulary.powerDisplay.filled(n: bare, "e", Self.superscript(power))
        case .word(let power):
            guard let word = vocabulary.word(for: power, mantissa) else { return bare }
            let form = word.shown[vocabulary.plurals.category(of: mantissa)]
            return vocabulary.scalePattern.filled(n: bare, "scale", form)
        }
    }

    /// Uses the minus sign U+2212, and the language's decimal separator and groups.
    private static func displayedDigits(_ decimal: WrittenDecimal, _ vocabulary: NumberVocabulary) -> String {
        let count = max(decimal.digitCount, decimal.fractionDigits + 1)
        let whole = count - decimal.fractionDigits
        let isGrouped = whole >= vocabulary.groupsFrom
        if !isGrouped, decimal.exponent == 0, !decimal.isNegative { return String(decimal.significand) }
        var text: [UInt8] = []
        text.reserveCapacity(3 * count + 4)
        if decimal.isNegative { text += minus.utf8 }
        for index in 0..<count {
            let left = whole - index
            if left == 0 { text += vocabulary.mark.utf8 }
            if isGrouped, index > 0, left > 0, left % 3 == 0 { text += vocabulary.group.utf8 }
            let place = count - 1 - index
            let digit = place < 20 ? decimal.significand / WrittenDecimal.powers[place] % 10 : 0
            text.append(UInt8(ascii: "0") + UInt8(digit))
        }
        if decimal.exponent > 0 { text += repeatElement(UInt8(ascii: "0"), count: decimal.exponent) }
        return String(decoding: text, as: UTF8.self)
    }

    private static func superscript(_ power: Int) -> String {
        String(String(power).map { $0 == "-" ? "⁻" : raised[$0.wholeNumberValue ?? 0] })
    }

    private static let minus = "\u{2212}"
    private static let raised: [Character] = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
}
