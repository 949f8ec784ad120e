// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The words of a language for a day beside a month in a text: "July 25th", "the 25th of July", "primero de enero".
final class DayWords: Sendable {
    /// The days of a month, from the first.
    let days: [String]
    /// "the {a} of {b}": a day that is written before its month.
    let first: Phrase
    /// "{b} {a}": a day that is written after its month.
    let last: Phrase?
    /// "{a} de {b}": a date and its year.
    let year: Phrase
    /// "oh" between the century and a year below ten; nil if years are numbers.
    let zero: String?
    /// " of ", with its spaces: words between a day, its month and its year.
    let between: [String]
    /// Words before a month that keep the number behind it from being a day: "In July 25 people came."
    let beforeMonths: Set<String>
    /// Words before a date that its own first word repeats: "the 25th of July".
    let articles: Set<String>
    let language: SpokenLanguage
    /// The last bytes of the names, for a quick check that excludes most words.
    let endings: PairSet
    /// Names and abbreviations in lower case, without a point.
    private let months: [String: String]
    /// The whole names in lower case.
    private let names: Set<String>
    /// Names that are also words if they have no capital: "may".
    private let words: Set<String>

    /// Nil for a language without `text.day.first`.
    init?(
        _ dates: DateVocabulary, abbreviations: [String: String], _ language: SpokenLanguage,
        _ own: (String) -> String?
    ) {
        guard let first = own("text.day.first"), let year = own("text.day.year") else { return nil }
        (self.first, self.year, last) = (Phrase(first), Phrase(year), own("text.day.last").map { Phrase($0) })
        let written = TextVocabulary.list(own("text.days"))
        days = written.count == 31 ? written : dates.speech.days
        guard days.count == 31 else { return nil }
        zero = own("text.year.zero")
        self.language = language
        func list(_ key: String) -> [String] { TextVocabulary.list(own("text.day.\(key)")) }
        between = list("of").map { " \($0) " }
        (beforeMonths, articles) = (Set(list("months.behind")), Set(list("articles")))
        var months: [String: String] = [:]
        // `29 kwiecień` is read as "29 kwietnia".
        for (month, ofDay) in zip(dates.display.months, dates.display.monthsOfEnds) {
            months[month.lowercased()] = ofDay
        }
        names = Set(months.keys).union(dates.display.monthsOfEnds.map { $0.lowercased() })
        for (short, month) in abbreviations where short.hasSuffix(".") {
            months[short.dropLast().lowercased()] = month
        }
        self.months = months
        words = Set(list("words"))
        endings = PairSet(
            months.keys.flatMap { name -> [(UInt8, UInt8)] in
                let last = Array(name.utf8.suffix(2))
                return [(last[0], last[1]), (last[0] & 0xDF, last[1] & 0xDF)]
            })
    }

    /// The month that a word names; nil for other words.
    func month(_ word: String, hasYear: Bool) -> String? {
        guard hasYear || !words.contains(word) else { return nil }
        return months[word.lowercased()]
    }

    /// Whether a word for a month is not its whole name.
    func isAbbreviation(_ month: String) -> Bool { !names.contains(month.lowercased()) }
}
