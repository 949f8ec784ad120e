// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Foundation
import TestSupport
import Wording

/// A text of the phrasebooks, as it is shown and as a synthesizer is fed it.
struct PhonemeText: Sendable {
    /// Where it is from.
    let row: String
    let words: WordedText
    /// What must be heard beside the marks that are shown.
    var heard: [String] = []

    /// Each text once.
    static func all(in language: SpokenLanguage) throws -> [PhonemeText] {
        var known: Set<WordedText> = []
        let texts =
            try table("spoken-numbers.txt", language, display: 2) + table("wording.txt", language, display: 3)
            + PhrasebookTexts(language).all
        return texts.filter { known.insert($0.words).inserted }
    }

    /// Words of the golden tables that are a client's and in English.
    static let clientsWords = ["Energy", "Coal", "Wind", "Easter", "floops"]

    /// The rows of a golden table; what is said stands behind what is shown.
    private static func table(_ name: String, _ language: SpokenLanguage, display: Int) throws -> [PhonemeText] {
        let text = try String(contentsOfFile: "\(SourceTree.root)/Tests/Tables/\(name)", encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        return lines.compactMap { index, line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells[0] == language.rawValue, cells.count > display + 1 else { return nil }
            return PhonemeText(
                row: "\(name):\(index + 1)", words: WordedText(display: cells[display], speech: cells[display + 1]))
        }
    }
}
