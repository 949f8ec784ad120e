// SPDX-License-Identifier: MIT

import Testing

@testable import ClientConnection
@testable import Exploring
@testable import a11y_speak

@Suite("Rows of a screen")
struct ScreenTextTests {
    @Test func `texts of one style are one run, and empty ones none`() {
        var row = ScreenText("a")
        row.append("b")
        row.append("", .bold)
        row.append("c", .bold)
        row.append("d", .bold)
        #expect(row.runs == [.init(text: "ab", style: []), .init(text: "cd", style: .bold)])
        #expect(row.text == "abcd" && row.cells == 4)
        #expect(ScreenText().runs == [] && ScreenText("", .bold).runs == [])
    }

    @Test func `a row is padded up to a column, and never beyond`() {
        var row = ScreenText("最")
        row.pad(to: 4, .reverse)
        #expect(row.runs == [.init(text: "最", style: []), .init(text: "  ", style: .reverse)])
        row.pad(to: 3)
        #expect(row.cells == 4)
    }

    @Test(arguments: [
        ("a", 1), ("", 0), ("最", 2), ("한", 2), ("ｱ", 1), ("Ａ", 2), ("😀", 2), ("e\u{301}", 1), ("\u{301}", 0),
        ("\u{200B}", 0), ("⠿", 1), ("▲", 1),
    ])
    func `a character takes as many cells as terminals give it`(text: String, cells: Int) {
        #expect(text.cells == cells)
    }

    @Test(arguments: [
        ("abc", 3, "abc"), ("abc", 2, "a…"), ("abc", 1, "…"), ("abc", 0, ""), ("abc", -1, ""), ("最大値", 5, "最大…"),
        ("最大値", 4, "最…"), ("最", 1, "…"),
    ])
    func `a text wider than its room is cut with a sign`(
        text: String, room: Int, cut: String
    ) {
        #expect(text.cut(to: room) == cut)
        #expect(text.cut(to: room).cells <= max(0, room))
    }

    @Test func `control characters become spaces, and other text is unchanged`() {
        #expect("a\u{1B}[31mb\tc\nd".printable == "a [31mb c d")
        #expect("a\u{202E}b\u{2066}c\u{2028}d\u{9B}e".printable == "a b c d e")
        let plain = "Ä 最 😀 −5\u{A0}V e\u{301}"
        #expect(plain.printable == plain)
    }
}
