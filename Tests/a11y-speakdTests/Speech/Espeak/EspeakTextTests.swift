// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Synthesis
@testable import a11y_speakd

@Suite("Safe text for espeak-ng")
struct EspeakTextTests {
    private func spoken(_ text: String) -> String { EspeakText(text).text }

    @Test(arguments: [
        "Build finished", "-5", "<audio src='/etc/passwd'/> & more", "Größe: 5 µm", "日本語 and ไทย", "one\ntwo", "[1]",
        "a-b", "Ἀθῆναι", "שָׁלוֹם", "👩\u{200D}🚀", "1234567890", "ヽ", "ー", "می\u{200C}خواهم",
    ])
    func `safe text is unchanged`(text: String) {
        #expect(Array(spoken(text).unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test(arguments: [
        ("[[hello]]", " [hello]]"), ("[[[[a", "   [a"), ("---लच्छेद", "  -लच्छेद"), ("--5", " -5"), ("—–-x", "  -x"),
    ])
    func `brackets that open phonemes and dashes in a row become spaces except the last`(text: String, expected: String)
    {
        #expect(spoken(text) == expected)
    }

    @Test(arguments: [
        ("cafe\u{301}", "café"), ("Vie\u{323}\u{302}t", "Việt"), ("Vie\u{302}\u{323}t", "Việt"), ("и\u{306}", "й"),
        ("ε\u{301}", "έ"), ("か\u{3099}", "が"), ("q\u{301}", "q\u{301}"), ("\u{301}a", "\u{301}a"),
    ])
    func `a letter and its accent become one character where that exists`(text: String, expected: String) {
        #expect(Array(spoken(text).unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test(arguments: [
        ("ジャパン・タイムズ", "ジャパン タイムズ"), ("ﾄﾑ･ｿｰﾔ", "ﾄﾑ ｿｰﾔ"), ("ノルウェー", "ノル-ウェー"), ("のるうぇー", "のる-うぇー"), ("ウェブ", "ウェブ"),
        ("すごーーい", "すごーい"), ("ああー", "ああ"), ("カアー", "カア"), ("アー", "アー"), ("んー", "ん"), ("きゃぁ", "きゃあ"),
        ("スィー", "スイ"), ("キロオーム", "キロオム"), ("ツヴァイ", "ツ-ヴァイ"), ("クヮ", "クワ"), ("こゝろ", "こころ"), ("いすゞ", "いすず"),
        ("3ヶ月", "3カ月"), ("ヷ", "ヴァ"),
        ("ティッシュ・ペーパー", "ティッシュ ペーパー"),
    ])
    func `kana that the voice does not read become kana that it reads`(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test func `a letter keeps at most four accents`() {
        let pile = String(repeating: "\u{334}", count: 1000)
        #expect(spoken("a\(pile)b\(pile)").unicodeScalars.count == 10)
    }

    @Test func `a word of more than 160 bytes is split without loss`() {
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

    @Test func `a number of more than 18 digits is sent digit by digit`() {
        #expect(spoken("123456789012345678") == "123456789012345678")
        #expect(spoken("a1234567890123456789b") == "a1 2 3 4 5 6 7 8 9 0, 1 2 3 4 5 6 7 8 9 b")
        let long = spoken(String(repeating: "7", count: 10_000))
        #expect(long.utf8.count == 20_998)
        #expect(!long.contains("77"))
    }

    @Test func `text that was made safe is unchanged when made safe again`() {
        for text in ["[[a---b", "e\u{301}\u{301}", String(repeating: "x", count: 500)] {
            #expect(spoken(spoken(text)) == spoken(text))
        }
    }

    @Test func `an offset in the safe text gives the offset in the source`() {
        func offsets(_ text: String) -> [Int] {
            let safe = EspeakText(text)
            return (0..<safe.text.unicodeScalars.count).map(safe.offsetInSource)
        }
        #expect(offsets("a--b") == [0, 1, 2, 3])
        #expect(offsets("e\u{301}t") == [0, 2])
        #expect(offsets("1234567890123456789 a").suffix(4) == [18, 18, 19, 20])
        #expect(offsets("\(String(repeating: "é", count: 46))").suffix(2) == [45, 45])
        #expect(EspeakText("é").offsetInSource(of: 1) == .max)
    }
}
