// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Writes a text from left to right with some pieces replaced, and records their places.
struct ChangedText {
    let scalars: [Unicode.Scalar]
    /// The number of scalars that are copied or replaced.
    private(set) var place = 0
    private let source: String
    private var spoken = String.UnicodeScalarView()
    private var changes: [NormalizedText.Change] = []
    /// UTF-8 bytes of the text and of the speech up to ``place``.
    private var (written, length) = (0, 0)

    init(_ text: String) {
        source = text
        scalars = Array(text.unicodeScalars)
    }

    var text: NormalizedText {
        NormalizedText(speech: changes.isEmpty ? source : String(spoken), changes: changes)
    }

    /// Whether the speech ends within a word.
    var isInWord: Bool { spoken.last.map { !$0.isSpace } ?? false }

    mutating func copy(to end: Int) {
        while place < min(end, scalars.count) {
            append(scalars[place])
            written += UTF8.width(scalars[place])
            place += 1
        }
    }

    mutating func replace(to end: Int, with words: String) {
        let (start, source) = (length, written)
        for scalar in words.unicodeScalars { append(scalar) }
        for scalar in scalars[place..<end] { written += UTF8.width(scalar) }
        place = end
        changes.append(NormalizedText.Change(written: source..<written, spoken: start..<length))
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        spoken.append(scalar)
        length += UTF8.width(scalar)
    }
}
