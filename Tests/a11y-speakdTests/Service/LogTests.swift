// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import a11y_speakd

@Suite("The log")
struct LogTests {
    private func text(_ queue: inout LogQueue) -> String { String(decoding: queue.take(), as: UTF8.self) }

    @Test func `waiting lines are written together, in their order`() {
        var queue = LogQueue()
        queue.add("one")
        queue.add("two")
        #expect(!queue.isEmpty)
        #expect(text(&queue) == "one\ntwo\n")
        #expect(queue.isEmpty)
        #expect(text(&queue) == "")
    }

    @Test func `an unread log drops its newest lines and counts them in their place`() {
        var queue = LogQueue()
        let line = String(repeating: "x", count: 1023)
        for _ in 1...300 { queue.add(line) }
        queue.add("too late, even if it is short")
        let lines = text(&queue).split(separator: "\n")
        #expect(lines.dropLast() == Array(repeating: Substring(line), count: 256)[...])
        #expect(lines.last == "a11y-speakd: Lines of this log that were dropped, because no program read it: 45.")
        queue.add("next")
        #expect(text(&queue) == "next\n")
    }

    @Test(arguments: [
        ("plain 日本語 שלום é 👩‍👩‍👧", "plain 日本語 שלום é 👩‍👩‍👧"), ("two\nlines\r", #"two\u{A}lines\u{D}"#),
        ("\u{1B}[2J\u{7}", #"\u{1B}[2J\u{7}"#), ("\u{9B}31m\u{7F}", #"\u{9B}31m\u{7F}"#),
        ("\u{2028}\u{2029}\u{85}", #"\u{2028}\u{2029}\u{85}"#),
        ("\u{202E}desrever\u{2066}", #"\u{202E}desrever\u{2066}"#),
    ])
    func `control characters and direction marks are logged as their numbers`(text: String, escaped: String) {
        #expect(LogText.escaped(text) == escaped)
        var queue = LogQueue()
        queue.add(text)
        #expect(self.text(&queue) == escaped + "\n")
    }

    @Test func `quotation marks and line breaks in a quotation are escaped`() {
        #expect(LogText.quoted(#"a" (finished) \u{A} "#) == #""a\" (finished) \\u{A} ""#)
        #expect(LogText.quoted("a\nb") == #""a\u{A}b""#)
    }
}
