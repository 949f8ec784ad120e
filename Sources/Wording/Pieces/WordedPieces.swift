// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The words of a content, one piece at a time. The first piece is ready at once. Further pieces of a long text are
/// made on demand.
package struct WordedPieces: Sendable, IteratorProtocol {
    private enum Rest {
        case whole(AnnouncementContent)
        case text(TextPieces)
        case parts(MarkedText, from: Int)
    }

    /// The first piece.
    package let first: WordedText
    /// Whether the language lacks a sentence of the first piece, which is English then.
    package let hasEnglish: Bool
    private let wording: Wording
    private var rest: Rest?
    private var hasGivenFirst = false

    package init(_ content: AnnouncementContent, _ wording: Wording) {
        self.wording = wording
        let book = wording.book
        let known = book.englishCount
        if case .burst(let count, let client, let last) = content {
            let more = wording.words(forMore: count, from: client)
            let (words, rest) = Self.begin(last, wording)
            first = Pauses.join([more, words], book.pauses.sentences)
            self.rest = rest
        } else {
            (first, rest) = Self.begin(content, wording)
        }
        hasEnglish = book.englishCount != known
    }

    private static func begin(_ content: AnnouncementContent, _ wording: Wording) -> (WordedText, Rest?) {
        var content = content
        if case .document(let document) = content { content = .markup(DocumentSentence(wording).marked(document)) }
        var rest: Rest? =
            switch content {
            case .text(let text) where text.utf8.count > TextPieces.longest: .text(TextPieces(text))
            case .markup(let marked) where marked.parts.count > 1: .parts(marked, from: 0)
            default: .whole(content)
            }
        let first = take(&rest, wording) ?? WordedText(display: "", speech: "")
        return (first, rest)
    }

    /// True if there are more words.
    package var hasMore: Bool { !hasGivenFirst || rest != nil }

    /// True if the first piece is the whole text.
    package var isWhole: Bool { !hasGivenFirst && rest == nil }

    package mutating func next() -> WordedText? {
        guard hasGivenFirst else {
            hasGivenFirst = true
            return first
        }
        return Self.take(&rest, wording)
    }

    private static func take(_ rest: inout Rest?, _ wording: Wording) -> WordedText? {
        switch rest {
        case nil: return nil
        case .whole(let content):
            rest = nil
            return wording.words(for: content)
        case .text(var pieces):
            let text = pieces.next() ?? ""
            rest = pieces.isEmpty ? nil : .text(pieces)
            return wording.words(for: .text(text))
        case .parts(let marked, let first):
            let end = end(of: marked, from: first)
            rest = end == marked.parts.count ? nil : .parts(marked, from: end)
            return wording.words(for: .markup(marked[first..<end]))
        }
    }

    /// Parts are not split: a piece ends when its parts together are long enough.
    private static func end(of marked: MarkedText, from first: Int) -> Int {
        var length = 0
        for (index, part) in marked.parts.enumerated().dropFirst(first) {
            length += part.spoken.text.utf8.count
            let endsSentence = part.spoken.text.last { !$0.isWhitespace }.map { ".!?…。！？".contains($0) } ?? false
            if length > TextPieces.longest || (length > TextPieces.longest / 2 && endsSentence) { return index + 1 }
        }
        return marked.parts.count
    }
}

extension MarkedText {
    /// Some of the parts with the marks before them. The last parts also get the marks at the end.
    fileprivate subscript(range: Range<Int>) -> MarkedText {
        let isLast = range.upperBound == parts.count
        let marks = marks.filter { range.contains($0.part) || (isLast && $0.part >= range.upperBound) }
        return MarkedText(
            parts: Array(parts[range]), marks: marks.map { Mark(name: $0.name, part: $0.part - range.lowerBound) })
    }
}

/// A long text in pieces. A piece ends at the end of a sentence, or at the end of a word if the sentence is long.
///
/// The joined pieces equal the text. The text of a whole book costs no more than its beginning until more is needed.
struct TextPieces: Sendable, IteratorProtocol {
    /// The largest length of a piece, in Unicode scalars.
    static let longest = 1200
    /// A piece does not end at the end of a sentence before this length.
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
