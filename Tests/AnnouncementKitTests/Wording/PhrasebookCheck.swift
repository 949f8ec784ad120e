// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Says what is missing or malformed in a phrasebook, a sentence each.
struct PhrasebookCheck {
    /// Keys that a language need not have: it takes English's, or has no use for them. The same goes for `….full`.
    private static let optional = ["number.", "date.", "spell.", "scale", "fraction.", "unit", "symbols", "prefixes"]
    private static let required: Set<String> = [
        "plurals", "number.notSet", "number.minus", "number.power", "date.months", "date.weekdays", "prefixes",
    ]

    let problems: [String]

    init(_ book: Phrasebook, against english: Phrasebook) {
        let messages = Set(english.entries.keys.filter(Self.isMessage))
        let stems = Set(messages.map(Self.stem))
        var problems: [String] = []
        for key in Self.required where book.entries[key] == nil { problems.append("\(key) is missing.") }
        for stem in stems.sorted() {
            let isPlural = messages.contains(stem + ".other")
            let keys = isPlural ? book.plurals.categories.map { "\(stem).\($0.rawValue)" } : [stem]
            for key in keys where book.entries[key] == nil && !key.hasSuffix(".full") {
                problems.append("\(key) is missing.")
            }
            let wanted = Self.gaps(english.entries[isPlural ? stem + ".other" : stem])
            for key in keys { problems += Self.wrongGaps(key, book, wanted, isOne: key.hasSuffix(".one")) }
        }
        for key in book.entries.keys.sorted() where Self.isMessage(key) && !stems.contains(Self.stem(key)) {
            problems.append("\(key) is in no English phrase; is it misspelt?")
        }
        for (key, value) in book.entries where value.isEmpty && key != "plurals" {
            problems.append("\(key) has no words.")
        }
        for (key, value) in book.entries where Phrase(value).text.contains(where: { "{}".contains($0) }) {
            problems.append("\(key) has a brace without its other half.")
        }
        self.problems = problems + Self.lists(book)
    }

    /// `{n:f}` is `{n}`. One of something may be said without its number, and without what comes after it.
    private static func wrongGaps(_ key: String, _ book: Phrasebook, _ wanted: Set<String>, isOne: Bool) -> [String] {
        [key, key + ".speech"].compactMap { key in
            guard let value = book.entries[key] else { return nil }
            let gaps = gaps(value)
            let missing = wanted.subtracting(gaps).subtracting(isOne ? ["n", "b"] : [])
            let unknown = gaps.subtracting(wanted)
            guard !missing.isEmpty || !unknown.isEmpty else { return nil }
            return "\(key) lacks \(missing.sorted()) and has the unknown \(unknown.sorted())."
        }
    }

    private static func lists(_ book: Phrasebook) -> [String] {
        let lengths = [
            "date.months": 12, "date.months.end": 12, "date.weekdays": 7, "date.days": 31, "date.days.end": 31,
            "date.hours": 24, "prefixes": 10,
        ]
        return lengths.sorted { $0.key < $1.key }.flatMap { key, length in
            [key, key + ".speech"].compactMap { key in
                guard let count = book.entries[key]?.split(separator: ",").count, count != length else { return nil }
                return "\(key) has \(count) words, not \(length)."
            }
        }
    }

    private static func gaps(_ text: String?) -> Set<String> {
        Set(Phrase(text ?? "").gaps.map { $0.hasPrefix("n:") ? "n" : $0 })
    }

    private static func isMessage(_ key: String) -> Bool {
        key != "plurals" && !optional.contains { key.hasPrefix($0) }
    }

    private static func stem(_ key: String) -> String {
        let parts = key.split(separator: ".").filter { $0 != "speech" }
        let isCategory = parts.last.map { PluralCategory(rawValue: String($0)) != nil } ?? false
        return parts.dropLast(isCategory ? 1 : 0).joined(separator: ".")
    }
}

extension Phrase {
    /// What stands outside its gaps.
    fileprivate var text: String { filled([:]) }
}
