// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing
import Wording

@testable import ClientConnection
@testable import Exploring
@testable import a11y_speak

@Suite("Explore: captions")
struct CaptionTextTests {
    /// The shown word that stands out for each word of the speech.
    private func marked(_ display: String, _ speech: String) -> [String] {
        let offsets = speech.unicodeScalars.indices.enumerated().filter { place in
            let before = speech.unicodeScalars[..<place.element].last
            return speech.unicodeScalars[place.element] != " " && (before == nil || before == " ")
        }.map(\.offset)
        return offsets.map { offset in
            var caption = CaptionText(WordedText(display: display, speech: speech))
            caption.hear(offset: offset)
            return caption.rows(columns: 200, count: 1)[0].runs.first { $0.style.contains(.reverse) }?.text ?? ""
        }
    }

    @Test func `a text displayed as spoken is marked word by word`() {
        #expect(marked("End of data", "End of data") == ["End", "of", "data"])
    }

    @Test func `where speech has more words, the shown one stands out for all of them`() {
        #expect(marked("−5.2 °C now", "minus 5.2 degrees Celsius now") == ["−5.2", "−5.2", "°C", "°C", "now"])
        #expect(
            marked("X axis, −5 to 12.5\u{A0}V", "X axis, minus 5 to 12.5 volts")
                == ["X", "axis,", "−5", "−5", "to", "12.5\u{A0}V", "12.5\u{A0}V"])
        #expect(marked("最大5", "さいだい 5") == ["最大5", "最大5"])
        #expect(marked("", "a b") == ["", ""])
    }

    @Test func `an offset within a word is that word`() {
        var caption = CaptionText(WordedText(display: "one two", speech: "one two"))
        caption.hear(offset: 5)
        #expect(caption.rows(columns: 20, count: 1)[0].runs.map(\.text) == ["one ", "two"])
        caption.end()
        #expect(caption.rows(columns: 20, count: 1)[0].runs.map(\.text) == ["one two"])
    }

    @Test func `rows break between words, and those with the word that is heard are shown`() {
        let text = "one two three four five six"
        var caption = CaptionText(WordedText(display: text, speech: text))
        #expect(caption.rows(columns: 9, count: 2).map(\.text) == ["one two", "three"])
        caption.hear(offset: 24)
        #expect(caption.rows(columns: 9, count: 2).map(\.text) == ["four five", "six"])
        #expect(caption.rows(columns: 3, count: 1).map(\.text) == ["six"])
        #expect(caption.rows(columns: 0, count: 1).isEmpty && caption.rows(columns: 5, count: 0).isEmpty)
    }

    @Test func `wide letters take two cells`() {
        #expect("最大5".cells == 5)
        #expect("最大5".cut(to: 4) == "最…")
        #expect("e\u{301}".cells == 1)
        #expect("abc".cut(to: 3) == "abc" && "abcd".cut(to: 3) == "ab…" && "ab".cut(to: 0) == "")
    }

    @Test func `sentences are asked for as they are shown and spoken`() throws {
        func words(_ display: String, _ speech: String, isCharacter: Bool = false) throws -> AnnounceRequest {
            var utterance = ExploreUtterance(number: 1, words: WordedText(display: display, speech: speech))
            utterance.isCharacter = isCharacter
            return utterance.request
        }
        #expect(try words("End", "End").words == .text("End"))
        #expect(try words("x", "x", isCharacter: true).words == .character("x"))
        #expect(
            try words("−5 V", "minus 5 <volts> \"x\" & y").words
                == .phrased("−5 V", spoken: "minus 5 <volts> \"x\" & y"))
        let request = try words("End", "End")
        #expect(request.mayRepeat && request.delivery.punctuation == Punctuation.none)
    }
}
