// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A key of a phrasebook: its stem, its plural category, and its gaps.
package struct PhrasebookKey {
    package let name: String
    /// The key without category, `.speech` and `.end`.
    package let stem: String
    /// The category, as in `burst.few`; nil for a phrase that is not counted.
    package let category: PluralCategory?

    package init(_ name: String) {
        self.name = name
        let parts = name.split(separator: ".").filter { $0 != "speech" }
        let isDate = parts.first == "date"
        let isMessage = !Self.others.contains { name.hasPrefix($0) }
        category = isMessage ? parts.last.flatMap { PluralCategory(rawValue: String($0)) } : nil
        let named = parts.dropLast(category != nil || isDate && parts.last == "end" ? 1 : 0)
        stem = named.joined(separator: ".")
    }

    private static let others = [
        "number.", "date.", "spell.", "scale", "fraction.", "unit", "symbols", "prefixes", "plurals", "text.",
    ]

    /// Whether the key is a whole phrase, rather than a part of numbers, dates and units.
    package var isMessage: Bool { !Self.others.contains { name.hasPrefix($0) } }

    /// Whether only languages other than English use the key.
    package var isOptional: Bool {
        Self.optional.contains(stem) || name.hasPrefix("unit.") || stem.hasPrefix("scale.") || stem.hasPrefix("text.")
    }

    private static let optional: Set<String> = [
        "number.one", "number.one.feminine", "number.one.neuter", "number.two.feminine", "number.two.counted",
        "number.vowels", "number.unit.many", "number.unit.many.vowel", "number.scaled.fraction", "number.scaled.ends",
        "number.21", "number.21.feminine", "number.81.feminine", "number.joint", "number.joint.tens",
        "number.joint.hundreds", "number.hundred",
        "number.hundreds.feminine", "number.text.digits", "number.text.marks", "scales.feminine", "spell.spaced",
        "spell.digits", "spell.tens",
        "spell.hundreds", "spell.thousands", "spell.groups", "spell.skipped", "spell.firstTen", "fraction.whole",
        "fraction.1", "fraction.2", "fraction.3", "units", "units.feminine", "units.uncounted", "symbols", "date.order",
        "date.years",
        "date.hundreds", "date.article", "date.contractions", "date.days", "date.hours", "base", "pace",
        "units.neuter", "units.further.feminine", "units.further.neuter", "number.one.alone", "number.words",
    ]

    /// The gaps that the phrase must have; nil if they are unknown.
    package func gaps(in english: Phrasebook) -> Set<String>? {
        if name.hasPrefix("unit.") { return name.hasSuffix(".pattern") || name.hasSuffix(".display") ? ["n"] : nil }
        if stem.hasPrefix("number.unit.many") { return ["n", "unit"] }
        let phrase = english.entries["\(stem).other"] ?? english.entries[name] ?? english.entries[stem]
        return phrase.map(Self.gaps)
    }

    /// The gaps that the phrase may have in addition.
    package var otherGaps: Set<String> {
        if name.hasPrefix("unit.") { return ["unit"] }
        return stem.hasPrefix("date.") ? Self.ofDates : []
    }

    /// Whether gaps may be missing: dates use the fields that a language needs.
    package var areGapsFree: Bool { stem.hasPrefix("date.") }

    private static let ofDates: Set<String> = [
        "y", "year", "yearOf", "quarter", "month", "monthOfDay", "d", "weekday", "h", "m", "mm", "ss", "date", "time",
        "hours", "minutes", "0m", "seconds",
    ]

    /// The gaps of a text. `{n:f}` counts as `{n}`.
    package static func gaps(_ text: String) -> Set<String> {
        Set(Phrase(text).gaps.map { $0.hasPrefix("n:") ? "n" : $0 })
    }
}
