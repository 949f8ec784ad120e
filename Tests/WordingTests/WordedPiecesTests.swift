// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Wording

@Suite("Words, one piece at a time")
struct WordedPiecesTests {
    private func pieces(_ content: AnnouncementContent) -> [WordedText] {
        var pieces = WordedPieces(content, Wording())
        var all: [WordedText] = []
        while let piece = pieces.next() { all.append(piece) }
        return all
    }

    @Test func `a short text is one piece with unchanged words`() {
        for content in [
            AnnouncementContent.text("Dear all. The build failed."), .text(""),
            .axisRanges([AxisRange(axis: "x", lower: 1, upper: 5)]),
            .markup(MarkedText(parts: [])),
        ] {
            #expect(pieces(content) == [Wording().words(for: content)])
            #expect(WordedPieces(content, Wording()).isWhole)
        }
    }

    @Test(arguments: [
        ("One sentence of several words, which is one of many. ", 100), ("Sätze. Mit Umlauten, und 語. ", 200),
        ("word ", 1000), ("x", 5000), ("。", 3000), ("a\n", 2000),
    ])
    func `the pieces of a long text give the whole text, and none is long`(sentence: String, count: Int) {
        let text = String(repeating: sentence, count: count)
        let pieces = pieces(.text(text))
        #expect(pieces.map(\.display).joined() == text)
        #expect(pieces.count > 1)
        #expect(pieces.allSatisfy { $0.display.unicodeScalars.count <= 1200 })
    }

    @Test func `a piece ends at the end of a sentence, or else of a word`() {
        let sentence = "This one has forty characters, all told. "
        let sentences = pieces(.text(String(repeating: sentence, count: 100)))
        #expect(sentences.allSatisfy { $0.display.hasPrefix("This") && $0.display.hasSuffix("told. ") })
        let words = pieces(
            .text(String(repeating: "seven! words, ", count: 5) + String(repeating: "word ", count: 600)))
        #expect(words.dropFirst().allSatisfy { $0.display.hasPrefix("word") && $0.display.hasSuffix(" ") })
    }

    @Test func `the parts of a marked-up text stay whole, and their marks stay in place`() throws {
        let words = (0..<900).map { "<mark name='\($0)'/>word\($0)\($0 % 10 == 9 ? "." : "") " }.joined()
        let marked = try SpeechMarkup("<speak>\(words)<mark name='end'/></speak>").marked
        let pieces = pieces(.markup(marked))
        #expect(pieces.count > 3)
        #expect(pieces.map(\.display).joined() == marked.display)
        let names: [String] = (0..<900).map { "\($0)" }
        #expect(pieces.flatMap { $0.marks.map(\.name) } == names + ["end"])
        for piece in pieces {
            let starts = piece.marks.filter { $0.name != "end" }.map { mark in
                String(String.UnicodeScalarView(piece.speech.unicodeScalars.dropFirst(mark.offset).prefix(4)))
            }
            #expect(starts.allSatisfy { $0 == "word" })
        }
    }
}
