// SPDX-License-Identifier: MIT

import Testing

@testable import a11y_speak

@Suite("Tcl, as far as Emacspeak writes it")
struct TclReaderTests {
    private func commands(_ text: String) -> [[String]] {
        var reader = TclReader()
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            reader.commands(in: Array(line.utf8)) { String(decoding: $0, as: UTF8.self).hasPrefix("q {") }
        }
        return lines + reader.rest()
    }

    /// A text and the words of each of its commands.
    static let texts: [(text: String, commands: [[String]])] = [
        ("s", [["s"]]), ("", []), ("  \t ", []), ("# a comment; s", []), ("s # more", [["s", "#", "more"]]),
        ("q {Hello world. }", [["q", "Hello world. "]]), ("q {}", [["q", ""]]),
        ("q {a {b {c}} d}", [["q", "a {b {c}} d"]]), ("sh 100", [["sh", "100"]]),
        ("tts_sync_state all 0 0 1 175 ", [["tts_sync_state", "all", "0", "0", "1", "175"]]),
        ("s; q {a;b}; d", [["s"], ["q", "a;b"], ["d"]]), ("q \"a b\\\"c\\nd\"", [["q", "a b\"c\nd"]]),
        ("a /usr/a\\ b.wav", [["a", "/usr/a b.wav"]]), ("q {one\ntwo\nthree}\nd", [["q", "one\ntwo\nthree"], ["d"]]),
        ("q {$x [exit] \\n}", [["q", "$x [exit] \\n"]]), ("q {a \\} b}", [["q", "a } b"]]),
        ("q {a \\{ b}", [["q", "a { b"]]), ("q {one \\\ntwo}", [["q", "one  two"]]), ("q {a\\\\b}", [["q", "a\\\\b"]]),
        ("s\r", [["s"]]), ("q {a}\r", [["q", "a"]]), ("{q} {a}", [["q", "a"]]),
        ("set_lang {en} t", [["set_lang", "en", "t"]]),
        ("q {naïve café 🙂 }", [["q", "naïve café 🙂 "]]),
    ]

    @Test(arguments: texts.indices)
    func `words are bare, in braces or in quotes, and nothing is substituted`(index: Int) {
        #expect(commands(Self.texts[index].text) == Self.texts[index].commands)
    }

    /// Braces that Emacspeak did not escape.
    static let unbalanced: [(text: String, commands: [[String]])] = [
        ("l {{}\nd", [["l", "{"], ["d"]]), ("l {}}\nd", [["l", "}"], ["d"]]),
        ("tts_say { unbalanced { brace}\nd", [["tts_say", " unbalanced { brace"], ["d"]]),
        ("tts_say {a}b}\nd", [["tts_say", "a}b"], ["d"]]),
        ("q {if x {\ny}\nq {next}", [["q", "if x {\ny"], ["q", "next"]]),
        ("q {never closed\nd\ns", [["q", "never closed\nd\ns"]]), ("q \"never closed", [["q", "never closed"]]),
    ]

    @Test(arguments: unbalanced.indices)
    func `an unbalanced brace costs one command at most`(index: Int) {
        #expect(commands(Self.unbalanced[index].text) == Self.unbalanced[index].commands)
    }

    @Test func `an unclosed brace has a limit of bytes`() {
        var reader = TclReader()
        let line = Array(repeating: UInt8(ascii: "a"), count: 1000)
        var closed: [[String]] = []
        _ = reader.commands(in: Array("q {".utf8)) { _ in false }
        for _ in 0..<1100 where closed.isEmpty { closed = reader.commands(in: line) { _ in false } }
        #expect(closed.map { $0.map(\.count) }.first?.first == 1)
        #expect(!reader.isOpen)
    }

    @Test func `bytes that are not UTF-8 are replaced, and do not end a command`() {
        var reader = TclReader()
        let commands = reader.commands(in: Array("q {a".utf8) + [0xC3, 0x28, 0xFF] + Array("b}".utf8)) { _ in false }
        #expect(commands == [["q", "a\u{FFFD}(\u{FFFD}b"]])
    }
}
