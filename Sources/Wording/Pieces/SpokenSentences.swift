// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The start and the end of each sentence of a text, in Unicode scalars as synthesizers count them.
package struct SpokenSentences: Sendable, Hashable {
    /// The offset of each sentence's first scalar, ascending; the first is 0.
    package let starts: [Int]

    package init(_ text: String) {
        var starts = [0]
        var isAfterEnd = false
        var isAfterStop = false
        for (offset, scalar) in text.unicodeScalars.enumerated() {
            let isSpace = scalar.properties.isWhitespace
            if isAfterEnd && !isSpace && !Self.closers.contains(scalar) {
                starts.append(offset)
                isAfterEnd = false
            }
            if Self.wideStops.contains(scalar) || (isSpace && isAfterStop) || scalar == "\n" { isAfterEnd = true }
            isAfterStop = Self.stops.contains(scalar) || (isAfterStop && Self.closers.contains(scalar))
        }
        self.starts = starts
    }

    /// The start of the sentence that contains `offset`.
    package func start(containing offset: Int) -> Int {
        starts.last { $0 <= offset } ?? 0
    }

    /// The start of the sentence after the one that contains `offset`; nil in the last sentence.
    package func start(after offset: Int) -> Int? {
        starts.first { $0 > offset }
    }

    /// These characters end a sentence if a space follows, so "1.5" is not split.
    private static let stops: Set<Unicode.Scalar> = [".", "!", "?", "…"]
    private static let wideStops: Set<Unicode.Scalar> = ["。", "！", "？"]
    private static let closers: Set<Unicode.Scalar> = ["\"", "'", ")", "”", "’", "»", "」", "』"]
}
