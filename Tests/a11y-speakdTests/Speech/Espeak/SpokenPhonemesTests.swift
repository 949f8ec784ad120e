// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

@testable import a11y_speakd

/// The phonemes in `Tests/Tables/spoken-numbers.txt`, which a person has checked. Each version of espeak-ng has a
/// column with the output of `espeak-ng --ipa`.
@Suite("Phonemes of spoken numbers", .slow)
struct SpokenPhonemesTests {
    private static let voices = [
        "en": "gmw/en-US", "de": "gmw/de", "fr": "roa/fr", "es": "roa/es", "ru": "zle/ru", "ja": "jpx/ja",
        "zh-Hant": "sit/cmn-Latn-pinyin", "zh-Hans": "sit/cmn-Latn-pinyin",
    ]

    @Test(arguments: voices.keys.sorted())
    func `the installed version gives the phonemes of its column in every row`(language: String) async throws {
        let synthesizer = try await EspeakStage.synthesizer.value
        let column = try #require(
            SpokenPhonemes.column(of: synthesizer.name),
            "Tests/Tables/spoken-numbers.txt has no phonemes of \(synthesizer.name): let its rows be read, and add them."
        )
        let rows = try SpokenPhonemes.rows(column: column).filter { $0.language == language }
        #expect(rows.count > 60)
        for row in rows {
            let clauses = try await synthesizer.ipa(of: row.speech, voice: try #require(Self.voices[language]))
            #expect(SpokenPhonemes.joined(clauses) == row.phonemes, "\(row.speech)")
        }
    }

    @Test(arguments: [
        ("espeak-ng 1.51", 4), ("espeak-ng 1.51.1", 4), ("espeak-ng 1.52.0", 5), ("espeak-ng 1.53-dev", nil),
        ("espeak-ng 1.5", nil),
    ])
    func `a version of espeak-ng uses its own column`(name: String, column: Int?) {
        #expect(SpokenPhonemes.column(of: name) == column)
    }
}

/// The columns of phonemes in the table.
struct SpokenPhonemes {
    let language, speech, phonemes: String

    /// - Returns: nil for a version whose phonemes are not in the table.
    static func column(of synthesizer: String) -> Int? {
        switch synthesizer.split(separator: " ").last?.split(separator: ".").prefix(2) {
        case ["1", "51"]: 4
        case ["1", "52"]: 5
        default: nil
        }
    }

    /// A row without the last column uses the column of the version before.
    static func rows(column: Int) throws -> [SpokenPhonemes] {
        let text = try String(contentsOfFile: "\(SourceTree.root)/Tests/Tables/spoken-numbers.txt", encoding: .utf8)
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return SpokenPhonemes(
                language: cells[0], speech: cells[3], phonemes: cells[min(column, cells.count - 1)])
        }
    }

    static func joined(_ clauses: [String]) -> String {
        clauses.map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: " | ")
    }
}
