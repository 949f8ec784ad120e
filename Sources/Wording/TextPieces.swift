// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A long text in pieces that end where a sentence does, or where a word does when the sentence is long.
///
/// Joined they are the text. A text of a book's length so costs no more than its beginning until the rest is wanted.
struct TextPieces: Sendable, IteratorProtocol {
    /// In Unicode scalars.
    static let longest = 1200
    /// A sentence that ends before this is not worth a piece of its own.
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

    /// How much of a window is a piece, in Unicode scalars.
    private static func length(of window: Substring.UnicodeScalarView) -> Int {
        let sentence = SpokenSentences(String(window)).starts.last ?? 0
        if sentence >= shortest { return sentence }
        let word = window.lastIndex(where: \.properties.isWhitespace).map {
            window.distance(from: window.startIndex, to: $0)
        }
        return word.map { $0 + 1 } ?? window.count
    }
}
