// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Ordinals of a language that inflects them: "двадцать пятого". Only the last word is an ordinal; the words before it
/// are the plain number.
final class OrdinalSpeech: Sendable {
    /// A word or ending that makes a number a year, and the ordinal ending that the year then takes: `г.`, "ого",
    /// "года".
    struct Year: Sendable {
        let written: String
        let ending: String
        let spoken: String
    }

    /// Stems without endings for 1 to 19. The next arrays are for 20, 30, … 90, for 100, 200, … 900 and for 1000, 2000,
    /// 3000.
    private let ones: [String]
    private let tens: [String]
    private let hundreds: [String]
    private let thousands: [String]
    /// The word for the thousand of 1000 to 1999, instead of "one thousand".
    private let thousand: String
    /// Endings after digits, as in `3-й`, and their full forms.
    private let endings: [String: String]
    /// Endings for stems that have other endings.
    private let others: [String: [String: String]]
    /// Words that make a year, longest first.
    let years: [Year]
    /// The ordinal endings of several years: "годов".
    let pluralYears: Set<String>
    /// Prepositions before a day that has its own form: "по двенадцатое июля".
    let daysAsObjects: Set<String>
    /// Years by their abbreviation after "in": "году".
    let yearsBehind: [String: Year]
    /// "{lo} to {hi}" for days of a month.
    let range: Phrase
    /// The ending of a year before its word and after a day: "десятый год", "пятого мая десятого года".
    let yearEnding: String
    let yearEndingOf: String
    /// The beginning of the words for a year: "год", "годов".
    let yearWord: String?
    /// The ending of an ordinal, and its spoken form as the name of a decade: "девяностые годы".
    let decade: (ending: String, spoken: String)?
    /// "гг." and its words by the ordinal before it: `30-е гг.` has the ending "ое", "тридцатые годы" the ending "ые". The
    /// words for "годов" differ after some prepositions.
    let shortDecades: (written: String, forms: [ShortDecade], behind: [String: String])?

    struct ShortDecade: Sendable {
        /// The full form of the written ending.
        let written: String
        let ending: String
        let spoken: String
        /// Whether a preposition decides about the word.
        let isOfMany: Bool
    }

    /// The ending of three: "третью".
    let three: String?
    /// Endings that a counted number may have too, and the endings of the noun that then follows: `4-м байтам`.
    let counted: [(ending: String, behind: [String])]

    /// The written ending of a feminine ordinal that is also a masculine one, with its full form: `1-й части`; the endings
    /// of the nouns that then follow, the prepositions, and further endings behind these.
    let feminine: (written: String, ending: String, nouns: [String], prepositions: Set<String>, nounsBehind: [String])?

    /// The ordinal endings of Roman numerals: by the noun that follows, "века", and by the last letters of the name
    /// before, the longest first; `-` where the gender is unknown.
    let romans: [String: String]
    let romanNames: [(name: String, ending: String)]
    /// Words before a Roman numeral that is a number: "глава". They are in lower case.
    let romanLabels: Set<String>

    /// Nil for a language without `text.ordinal.ones`.
    init?(_ book: Phrasebook) {
        let items: (String) -> [String] = { key in
            (book.entries["text.ordinal.\(key)"] ?? "").split(separator: ",").map { $0.trimmed() }
        }
        let pairs: (String) -> [String: String] = { key in
            items(key).reduce(into: [:]) { pairs, item in
                let parts = item.split(separator: " ")
                if parts.count == 2 { pairs[String(parts[0])] = String(parts[1]) }
            }
        }
        (ones, tens, hundreds, thousands) = (items("ones"), items("tens"), items("hundreds"), items("thousands"))
        guard ones.count == 19, tens.count == 8, hundreds.count == 9 else { return nil }
        thousand = book.entries["text.ordinal.thousand"] ?? ""
        endings = pairs("endings")
        others = ["stressed", "soft"].reduce(into: [:]) { others, key in
            for stem in items(key) { others[stem] = pairs("\(key).endings") }
        }
        let yearItem: (String) -> Year = { item in
            let parts = item.split(separator: " ").map(String.init)
            return Year(written: parts[0], ending: parts[1], spoken: parts.count == 3 ? parts[2] : parts[0])
        }
        years = items("years").map(yearItem).sorted { $0.written.utf8.count > $1.written.utf8.count }
        daysAsObjects = Set(items("days.behind"))
        pluralYears = Set(items("years.plural"))
        yearsBehind = items("years.behind").map(yearItem).reduce(into: [:]) { $0[$1.written] = $1 }
        (romans, romanLabels) = (pairs("roman"), Set(items("roman.labels")))
        romanNames = pairs("roman.names").sorted { $0.key.utf8.count > $1.key.utf8.count }.map { ($0.key, $0.value) }
        range = Phrase(book.entries["text.ordinal.range"] ?? "")
        let entry: (String) -> String? = { book.entries["text.ordinal.\($0)"] }
        (yearEnding, yearEndingOf) = (entry("year") ?? "", entry("year.of") ?? "")
        (yearWord, three) = (entry("year.word"), entry("three"))
        decade = pairs("decade").first.map { (ending: $0.key, spoken: $0.value) }
        let forms = items("decade.short.forms").map { $0.split(separator: " ").map(String.init) }
        let behind = pairs("decade.short.behind")
        shortDecades = entry("decade.short").map { written in
            (
                written: written,
                forms: forms.filter { $0.count == 3 }.map { form in
                    ShortDecade(
                        written: form[0], ending: form[1], spoken: form[2],
                        isOfMany: form[1] == forms.first?[1])
                }, behind: behind
            )
        }
        feminine = pairs("feminine").first.map {
            (
                written: $0.key, ending: $0.value, nouns: items("feminine.nouns"),
                prepositions: Set(items("feminine.behind")), nounsBehind: items("feminine.behind.nouns")
            )
        }
        counted = pairs("counted").map { ($0.key, $0.value.split(separator: "/").map(String.init)) }
    }

    /// The full form of an ending that is written after digits: "ый" for `й`.
    func ending(_ written: String) -> String? { endings[written] }

    /// A year after or before its word: "десятого года" or "десятый год".
    func year(_ year: Int, isOf: Bool, _ integers: IntegerSpeech) -> String? {
        words(year, isOf ? yearEndingOf : yearEnding, integers)
    }

    /// Nil for zero, and for a number of thousands without a word.
    func words(_ value: Int, _ ending: String, _ integers: IntegerSpeech) -> String? {
        guard value > 0, let (stem, last) = stem(value) else { return nil }
        let word = stem + (others[stem]?[ending] ?? ending)
        let rest = value - last
        guard rest > 0 else { return word }
        guard (1000..<2000).contains(rest) else { return "\(integers.words(UInt64(rest))) \(word)" }
        return rest == 1000 ? "\(thousand) \(word)" : "\(thousand) \(integers.words(UInt64(rest - 1000))) \(word)"
    }

    private func stem(_ value: Int) -> (stem: String, last: Int)? {
        let (hundred, two) = (value % 1000, value % 100)
        if hundred == 0 {
            let place = value / 1000 - 1
            return thousands.indices.contains(place) ? (thousands[place], value) : nil
        }
        if two == 0 { return (hundreds[hundred / 100 - 1], hundred) }
        if two < 20 { return (ones[two - 1], two) }
        return two % 10 == 0 ? (tens[two / 10 - 2], two) : (ones[two % 10 - 1], two % 10)
    }
}
