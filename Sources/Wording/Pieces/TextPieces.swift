// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A long text in pieces. A piece ends where a sentence ends, or where a word ends when the sentence is long.
///
/// The pieces, joined, are the text. A text as long as a book costs no more than its beginning until more is needed.
struct TextPieces: Sendable, IteratorProtocol {
    /// In Unicode scalars.
    static let longest = 1200
    /// No piece ends at a sentence's end before this.
    private static let shortest = 200

    private var rest: Substring.UnicodeScalarView

    init(_ text: String) {
        rest = text[...].unicodeScalars
    }

    var isEmpty: Bool { rest.isEmpty }

    mutating func next() -> String? {
        guard !rest.isEmpty else { return nil }
        let end = rest.index(rest.startIndex, offsetBy: Self.longest, limitedBy: rest.endIndex) ?? rest.endIndex
        let window = rest[..<end]
        let piece = end == rest.endIndex ? window : window.prefix(Self.length(of: window))
        rest = rest[piece.endIndex...]
        return String(piece)
    }

    /// The length of the next piece, in Unicode scalars.
    private static func length(of window: Substring.UnicodeScalarView) -> Int {
        let sentence = SpokenSentences(String(window)).starts.last ?? 0
        if sentence >= shortest { return sentence }
        let word = window.lastIndex(where: \.properties.isWhitespace).map {
            window.distance(from: window.startIndex, to: $0)
        }
        return word.map { $0 + 1 } ?? window.count
    }
}
