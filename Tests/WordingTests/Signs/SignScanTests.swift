// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

/// The first look at the bytes of a text agrees with the look at each of its characters.
struct SignScanTests {
    @Test(
        "a character that the first look takes for nameless has no name in any language",
        arguments: ["en", "de", "ru", "ja", "zh-Hans", "zh-Hant", "tr"])
    func nameless(tag: String) {
        let nameless = (0x80...0xFFFF).compactMap(Unicode.Scalar.init).filter { scalar in
            let bytes = Array(String(scalar).utf8) + [0, 0]
            return SignScan.isNameless(bytes[0], bytes[1], bytes[2])
        }
        #expect(nameless.count > 39_000)
        for contexts in [("abc ", " "), ("12", "3 "), ("\n", " abc"), ("ab", "cd "), ("\n", "\n")] {
            let text = nameless.reduce(into: "") { $0 += "\(contexts.0)\($1)\(contexts.1)" }
            let spoken = NamedSigns.whole(text, .none, LanguageTag(tag)).speech
            #expect(spoken == text)
        }
    }

    @Test(
        "a sign, an emoji and a heart are found",
        arguments: ["a × b", "5 ÷ 3", "ok 👍", "1️⃣", "I <3 you", "→", "€", "§", "·", "ﷺ", "§ 5", "° C"])
    func found(text: String) {
        #expect(SignScan.mayHaveSign(text))
    }

    @Test(
        "prose has no sign", arguments: ["Straße, „so“ – und…", "彼女が、家に帰った。", "她回到家时，灯还亮着！", "ещё горела", "안녕하세요"])
    func prose(text: String) {
        #expect(!SignScan.mayHaveSign(text))
    }

    @Test(
        "a letter stands alone if no other one is beside it",
        arguments: [("ось X", true), ("x", true), ("ab 5", false), ("", false), ("ab c", true)])
    func lone(text: String, isLone: Bool) {
        #expect(SignScan.hasLoneLetter(text) == isLone)
    }
}
