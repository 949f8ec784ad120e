// SPDX-License-Identifier: MIT

import AnnouncementKit

@testable import Wording

/// A key of a phrasebook: what it is a form of, and what stands in its gaps.
struct PhrasebookKey {
    let name: String
    /// Without category, `.speech` and `.end`.
    let stem: String
    /// In `burst.few`; nil for what is not counted.
    let category: PluralCategory?

    init(_ name: String) {
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

    /// Whether it is a phrase of its own, not how numbers, dates and units are told.
    var isMessage: Bool { !Self.others.contains { name.hasPrefix($0) } }

    /// Keys of other languages that English has no use for.
    var isOptional: Bool {
        Self.optional.contains(stem) || name.hasPrefix("unit.") || stem.hasPrefix("scale.") || stem.hasPrefix("text.")
    }

    private static let optional: Set<String> = [
        "number.one", "number.one.feminine", "number.one.neuter", "number.two.feminine", "number.two.counted",
        "number.vowels", "number.unit.many", "number.unit.many.vowel", "number.scaled.fraction", "number.scaled.ends",
        "number.21", "number.21.feminine", "number.81.feminine", "number.joint", "number.joint.tens", "number.hundred",
        "number.hundreds.feminine", "number.text.digits", "number.text.marks", "scales.feminine", "spell.spaced",
        "spell.digits", "spell.tens",
        "spell.hundreds", "spell.thousands", "spell.groups", "spell.skipped", "spell.firstTen", "fraction.whole",
        "fraction.1", "fraction.2", "fraction.3", "units", "units.feminine", "units.uncounted", "symbols", "date.order",
        "date.years",
        "date.hundreds", "date.days", "date.hours",
    ]

    /// Those that it must have; nil where there is no telling.
    func gaps(in english: Phrasebook) -> Set<String>? {
        if name.hasPrefix("unit.") { return name.hasSuffix(".pattern") || name.hasSuffix(".display") ? ["n"] : nil }
        if stem.hasPrefix("number.unit.many") { return ["n", "unit"] }
        let phrase = english.entries["\(stem).other"] ?? english.entries[name] ?? english.entries[stem]
        return phrase.map(Self.gaps)
    }

    /// Those that it may have beside the ones that it must have.
    var otherGaps: Set<String> {
        if name.hasPrefix("unit.") { return ["unit"] }
        return stem.hasPrefix("date.") ? Self.ofDates : []
    }

    /// Dates are told with whatever fields a language needs.
    var areGapsFree: Bool { stem.hasPrefix("date.") }

    private static let ofDates: Set<String> = [
        "y", "year", "yearOf", "quarter", "month", "monthOfDay", "d", "weekday", "h", "m", "mm", "ss", "date", "time",
        "hours", "minutes",
        "seconds",
    ]

    /// `{n:f}` is `{n}`.
    static func gaps(_ text: String) -> Set<String> { Set(Phrase(text).gaps.map { $0.hasPrefix("n:") ? "n" : $0 }) }
}
