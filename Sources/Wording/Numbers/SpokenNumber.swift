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
        return WordedText(
            display: Display(self, mantissa, vocabulary).whole, speech: Speech(self, mantissa, vocabulary).whole)
    }

    /// Only the displayed part of `words`.
    var display: String { Display(self, mantissa, NumberVocabulary[language]).whole }

    var speech: String { speech(NumberVocabulary[language]) }

    /// - Parameter vocabulary: the vocabulary of the number's language.
    func speech(_ vocabulary: NumberVocabulary) -> String { Speech(self, mantissa, vocabulary).whole }

    /// The number alone, for the first end of a range whose second end has the scale and the unit. A unit before the
    /// number stays: "€1 million to €2 million".
    package var wordsOfFirstEnd: WordedText {
        let (mantissa, vocabulary) = (mantissa, NumberVocabulary[language])
        let leading = hasLeadingUnit
        let display = Display(self, mantissa, vocabulary)
        let speech = Speech(self, mantissa, vocabulary)
        return WordedText(
            display: leading.display ? display.whole : display.firstEnd,
            speech: leading.speech ? speech.whole : speech.firstEnd)
    }

    /// True if the unit is before the number, so that both ends of a range need it.
    private var hasLeadingUnit: (display: Bool, speech: Bool) {
        guard let unit = scaledUnit else { return (false, false) }
        let words = words(of: unit, NumberVocabulary[language])
        return (words.shownPattern.startsWithUnit, words.spokenPattern.startsWithUnit)
    }
}

extension SpokenNumber {
    /// The number in a form that espeak-ng 1.51 reads correctly: without signs, groups and exponent letters.
    struct Speech {
        private let number: SpokenNumber
        private let vocabulary: NumberVocabulary
        private let mantissa: WrittenDecimal

        init(_ number: SpokenNumber, _ mantissa: WrittenDecimal, _ vocabulary: NumberVocabulary) {
            self.number = number
            self.mantissa = mantissa
            self.vocabulary = vocabulary
        }

        /// The first end of a range; the second end has the unit and the scale.
        var firstEnd: String {
            if case .word = number.scale, vocabulary.isScaleAtBothEnds { scaled(nil) } else { bare }
        }

        private var bare: String { Self.digits(mantissa, .nothing, vocabulary) }

        var whole: String {
            guard let unit = number.scaledUnit else { return scaled(nil) }
            let words = number.words(of: unit, vocabulary)
            let category = number.unitCategory(vocabulary, mantissa)
            let prefix = vocabulary.prefix(of: unit)?.word
            let pattern = category == .many ? words.spokenPatternOfMany : words.spokenPattern
            let (told, name) = (scaled(words), words.spokenName(category, prefix: prefix))
            if prefix == nil, let counters = vocabulary.counters, let counter = words.counter,
                let joined = counters.joined(count, told, counter)
            {
                return joined
            }
            return pattern.filled(n: told, "unit", name)
        }

        /// Nil if a word or a fraction is in between.
        private var count: UInt64? {
            number.scale == .none && mantissa.exponent == 0 && !mantissa.isNegative ? mantissa.significand : nil
        }

        private func scaled(_ unit: UnitWords?) -> String {
            switch number.scale {
            case .none, .prefix: return Self.digits(mantissa, unit?.beside ?? .nothing, vocabulary)
            case .power(let power):
                let exponent = Self.digits(WrittenDecimal(power), .nothing, vocabulary)
                return vocabulary.power.filled(n: bare, "e", exponent)
            case .word(let power):
                guard let word = vocabulary.word(for: power, mantissa) else { return bare }
                let form = word.spoken[vocabulary.plurals.category(of: mantissa)]
                let isFeminine = vocabulary.integers.feminineScales.contains(power)
                let told = Self.digits(mantissa, isFeminine ? .feminine : .masculine, vocabulary)
                return vocabulary.scaleSpeech.filled(n: told, "scale", form)
            }
        }

        private static func digits(
            _ decimal: WrittenDecimal, _ beside: IntegerSpeech.Gender, _ vocabulary: NumberVocabulary
        ) -> String {
            let power = WrittenDecimal.powers[min(decimal.fractionDigits, 19)]
            let (whole, fraction) = decimal.significand.quotientAndRemainder(dividingBy: power)
            let number =
                decimal.fractionDigits == 0
                ? vocabulary.integers.words(whole, beside: beside)
                : vocabulary.fractions.words(whole, fraction, count: decimal.fractionDigits, vocabulary.integers)
            return decimal.isNegative ? vocabulary.minus.filled(n: number) : number
        }
    }
}

extension SpokenNumber {
    /// The number in ordinary notation: `−1,234.5`, `1.5 million`, `3.2 × 10⁻⁹`, `5 kV`.
    struct Display {
        private let bare: String
        private let number: SpokenNumber
        private let vocabulary: NumberVocabulary
        private let mantissa: WrittenDecimal

        init(_ number: SpokenNumber, _ mantissa: WrittenDecimal, _ vocabulary: NumberVocabulary) {
            self.number = number
            self.mantissa = mantissa
            self.vocabulary = vocabulary
            bare = Self.digits(mantissa, vocabulary)
        }

        /// The first end of a range; the second end has the unit and the scale.
        var firstEnd: String {
            if case .word = number.scale, vocabulary.isScaleAtBothEnds { scaled(bare) } else { bare }
        }

        var whole: String {
            guard let unit = number.scaledUnit else { return scaled(bare) }
            let words = number.words(of: unit, vocabulary)
            let category = number.unitCategory(vocabulary, mantissa)
            let prefix = vocabulary.prefix(of: unit)
            let name = words.shownName(category, prefix: prefix)
            let pattern = category == .many ? words.shownPatternOfMany : words.shownPattern
            guard mantissa.isNegative, pattern.startsWithUnit else {
                return pattern.filled(n: scaled(bare), "unit", name)
            }
            return Self.minus + pattern.filled(n: scaled(String(bare.dropFirst())), "unit", name)
        }

        private func scaled(_ bare: String) -> String {
            switch number.scale {
            case .none, .prefix: return bare
            case .power(let power): return vocabulary.powerDisplay.filled(n: bare, "e", Self.superscript(power))
            case .word(let power):
                guard let word = vocabulary.word(for: power, mantissa) else { return bare }
                let form = word.shown[vocabulary.plurals.category(of: mantissa)]
                return vocabulary.scalePattern.filled(n: bare, "scale", form)
            }
        }

        /// Uses the minus sign U+2212, and the language's decimal separator and groups.
        private static func digits(_ decimal: WrittenDecimal, _ vocabulary: NumberVocabulary) -> String {
            let count = max(decimal.digitCount, decimal.fractionDigits + 1)
            let whole = count - decimal.fractionDigits
            let isGrouped = whole >= vocabulary.groupsFrom
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
            text += repeatElement(UInt8(ascii: "0"), count: max(0, decimal.exponent))
            return String(decoding: text, as: UTF8.self)
        }

        private static func superscript(_ power: Int) -> String {
            String(String(power).map { $0 == "-" ? "⁻" : raised[$0.wholeNumberValue ?? 0] })
        }

        private static let minus = "\u{2212}"
        private static let raised: [Character] = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    }
}
