// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import Wording

/// The spoken text as the screen shows it, with the current word marked.
struct CaptionText: Sendable, Equatable {
    /// The words on the screen.
    private let words: [Substring]
    /// For each spoken word: its beginning in the speech, in Unicode scalars, and its word on the screen.
    private let places: [(offset: Int, word: Int)]
    /// The index of the current word on the screen; nil before and after the speech.
    private(set) var current: Int?
    /// The place in the speech of the last word that ``hear(_:at:)`` received.
    private var lastOffset = 0

    /// The number of words ahead to search for a spoken word: numbers differ between screen and speech.
    private static let reach = 8

    init(_ text: WordedText) {
        words = text.display.printable.split(separator: " ", omittingEmptySubsequences: true)
        let spoken = Self.words(of: text.speech)
        let partners = Self.partners(of: spoken.map(\.text), among: words)
        places = zip(spoken, partners).map { ($0.offset, $1) }
    }

    /// A text whose speech is unknown: ``hear(_:at:)`` finds its words in order.
    init(shown text: String) {
        words = text.split(separator: " ", omittingEmptySubsequences: true)
        places = []
    }

    static func == (left: Self, right: Self) -> Bool { left.words == right.words && left.current == right.current }

    /// Marks the word that begins at this scalar of the speech, or contains it.
    mutating func hear(offset: Int) {
        current = (places.last { $0.offset <= offset } ?? places.first)?.word
    }

    /// Marks a spoken word. For a word that is not on the screen the mark stays.
    /// - Parameter offset: the word's beginning in the speech; smaller than before when the text is repeated.
    mutating func hear(_ word: String, at offset: Int) {
        if offset < lastOffset { current = nil }
        lastOffset = offset
        let ahead = words.indices.dropFirst(current.map { $0 + 1 } ?? 0).prefix(Self.reach)
        current = ahead.first { words[$0] == word } ?? current
    }

    mutating func end() { current = nil }

    /// At most `count` rows of `columns` cells: the rows around the current word, or else the first ones.
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

    /// The words of the speech; offsets are in Unicode scalars, as in the daemon's captions.
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

    /// The word on the screen for each spoken word: the same word where both texts have it in this order, others in
    /// proportion between those. Texts over 500 words are matched in proportion only.
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

    /// The longest list of words that both texts have in the same order.
    private static func commonWords(_ one: [String], _ other: [Substring]) -> [(Int, Int)] {
        WordDifference.steps(one[...], other.map(String.init)[...]).compactMap { step in
            if case .both(let one, let other) = step { (one, other) } else { nil }
        }
    }
}
