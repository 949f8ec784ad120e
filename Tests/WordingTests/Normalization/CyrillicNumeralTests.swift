// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Wording

@Suite("Roman numerals in Cyrillic texts")
struct CyrillicNumeralTests {
    private static let cyrillic: [(tag: String, rows: String)] = [
        ("uk", "у ХХІ столітті, у ХХI столітті | у 20 першому столітті, у 20 першому столітті"),
        (
            "uk",
            "розділ ІІ, розділу ІІІ | розділ 2, розділу 3\nІ століття минули, І. Франко | І століття минули, І. Франко"
        ),
        ("ru", "в ХХ веке, в ХIХ веке, Х век | в двадцатом веке, в девятнадцатом веке, десятый век"),
        ("ru", "ХI–ХII вв., ХХ съезд | одиннадцатого–двенадцатого веков, двадцатый съезд"),
        ("ru", "Х и У, ХХХ, ИХ, Мамедов Х. А. | Х и У, ХХХ, ИХ, Мамедов Х. А."),
    ]

    @Test(arguments: NormalizationTable.rows(cyrillic))
    func `Cyrillic letters that look like numerals need a word that has one`(tag: String, row: NormalizationTable)
        throws
    {
        try row.check(tag: tag)
    }

    private static let nouns: [(tag: String, rows: String)] = [
        ("ru", "Псалом I, Альбом II вышел, Дом II | Псалом первый, Альбом второй вышел, Дом второй"),
        ("ru", "с Генрихом IV, при Николае II | с Генрихом четвёртым, при Николае втором"),
        ("uk", "Псалом I, Альбом II | Псалом перший, Альбом другий"),
    ]

    @Test(arguments: NormalizationTable.rows(nouns))
    func `a noun that ends like a name in the instrumental is nominative`(tag: String, row: NormalizationTable) throws {
        try row.check(tag: tag)
    }

    private static let names: [(tag: String, rows: String)] = [
        ("ru", "второй LI, список UL/LI, элементы LI | второй LI, список UL/LI, элементы LI"),
        ("ru", "глава LI, размер XL | глава 51, размер XL"),
    ]

    @Test(arguments: NormalizationTable.rows(names))
    func `letters above forty are a name unless a word has a number`(tag: String, row: NormalizationTable) throws {
        try row.check(tag: tag)
    }
}
