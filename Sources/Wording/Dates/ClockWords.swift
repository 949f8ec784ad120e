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

    static subscript(language: SpokenLanguage) -> ClockWords { all[language] }

    private static let all = PerLanguage { ClockWords($0) }
}
