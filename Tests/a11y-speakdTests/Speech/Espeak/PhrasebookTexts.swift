// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Wording

/// Every phrase of a language with each kind of value in its gaps, and every unit with each kind of number.
struct PhrasebookTexts {
    private let language: SpokenLanguage
    private let book: Phrasebook

    init(_ language: SpokenLanguage) {
        self.language = language
        book = Phrasebook[language]
    }

    var all: [PhonemeText] { phrases + words }

    /// The texts of a language whose sentences are English.
    var words: [PhonemeText] { units + prefixes + dates }

    private static let values: [(kind: String, value: Double)] = [
        ("negative", -5.2), ("decimal", 21.25), ("huge", 1.5e9), ("immense", 3e20), ("tiny", 3.2e-9),
        ("tiny and negative", -3.2e-9), ("missing", .nan),
    ]
    private static let counts = [0, 1, 2, 5, 11, 21, 22, 25, 101, 1_000_000]

    /// Prefixes of keys that are not phrases. Numbers, dates and units are tested below; the rest is grammar.
    private static let notPhrases = [
        "plurals", "base", "pace", "join.", "number.", "date.", "spell", "scale", "fraction.", "unit", "symbols",
        "prefixes",
        "text.",
    ]

    private var phrases: [PhonemeText] {
        let names = Set(Phrasebook[.english].entries.keys).union(book.entries.keys)
        let keys = names.filter { name in
            !name.hasSuffix(".speech") && !Self.notPhrases.contains { name.hasPrefix($0) }
                && !(name.hasSuffix(".full") && book.entries[name] == nil)
        }
        let stems = keys.map { key in
            Self.categories.contains { key.hasSuffix($0) } ? String(key.prefix(through: key.lastIndex(of: ".")!)) : key
        }
        return Set(stems).sorted().flatMap { $0.hasSuffix(".") ? plural(String($0.dropLast())) : phrase($0) }
    }

    private static let categories = [".one", ".few", ".many", ".other"]

    private func plural(_ key: String) -> [PhonemeText] {
        Self.counts.map { count in
            PhonemeText(
                row: "\(key), \(count)",
                words: book.words(key, count: count, ["a": client, "b": client, "m": number(22)]))
        }
    }

    private func phrase(_ key: String) -> [PhonemeText] {
        let gaps = Phrase(book.entries[key] ?? Phrasebook[.english].entries[key] ?? "").gaps
        if gaps.isEmpty { return [PhonemeText(row: key, words: book.words(key))] }
        if !gaps.isDisjoint(with: ["i", "n", "n:m", "n:f", "n:n"]), key != "range.at" {
            return Self.counts.map { count in
                PhonemeText(
                    row: "\(key), \(count)",
                    words: book.words(key, ["name": client], numbers: ["i": max(1, count), "n": count]))
            }
        }
        return Self.values.map { kind, value in
            let number = value.isNaN ? book.words("value.missing") : SpokenNumber.words(for: value, language: language)
            let words = book.words(
                key,
                [
                    "name": client, "axis": book.words("axis.y"), "lo": number, "hi": number, "x": number, "y": number,
                    "n": number, "point": number,
                    "limit": number, "a": number, "b": number, "base": number, "time": number,
                ])
            let isValue = gaps.subtracting(["name", "axis"]).isEmpty == false
            return PhonemeText(
                row: "\(key), \(kind)", words: words, heard: value.isNaN && isValue ? [number.speech] : [])
        }
    }

    private func number(_ value: Double) -> WordedText { SpokenNumber.words(for: value, language: language) }

    /// A name in the language's own words.
    private var client: WordedText { book.words("trait.image") }

    private var symbols: [String] {
        let entries = Set(Phrasebook[.english].entries.keys).union(book.entries.keys)
        return Set(entries.filter { $0.hasPrefix("unit.") }.map { String($0.dropFirst(5).prefix { $0 != "." }) })
            .sorted()
    }

    private var units: [PhonemeText] {
        (symbols + [""]).flatMap { symbol in
            Self.values.map { number($0.value, symbol, $0.kind) }
                + Self.counts.map { number(Double($0), symbol, "\($0)") }
        }
    }

    /// Every unit with each prefix that it can have.
    private var prefixes: [PhonemeText] {
        symbols.flatMap { symbol in
            "fpnµmkMGTP".map { "\($0)\(symbol)" }.filter {
                SpokenUnit($0).map { $0.isKnown && $0.prefix != 0 } ?? false
            }
            .flatMap { unit in [1, -2.5].map { number($0, unit, "\($0)") } }
        }
    }

    private func number(_ value: Double, _ unit: String, _ kind: String) -> PhonemeText {
        let words = SpokenNumber.words(for: value, unit: SpokenUnit(unit), language: language)
        return PhonemeText(
            row: "\(unit), \(kind)", words: words, heard: value.isNaN ? [book.words("number.notSet").speech] : [])
    }

    /// Each quarter, and each month, day of the month and hour on axes from 0.5 s to 13 years.
    private var dates: [PhonemeText] {
        let start = 1_267_574_405.0
        let quarters = SpokenDateRange(
            lower: start, upper: start + 6e7, dates: DateExtent(step: .quarter, first: start, last: start + 6e7),
            language: language)
        let quarterly = (0..<4).map {
            PhonemeText(row: "quarter \($0)", words: quarters.point(start + Double($0) * 8e6))
        }
        return quarterly
            + [0.5, 45, 18_000, 259_200, 1_555_200, 8_640_000, 60_480_000, 432_000_000].flatMap { span in
                let range = SpokenDateRange(lower: start, upper: start + span, language: language)
                return (0..<32).map { index in
                    let words = range.point(start + Double(index) * 2_678_417)
                    return PhonemeText(row: "date \(index) in \(span) seconds", words: words)
                }
            }
    }
}
