// SPDX-License-Identifier: MIT

import Testing

@testable import a11y_speak

@Suite("Comparison of expected and recognized speech")
struct SpeechComparisonTests {
    /// Complaints as printed lines; each recognized text is a stretch of one second.
    private func compare(_ expected: [String], _ heard: [String]) -> [String] {
        let parts = heard.enumerated().map { index, text in
            (start: Double(index), words: text.split(separator: " ").map(String.init))
        }
        let complaints = SpeechComparison(expected: expected.map { ExpectedSpeech($0) }, heard: parts).complaints
        return complaints.map { "\($0.kind) \($0.number ?? 0) \($0.time.map { "\($0)" } ?? "-"): \($0.difference)" }
    }

    @Test func `speech recognized word for word is right, however it is split`() {
        #expect(compare(["X axis, 1.0 to 5", "Fire!"], ["x axis", "one point zero to five fire"]) == [])
    }

    @Test func `a missing text is named`() {
        #expect(compare(["one", "battery low", "two"], ["one", "two"]) == ["missing 2 -: [-battery-] [-low-]"])
    }

    @Test func `a repeated or unexpected text is named with its time`() {
        #expect(compare(["one", "two"], ["one", "one", "two"]) == ["unexpected 0 1.0: {+one+}"])
        #expect(
            compare(["one"], ["one", "new message", "?"]) == [
                "unexpected 0 1.0: {+new+} {+message+}", "unexpected 0 2.0: {+?+}",
            ])
    }

    @Test func `a wrong word is shown where it stands`() {
        #expect(
            compare(["X axis, 1 to 5"], ["x axis one to nine"]) == ["wrong 1 0.0: x axis one to [-five-] {+nine+}"])
    }

    @Test func `the order matters`() {
        #expect(compare(["alpha", "bravo"], ["bravo", "alpha"]) != [])
    }

    @Test func `a cut text may lack its last word, or have it misheard`() {
        #expect(compare(["one two three…"], ["one two"]) == [])
        #expect(compare(["one two three…"], ["one two tree"]) == [])
        #expect(compare(["one two three…"], ["one"]) == ["wrong 1 0.0: one [-two-]"])
        #expect(compare(["one two three…"], ["four"]) == ["missing 1 0.0: [-one-] [-two-]"])
    }

    @Test func `empty speech is right if none is expected`() {
        #expect(compare([], []) == [])
        #expect(compare(["one"], []) == ["missing 1 -: [-one-]"])
    }

    @Test func `without words captions are compared by their times, from the first sound`() {
        let expected = [("a", 5.0, 6.0), ("b", 8.0, 9.0)].map {
            ExpectedSpeech($0.0, time: Stretch(start: $0.1, end: $0.2))
        }
        let right = [Stretch(start: 1, end: 1.95), Stretch(start: 4.1, end: 4.4), Stretch(start: 4.7, end: 5.1)]
        #expect(TimeComparison(expected: expected, heard: right).complaints == [])
        let wrong = [Stretch(start: 1, end: 1.95), Stretch(start: 7, end: 7.5)]
        #expect(
            TimeComparison(expected: expected, heard: wrong).complaints.map { "\($0.kind): \($0.difference)" } == [
                "missing: silence", "unexpected: sound of 0.50 s",
            ])
    }
}
