// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Wording

/// Rows of "written | spoken". A row without a second half is spoken as written.
struct NormalizationTable: Sendable, CustomTestStringConvertible {
    let written: String
    let spoken: String

    static func rows(_ text: String) -> [Self] {
        text.split(separator: "\n").map { line in
            let halves = line.split(separator: "|", maxSplits: 1).map { $0.trimmed() }
            return Self(written: halves[0], spoken: halves.count == 2 ? halves[1] : halves[0])
        }
    }

    /// Rows of several languages, with the tags of the languages.
    static func rows(_ kinds: [(tag: String, rows: String)]) -> [(tag: String, row: Self)] {
        kinds.flatMap { kind in rows(kind.rows).map { (kind.tag, $0) } }
    }

    var testDescription: String { written }

    func check(_ language: SpokenLanguage) {
        #expect(NormalizedText(written, language: language).speech == spoken, "\(written)")
    }

    func check(tag: String) throws { check(try #require(SpokenLanguage(tag: tag))) }
}
