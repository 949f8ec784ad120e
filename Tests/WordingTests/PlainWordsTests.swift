// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("Words for an unknown voice")
struct PlainWordsTests {
    @Test func `whole numbers have num2words' words`() throws {
        for (language, number, words) in CardinalCases.all {
            let rules = try #require(NumberRules[language])
            #expect(rules.words(number).replacing("-", with: " ") == words, "\(language) \(number)")
        }
        #expect(CardinalCases.all.count > 150)
    }

    @Test func `the largest number is spoken digit by digit, and smaller ones only in words`() throws {
        for language in [SpokenLanguage.english, .german, .french, .spanish, .russian] {
            let rules = try #require(NumberRules[language])
            var number: UInt64 = 1
            while number < 1_000_000_000_000_000_000 {
                let words = rules.words(number - 1)
                #expect(words.allSatisfy { $0.isLetter || $0 == " " || $0 == "-" }, "\(language): \(words)")
                number *= 7
            }
        }
        #expect(NumberRules[.english]?.words(.max).hasPrefix("one eight four four six") == true)
    }

    private func text(_ text: String, _ language: SpokenLanguage, _ level: Punctuation = .none) -> String {
        let words = PlainWords(language, punctuation: level, namesCapitals: false)
        return text.split(separator: " ").map { words.spoken($0) }.joined(separator: " ")
    }

    @Test(arguments: [
        ("25%", SpokenLanguage.english, "twenty-five percent"), ("3.5, 7.", .english, "three point five, seven."),
        ("007 A4 mp3s", .english, "zero zero seven A four mp three s"), ("a@b.org", .english, "a at b dot org"),
        ("(C++)", .english, "(C plus plus)"), ("1、 a。", .english, "one, a."),
        ("3,25 km", .german, "drei Komma zwei fünf km"),
        ("1.5", .german, "eins Punkt fünf"), ("81 %", .french, "quatre-vingt-un pour cent"),
        ("2,05", .spanish, "dos coma cero cinco"), ("21000", .russian, "двадцать одна тысяча"),
        ("٤٢", .english, "forty-two"), ("25％", .simplifiedChinese, "二十五％"), ("3", .japanese, "さん"),
    ])
    func `digits and the marks of every level become words`(written: String, language: SpokenLanguage, spoken: String) {
        #expect(text(written, language) == spoken)
    }

    @Test func `marks are named at the requested level, and keep their pause`() {
        let written = #"Well, "yes" (50/50): end."#
        #expect(
            Punctuation.allCases.map { text(written, .english, $0) } == [
                #"Well, "yes" (fifty slash fifty): end."#, #"Well, "yes" (fifty slash fifty): end."#,
                "Well, quote yes quote left paren fifty slash fifty right paren colon: end.",
                "Well comma, quote yes quote left paren fifty slash fifty right paren colon: end dot.",
            ])
    }

    @Test func `every ASCII mark has a name in every language`() {
        for scalar in (0x21...0x7E).compactMap(Unicode.Scalar.init) where !scalar.properties.isAlphabetic {
            guard scalar.properties.numericType == nil else { continue }
            for language in SpokenLanguage.heard {
                #expect(PlainNames.name(of: scalar, in: language) != nil, "\(scalar) in \(language)")
            }
        }
    }

    @Test func `capitals and characters are spoken by name`() {
        let words = PlainWords(.english, punctuation: .none, namesCapitals: true)
        #expect(words.spoken("NASA's MacBook") == "capital NASA's capital Mac capital Book")
        #expect(words.spelled("a-B 7") == "a dash capital B seven")
    }

    @Test func `a pictogram has its name in the language`() {
        let english = PlainWords(.english, punctuation: .none, namesCapitals: false)
        #expect(english.picture("🎉") == "party popper")
        #expect(english.picture(" 👍🏽!") == "thumbs up medium skin tone")
        #expect(english.picture("👩\u{200D}🚀") == "woman astronaut")
        #expect(english.picture("🇩🇪") == "flag Germany")
        #expect(PlainWords(.german, punctuation: .none, namesCapitals: false).picture("🎉") == "Konfettibombe")
    }
}
