// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc
import TestSupport
import Testing

@testable import Wording

/// Laws of texts with numbers, tried on texts that a generator makes of words, signs, emoji and numbers of all kinds.
@Suite("Laws of texts with numbers")
struct NumberLawTests {
    private static let count = getenv("A11Y_TEST_LAWS").flatMap { Int(String(cString: $0)) } ?? 1000

    private static let words: [String: [String]] = [
        "en": ["hello", "the", "build", "and", "at", "in", "of"], "de": ["Haus", "über", "und", "der", "am", "von"],
        "fr": ["été", "maison", "le", "de", "à"], "es": ["año", "casa", "el", "de", "y"],
        "ru": ["дом", "ёлка", "сборка", "в", "с"], "pt": ["casa", "o", "de"], "it": ["casa", "il", "di"],
        "pl": ["dom", "w", "od"],
    ]
    private static let signs = [
        "✓", "✗", "∈", "★", "▲", "∞", "№", "☎", "≤", "≈", "±", "×", "+", "-", "=", "<", ">", "%", "/", "&", "°", "🔴",
        "👍🏽", "🇩🇪", "❤️", "🎉",
    ]
    private static let units = [
        "MB", "km", "kg", "%", "°C", "ms", "GB", "h", "min", "s", "m", "€", "$", "km/h", "m²", "l", "A", "V",
    ]
    private static let joints = ["×", "x", ":", "²", "½", "–", "…", "th", "e", "º", "."]

    private struct Source {
        var random: SplitMix64
        let words: [String]

        mutating func one(_ list: [String]) -> String { list.randomElement(using: &random) ?? "a" }

        mutating func digits(_ range: ClosedRange<Int>) -> String { "\(Int.random(in: range, using: &random))" }

        mutating func number() -> String {
            switch Int.random(in: 0..<17, using: &random) {
            case 0: digits(0...9)
            case 1: digits(10...99)
            case 2: digits(100...999)
            case 3: digits(1000...9999)
            case 4: digits(10_000...9_999_999)
            case 5: digits(0...99) + "." + digits(0...999)
            case 6: digits(0...99) + "," + digits(0...999)
            case 7: digits(1...9) + "/" + digits(2...16)
            case 8: digits(0...200) + " " + one(units)
            case 9: digits(0...200) + one(units)
            case 10: digits(0...23) + ":" + digits(10...59)
            case 11: "-" + digits(0...999)
            case 12: one(["$", "€", "£", "¥"]) + digits(1...999)
            case 13: "20" + digits(10...26) + "-0" + digits(1...9) + "-1" + digits(0...9)
            case 14: digits(1...9) + "-" + digits(10...99)
            case 15: digits(1...9) + "." + digits(0...20) + "." + digits(0...30)
            default: digits(1...9) + one(joints) + digits(1...9)
            }
        }

        mutating func text() -> String {
            let separator = one([" ", " ", " ", ", "])
            return (0..<Int.random(in: 1...5, using: &random)).map { _ in
                switch Int.random(in: 0..<6, using: &random) {
                case 0: one(words)
                case 1: one(signs)
                default: number()
                }
            }.joined(separator: separator)
        }
    }

    private func each(_ check: (String, SpokenLanguage, UInt64) -> Void) throws {
        for (tag, words) in Self.words.sorted(by: { $0.key < $1.key }) {
            let language = try #require(SpokenLanguage(tag: tag))
            for seed in 0..<UInt64(Self.count) {
                var source = Source(random: SplitMix64(seed: seed), words: words)
                check(source.text(), language, seed)
            }
        }
    }

    private func speech(_ text: String, _ language: SpokenLanguage) -> WordedText {
        Wording(language: language).words(for: .text(text))
    }

    /// Numbers in a row may be groups of one number to a second reader, and a word for a sign may be a counted noun.
    @Test func `speech of a text with numbers is spoken unchanged, except of four texts in a thousand`() throws {
        var changed: [SpokenLanguage: [String]] = [:]
        try each { text, language, seed in
            let once = speech(text, language).speech
            guard speech(once, language).speech != once else { return }
            changed[language, default: []].append("seed \(seed): \(text)")
        }
        for (language, texts) in changed {
            print("\(language.rawValue): \(texts.count) of \(Self.count) texts change again")
            let first = texts.prefix(5)
            #expect(texts.count * 1000 <= max(1000, Self.count) * 4, "\(language.rawValue) \(first)")
        }
    }

    @Test func `a text with numbers has speech of bounded length, and no emoji`() throws {
        try each { text, language, seed in
            let words = speech(text, language).speech
            #expect(words.utf8.count < 60 * (text.count + 1), "seed \(seed), \(language.rawValue): \(text)")
            #expect(!words.unicodeScalars.contains { $0.isPicture }, "seed \(seed), \(language.rawValue): \(text)")
        }
    }

    @Test func `places of words in a text with numbers are in order and in the text`() throws {
        try each { text, language, seed in
            let words = speech(text, language)
            let (display, speech) = (Array(text.unicodeScalars), Array(words.speech.unicodeScalars))
            var (shown, spoken) = (0, 0)
            for change in words.places?.changes ?? [] {
                let isBetween = shown <= change.displayed.lowerBound && change.displayed.upperBound <= display.count
                guard isBetween, spoken <= change.spoken.lowerBound, change.spoken.upperBound <= speech.count,
                    display[shown..<change.displayed.lowerBound] == speech[spoken..<change.spoken.lowerBound]
                else {
                    return #expect(Bool(false), "seed \(seed), \(language.rawValue): \(text)")
                }
                (shown, spoken) = (change.displayed.upperBound, change.spoken.upperBound)
            }
        }
    }
}
