// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Writes a text from left to right with some pieces replaced, and records their places.
struct ChangedText {
    let scalars: [Unicode.Scalar]
    /// The number of scalars that are copied or replaced.
    private(set) var place = 0
    private let source: String
    private let bytes: [UInt8]
    private var spoken: [UInt8] = []
    private var changes: [NormalizedText.Change] = []
    /// UTF-8 bytes of the text up to ``place``, and those of them that are already in ``spoken``. A piece of the text is
    /// copied at once, when a change follows it.
    private var (written, copied) = (0, 0)
    /// The last character of the speech.
    private var last: Unicode.Scalar?

    init(_ text: String) {
        source = text
        bytes = Array(text.utf8)
        scalars = Array(text.unicodeScalars)
    }

    var text: NormalizedText {
        guard !changes.isEmpty else { return NormalizedText(speech: source, changes: []) }
        return NormalizedText(
            speech: String(decoding: spoken + bytes[copied..<written], as: UTF8.self), changes: changes)
    }

    /// Whether the speech ends within a word.
    var isInWord: Bool { last.map { !$0.isSpace } ?? false }

    mutating func copy(to end: Int) {
        while place < min(end, scalars.count) {
            written += UTF8.width(scalars[place])
            last = scalars[place]
            place += 1
        }
    }

    mutating func replace(to end: Int, with words: String) {
        spoken += bytes[copied..<written]
        let (start, source) = (spoken.count, written)
        spoken += words.utf8
        last = words.unicodeScalars.last ?? last
        for scalar in scalars[place..<end] { written += UTF8.width(scalar) }
        (place, copied) = (end, written)
        changes.append(NormalizedText.Change(written: source..<written, spoken: start..<spoken.count))
    }
}
