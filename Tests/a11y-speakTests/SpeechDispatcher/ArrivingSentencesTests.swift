// SPDX-License-Identifier: MIT

import Testing

@testable import a11y_speak

@Suite("Sentences that arrive in parts")
struct ArrivingSentencesTests {
    @Test func `a sentence is whole when the next begins`() {
        var arriving = ArrivingSentences()
        #expect(arriving.add(Array("Hel".utf8)) == [])
        #expect(arriving.add(Array("lo wor".utf8)) == [])
        #expect(arriving.add(Array("ld. How are".utf8)) == ["Hello world."])
        #expect(arriving.add(Array(" you?\nFine".utf8)) == ["How are you?"])
        #expect(arriving.takeRest() == "Fine")
        #expect(arriving.takeRest() == nil && arriving.isEmpty)
    }

    @Test func `numbers and a character in two parts stay whole`() {
        var arriving = ArrivingSentences()
        #expect(arriving.add(Array("It is 1.5 k".utf8)) == [])
        let euro = Array("€".utf8)
        #expect(arriving.add([euro[0]]) == [])
        #expect(arriving.add(euro[1...] + Array(". Now".utf8)) == ["It is 1.5 k€."])
    }

    @Test func `the parts of any cut have all words in order`() {
        let text = "One two. Three! Vier fünf? “Six.” Sieben… 八。九！ten\n\neleven 🔥 twelve"
        let bytes = Array(text.utf8)
        for size in 1...bytes.count {
            var (arriving, said) = (ArrivingSentences(), [String]())
            for start in stride(from: 0, to: bytes.count, by: size) {
                said += arriving.add(Array(bytes[start..<min(start + size, bytes.count)]))
            }
            said += [arriving.takeRest()].compactMap { $0 }
            #expect(said.joined().filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace }, "parts of \(size)")
        }
    }
}

@Suite("Long texts in pieces")
struct LongTextTests {
    @Test func `a short text is one piece`() {
        #expect(LongText.pieces(of: "a\n\nb") == ["a\n\nb"])
    }

    @Test func `no piece is too long, and the pieces have all words in order`() {
        let line = (0..<900).map { "word\($0)" }.joined(separator: " ")
        let text = [line, String(repeating: "x", count: 100_000), "end"].joined(separator: "\n\n")
        let pieces = LongText.pieces(of: text)
        #expect(pieces.allSatisfy { $0.utf8.count <= LongText.longest + 1 })
        #expect(pieces.joined().filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
    }
}
