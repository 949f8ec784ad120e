// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Wording

@Suite("Text of a language's file")
struct LanguageTextTests {
    @Test func `phrases, tables and rules are read below their headings`() {
        let text = LanguageText(
            """
            # A comment.
            page = Seite {i} \\
            von {n}
            [help]
            key.question = Fragezeichen
            [voice]
            # another comment
            HASH Raute
            [ Klammer auf
            \\ Schrägstrich
            ] Klammer zu
            [characters]
            NBSP festes Leerzeichen
            NBSP anderes
            [keys]
            up Pfeil auf
            [rules]
            0: null; eins;
            %feminine:
            """)
        #expect(text.entries == ["page": "Seite {i} von {n}", "key.question": "Fragezeichen"])
        #expect(text.parts == ["key.question": .help])
        #expect(
            text.tables == [
                "voice": ["#": "Raute", "[": "Klammer auf", "\\": "Schrägstrich", "]": "Klammer zu"],
                "characters": ["\u{A0}": "festes Leerzeichen"], "keys": ["up": "Pfeil auf"],
            ])
        #expect(text.rules == ["0: null; eins;", "%feminine:"])
    }

    @Test(arguments: [
        ("a = b", ["a": "b"]), ("a=b=c", ["a": "b=c"]), ("a", ["a": ""]), ("a =", ["a": ""]), ("", [:]),
        ("a = {n}\\u{A0}V", ["a": "{n}\u{A0}V"]), ("a = \\\\", ["a": "\\"]), ("a = \\u{110000}", ["a": "\\u{110000}"]),
        ("a = \\u{", ["a": "\\u{"]), ("a = 1\r\nb = 2", ["a": "1", "b": "2"]), ("a = 1\na = 2", ["a": "2"]),
        ("units = V Volt, A Ampere", ["units": "V Volt, A Ampere", "unit.V": "Volt", "unit.A": "Ampere"]),
        ("  a = b  \n#\n# c = d", ["a": "b"]), ("a = x\\", ["a": "x"]),
    ])
    func `a line is a key, an equals sign and a value`(text: String, entries: [String: String]) {
        #expect(LanguageText(text).entries == entries)
    }

    @Test func `a phrase of a higher layer replaces the lower one with its spoken form`() {
        let base = LanguageText("a = 1\na.speech = one\nb = 2\nb.speech = two\n[keys]\nup a\ndown b\n[rules]\n0: null;")
        let own = LanguageText("a = eins\nb.speech = zwei\n[keys]\nup c")
        let both = own.over(base)
        #expect(both.entries == ["a": "eins", "b": "2", "b.speech": "zwei"])
        #expect(both.tables == ["keys": ["up": "c", "down": "b"]])
        #expect(both.rules == ["0: null;"])
    }
}
