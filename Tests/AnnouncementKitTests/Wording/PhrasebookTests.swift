// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@Suite("Phrasebooks")
struct PhrasebookTests {
    @Test(arguments: SpokenLanguage.allCases)
    func `nothing is missing, unknown or malformed`(language: SpokenLanguage) {
        #expect(PhrasebookCheck(Phrasebook[language], against: Phrasebook[.english]).problems == [])
    }

    @Test(arguments: SpokenLanguage.allCases)
    func `every unit and currency has words of the language`(language: SpokenLanguage) {
        let known = Phrasebook[.english].entries.keys.filter { $0.hasPrefix("unit.") && !$0.hasSuffix(".symbol") }
        let missing = known.filter { key in
            guard !key.hasSuffix(".display") else { return false }
            let entries = Phrasebook[language].entries
            return entries[key] == nil && entries[key + ".pattern"] == nil
        }
        #expect(missing == [])
    }

    @Test func `the checker finds what is wrong`() {
        let english = Phrasebook(
            .english,
            """
            plurals = one: i = 1 and v = 0
            empty = No data
            page = Page {i} of {n}
            skipped.one = {n} announcement
            skipped.other = {n} announcements
            """)
        let book = Phrasebook(
            .russian,
            """
            plurals = one: i = 1; few: i = 2..4
            number.notSet = x
            number.minus = x
            number.power = x
            date.months = a, b
            date.weekdays = a, b, c, d, e, f, g
            prefixes = a, b, c, d, e, f, g, h, i, j
            page = Страница {i} из {x}
            emty = Нет
            skipped.one = одно
            skipped.other = {n:n} объявления {
            """)
        #expect(
            PhrasebookCheck(book, against: english).problems == [
                "empty is missing.", "page lacks [\"n\"] and has the unknown [\"x\"].", "skipped.few is missing.",
                "emty is in no English phrase; is it misspelt?", "skipped.other has a brace without its other half.",
                "date.months has 2 words, not 12.",
            ])
    }

    @Test func `a missing phrase is English's, and an unknown key is told as it is`() {
        let book = Phrasebook(.german, "page = Seite {i}")
        #expect(book.words("empty").display == "No data")
        #expect(book.words("no.such.key").display == "no.such.key")
        #expect(book.words("skipped", count: 3).display == "3 announcements skipped")
        #expect(book.words("page", ["i": WordedText(display: "2", speech: "zwei")]).speech == "Seite zwei")
    }

    @Test(arguments: [
        (SpokenLanguage.german, 1, "1 Ansage übersprungen", "eine Ansage übersprungen"),
        (.german, 2, "2 Ansagen übersprungen", "2 Ansagen übersprungen"),
        (.french, 0, "0 annonce ignorée", "0 annonce ignorée"),
        (.spanish, 1_000_000, "1.000.000 de anuncios omitidos", "1000000 de anuncios omitidos"),
        (.russian, 21, "Пропущено 21 объявление", "Пропущено 20 одно объявление"),
        (.russian, 3, "Пропущено 3 объявления", "Пропущено 3 объявления"),
        (.russian, 11, "Пропущено 11 объявлений", "Пропущено 11 объявлений"),
        (.japanese, 4, "通知4件を省略しました", "つうち よんけんを しょうりゃくしました"),
        (.traditionalChinese, 2, "已略過 2 則通知", "已略過 兩 則通知"),
        (.simplifiedChinese, 12, "已略过 12 条通知", "已略过 十二 条通知"),
    ])
    func `counted things have the form of their number`(
        language: SpokenLanguage, count: Int, display: String, speech: String
    ) {
        let words = Phrasebook[language].words("skipped", count: count)
        #expect([words.display, words.speech] == [display, speech])
    }

    @Test func `the long sentences are the note's`() {
        let range = SpokenRange(lower: 1, upper: 5, language: .english, minimumFractionDigits: 1)
        let book = Phrasebook[.english]
        let axis = book.words("axis.x.full")
        #expect(
            book.words("range.changed", ["axis": axis, "lo": range.lower, "hi": range.upper]).display
                == "X Axis range changed, now it's from 1.0 to 5.0")
        #expect(
            book.words("axis.label", ["axis": axis, "lo": range.lower, "hi": range.upper]).display
                == "X Axis with visible range from 1.0 to 5.0")
    }
}
