// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A number with its unit in a language, as displayed and as spoken.
///
/// espeak-ng loses minus signs, decimal marks and exponents when it is given digits as people write them, so its speech
/// has words in their place: `−5.2 °C` is fed as "minus 5.2 degrees Celsius".
package struct SpokenNumber: Sendable, Hashable {
    package let decimal: WrittenDecimal
    package let unit: SpokenUnit?
    package let language: SpokenLanguage
    package let scale: NumberScale
    package let minimumFractionDigits: Int

    /// Every digit of `decimal` is spoken. Without a `scale` the number chooses its own; a number of too many digits
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

    var scaledUnit: SpokenUnit? {
        if case .prefix(let prefix) = scale { unit?.with(prefix: prefix) } else { unit }
    }

    /// The unit's name beside the number, with its prefix: "kilometers"; empty without a unit.
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

    /// The category of a word behind the number and, if there is one, behind "million".
    func unitCategory(_ vocabulary: NumberVocabulary, _ mantissa: WrittenDecimal) -> PluralCategory {
        switch scale {
        case .none, .prefix: vocabulary.plurals.category(of: mantissa)
        case .word(let power): vocabulary.plurals.category(of: decimal.trimmed(), scale: power)
        // Beside a power of ten a word has the form that it has beside most numbers, such as five.
        case .power: vocabulary.plurals.category(of: WrittenDecimal(5))
        }
    }
}
