// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The words of a language for dates, parsed from its phrasebook once.
final class DateVocabulary: Sendable {
    /// One of the two forms, display or speech.
    final class Words: Sendable {
        let months: [String]
        /// Month names as they stand between "from" and "to": the genitive in Russian.
        let monthsOfEnds: [String]
        let quarters: [String]
        let quartersOfEnds: [String]
        /// From Sunday.
        let weekdays: [String]
        /// Days of the month when they are not digits.
        let days: [String]
        let daysOfEnds: [String]
        let hours: [String]
        let patterns: [String: Phrase]

        init(_ book: Phrasebook, suffix: String) {
            let list: (String) -> [String] = { key in
                let value = book.entries[key + suffix] ?? book.value(key) ?? ""
                return value.split(separator: ",").map { $0.trimmed() }
            }
            let speechOnly: (String) -> [String] = { suffix.isEmpty ? [] : list($0) }
            months = list("date.months")
            weekdays = list("date.weekdays")
            days = speechOnly("date.days")
            hours = speechOnly("date.hours")
            let (quarters, quartersOfEnds) = (list("date.quarters"), list("date.quarters.end"))
            self.quarters = quarters
            self.quartersOfEnds = quartersOfEnds.count == 4 ? quartersOfEnds : quarters
            let (monthsOfEnds, daysOfEnds) = (list("date.months.end"), speechOnly("date.days.end"))
            self.monthsOfEnds = monthsOfEnds.count == 12 ? monthsOfEnds : months
            self.daysOfEnds = daysOfEnds.count == 31 ? daysOfEnds : days
            patterns = Self.patterns(book, suffix)
        }

        /// The language's own pattern comes before English's; an end without a form of its own has the common one.
        private static func patterns(_ book: Phrasebook, _ suffix: String) -> [String: Phrase] {
            var patterns: [String: Phrase] = [:]
            for key in DateVocabulary.patternKeys {
                for name in [key, key + ".end"] {
                    let names = [name + suffix, name, key + suffix, key]
                    let own = names.lazy.compactMap { book.entries["date.\($0)"] }.first
                    let value = own ?? book.value("date.\(key)\(suffix)") ?? book.value("date.\(key)")
                    patterns[name] = value.map { Phrase($0) }
                }
            }
            return patterns
        }
    }

    let display: Words
    let speech: Words
    /// Whether the largest field comes first, so that the common part goes with the first end.
    let isYearFirst: Bool
    /// The digits, where years are spoken digit by digit.
    let spelledYears: [String]?
    /// "19hundert58": the word between century and year, from 1100 to 1999. Nil where years are read as numbers.
    let hundreds: String?

    static subscript(language: SpokenLanguage) -> DateVocabulary { language.language.vocabulary.dates }

    /// Keys of patterns. Each may have a form for the ends of a range, with `.end`. `dt` joins a date and a time of day.
    static let patternKeys = ["ymd", "md", "d", "ym", "yq", "m", "y", "wmd", "dt", "hms", "hm", "h"]

    init(_ book: Phrasebook) {
        display = Words(book, suffix: "")
        speech = Words(book, suffix: ".speech")
        isYearFirst = book.entries["date.order"] == "year first"
        hundreds = book.entries["date.hundreds"]
        spelledYears = book.entries["date.years"] == "spelled" ? SpelledInteger(book)?.digits : nil
    }
}
