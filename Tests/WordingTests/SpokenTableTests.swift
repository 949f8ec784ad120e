// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation
import TestSupport
import Testing

@testable import Wording

/// `Tests/Tables/spoken-numbers.txt`: the displayed and the spoken form of numbers in each language. A person has read
/// every row, and its phonemes (`SpokenPhonemesTests`).
@Suite("Spoken numbers, row by row")
struct SpokenTableTests {
    @Test(arguments: SpokenLanguage.heard)
    func `display and speech match the table`(language: SpokenLanguage) throws {
        let rows = try SpokenTable.rows().filter { $0.language == language }
        #expect(
            rows.map(\.kind) == SpokenTable.kinds.map(\.name),
            "Tests/Tables/spoken-numbers.txt lacks rows of \(language), in this order.")
        for (row, kind) in zip(rows, SpokenTable.kinds) {
            let words = kind.words(language)
            #expect([words.display, words.speech] == [row.display, row.speech], "\(language) \(kind.name)")
        }
    }

    @Test func `speech has no signs, groups of digits or letters for exponents`() throws {
        for row in try SpokenTable.rows() {
            let risky = row.speech.filter { "−+%°€$£¥×⁻\u{A0}\u{202F}".contains($0) }
            let signs = zip(row.speech, row.speech.dropFirst()).filter { $0.0 == "-" && $0.1.isNumber }
            #expect(risky.isEmpty && signs.isEmpty, "\(row.language) \(row.speech)")
        }
    }
}

struct SpokenTable {
    struct Row {
        let language: SpokenLanguage
        let kind, display, speech: String
    }

    struct Kind: Sendable {
        let name: String
        let words: @Sendable (SpokenLanguage) -> WordedText
    }

    static func rows() throws -> [Row] {
        let text = try String(contentsOfFile: SourceTree.root + "/Tests/Tables/spoken-numbers.txt", encoding: .utf8)
        return try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require((5...6).contains(cells.count), "\(line)")
            return Row(
                language: try #require(SpokenLanguage(rawValue: cells[0])), kind: cells[1], display: cells[2],
                speech: cells[3])
        }
    }

    static let kinds: [Kind] = numbers + ranges + dates

    private static let numbers: [Kind] = [
        (-5, ""), (21.25, ""), (1.0625, ""), (-0.5, ""), (0.001, ""), (1005, ""), (10_010, ""), (1_234_567, ""),
        (1e6, ""), (2.5e9, ""), (1.5e12, ""), (123_456_789_012_345, ""), (1e20, ""), (-2.5e-20, ""), (.nan, ""),
        (1, "V"), (2, "V"), (5, "V"), (1.5, "V"), (2.5e6, "persons"), (1, "s"), (2, "s"), (21, "s"), (22, "s"),
        (25, "s"), (1, "h"), (-5.2, "°C"), (0.5, "%"), (21, "%"), (1, "USD"), (-3.5, "EUR"), (2e6, "EUR"), (1, "N"),
        (7, "kB"), (5, "kHz"), (48_000, "m"), (3.2e-9, "F"), (1, "BTC"), (12, "floops"),
    ].map { value, unit in
        Kind(name: "\(value) \(unit)") { .number(value, unit, $0) }
    }

    private static let ranges: [Kind] = [
        (1, 5, "V"), (-5.2, 40.1, "°C"), (0, 0.5, "%"), (1.5e9, 2.25e9, ""), (3.2e-9, 7.9e-9, "F"), (3e-7, 9e-7, ""),
        (1_000_000.01, 1_000_000.02, ""), (-1_000_000.02, -1_000_000.01, "V"), (0, 2e6, "persons"), (5, 5, ""),
    ].map { lower, upper, unit in
        Kind(name: "\(lower) to \(upper) \(unit)") {
            SpokenRange(lower: lower, upper: upper, unit: SpokenUnit(unit), language: $0).words
        }
    }

    /// Dates from 3 March 2010 on.
    private static let dates: [Kind] = [
        ("half a second", 0.5), ("45 seconds", 45), ("5 hours", 18_000), ("3 days", 259_200), ("18 days", 1_555_200),
        ("50 days", 4_320_000), ("100 days", 8_640_000), ("700 days", 60_480_000), ("5000 days", 432_000_000),
    ].flatMap { name, span in
        let range: @Sendable (SpokenLanguage) -> SpokenDateRange = { language in
            SpokenDateRange(lower: 1_267_574_405, upper: 1_267_574_405 + span, language: language)
        }
        return [
            Kind(name: name) { range($0).words },
            Kind(name: "in \(name)") { range($0).point(1_267_574_405 + span * 0.625) },
        ]
    }
}

extension WordedText {
    fileprivate static func number(_ value: Double, _ unit: String, _ language: SpokenLanguage) -> WordedText {
        SpokenNumber.words(for: value, unit: SpokenUnit(unit), language: language)
    }
}
