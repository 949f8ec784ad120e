// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The words of a language for dates, parsed from its phrasebook once.
final class DateVocabulary: Sendable {
    /// The words in one of the two forms, display or speech.
    final class Words: Sendable {
        let months: [String]
        /// Month names between "from" and "to": the genitive in Russian.
        let monthsOfEnds: [String]
        let quarters: [String]
        let quartersOfEnds: [String]
        /// Names of the weekdays, from Sunday.
        let weekdays: [String]
        /// Words for the days of the month; empty if days are digits.
        let days: [String]
        let daysOfEnds: [String]
        let hours: [String]
        /// Phrases by the places of their patterns.
        private let phrases: [DatePhrase]
        private let phrasesOfEnds: [DatePhrase]

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
            phrases = DatePattern.allCases.map { Self.phrase("\($0)", book, suffix, isEnd: false) }
            phrasesOfEnds = DatePattern.allCases.map { Self.phrase("\($0)", book, suffix, isEnd: true) }
        }

        /// The language's own pattern has priority over the English one. An end without its own form uses the common
        /// form.
        private static func phrase(_ key: String, _ book: Phrasebook, _ suffix: String, isEnd: Bool) -> DatePhrase {
            let names = (isEnd ? ["\(key).end"] : []).flatMap { [$0 + suffix, $0] } + [key + suffix, key]
            let own = names.lazy.compactMap { book.entries["date.\($0)"] }.first
            let value = own ?? book.value("date.\(key)\(suffix)") ?? book.value("date.\(key)") ?? ""
            return DatePhrase(Phrase(value))
        }

        /// - Parameter isEnd: whether the moment is between "from" and "to".
        func phrase(_ pattern: DatePattern, isEnd: Bool = false) -> DatePhrase {
            (isEnd ? phrasesOfEnds : phrases)[pattern.rawValue]
        }
    }

    let display: Words
    let speech: Words
    /// Whether the largest field comes first, so that the common part goes with the first end.
    let isYearFirst: Bool
    /// The words for the digits, if years are spoken digit by digit.
    let spelledYears: [String]?
    /// The article of a day or a quarter at an end of a range: "dem" in "von dem dritten". Nil if it has none.
    let article: String?
    /// Words that join with the article of an end: "von dem" to "vom". The first word of a range begins with `^`.
    private let contractions: [Contraction]
    /// "19hundert58": the word between century and year, from 1100 to 1999. Nil if years are read as numbers.
    let hundreds: String?

    init(_ book: Phrasebook) {
        display = Words(book, suffix: "")
        speech = Words(book, suffix: ".speech")
        isYearFirst = book.entries["date.order"] == "year first"
        hundreds = book.entries["date.hundreds"]
        article = book.entries["date.article"]
        contractions = (book.entries["date.contractions"] ?? "").split(separator: ",").compactMap { item in
            let forms = item.split(separator: "/").map { $0.trimmed() }
            return forms.count == 2 ? Contraction(from: forms[0], to: forms[1]) : nil
        }
        spelledYears = book.entries["date.years"] == "spelled" ? SpelledInteger(book)?.digits : nil
    }

    /// The words of a range or a sentence around its ends, with prepositions and articles joined.
    func contracted(_ words: WordedText) -> WordedText {
        guard !contractions.isEmpty, mayContract(words.speech) else { return words }
        var speech = [UInt8(ascii: " ")] + words.speech.utf8
        for contraction in contractions { contraction.join(&speech) }
        return WordedText(display: words.display, speech: String(decoding: speech.dropFirst(), as: UTF8.self))
    }

    /// Whether a text has two words that join: few have.
    private func mayContract(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { text in
            text.indices.contains { place in
                (place == 0 || text[place - 1] == UInt8(ascii: " "))
                    && contractions.contains { $0.begins(at: place, in: text) }
            }
        }
    }
}

/// Two words and the one that they become, with a space on each side.
private struct Contraction: Sendable {
    private let from: [UInt8]
    private let to: [UInt8]
    private let isFirstOnly: Bool

    /// - Parameter from: the two words. A leading `^` limits them to the start of the text.
    init(from: String, to: String) {
        isFirstOnly = from.hasPrefix("^")
        self.from = Array(" \(isFirstOnly ? String(from.dropFirst()) : from) ".utf8)
        self.to = Array(" \(to) ".utf8)
    }

    /// - Parameter place: the start of a word.
    func begins(at place: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard !isFirstOnly || place == 0, text[place] == from[1], place + from.count - 1 <= text.count else {
            return false
        }
        return (1..<from.count).allSatisfy { text[place + $0 - 1] == from[$0] }
    }

    func join(_ text: inout [UInt8]) {
        var place = 0
        while place + from.count <= text.count, !isFirstOnly || place == 0 {
            guard text[place...].starts(with: from) else {
                place += 1
                continue
            }
            text.replaceSubrange(place..<(place + from.count), with: to)
            place += to.count
        }
    }
}
