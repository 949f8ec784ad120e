// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

@testable import a11y_speakd

@Suite("SSIP: lines and texts")
struct SSIPFramerTests {
    /// All pieces of the framer, which takes a text after each SPEAK.
    private func pieces(_ parts: [[UInt8]], framer: SSIPFramer = SSIPFramer()) -> [String] {
        var framer = framer
        var pieces: [String] = []
        for part in parts {
            framer.add(part)
            while let piece = framer.next() {
                if piece == .line(Array("SPEAK".utf8)) { framer.takeText() }
                pieces.append(Self.gist(piece))
            }
        }
        return pieces
    }

    private static func gist(_ piece: SSIPFramer.Piece) -> String {
        switch piece {
        case .line(let bytes): String(decoding: bytes, as: UTF8.self)
        case .text(let bytes): "<" + String(decoding: bytes, as: UTF8.self) + ">"
        default: "\(piece)"
        }
    }

    private func pieces(_ text: String) -> [String] { pieces([Array(text.utf8)]) }

    @Test func `equal bytes give equal pieces, wherever they are cut`() {
        let session = "GET RATE\r\nSPEAK\r\n..é🙂\r\n...\r\n\n.\n\r\n.\r\nSPEAK\r\n.\r\nGET\n\r\nQUIT\r\n"
        for parts in ByteCuts.all(of: Array(session.utf8)) {
            #expect(
                pieces(parts) == [
                    "GET RATE", "SPEAK", "<.é🙂\r\n..\r\n\n.\n>", "SPEAK", "noText", "GET\n", "QUIT",
                ])
        }
    }

    @Test func `a line feed alone ends neither a line nor a text`() {
        #expect(pieces("GET RATE\n\nGET\n") == [])
        #expect(pieces("SPEAK\r\none\n.\n\ntwo\r\n.\r\n") == ["SPEAK", "<one\n.\n\ntwo>"])
        #expect(pieces("a\rb\r\r\n") == ["a\rb\r"])
    }

    @Test func `a text loses its last line end, and the first of two dots at the start of a line`() {
        #expect(pieces("SPEAK\r\n..\r\n....\r\n.a\r\na..b\r\n.\r\n") == ["SPEAK", "<.\r\n...\r\n.a\r\na..b>"])
        #expect(pieces("SPEAK\r\n\r\n.\r\n") == ["SPEAK", "<>"])
        #expect(pieces("SPEAK\r\n\r\n\r\n.\r\n") == ["SPEAK", "<\r\n>"])
        #expect(pieces("SPEAK\r\n . \r\n. \r\n.\r\n") == ["SPEAK", "< . \r\n. >"])
    }

    @Test func `a line or text that is given up keeps at most 2 bytes and is too long at its end`() {
        for half in ["GET RA", "SPEAK\r\nabc\r\nde", "SPEAK\r\nabc\r\n", "SPEAK\r\na"] {
            var framer = SSIPFramer()
            framer.discard()
            framer.add(Array(half.utf8))
            while framer.next() != nil { framer.takeText() }
            framer.discard()
            #expect(framer.unfinishedCount <= 2)
            framer.add(Array("TE\r\n.\r\nGET RATE\r\n".utf8))
            let isText = half.hasPrefix("SPEAK")
            #expect(framer.next() == (isText ? .textTooLong : .lineTooLong))
            if !isText { #expect(framer.next() == .line(Array(".".utf8))) }
            #expect(framer.next() == .line(Array("GET RATE".utf8)))
        }
    }

    @Test func `lines after a text are commands`() {
        #expect(pieces("SPEAK\r\na\r\n.\r\n.\r\nGET\r\n") == ["SPEAK", "<a>", ".", "GET"])
    }

    @Test func `a NUL becomes a question mark`() {
        #expect(pieces("C\0AR\r\nSPEAK\r\n\0a\0\r\n.\r\n") == ["C?AR", "SPEAK", "<?a?>"])
    }

    @Test(arguments: [1, 2, 3, 5, 1000])
    func `a line or text above its limit is skipped and reported at its end, and others are kept`(cut: Int) {
        let long = String(repeating: "x", count: 40)
        let session =
            "\(long)\r\nGET\r\nSPEAK\r\n\(long)\r\n\(long)\r\n.\r\nSPEAK\r\na\r\n.\r\n12345678\r\n123456789\r\n"
        let bytes = Array(session.utf8)
        let parts = stride(from: 0, to: bytes.count, by: cut).map { Array(bytes[$0..<min($0 + cut, bytes.count)]) }
        #expect(
            pieces(parts, framer: SSIPFramer(longestLine: 8, longestText: 50)) == [
                "lineTooLong", "GET", "SPEAK", "textTooLong", "SPEAK", "<a>", "12345678", "lineTooLong",
            ])
    }

    @Test func `dots, line ends and carriage returns inside a text above the limit do not end it`() {
        for line in ["\r", ".\r", "..\r\r", String(repeating: ".", count: 99)] {
            #expect(
                pieces([Array("SPEAK\r\n\(line)\r\n\(line)\r\n.\r\n".utf8)], framer: SSIPFramer(longestText: 2)) == [
                    "SPEAK", "textTooLong",
                ])
        }
    }
}
