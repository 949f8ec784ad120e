// SPDX-License-Identifier: MIT

import AnnouncementKit
import DataFiles
import TestSupport
import Testing

@testable import Wording

@Suite("Names of signs and emoji")
struct NamedSignsTests {
    private func speech(_ text: String, _ language: SpokenLanguage = .english, _ level: Punctuation = .none) -> String {
        var wording = Wording(language: language)
        wording.punctuation = level
        return wording.words(for: .text(text)).speech
    }

    @Test(arguments: [
        ("✓ 12 tests passed, ✗ 3 failed", "check mark 12 tests passed, cross mark 3 failed"),
        ("x ∈ S, y ∉ S", "x element of S, y not an element S"), ("A ∪ B", "A union B"), ("A ∩ B", "A intersection B"),
        ("p ⇒ q", "p rightwards double arrow q"), ("p ≪ 0.05", "p much less-than 0.05"), ("3 · 4", "3 middle dot 4"),
        ("5′ 6″", "5 feet 6 inches"),
        ("▲ 3 ▼ 2", "filled up-pointing triangle 3 filled down-pointing triangle 2"),
        ("★", "star"), ("∀ x ∃ y", "for all x there exists y"), ("a ⊂ b", "a subset of b"), ("∅", "empty set"),
        ("♠ K", "spade suit K"), ("♪ on", "eighth note on"), ("☎ 5", "telephone 5"), ("⚠ low", "warning low"),
        ("I <3 you", "I red heart you"), ("a <3", "a red heart"), ("5 <3", "5 <3"), ("¬p", "negation p"),
        ("ℹ read this", "information read this"), ("∄ x", "there does not exist x"),
        ("state−of−the−art", "state−of−the−art"), ("VP−730", "VP−730"), ("fÃ¼r GerÃ¤t", "fÃ¼r GerÃ¤t"),
    ])
    func `a sign is named at every level, in a text`(text: String, expected: String) {
        #expect(speech(text) == expected)
    }

    @Test(arguments: [
        ("🔴 down 🟢 up 🟡 slow", "red circle down green circle up yellow circle slow"),
        ("I feel 🫠", "I feel melting face"),
        ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "flag England"),
        ("🇩🇪!", "flag Germany!"), ("👍🏽", "thumbs up medium skin tone"), ("👩‍🔬 at work", "woman scientist at work"),
        ("👩🏽‍🔬", "woman scientist medium skin tone"), ("5️⃣", "keycap 5"), ("#️⃣", "keycap hash sign"),
        ("❤️", "red heart"), ("🔥🔥", "fire fire"), ("ok👌ok", "ok OK hand ok"), ("🇦🇦", "A A"),
        ("👨‍👩‍👧", "family man, woman, girl"),
        ("☀️ 20", "sun 20"), ("↔️", "left-right arrow"), ("🏳️‍🌈", "rainbow flag"), ("⏰ 7", "alarm clock 7"),
    ])
    func `an emoji is named whole`(text: String, expected: String) {
        #expect(speech(text) == expected)
    }

    @Test(arguments: [
        (SpokenLanguage.german, "I 🔥 ✓ ∈", "I Feuer Häkchen Element"),
        (.french, "🔥 ∪", "feu union"),
        (.german, "Copyright © 1999", "Copyright  1999"), (.simplifiedChinese, "版权 © 1999", "版权  一千九百九十九"),
        (.german, "© 1999", "Urheberrecht 1999"), (.spanish, "🔥", "fuego"), (.russian, "🔥 ok", "огонь ok"),
        (.japanese, "🔥", "火"), (.simplifiedChinese, "🔥", "火焰"), (.traditionalChinese, "🔥", "火"),
    ])
    func `a name is in the language of the text`(language: SpokenLanguage, text: String, expected: String) {
        #expect(speech(text, language) == expected)
    }

    @Test func `a language without a phrasebook has names, and its relatives' for those that it inherits`() {
        var wording = Wording()
        wording.voice = LanguageTag("pl")
        #expect(wording.words(for: .text("🔥 ∈")).speech == "ogień należy do")
        #expect(SignNames.name(of: "🔥", in: LanguageTag("pl-PL")) == "ogień")
        #expect(SignNames.name(of: "🔥", in: LanguageTag("nb")) == SignNames.name(of: "🔥", in: LanguageTag("no")))
        #expect(SignNames.name(of: "🔥", in: LanguageTag("zh-TW")) == "火")
        #expect(SignNames.name(of: "🔥", in: LanguageTag("tlh")) == nil)
        for (tag, parent) in [("es-BO", "es-419"), ("pt-CV", "pt-PT"), ("en-KE", "en-001"), ("sr-BA", "sr-Cyrl-BA")] {
            let names = ["🫓", "🫑", "🧇", "🌯", "🥔", "🍻"].map { SignNames.name(of: $0, in: LanguageTag(tag)) }
            #expect(names == ["🫓", "🫑", "🧇", "🌯", "🥔", "🍻"].map { SignNames.name(of: $0, in: LanguageTag(parent)) })
        }
        #expect(SignNames.name(of: "🔥", in: LanguageTag("an")) == "fuego")
    }

    @Test(arguments: [
        ("│ a │", Punctuation.none, " a "), ("⠋ loading", .none, " loading"), ("• one", .none, "one"),
        ("a • b", .none, "a • b"), ("«a»", .none, "«a»"), ("a — b", .none, "a — b"), ("a ‰", .some, "a ‰"),
        ("█ a", .all, "full block a"),
        ("⅐ and ⓫", .all, "1 slash 7 and 11"), ("don’t ’", .most, "don’t right apostrophe"),
    ])
    func `punctuation and pictures are silent below their level`(text: String, level: Punctuation, expected: String) {
        #expect(speech(text, .english, level).split(separator: " ") == expected.split(separator: " "))
    }

    @Test func `enclosed letters of East Asia are left to the voice`() {
        var wording = Wording(language: .japanese)
        wording.numbers = .written
        #expect(wording.words(for: .text("㈱と5㎏")).speech == "㈱と5㎏")
    }

    @Test func `a text of marks alone is said`() {
        #expect(speech("?") == "?" && Wording().words(for: .text("?")).parts?.first?.isSpelled == true)
        #expect(Wording().words(for: .text("?!")).parts != nil)
        #expect(Wording().words(for: .text("a?")).parts == nil)
    }

    @Test func `labels and values of elements have their signs named`() {
        let element = ElementSnapshot(label: "∑", value: "3.2 🔥")
        #expect(Wording().words(for: .element(element)).speech == "n-ary summation, 3.2 fire")
    }

    @Test func `the words of a text with signs and numbers have places in the text`() throws {
        let text = "🔥 -5 ✓ done"
        let words = Wording().words(for: .text(text))
        #expect(words.speech == "fire minus 5 check mark done")
        let places = try #require(words.places)
        #expect(places.displayed(0..<4) == 0..<1)
        #expect(places.displayed(5..<10) == 2..<4)
        #expect(places.displayed(24..<28) == 7..<11)
    }
}
