// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation
import TestSupport
import Testing

/// Against CLDR itself: `scripts/cldr-plurals` writes the table.
@Suite("Plural rules")
struct PluralRulesTests {
    private static let letters: [Character: PluralCategory] = [
        "z": .zero, "o": .one, "t": .two, "f": .few, "m": .many, "x": .other,
    ]

    private func table(_ language: SpokenLanguage, _ kind: String) throws -> [Substring] {
        let text = try String(contentsOfFile: SourceTree.root + "/Tests/Tables/cldr-plurals.txt", encoding: .utf8)
        let lines = text.split(separator: "\n").map { $0.split(separator: " ") }
        return Array(try #require(lines.first { $0.first == language.rawValue[...] && $0[1] == kind }).dropFirst(2))
    }

    @Test(arguments: SpokenLanguage.allCases)
    func `every whole number from 0 to a million has CLDR's category`(language: SpokenLanguage) throws {
        let rules = Phrasebook[language].plurals
        var number = 0
        for block in try table(language, "whole") {
            let parts = block.split(separator: "*")
            let runs = try categories(parts[1])
            for _ in 0..<(try #require(Int(parts[0]))) {
                for (category, length) in runs {
                    let last = number + length
                    while number < last {
                        let told = rules.category(of: WrittenDecimal(number))
                        if told != category { Issue.record("\(language) \(number): \(told), not \(category)") }
                        number += 1
                    }
                }
            }
        }
        #expect(number == 1_000_001)
    }

    @Test(arguments: SpokenLanguage.allCases)
    func `decimals have CLDR's categories, and 1.0 is not 1`(language: SpokenLanguage) throws {
        let rules = Phrasebook[language].plurals
        let cells = try table(language, "decimals")
        #expect(cells.count == 26)
        for cell in cells {
            let text = cell.dropLast()
            let digits = text.split(separator: ".")[1].count
            let value = try #require(Double(text))
            let decimal = try #require(WrittenDecimal(value)).trimmed(minimumFractionDigits: digits)
            #expect(rules.category(of: decimal) == Self.letters[try #require(cell.last)], "\(language) \(text)")
        }
    }

    @Test(arguments: [
        "one i = 1", "one: i", "one: x = 1", "some: i = 1", "one: i % 0 = 1", "one: i = 1 and", "one:", "one: i = 2..1",
    ])
    func `what is not CLDR's notation is no rule`(text: String) {
        #expect(PluralRules(text) == nil)
    }

    @Test func `millions are many in French and Spanish, also of a fraction`() {
        let million = WrittenDecimal(1_500_000)
        let told = [SpokenLanguage.french, .spanish, .russian, .english].map {
            Phrasebook[$0].plurals.category(of: million, scale: 6)
        }
        #expect(told == [.many, .many, .many, .other])
    }

    private func categories(_ runs: Substring) throws -> [(PluralCategory, Int)] {
        var told: [(PluralCategory, Int)] = []
        var length = ""
        for character in runs {
            if character.isNumber {
                length.append(character)
            } else {
                told.append((try #require(Self.letters[character]), Int(length) ?? 1))
                length = ""
            }
        }
        return told
    }
}
