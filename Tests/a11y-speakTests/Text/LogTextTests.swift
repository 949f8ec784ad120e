// SPDX-License-Identifier: MIT

import Testing

@testable import ClientConnection
@testable import a11y_speak

@Suite("Lines of a log as text")
struct LogTextTests {
    @Test(
        arguments: [
            ("\u{1B}[1;31merror:\u{1B}[0m bad", "error: bad"),
            ("\u{1B}]0;title\u{07}built", "built"), ("\u{1B}]8;;http://a.b\u{1B}\\link\u{1B}]8;;\u{1B}\\", "link"),
            ("\u{1B}(Bplain\u{1B}7", "plain"), ("a\tb   c", "a b c"), (" 10 %\r 50 %\r100 %\r", "100 %"),
            ("done\r", "done"), ("a\u{7}b", "a b"), ("x\u{202E}y", "x y"), ("", ""), ("   ", ""), ("é ü 漢", "é ü 漢"),
            ("\u{1B}[", ""), ("half \u{1B}]0;no end", "half"),
        ] as [(String, String)])
    func `sequences for terminals and control characters are left out`(written: String, text: String) {
        #expect(LogText(written.utf8).text == text)
        #expect(!LogText(written.utf8).isBinary)
    }

    @Test func `bytes that are not UTF-8 are dropped, and mostly invalid text is binary`() {
        #expect(LogText(Array("caf".utf8) + [0xE9] + Array(" is open today".utf8)).text == "caf is open today")
        #expect(!LogText(Array("caf".utf8) + [0xE9] + Array(" is open today".utf8)).isBinary)
        #expect(LogText([0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0, 0, 0]).isBinary)
        #expect(LogText([0xFF, 0xFE, 0xFD]) == LogText([0xFF, 0xFF, 0xFF]))
    }

    @Test func `a long line is cut, and says so`() {
        #expect(LogText(String(repeating: "ab ", count: 400).utf8, limit: 8).text == "ab ab ab…")
        #expect(LogText("12345678".utf8, limit: 8).text == "12345678")
    }

    @Test func `an endless line keeps only its beginning, and the next line is whole`() {
        var cutter = LineCutter(limit: 4)
        #expect(cutter.lines(adding: Array("ab".utf8)) == [])
        #expect(cutter.lines(adding: Array("cdefg".utf8)) == [])
        #expect(cutter.lines(adding: Array("h\nxy\n\nz".utf8)) == [Array("abcd".utf8), Array("xy".utf8), []])
        #expect(cutter.rest() == Array("z".utf8))
        #expect(cutter.rest() == nil)
    }
}
