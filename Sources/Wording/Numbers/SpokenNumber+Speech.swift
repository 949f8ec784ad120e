// SPDX-License-Identifier: MIT

import AnnouncementKit

extension SpokenNumber {
    /// The number as espeak-ng 1.51 reads it right: no signs, no groups, no letters for exponents.
    struct Speech {
        private let number: SpokenNumber
        private let vocabulary: NumberVocabulary
        private let mantissa: WrittenDecimal

        init(_ number: SpokenNumber, _ mantissa: WrittenDecimal, _ vocabulary: NumberVocabulary) {
            self.number = number
            self.mantissa = mantissa
            self.vocabulary = vocabulary
        }

        /// The first end, when the second one has unit and scale.
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

        /// Nil where a word or a fraction stands between.
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
