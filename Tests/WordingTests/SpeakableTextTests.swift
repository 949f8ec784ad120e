// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Wording

@Suite("Speakable text")
struct SpeakableTextTests {
    private func spoken(_ text: String) -> String { SpeakableText(text).text }

    @Test(arguments: [
        "Build finished", "-5", "<audio src='/etc/passwd'/> & more", "Größe: 5 µm", "日本語 and ไทย", "one\ntwo", "[1]",
        "a-b", "Ἀθῆναι", "שָׁלוֹם", "👩\u{200D}🚀", "1234567890", "می\u{200C}خواهم",
    ])
    func `what is safe stays as it is`(text: String) {
        #expect(Array(spoken(text).unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test(arguments: [
        // Commands of espeak-ng, its end of text, and characters that no text has.
        ("a\u{1}400S b", "a 400S b"), ("a\u{0}b", "a b"), ("\u{1B}[31mred", " [31mred"), ("a\u{85}b\u{7F}c", "a b c"),
        ("a\u{FFFE}b\u{FFFF}c", "a b c"),
        ("\u{E000}x\u{F8FF}\u{F0000}", " x  "), ("\u{FFFD}", " "), ("one\u{2028}two", "one\ntwo"),
        // Phonemes and dashes in a row.
        ("[[hello]]", " [hello]]"), ("[[[[a", "   [a"), ("---लच्छेद", "  -लच्छेद"), ("--5", " -5"), ("—–-x", "  -x"),
        // Invisible characters that would cut a word, or turn its letters.
        ("wo\u{AD}rd", "word"), ("\u{FEFF}a\u{200E}b\u{202E}c\u{2066}d", "abcd"), ("a\u{200B}b", "a b"),
        ("x\u{2060}y", "xy"),
        // Pictures without what loses their names, and wide or circled forms.
        ("❤\u{FE0F}", "❤"), ("👍🏽", "👍"), ("3\u{FE0F}\u{20E3}", "3"), ("１２ＡＢ（ｃ）", "12AB(c)"), ("①⑨", "19"),
        ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴"),
    ])
    func `what is not is made so`(text: String, expected: String) {
        #expect(Array(spoken(text).unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test(arguments: [0xFDD0, 0xFDEF, 0x1FFFE, 0xFFFFF, 0x10FFFF])
    func `what is no character is a space`(value: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(value))
        #expect(spoken("a\(Character(scalar))b") == "a b")
    }

    @Test(arguments: [
        ("cafe\u{301}", "café"), ("Vie\u{323}\u{302}t", "Việt"), ("Vie\u{302}\u{323}t", "Việt"), ("и\u{306}", "й"),
        ("ε\u{301}", "έ"), ("か\u{3099}", "が"), ("q\u{301}", "q\u{301}"), ("\u{301}a", "\u{301}a"),
    ])
    func `a letter and its accent are one character where there is one`(text: String, expected: String) {
        #expect(Array(spoken(text).unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test func `accents piled on a letter are four at most`() {
        let pile = String(repeating: "\u{334}", count: 1000)
        #expect(spoken("a\(pile)b\(pile)").unicodeScalars.count == 10)
    }

    @Test func `a word of more bytes than espeak-ng keeps is broken, and none of it is lost`() {
        for letter in ["a", "é", "ก", "𐎀", "字"] {
            let text = String(repeating: letter, count: 1000)
            let words = spoken(text).split(separator: " ")
            #expect(words.allSatisfy { $0.utf8.count <= 160 }, "\(letter)")
            #expect(words.joined().filter { $0 != "," } == text)
        }
        let thai = spoken(String(repeating: "น้ำ", count: 100)).split(separator: " ")
        #expect(thai.allSatisfy { $0.first?.unicodeScalars.first == "น" })
        let usual = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
        #expect(spoken(usual) == usual)
    }

    @Test func `a number of more digits than have names is told digit by digit`() {
        #expect(spoken("123456789012345678") == "123456789012345678")
        #expect(spoken("a1234567890123456789b") == "a1 2 3 4 5 6 7 8 9 0, 1 2 3 4 5 6 7 8 9 b")
        let long = spoken(String(repeating: "7", count: 10_000))
        #expect(long.utf8.count == 20_998)
        #expect(!long.contains("77"))
    }

    @Test func `it can be made twice and stays the same`() {
        for text in ["[[a---b", "e\u{301}\u{301}", String(repeating: "x", count: 500), "👍🏽１２", "a\u{0}b"] {
            #expect(spoken(spoken(text)) == spoken(text))
        }
    }
}
