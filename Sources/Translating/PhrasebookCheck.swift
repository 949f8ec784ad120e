// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// Lists missing and malformed keys of a phrasebook, one sentence each, in the order of the keys.
package struct PhrasebookCheck {
    private let book: Phrasebook
    private let english: Phrasebook

    package init(_ book: Phrasebook, against english: Phrasebook = Phrasebook[.english]) {
        self.book = book
        self.english = english
    }

    package var problems: [String] {
        let found = missing + malformed + wrongGaps + unknown + PhrasebookLists(book).problems
        return found.sorted { ($0.key, $0.problem) < ($1.key, $1.problem) }.map(\.problem)
    }

    struct Finding {
        let key: String
        let problem: String

        init(_ key: String, _ problem: String) { (self.key, self.problem) = (key, "\(key) \(problem)") }
    }

    /// Keys, for example of numbers, that every language needs. Other keys fall back to English, or a language does not
    /// use them.
    private static let needed = [
        "plurals", "number.notSet", "number.about", "number.minus", "number.power", "date.months", "date.weekdays",
        "prefixes",
    ]

    private var missing: [Finding] {
        let units = english.entries.keys.filter { $0.hasPrefix("unit.") && $0.split(separator: ".").count == 2 }
        let absent = (Self.needed + LanguageCoverage.messages(for: book) + units).filter { key in
            guard book.entries[key] == nil, !key.hasSuffix(".full") else { return false }
            return !key.hasPrefix("unit.") || book.entries[key + ".pattern"] == nil
        }
        return absent.map { key in
            let stem = PhrasebookKey(key).stem
            return Finding(
                key, "is missing; English has \"\(english.entries[key] ?? english.entries["\(stem).other"] ?? "")\".")
        }
    }

    private var malformed: [Finding] {
        var found: [Finding] = []
        for (key, value) in book.entries {
            if key == "plurals", PluralRules(value) == nil {
                found.append(Finding(key, "is not in CLDR's notation, such as \"one: i = 1 and v = 0\"."))
            }
            if value.isEmpty, key != "plurals" { found.append(Finding(key, "has no words.")) }
            if Phrase(value).filled([:]).contains(where: { "{}".contains($0) }) {
                found.append(Finding(key, "has a brace without its other half."))
            }
            if let problem = wrongForms(key, value) { found.append(Finding(key, problem)) }
        }
        return found
    }

    /// A single form serves for all categories. Two forms are too few if `few` is among the categories.
    private func wrongForms(_ key: String, _ value: String) -> String? {
        let names = book.plurals.categories.map(\.rawValue)
        let count = value.split(separator: "|", omittingEmptySubsequences: false).count
        let fewest = key.hasPrefix("unit.") && names.contains("few") ? 3 : 2
        guard count > 1, count < fewest || count > max(names.count, 1) else { return nil }
        return "has \(count) forms; this language has \(names.joined(separator: ", "))."
    }

    /// A phrase has the gaps of the English one. The forms for none, one and two may omit the number, and those for none and one
    /// the gaps of more things.
    private var wrongGaps: [Finding] {
        book.entries.keys.compactMap { key in
            let name = PhrasebookKey(key)
            guard let wanted = name.gaps(in: english), let value = book.entries[key] else { return nil }
            let gaps = PhrasebookKey.gaps(value)
            let missing = wanted.subtracting(gaps).subtracting(Self.free[name.category] ?? [])
            let unknown = gaps.subtracting(wanted.union(name.otherGaps))
            let told =
                (missing.isEmpty || name.areGapsFree ? [] : ["lacks \(Self.list(missing))"])
                + (unknown.isEmpty ? [] : ["has \(Self.list(unknown)), which nothing fills"])
            return told.isEmpty ? nil : Finding(key, "\(told.joined(separator: " and ")).")
        }
    }

    private static let free: [PluralCategory?: Set<String>] = [.zero: ["n", "a", "b"], .one: ["n", "b"], .two: ["n"]]

    private static func list(_ gaps: Set<String>) -> String {
        gaps.sorted().map { "{\($0)}" }.joined(separator: ", ")
    }

    private var unknown: [Finding] {
        let stems = Set(english.entries.keys.map { PhrasebookKey($0).stem })
        return book.entries.keys.compactMap { key in
            let name = PhrasebookKey(key)
            if let category = name.category, stems.contains(name.stem), !book.plurals.categories.contains(category) {
                return Finding(key, "is never said: the plurals of this language have no \(category.rawValue).")
            }
            guard !stems.contains(name.stem), !name.isOptional else { return nil }
            return Finding(key, "is not a key of English's; is it misspelt?")
        }
    }
}
