// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc
import TestSupport
import Testing

@testable import Wording

/// Laws that hold for every text, tried on texts that a generator makes.
@Suite("Laws of texts")
struct TextLawTests {
    private static let count = getenv("A11Y_TEST_LAWS").flatMap { Int(String(cString: $0)) } ?? 1500

    /// Parts of texts. None joins its neighbors: each is a word, a sign, an emoji or a number with its unit.
    private static let words: [SpokenLanguage: [String]] = [
        .english: ["hello", "the", "build"], .german: ["Haus", "über", "und"], .french: ["été", "maison"],
        .spanish: ["año", "casa"], .russian: ["дом", "ёлка", "сборка"],
    ]
    private static let signs = [
        "✓", "✗", "∈", "∉", "∪", "∩", "⇒", "≪", "★", "▲", "▼", "∀", "∃", "∅", "∑", "∞", "♠", "♪", "☎", "⚠", "№", "ⓘ",
        "⌘", "☐", "☑",
        "♥", "⟶", "⊕", "∴", "⌫",
    ]
    private static let pictures = [
        "🔴", "🟢", "🫠", "🔥", "👍🏽", "👩‍🔬", "🇩🇪", "🏳️‍🌈", "❤️", "🎉", "🤷🏻‍♀️", "🦄", "🧑‍💻", "🫡",
    ]

    private struct Source {
        var random: SplitMix64
        let language: SpokenLanguage

        mutating func part() -> String {
            let lists = [words[language] ?? [], signs, pictures]
            return lists.randomElement(using: &random)?.randomElement(using: &random) ?? "a"
        }

        mutating func parts(_ range: ClosedRange<Int>) -> [String] {
            (0..<Int.random(in: range, using: &random)).map { _ in part() }
        }
    }

    private func speech(_ text: String, _ language: SpokenLanguage, _ level: Punctuation = .none) -> String {
        var wording = Wording(language: language)
        wording.punctuation = level
        return wording.words(for: .text(text)).speech
    }

    private func each(_ check: (inout Source, UInt64) -> Void) {
        for language in Self.words.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
            for seed in 0..<UInt64(Self.count) {
                var source = Source(random: SplitMix64(seed: seed), language: language)
                check(&source, seed)
            }
        }
    }

    @Test func `the speech of two parts is the speech of each`() {
        each { source, seed in
            let (one, two) = (source.parts(1...4).joined(separator: " "), source.parts(1...4).joined(separator: " "))
            let joined = speech(one + " " + two, source.language)
            let separate = speech(one, source.language) + " " + speech(two, source.language)
            #expect(joined == separate, "seed \(seed), \(source.language): \(one) | \(two)")
        }
    }

    @Test func `every sign and emoji of a text is in its speech`() {
        each { source, seed in
            let parts = source.parts(1...6)
            let text = speech(parts.joined(separator: " "), source.language)
            for part in parts {
                #expect(text.contains(speech(part, source.language)), "seed \(seed), \(source.language): \(part)")
            }
            #expect(!text.unicodeScalars.contains { $0.isPicture }, "seed \(seed), \(source.language): \(text)")
        }
    }

    @Test func `texts that differ in one sign differ in speech at the highest level`() {
        for language in Self.words.keys {
            let signs = Self.signs + Self.pictures + ["a", "«", "»", "‰", "§", "¶", "‡"]
            let spoken = signs.map { speech("a " + $0 + " b", language, .all) }
            #expect(Set(spoken).count == Set(signs).count, "\(language): \(spoken)")
        }
    }

    @Test func `speech of a text is spoken unchanged`() {
        each { source, seed in
            let once = speech(source.parts(1...6).joined(separator: " "), source.language)
            #expect(speech(once, source.language) == once, "seed \(seed), \(source.language)")
        }
    }

    @Test func `places of words are in order and in the text`() {
        each { source, seed in
            let text = source.parts(1...8).joined(
                separator: [" ", ", ", "\n"].randomElement(using: &source.random) ?? " ")
            let words = Wording(language: source.language).words(for: .text(text))
            #expect(words.hasPlaces(in: text), "seed \(seed): \(text)")
        }
    }

    @Test func `no text stops the reader`() {
        let alphabet = Array(
            "a1 .,<3#*|-+>\n\u{200D}\u{FE0F}\u{20E3}🏽👩🏴🇩\u{E0067}\u{E007F}∈│⠋•′·Ωя中\u{301}№€".unicodeScalars)
        for seed in 0..<UInt64(Self.count * 4) {
            var random = SplitMix64(seed: seed)
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...24, using: &random) {
                text.append(alphabet.randomElement(using: &random) ?? "a")
            }
            for level in [Punctuation.none, .some, .all] {
                let words = speech(String(text), .english, level)
                #expect(words.utf8.count < 60 * (text.count + 1), "seed \(seed)")
            }
        }
    }
}
