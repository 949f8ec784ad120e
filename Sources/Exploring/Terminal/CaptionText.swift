// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import Wording

/// The text that is being said, as it is shown, with the word that is heard now.
struct CaptionText: Sendable, Equatable {
    /// The words as they are shown.
    private let words: [Substring]
    /// The beginning of each word of the speech, in Unicode scalars, and the shown word that stands for it.
    private let places: [(offset: Int, word: Int)]
    /// The shown word that is heard; nil before and after.
    private(set) var current: Int?
    /// Where the last word that ``hear(_:at:)`` received begins in the speech.
    private var lastOffset = 0

    /// The number of words ahead to search for a heard word: a number is shown in another form than it is said.
    private static let reach = 8

    init(_ text: WordedText) {
        words = text.display.printable.split(separator: " ", omittingEmptySubsequences: true)
        let spoken = Self.words(of: text.speech)
        let partners = Self.partners(of: spoken.map(\.text), among: words)
        places = zip(spoken, partners).map { ($0.offset, $1) }
    }

    /// A text whose speech is not known: its words are found one after the other.
    init(shown text: String) {
        words = text.split(separator: " ", omittingEmptySubsequences: true)
        places = []
    }

    static func == (left: Self, right: Self) -> Bool { left.words == right.words && left.current == right.current }

    /// A word is heard that begins at this scalar of the speech.
    mutating func hear(offset: Int) {
        current = (places.last { $0.offset <= offset } ?? places.first)?.word
    }

    /// A word is heard; one that is not shown leaves the mark where it is.
    /// - Parameter offset: the word's beginning in the speech; less than before when the text is said again.
    mutating func hear(_ word: String, at offset: Int) {
        if offset < lastOffset { current = nil }
        lastOffset = offset
        let ahead = words.indices.dropFirst(current.map { $0 + 1 } ?? 0).prefix(Self.reach)
        current = ahead.first { words[$0] == word } ?? current
    }

    mutating func end() { current = nil }

    /// Rows of so many cells, as many as there is room for: those with the word that is heard, or else the first.
    func rows(columns: Int, count: Int, _ style: ScreenStyle = []) -> [ScreenText] {
        guard columns > 0, count > 0 else { return [] }
        var rows = [ScreenText()]
        var currentRow = 0
        for (index, word) in words.enumerated() {
            let isFirst = rows[rows.count - 1].runs.isEmpty
            if !isFirst, rows[rows.count - 1].cells + 1 + word.description.cells > columns { rows.append(ScreenText()) }
            let isNewRow = rows[rows.count - 1].runs.isEmpty
            if !isNewRow { rows[rows.count - 1].append(" ", style) }
            if index == current { currentRow = rows.count - 1 }
            let mark: ScreenStyle = index == current ? [.reverse, .bold] : style
            rows[rows.count - 1].append(String(word).cut(to: columns), mark)
        }
        let first = min(max(0, currentRow - count / 2), max(0, rows.count - count))
        return Array(rows[first..<min(rows.count, first + count)])
    }

    /// Places are Unicode scalars, as the daemon's captions have them.
    private static func words(of speech: String) -> [(offset: Int, text: String)] {
        var words: [(offset: Int, text: String)] = []
        var isInWord = false
        for (offset, scalar) in speech.unicodeScalars.enumerated() {
            if scalar.properties.isWhitespace {
                isInWord = false
            } else if isInWord {
                words[words.count - 1].text.unicodeScalars.append(scalar)
            } else {
                words.append((offset, String(scalar)))
                isInWord = true
            }
        }
        return words
    }

    /// For each spoken word the shown one: the same word where both have it in this order, and between two of those in
    /// proportion. Very long texts are taken in proportion as a whole.
    private static func partners(of spoken: [String], among shown: [Substring]) -> [Int] {
        var partners: [Int] = []
        var last = (spoken: -1, shown: -1)
        let pairs = spoken.count <= 500 && shown.count <= 500 ? commonWords(spoken, shown) : []
        for pair in pairs + [(spoken.count, shown.count)] {
            let (wide, narrow) = (pair.0 - last.spoken - 1, pair.1 - last.shown - 1)
            for step in 0..<wide {
                let beyond = narrow > 0 ? last.shown + 1 + step * narrow / wide : max(0, last.shown)
                partners.append(min(beyond, max(0, shown.count - 1)))
            }
            if pair.0 < spoken.count { partners.append(pair.1) }
            last = pair
        }
        return partners
    }

    /// The longest list of words that both have in the same order.
    private static func commonWords(_ one: [String], _ other: [Substring]) -> [(Int, Int)] {
        WordDifference.steps(one[...], other.map(String.init)[...]).compactMap { step in
            if case .both(let one, let other) = step { (one, other) } else { nil }
        }
    }
}
