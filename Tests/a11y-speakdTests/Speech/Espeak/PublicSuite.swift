// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Foundation
import TestSupport
import Wording

/// The cases of a public suite of text normalization, in the layout of NeMo-text-processing:
/// `LANGUAGE/data_text_normalization/test_cases_CLASS.txt`, a text and its words in each line, with `~` between. The
/// suite is not a part of this project.
struct PublicSuite: Sendable {
    struct Case: Sendable {
        let language: SpokenLanguage
        let kind: String
        let written: String
        let readings: [String]
    }

    static let languages: [(folder: String, language: SpokenLanguage)] = [
        ("en", .english), ("de", .german), ("fr", .french), ("es", .spanish), ("ru", .russian),
        ("zh", .simplifiedChinese),
    ]

    /// Suites of these languages have the words first.
    private static let wordsFirst: Set<SpokenLanguage> = [.german, .russian]
    /// Texts without numbers or with several lines.
    private static let others: Set<String> = [
        "word", "normalize_with_audio", "cardinal_normalize_with_audio", "punctuation", "punctuation_match_input",
        "special_text",
    ]

    private let cases: [Case]

    init(folder: String) {
        let url = URL(fileURLWithPath: folder)
        cases = Self.languages.flatMap { name, language in
            let folder = url.appendingPathComponent("\(name)/data_text_normalization")
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return files.sorted().flatMap { file -> [Case] in
                guard file.hasPrefix("test_cases_"), file.hasSuffix(".txt") else { return [] }
                let kind = String(file.dropFirst("test_cases_".count).dropLast(4))
                guard !Self.others.contains(kind),
                    let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
                else { return [] }
                return text.split(whereSeparator: \.isNewline).compactMap { Self.read($0, language, kind) }
            }
        }
    }

    func cases(of language: SpokenLanguage) -> [Case] { cases.filter { $0.language == language } }

    private static func read(_ line: Substring, _ language: SpokenLanguage, _ kind: String) -> Case? {
        let parts = line.split(separator: "~").map { String($0).trimmingCharacters(in: .whitespaces) }
        guard parts.count > 1, !parts[0].isEmpty else { return nil }
        guard wordsFirst.contains(language) else {
            return Case(language: language, kind: kind, written: parts[0], readings: Array(parts.dropFirst()))
        }
        return Case(language: language, kind: kind, written: parts[parts.count - 1], readings: Array(parts.dropLast()))
    }
}

extension PublicSuite.Case {
    enum Verdict { case right, houseStyle, wrong }

    var speech: String { Wording(language: language).words(for: .text(written)).speech }

    /// Whether our speech sounds like a reading, or has its words.
    func verdict(_ speech: String, _ sounds: inout SpokenSounds) -> Verdict {
        guard !lacksContext else { return .houseStyle }
        let whole = Self.ungrouped(speech, language)
        let said = SuiteWords(wordsAlone(whole), language)
        let wanted = readings.map { SuiteWords($0, language) }
        let heard = sounds.of(speech, language)
        if wanted.contains(where: { $0.letters == said.letters }) { return .right }
        if readings.contains(where: { sounds.of($0, language) == heard }) { return .right }
        let spelled = whole.map { $0.isNumber ? " \($0) " : String($0) }.joined()
        let styles = [said.inHouseStyle, SuiteWords(wordsAlone(spelled), language).inHouseStyle]
        return wanted.contains { styles.contains($0.inHouseStyle) } ? .houseStyle : .wrong
    }

    /// A Russian ordinal whose case no word shows, and a thirtieth of February.
    private var lacksContext: Bool {
        switch language {
        case .russian: kind == "ordinal" && written.allSatisfy { $0.isNumber || "-её".contains($0) }
        case .spanish: ["30-2-", "30/2/", "30.2.", "1990-2-30", "1990-02-30"].contains { written.hasPrefix($0) }
        default: false
        }
    }

    private static func ungrouped(_ text: String, _ language: SpokenLanguage) -> String {
        let mark = language == .english ? "," : "\\."
        return text.replacingOccurrences(
            of: "(?<=[0-9])\(mark)(?=[0-9]{3}(?![0-9]))", with: "", options: .regularExpression)
    }

    /// Our speech with words in place of digits.
    private func wordsAlone(_ speech: String) -> String {
        let plain = PlainWords(language, punctuation: .none, namesCapitals: false)
        return speech.split(whereSeparator: \.isWhitespace).map { plain.spoken($0) }.joined(separator: " ")
    }
}
