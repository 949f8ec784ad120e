// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("Wording, row by row")
struct WordingGoldenTests {
    @Test(arguments: SpokenLanguage.heard)
    func `display and speech match the table`(language: SpokenLanguage) throws {
        try compare(WordingGolden.rows(in: language), with: "wording", language)
    }

    @Test(arguments: SpokenLanguage.heard)
    func `exploring sentences match their table`(language: SpokenLanguage) throws {
        try compare(WordingGolden.rows(in: language, WordingGolden.exploring), with: "exploring", language)
    }

    @Test(arguments: SpokenLanguage.heard)
    func `first and following sentences match their table`(language: SpokenLanguage) throws {
        try compare(WordingGolden.rows(in: language, WordingGolden.openings), with: "openings", language)
    }

    /// Shows only the rows that differ: the whole table is too long for a log.
    private func compare(_ now: [String], with name: String, _ language: SpokenLanguage) throws {
        let table = try WordingGolden.rows(name).filter { $0.hasPrefix(language.rawValue + "\t") }
        let new = now.filter { !table.contains($0) }
        #expect(new == [], "Read what is said now, and put it into Tests/Tables/\(name).txt.")
        #expect(table.filter { !now.contains($0) } == [] && table.count == now.count)
    }

    @Test(arguments: SpokenLanguage.heard)
    func `no speech has signs that the synthesizer loses`(language: SpokenLanguage) {
        for row in WordingGolden.rows(in: language, WordingGolden.all) {
            let speech = row.split(separator: "\t").last ?? ""
            let risky = speech.filter { "−+%°€$£¥×⁻\u{A0}\u{202F}{}".contains($0) }
            let signs = zip(speech, speech.dropFirst()).filter { $0.0 == "-" && $0.1.isNumber }
            let stray = ["  ", ", ,", "..", " ,", ",.", "、、", "，，", "。。"].filter { speech.contains($0) }
            #expect(risky.isEmpty && signs.isEmpty && stray.isEmpty, "\(row)")
        }
    }

    /// Kinds of announcements that have the same words in English and another language, or only the client's words.
    private static let alike = [
        "element", "element adjusted", "labelled point", "series at the same place", "series of a year",
        "series of a known name", "row",
    ]

    @Test(arguments: SpokenLanguage.heard.filter { $0 != .english })
    func `other languages contain no English words`(language: SpokenLanguage) {
        let english = WordingGolden.rows(in: .english, WordingGolden.all).map { $0.split(separator: "\t").dropFirst() }
        let own = WordingGolden.rows(in: language, WordingGolden.all).map { $0.split(separator: "\t").dropFirst() }
        let same = zip(english, own).filter { $0 == $1 }.map { $0.1.joined(separator: ": ") }
        #expect(same.filter { row in !Self.alike.contains { row.contains(": \($0): ") } } == [])
    }
}
