// SPDX-License-Identifier: MIT

import AnnouncementKit

extension SpokenNumber {
    /// A value without context: six significant digits, whole numbers whole. "Not set" when it is not finite.
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

    /// Half of `words`, where the other half is not needed.
    var display: String { Display(self, mantissa, NumberVocabulary[language]).whole }

    var speech: String { speech(NumberVocabulary[language]) }

    /// - Parameter vocabulary: that of its language.
    func speech(_ vocabulary: NumberVocabulary) -> String { Speech(self, mantissa, vocabulary).whole }

    /// The number alone, for the first end of a range whose second end has scale and unit. A unit that stands before
    /// the number stays: "€1 million to €2 million".
    package var wordsOfFirstEnd: WordedText {
        let (mantissa, vocabulary) = (mantissa, NumberVocabulary[language])
        let leading = hasLeadingUnit
        let display = Display(self, mantissa, vocabulary)
        let speech = Speech(self, mantissa, vocabulary)
        return WordedText(
            display: leading.display ? display.whole : display.firstEnd,
            speech: leading.speech ? speech.whole : speech.firstEnd)
    }

    /// Whether something of the unit stands before the number, so that both ends of a range need it.
    private var hasLeadingUnit: (display: Bool, speech: Bool) {
        guard let unit = scaledUnit else { return (false, false) }
        let words = words(of: unit, NumberVocabulary[language])
        return (words.shownPattern.startsWithUnit, words.spokenPattern.startsWithUnit)
    }
}
