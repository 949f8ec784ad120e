// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("Plural rules")
struct PluralRulesTests {
    @Test(.slow, arguments: SpokenLanguage.heard)
    func `every whole number from 0 to a million has CLDR's category`(language: SpokenLanguage) throws {
        let family = try #require(PluralTable().family(of: language))
        #expect(try Self.check(Phrasebook[language].plurals, family, upTo: 1_000_000) == [])
    }

    @Test(arguments: SpokenLanguage.heard)
    func `decimals have CLDR's categories, and 1.0 is not 1`(language: SpokenLanguage) throws {
        let family = try #require(PluralTable().family(of: language))
        #expect(try Self.checkDecimals(Phrasebook[language].plurals, family) == [])
    }

    /// A new phrasebook can copy its language's rule from CLDR.
    @Test func `the rules of all CLDR languages give CLDR's categories`() throws {
        let families = try PluralTable().families
        #expect(families.count == 39)
        for family in families {
            let rules = try #require(PluralRules(family.rules), "\(family.rules)")
            #expect(try Self.check(rules, family, upTo: 2_100) + Self.checkDecimals(rules, family) == [])
        }
    }

    @Test(
        arguments: [
            ("volt", [.one, .other], "volt volt volt volt volt volt"),
            ("volt | volts", [.one, .other], "volts volt volts volts volts volts"),
            ("volt | volts", [.other], "volts volt volts volts volts volts"),
            ("volt | volts", [.zero, .one, .other], "volts volt volts volts volts volts"),
            ("a | b | c", [.one, .few, .many, .other], "b a b b c b"),
            ("a | b | c | d", [.one, .few, .many, .other], "b a b b c d"),
            ("a | b | c", [.one, .few, .other], "b a b b b c"),
            ("u | v | w | x | y | z", PluralCategory.allCases, "u v w x y z"), ("", [], "     "),
        ] as [(String, [PluralCategory], String)])
    func `a word has a form for each category, or the second form for the omitted ones`(
        text: String, categories: [PluralCategory], told: String
    ) {
        let forms = PluralForms(text, categories)
        #expect(PluralCategory.allCases.map { forms[$0] }.joined(separator: " ") == told)
    }

    /// The first ten errors.
    private static func check(_ rules: PluralRules, _ family: PluralTable.Family, upTo last: Int) throws -> [String] {
        var problems: [String] = []
        var number = 0
        for (category, count) in try family.stretches() {
            let end = number + count
            while number < end, number <= last, problems.count < 10 {
                let told = rules.category(of: WrittenDecimal(number))
                if told != category { problems.append("\(family.languages[0]) \(number): \(told), not \(category)") }
                number += 1
            }
            if number > last { return problems }
        }
        return problems + ["The table ends at \(number - 1)."]
    }

    private static func checkDecimals(_ rules: PluralRules, _ family: PluralTable.Family) throws -> [String] {
        let cells = try family.written()
        #expect(cells.count == 26)
        return try cells.compactMap { text, category in
            let digits = text.split(separator: ".")[1].count
            let value = try #require(Double(text))
            let decimal = try #require(WrittenDecimal(value))
            let told = rules.category(of: decimal.trimmed(minimumFractionDigits: digits))
            return told == category ? nil : "\(family.languages[0]) \(text): \(told), not \(category)"
        }
    }

    @Test(arguments: [
        "one i = 1", "one: i", "one: x = 1", "some: i = 1", "one: i % 0 = 1", "one: i = 1 and", "one:", "one: i = 2..1",
    ])
    func `text outside CLDR's notation is not a rule`(text: String) {
        #expect(PluralRules(text) == nil)
    }

    @Test func `millions have the category many in French and Spanish, also with a fraction`() {
        let million = WrittenDecimal(1_500_000)
        let told = [SpokenLanguage.french, .spanish, .russian, .english].map {
            Phrasebook[$0].plurals.category(of: million, scale: 6)
        }
        #expect(told == [.many, .many, .many, .other])
    }
}
