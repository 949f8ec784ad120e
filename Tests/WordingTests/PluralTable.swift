// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation
import TestSupport
import Testing

@testable import Wording

/// `Tests/Tables/cldr-plurals.txt`: CLDR's plural rules and the categories of numbers by Babel. `scripts/cldr-plurals`
/// writes it.
struct PluralTable {
    /// A rule, and the languages that share it.
    struct Family: Sendable {
        let languages: [String]
        let rules: String
        fileprivate let whole: String
        fileprivate let decimals: String
    }

    let families: [Family]

    init() throws {
        let text = try String(contentsOfFile: SourceTree.root + "/Tests/Tables/cldr-plurals.txt", encoding: .utf8)
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            line.split(separator: " ", maxSplits: 1).map(String.init)
        }
        let names = ["languages", "rules", "whole", "decimals"]
        families = try stride(from: 0, to: lines.count, by: names.count).map { start in
            let family = lines[start..<min(start + names.count, lines.count)]
            try #require(family.map(\.first) == names)
            let cells = family.map { $0.count > 1 ? $0[1] : "" }
            return Family(
                languages: cells[0].split(separator: " ").map(String.init), rules: cells[1], whole: cells[2],
                decimals: cells[3])
        }
    }

    /// The family of a language; `zh-Hant` has that of `zh`. Nil for a language that CLDR lacks.
    func family(of language: SpokenLanguage) -> Family? {
        let bare = LanguageTag(language.rawValue).language
        return [language.rawValue, bare].lazy.compactMap { name in families.first { $0.languages.contains(name) } }
            .first
    }
}

extension PluralTable.Family {
    private static let letters: [Character: PluralCategory] = [
        "z": .zero, "o": .one, "t": .two, "f": .few, "m": .many, "x": .other,
    ]

    /// The runs of whole numbers from 0 on that have the same category.
    func stretches() throws -> [(category: PluralCategory, count: Int)] {
        try whole.split(separator: " ").flatMap { block in
            let parts = block.split(separator: "*")
            let runs = try Self.runs(parts[1])
            return repeatElement(runs, count: try #require(Int(parts[0]))).joined()
        }
    }

    /// Written decimals, such as "1.00".
    func written() throws -> [(text: String, category: PluralCategory)] {
        try decimals.split(separator: " ").map { cell in
            (String(cell.dropLast()), try #require(cell.last.flatMap { Self.letters[$0] }))
        }
    }

    /// "3o2x" means three of one category and two of another.
    private static func runs(_ text: Substring) throws -> [(category: PluralCategory, count: Int)] {
        var told: [(PluralCategory, Int)] = []
        var count = ""
        for character in text {
            if character.isNumber {
                count.append(character)
            } else {
                told.append((try #require(letters[character]), Int(count) ?? 1))
                count = ""
            }
        }
        return told
    }
}
