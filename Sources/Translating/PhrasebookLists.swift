// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// The lists of a phrasebook that need a certain length, and the lists that need words elsewhere.
struct PhrasebookLists {
    let problems: [PhrasebookCheck.Finding]

    init(_ book: Phrasebook) {
        let lengths = Self.lengths.flatMap { key, length, separator in
            [key, key + ".speech"].compactMap { key -> PhrasebookCheck.Finding? in
                let words = book.entries[key]?.split(separator: separator) ?? []
                guard !words.isEmpty, words.count != length else { return nil }
                return PhrasebookCheck.Finding(key, "has \(words.count) words, not \(length).")
            }
        }
        let scales = ["number.scales", "number.splits"].flatMap { key in
            (book.entries[key] ?? "").split(separator: " ").filter { book.entries["scale.\($0)"] == nil }.map {
                PhrasebookCheck.Finding(key, "has \($0), for which there is no scale.\($0).")
            }
        }
        problems = lengths + scales
    }

    private static let lengths: [(key: String, length: Int, separator: Character)] = [
        ("date.months", 12, ","), ("date.months.end", 12, ","), ("date.weekdays", 7, ","), ("date.days", 31, ","),
        ("date.days.end", 31, ","), ("date.quarters", 4, ","), ("date.quarters.end", 4, ","), ("date.hours", 24, ","),
        ("prefixes", 10, ","), ("spell.digits", 10, " "),
        ("spell.tens", 10, " "), ("spell.hundreds", 10, " "), ("spell.thousands", 10, " "), ("spell.groups", 5, " "),
        ("text.fractions", 9, ","), ("text.tens", 8, ","), ("number.hundreds.feminine", 8, " "),
    ]
}
