// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("Spelling, characters and keys")
struct SpellingTests {
    private func wording(
        _ language: SpokenLanguage = .english, capitals: CapitalLetters = .none, spelling: Bool = false
    ) -> Wording {
        var wording = Wording(language: language)
        (wording.capitals, wording.isSpelling) = (capitals, spelling)
        return wording
    }

    /// The parts: the silence before each in milliseconds, its text, and whether the voice names its letters.
    private func parts(_ words: WordedText) -> [String] {
        #expect(words.parts?.map(\.text).joined() == words.speech)
        return (words.parts ?? []).map { part in
            let pause = Int(part.pause / .milliseconds(1))
            let pitch = part.prosody.pitch.applied(to: 50, within: 0...100)
            let ways = [
                pause == 0 ? nil : "\(pause) ms", part.text, part.isSpelled ? "spelt" : nil,
                pitch == 50 ? nil : "pitch \(pitch)",
            ]
            return ways.compactMap(\.self).joined(separator: "|")
        }
    }

    @Test(arguments: [
        ("cat", ["cat|spelt"]), ("a cat", ["a |spelt", "250 ms|cat|spelt"]),
        ("  a \n\t b ", ["a |spelt", "250 ms|b |spelt"]),
        ("x12", ["x |spelt", "60 ms|1 2"]), ("12 ab", ["1 2 ", "250 ms|ab|spelt"]), ("a,b", ["a,b|spelt"]),
        ("a😀b", ["a |spelt", "60 ms|grinning face ", "60 ms|b|spelt"]), ("e\u{301}", ["é|spelt"]), ("", []), (" ", []),
        ("a\u{1}b", ["a |spelt", "60 ms|control character 1 ", "60 ms|b|spelt"]), ("Ａ１", ["a |spelt", "60 ms|1"]),
        ("1234567890123", ["1 2 3 4 5 6 7 8 9 0 1 2 3"]),
    ])
    func `a text is spelled`(text: String, expected: [String]) {
        let words = wording(spelling: true).words(for: .text(text))
        #expect(parts(words) == expected)
        #expect(words.display == text)
    }

    @Test func `capitals are marked by the voice, by a word or by pitch`() {
        func spelt(_ text: String, _ language: SpokenLanguage, _ capitals: CapitalLetters) -> [String] {
            parts(wording(language, capitals: capitals, spelling: true).words(for: .text(text)))
        }
        #expect(spelt("Ab", .english, .none) == ["ab|spelt"])
        #expect(spelt("Ab", .english, .spell) == ["Ab|spelt"])
        #expect(spelt("aBc", .english, .icon) == ["a|spelt", "b|spelt|pitch 75", "c|spelt"])
        #expect(spelt("Да", .russian, .spell) == ["заглавная ", "да|spelt"])
        #expect(spelt("мД", .russian, .spell) == ["м |spelt", "60 ms|заглавная ", "д|spelt"])
        #expect(spelt("Ok", .russian, .spell) == ["Ok|spelt"])
        #expect(spelt("ß", .german, .none) == ["ß|spelt"])
    }

    @Test func `a long word is spelled in pieces, and keeps all letters`() {
        let words = wording(spelling: true).words(for: .text(String(repeating: "ab", count: 100)))
        #expect(words.speech == String(repeating: "ab", count: 100))
        #expect(words.parts?.map(\.text.count) == Array(repeating: 24, count: 8) + [8])
    }

    @Test func `a very long text has its end spoken as text`() {
        let words = wording(spelling: true).words(for: .text(String(repeating: "a1", count: 2000) + " the end [["))
        #expect(words.parts?.count == 4001)
        #expect(words.parts?.last?.text == " the end [[")
        #expect(words.parts?.last?.isSpelled == false)
    }

    @Test func `spelled markup keeps its marks and its prosody`() throws {
        let marked = try SpeechMarkup(
            "<speak><mark name='a'/>ab <mark name='b'/><prosody pitch='high'>c1</prosody><mark name='c'/></speak>"
        ).marked
        let words = wording(spelling: true).words(for: .markup(marked))
        #expect(parts(words) == ["ab |spelt", "c |spelt|pitch 65", "60 ms|1|pitch 65"])
        #expect(words.marks.map(\.offset) == [0, 3, 6])
        let part = try SpeechMarkup("<speak>5 <say-as interpret-as='spell-out'>a/1</say-as></speak>").marked
        #expect(parts(wording().words(for: .markup(part))) == ["5 ", "a/ |spelt", "60 ms|1"])
    }

