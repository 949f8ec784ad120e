// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("Quick test for signs")
struct SignScanTests {
    private static let tags = ["en", "de", "ru", "ja", "zh-Hans", "zh-Hant", "tr"]

    @Test(arguments: tags)
    func `a character that passes the quick test gets no name`(tag: String) {
        let nameless = (0x80...0xFFFF).compactMap(Unicode.Scalar.init).filter { scalar in
            let bytes = Array(String(scalar).utf8) + [0, 0]
            return SignScan.isNameless(bytes[0], bytes[1], bytes[2])
        }
        #expect(nameless.count > 39_000)
        for contexts in [("abc ", " "), ("12", "3 "), ("\n", " abc"), ("ab", "cd "), ("\n", "\n")] {
            let text = nameless.reduce(into: "") { $0 += "\(contexts.0)\($1)\(contexts.1)" }
            let spoken = NamedSigns.searched(text, .none, LanguageTag(tag)).speech
            #expect(spoken == text)
        }
    }

    @Test(arguments: tags + ["el", "uk", "ko", "sr"])
    func `names are equal with and without the quick test`(tag: String) {
        for seed in 0..<2000 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            let text = (0..<Int.random(in: 1...8, using: &random)).map { _ in
                Self.parts.randomElement(using: &random) ?? ""
            }.joined()
            let searched = NamedSigns.searched(text, .none, LanguageTag(tag))
            #expect(NamedSigns.named(in: text, .none, LanguageTag(tag)) == searched, "seed \(seed): \(text)")
        }
    }

    private static let parts = [
        "a", "X", "ab", "log", "é", "für", "α", "Ω", "я", "дом", "стартaпов", "中", "か", "한", "5", "12", "<3", "<", "#",
        "*",
        " ", " ", " ", "\n", "\n\n", ", ", ". ", "、", "，", "（", "・", "’", "–", "…", "e\u{301}", "×", "÷", "°", "§", "·",
        "€", "→",
        "−", "★", "⋯", "½", "①", "ℹ", "❤", "👍🏽", "5️⃣", "🇩🇪", "\u{A0}", "\u{AD}", "\u{200D}", "─", "\u{FFFD}",
    ]

    @Test(arguments: ["a × b", "5 ÷ 3", "ok 👍", "1️⃣", "I <3 you", "→", "€", "§", "·", "ﷺ", "§ 5", "° C"])
    func `a sign, an emoji and a heart are found`(text: String) {
        #expect(SignScan.mayHaveSign(text))
    }

    @Test(arguments: ["Straße, „so“ – und…", "彼女が、家に帰った。", "她回到家时，灯还亮着！", "ещё горела", "안녕하세요"])
    func `prose has no sign`(text: String) {
        #expect(!SignScan.mayHaveSign(text))
    }

    @Test(arguments: [("ось X", true), ("x", true), ("ab 5", false), ("", false), ("ab c", true)])
    func `a letter stands alone if no other one is beside it`(text: String, isLone: Bool) {
        #expect(SignScan.hasLoneLetter(text) == isLone)
    }
}
