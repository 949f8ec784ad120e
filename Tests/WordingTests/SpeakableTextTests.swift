// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Wording

@Suite("Speakable text")
struct SpeakableTextTests {
    private func spoken(_ text: String) -> String { SpeakableText(text).text }

    @Test(arguments: [
        "Build finished", "-5", "[[a---b", "e\u{301}", "<audio src='/etc/passwd'/> & more", "Größe: 5 µm",
        "日本語 and ไทย", "one\ntwo", "[1]",
        "a-b", "Ἀθῆναι", "שָׁלוֹם", "👩\u{200D}🚀", "1234567890", "می\u{200C}خواهم",
    ])
    func `a safe text is unchanged`(text: String) {
        #expect(Array(spoken(text).unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test(arguments: [
        // Commands of espeak-ng, its end of text, and characters that do not belong in a text.
        ("a\u{1}400S b", "a 400S b"), ("a\u{0}b", "a b"), ("\u{1B}[31mred", "red"), ("\u{1B}]0;title\u{7}b", "b"),
        ("a\u{85}b\u{7F}c", "a b c"),
        ("a\u{FFFE}b\u{FFFF}c", "a b c"),
        ("\u{E000}x\u{F8FF}\u{F0000}", " x  "), ("\u{FFFD}", " "), ("one\u{2028}two", "one\ntwo"),
        // Invisible characters that would split a word or reverse its letters.
        ("wo\u{AD}rd", "word"), ("\u{FEFF}a\u{200E}b\u{202E}c\u{2066}d", "abcd"), ("a\u{200B}b", "a b"),
        ("x\u{2060}y", "xy"),
        // Pictograms without the modifiers that hide their names, and wide or circled forms.
        ("❤\u{FE0F}", "❤"), ("👍🏽", "👍"), ("3\u{FE0F}\u{20E3}", "3"), ("１２ＡＢ（ｃ）", "12AB(c)"), ("①⑨", "19"),
        ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴"),
    ])
    func `an unsafe text is made safe`(text: String, expected: String) {
        #expect(Array(spoken(text).unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test(arguments: [0xFDD0, 0xFDEF, 0x1FFFE, 0xFFFFF, 0x10FFFF])
    func `a value that is not a character becomes a space`(value: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(value))
        #expect(spoken("a\(Character(scalar))b") == "a b")
    }

    @Test func `a text that is made speakable twice does not change the second time`() {
        for text in ["👍🏽１２", "a\u{0}b"] {
            #expect(spoken(spoken(text)) == spoken(text))
        }
    }

    @Test
    func `a text is spoken alike with and without the quick test of its bytes`() {
        for value in 0x80...0x1_2000 {
            guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
            // A control character fails the quick test, and is spoken as a space.
            #expect(" " + spoken("a\(scalar)b") == spoken("\u{1}a\(scalar)b"), "\(String(value, radix: 16))")
        }
    }
}
