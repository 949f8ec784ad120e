// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The minutes and the seconds of a clock in a language, each with its word: a time of day is these, and they are few.
final class ClockWords: Sendable {
    /// From 0 to 59.
    let minutes: [String]
    let seconds: [String]

    private init(_ language: SpokenLanguage) {
        let all: (SpokenUnit?) -> [String] = { unit in
            (0..<60).map {
                SpokenNumber(WrittenDecimal($0), unit: unit, language: language, scale: NumberScale.none).speech
            }
        }
        (minutes, seconds) = (all(SpokenUnit("min")), all(SpokenUnit("s")))
    }

    /// Made once, when the language's clock is first read.
    static subscript(language: SpokenLanguage) -> ClockWords {
        switch language {
        case .english: english
        case .french: french
        case .german: german
        case .japanese: japanese
        case .russian: russian
        case .simplifiedChinese: simplifiedChinese
        case .spanish: spanish
        case .traditionalChinese: traditionalChinese
        }
    }

    private static let english = ClockWords(.english)
    private static let french = ClockWords(.french)
    private static let german = ClockWords(.german)
    private static let japanese = ClockWords(.japanese)
    private static let russian = ClockWords(.russian)
    private static let simplifiedChinese = ClockWords(.simplifiedChinese)
    private static let spanish = ClockWords(.spanish)
    private static let traditionalChinese = ClockWords(.traditionalChinese)
}
