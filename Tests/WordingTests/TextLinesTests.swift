// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Wording

@Suite("Lines of a text")
struct TextLinesTests {
    @Test(arguments: [
        ("Red\nBlue\nGreen", "Red。\nBlue。\nGreen"), ("Red.\nBlue", "Red.\nBlue"), ("one,\ntwo", "one,\ntwo"),
        ("a\n\nb", "a\n\nb"), ("last\n", "last\n"), ("- milk\n- eggs", "milk。\neggs"), ("* a\n* b", "a。\nb"),
        ("• a\n• b", "a。\nb"), ("# Title\ntext", "Title。\ntext"), ("### Part", "Part"),
        ("> quoted\nreply", "quoted。\nreply"),
        ("Title\n=====\ntext", "Title。\n\ntext"), ("a\n---\nb", "a。\n\nb"),
        ("| a | b |\n| 1 | 2 |", " a 、 b 。\n 1 、 2 "),
        ("#5 is done", "#5 is done"), ("-5", "minus 5"), ("-x is set", "-x is set"), ("*bold* text", "*bold* text"),
        ("> - nested", "nested"), ("1. one\n2. two", "1. one。\n2. two"),
        (
            "The daemon hears every program on a socket and\nspeaks it through the synthesizer",
            "The daemon hears every program on a socket and\nspeaks it through the synthesizer"
        ),
        (
            "The daemon hears every program on a socket, and says what\nAnn wrote to it in the evening before the end",
            "The daemon hears every program on a socket, and says what。\nAnn wrote to it in the evening before the end"
        ),
    ])
    func `the end of a line is a pause unless the sentence goes on, and marks of structure are silent`(
        text: String, expected: String
    ) {
        #expect(Wording().words(for: .text(text)).speech == expected)
    }

    @Test func `with punctuation the marks stay`() {
        var wording = Wording()
        wording.punctuation = .some
        #expect(wording.words(for: .text("# a\n* b")).speech == "# a。\n* b")
    }
}