    @Test(arguments: [
        ("a", ["a|spelt"]), ("&", ["&|spelt"]), (" ", [" |spelt"]), ("7", ["7"]), ("\t", ["tab"]), ("\n", ["new line"]),
        ("\u{1B}", ["escape"]), ("\u{0}", ["control character 0"]), ("\u{E000}", ["unknown character"]),
        ("。", ["ideographic full stop"]),
        ("🙂", ["slightly smiling face"]), ("👍🏽", ["thumbs up medium skin tone"]), ("日", ["日|spelt"]), ("é", ["é|spelt"]),
        ("", []), ("space", [" |spelt"]),
        ("linefeed", ["line feed"]), ("ab", ["ab|spelt"]), ("！", ["!|spelt"]),
    ])
    func `a character is spoken by its name`(character: String, expected: [String]) {
        #expect(parts(wording().words(for: .character(character))) == expected)
    }

    @Test func `marks have names in the language if its voice has none`() {
        #expect(wording(.japanese).words(for: .character("!")).speech == "かんたんふ")
        #expect(wording(.simplifiedChinese).words(for: .character("，")).speech == "逗号")
        #expect(wording(.traditionalChinese).words(for: .character("。")).speech == "句號")
        #expect(wording(.russian).words(for: .character("-")).speech == "дефис")
        #expect(wording(.spanish).words(for: .character("|")).speech == "barra vertical")
        #expect(wording(.french).words(for: .character("…")).speech == "points de suspension")
    }

    @Test func `an invisible character is displayed by its name`() {
        #expect(wording().words(for: .character(" ")).display == "space")
        #expect(wording(.german).words(for: .character("\t")).display == "Tabulator")
        #expect(wording(.german).words(for: .character("a")).display == "a")
        #expect(wording(.german).words(for: .key("control_space")).display == "Steuerung Leerzeichen")
    }

    @Test(arguments: [
        ("a", ["a|spelt"]), ("A", ["a|spelt"]), ("ú", ["ú|spelt"]), ("$", ["$|spelt"]), ("_", ["_|spelt"]),
        ("-", ["-|spelt"]),
        ("control_x", ["control ", "x|spelt"]), ("control__", ["control ", "_|spelt"]),
        ("control_L", ["control ", "l|spelt"]),
        ("Control_L", ["control"]), ("Super_R", ["super"]), ("shift_F3", ["shift F3"]), ("f12", ["F12"]),
        ("alt_Tab", ["alt tab"]), ("Page_Up", ["page up"]), ("prior", ["page up"]), ("kp-enter", ["keypad enter"]),
        ("KP_Enter", ["keypad enter"]), ("shift_kp-5", ["shift keypad ", "5"]), ("kp--", ["keypad ", "-|spelt"]),
        ("KP_Add", ["keypad ", "+|spelt"]), ("space", [" |spelt"]), ("underscore", ["_|spelt"]),
        ("double-quote", ["\"|spelt"]), ("linefeed", ["line feed"]), ("control_alt_delete", ["control alt delete"]),
        ("ISO_Left_Tab", ["tab"]), ("ctrl", ["control"]), ("control_", ["control"]), ("_a", ["a"]), ("", []),
        ("XF86AudioPlay", ["XF86AudioPlay"]), ("XF86_Sleep", ["XF86 Sleep"]), ("\u{1}", ["control character 1"]),
        ("shift_alt_control_meta_a", ["shift alt control meta ", "a|spelt"]), ("f0", ["f0"]), ("f999", ["f999"]),
    ])
    func `a key is spoken in words`(name: String, expected: [String]) {
        #expect(parts(wording().words(for: .key(name))) == expected)
    }

    @Test(arguments: [
        (SpokenLanguage.german, "Steuerung Umschalt Entfernen"), (.french, "contrôle majuscule suppression"),
        (.spanish, "control mayúsculas suprimir"), (.russian, "контрол шифт удалить"),
        (.japanese, "コントロール シフト デリート"), (.simplifiedChinese, "Control Shift 删除"),
        (.traditionalChinese, "Control Shift 刪除"),
    ])
    func `keys have names in every language`(language: SpokenLanguage, words: String) {
        #expect(wording(language).words(for: .key("control_shift_delete")).speech == words)
    }

    @Test func `a sound that is missing has a name to speak`() {
        let words = wording().words(for: .soundIcon("message-new_instant"))
        #expect(words.display == "message-new_instant")
        #expect(words.parts?.map(\.text) == ["message new instant"])
        #expect(words.parts?.map(\.sound) == ["message-new_instant"])
    }
}
