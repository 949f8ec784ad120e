// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

/// Kinds that a reader found in collections of quotations, recipes and jokes, each beside its siblings.
@Suite("Texts of everyday life")
struct FoundEverydayTextsTests {
    private static let verses: [(tag: String, rows: String)] = [
        ("en", "-- Isaiah 56:12, New; [Song of Solomon 8:6] | -- Isaiah 56:12, New; [Song of Solomon 8:6]"),
        ("en", "John 3:16 says, the odds are 4:3 | John 3:16 says, the odds are 4 to 3"),
        ("en", "the Aspect Ratio 4:3 | the Aspect Ratio 4 to 3"),
        ("es", "en Juan 3:1, ganó 3:1 | en Juan 3:1, ganó 3 a 1"), ("fr", "selon Jean 3:16 | selon Jean 3:16"),
        ("de", "gegen Bayern 3:1 | gegen Bayern 3 zu 1"),
    ]

    @Test(arguments: NormalizationTable.rows(verses))
    func `a colon after a name makes a verse where scores have hyphens`(tag: String, row: NormalizationTable) throws {
        try row.check(tag: tag)
    }

    private static let issues: [(tag: String, rows: String)] = [
        ("de", "iX 12/96, 1/80 Sekunde | iX 12/96, ein achtzigstel Sekunde"),
        ("en", "Datamation, 7/83, 28/29 days | Datamation, 7/83, 28/29 days"),
        ("ja", "28/29です | にじゅうはち スラッシュ にじゅうきゅうです"),
    ]

    @Test(arguments: NormalizationTable.rows(issues))
    func `an issue of a magazine and two days stay a pair`(tag: String, row: NormalizationTable) throws {
        try row.check(tag: tag)
    }

    private static let hours: [(tag: String, rows: String)] = [
        ("de", "bis 19h, ab 19h, um 7h, mindestens 12h | bis 19 Uhr, ab 19 Uhr, um 7 Uhr, mindestens 12 Stunden")
    ]

    @Test(arguments: NormalizationTable.rows(hours))
    func `an hour after a preposition of the clock is a time`(tag: String, row: NormalizationTable) throws {
        try row.check(tag: tag)
    }

    private static let items: [(tag: String, rows: String)] = [
        ("pt", "1° - Nunca diga. 2°) Depois | primeiro - Nunca diga. segundo) Depois"),
        ("pt", "de 1° - 5° | de um grau a 5 graus\nLisboa, 25° - Sol | Lisboa, 25 graus - Sol"),
    ]

    @Test(arguments: NormalizationTable.rows(items))
    func `the number of an item is an ordinal`(tag: String, row: NormalizationTable) throws { try row.check(tag: tag) }

    private static let programs: [(tag: String, rows: String)] = [
        ("pl", "do wersji 6.01b, plik 6.01b | do wersji 6.01b, plik 6,01 bita"), ("en", "version 2.5m | version 2.5m"),
        ("pl", "dup^H^H^Hduszy, ^C ^C^C, 2^n | dup^H^H^Hduszy, ^C ^C^C, 2 do potęgi n"),
        ("pl", "< SkIbI> 2 bongomachy | < SkIbI> 2 bongomachy"), ("en", "if x > 2 | if x greater than 2"),
    ]

    @Test(arguments: NormalizationTable.rows(programs))
    func `versions, keys and nicknames of programs are names`(tag: String, row: NormalizationTable) throws {
        try row.check(tag: tag)
    }

    @Test func `a lone Latin letter is a Cyrillic word beside words with such letters`() throws {
        let russian = try #require(SpokenLanguage(tag: "ru"))
        let texts = ["Нy и пyсть y меня", "ось y"].map { Wording(language: russian).words(for: .text($0)).speech }
        #expect(texts == ["Ну и пусть у меня", "ось игрек"])
    }
}
