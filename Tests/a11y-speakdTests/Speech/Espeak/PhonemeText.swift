// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Foundation
import TestSupport
import Wording

/// A text of the phrasebooks, with its shown and its spoken form.
struct PhonemeText: Sendable {
    /// The text's place in its table, or its phrase.
    let row: String
    private(set) var words: WordedText
    /// Words that must be heard in addition to the shown signs.
    var heard: [String] = []

    /// All texts of a language, without duplicates.
    static func all(in language: SpokenLanguage) throws -> [PhonemeText] {
        var known: Set<WordedText> = []
        let texts =
            try table("spoken-numbers.txt", language, display: 2) + table("wording.txt", language, display: 3)
            + PhrasebookTexts(language).all.map { $0.named(in: language) }
        return texts.filter { known.insert($0.words).inserted }
    }

    /// The words with the names of lone letters, as in an announcement of the phrase.
    private func named(in language: SpokenLanguage) -> PhonemeText {
        var named = self
        let phrase = AnnouncementContent.phrased(shown: words.display, spoken: words.speech)
        named.words.speech = Wording(language: language).words(for: phrase).speech
        return named
    }

    /// English words of clients in the golden tables.
    static let clientsWords = ["Energy", "Coal", "Wind", "Easter", "floops"]

    /// The rows of a golden table. The column after `display` has the spoken form.
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
