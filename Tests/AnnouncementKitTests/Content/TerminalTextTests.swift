// SPDX-License-Identifier: MIT

import Testing

@testable import AnnouncementKit

@Suite("Text of a terminal")
struct TerminalTextTests {
    @Test(arguments: [
        ("\u{1B}[31mError:\u{1B}[0m failed", "Error: failed"), ("plain", "plain"), ("a\tb\n", "a\tb\n"),
        ("\u{1B}[1;38;5;196mred\u{1B}[m", "red"), ("\u{1B}]0;title\u{7}text", "text"),
        ("\u{1B}]8;;http://x\u{1B}\\link\u{1B}]8;;\u{1B}\\", "link"), ("\u{1B}(Bx", "x"), ("\u{1B}=x", "x"),
        ("N\u{8}NA\u{8}AM\u{8}ME\u{8}E", "NAME"), ("_\u{8}a_\u{8}b", "ab"), ("50%\r\u{1B}[K100%", "100%"),
        ("old text\r\u{1B}[2Knew", "new"), ("abc\u{1B}[2Dx", "axc"), ("a\u{1B}[3Cb", "a   b"),
        ("one\u{1B}[2;1Htwo", "one\ntwo"), ("\u{9B}1mbold", "bold"), ("cut \u{1B}[3", "cut "), ("\u{1B}", ""),
        ("\u{1B}[31\u{1B}[0mx", "x"), ("\u{1B}[9999999999999999999Cx", " x"), ("é\u{8}e", "e"),
        ("a\r\nb\u{1B}[0m", "a\nb"),
        ("\u{1B}Pq#0\u{1B}\\x", "x"), ("ab\u{1B}[1G\u{1B}[Pz", "z"),
    ])
    func `a text is as a terminal shows it`(text: String, expected: String) {
        #expect(TerminalText.shown(text) == expected)
    }

    @Test func `a carriage return alone begins the line again in the output of a program only`() {
        #expect(TerminalText.shown("10%\r20%", overwrites: true) == "20%")
        #expect(TerminalText.shown("10%\r20%") == "10%\r20%")
    }

    @Test func `a sequence erases at most one line of the screen, however long the line of the text is`() {
        let text = String(repeating: "a", count: 100_000) + String(repeating: "\u{1B}[1K", count: 20_000)
        #expect(TerminalText.shown(text).utf8.count == 24 * 4096)
    }

    @Test func `an announced text has no escapes`() {
        #expect(AnnounceRequest(text: "\u{1B}[1mdone\u{1B}[0m").announcement.content == .text("done"))
    }
}
