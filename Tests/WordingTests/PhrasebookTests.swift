// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("Phrasebooks")
struct PhrasebookTests {
    @Test(arguments: SpokenLanguage.allCases)
    func `nothing is missing, unknown or malformed`(language: SpokenLanguage) {
        #expect(PhrasebookCheck(Phrasebook[language]).problems == [])
    }

    /// German's with other lines in place of some of its own; nil for none.
    private func german(_ changes: KeyValuePairs<String, String?>) -> Phrasebook {
        var entries = Phrasebook[.german].entries
        for (key, value) in changes { entries[key] = value }
        return Phrasebook(.german, entries.map { "\($0.key) = \($0.value)" }.joined(separator: "\n"))
    }

    @Test func `the checker says what is missing and malformed in a new phrasebook`() {
        let book = german([
            "empty": nil, "emty": "Keine Daten", "skipped.one": nil, "skipped.few": "{n} Ansagen",
            "page": "Seite {i} von {x}", "range.plain": "{lo} bis {hi", "audio.end": "",
            "date.months": "Januar, Februar",
            "date.ymd": "{d}. {mnth} {y}", "number.minus": "minus", "number.minsu": "minus {n}", "prefixes": nil,
            "unit.V": nil, "unit.h": "Stunde | Stunden | Stunden", "number.scales": "6 7", "unit.%.display": "%",
            "series.points.one": "ein Punkt", "axis.categories.one": "Kategorie", "alert.above.speech": "{name} über",
        ])
        #expect(
            PhrasebookCheck(book).problems == [
                "alert.above.speech lacks {limit}, {y}.",
                "audio.end has no words.",
                "axis.categories.one lacks {a}.",
                "date.months has 2 words, not 12.",
                "date.ymd has {mnth}, which nothing fills.",
                "empty is missing; English has \"No data\".",
                "emty is no key of English's; is it misspelt?",
                "number.minsu is no key of English's; is it misspelt?",
                "number.minus lacks {n}.",
                "number.scales has 7, for which there is no scale.7.",
                "page lacks {n} and has {x}, which nothing fills.",
                "prefixes is missing; English has \"f femto, p pico, n nano, µ micro, m milli, k kilo, M mega, G giga, T tera, "
                    + "P peta\".",
                "range.plain has a brace without its other half.",
                "range.plain lacks {hi}.",
                "skipped.few is never said: the plurals of this language have no few.",
                "skipped.one is missing; English has \"{n} announcement skipped\".",
                "unit.%.display lacks {n}.",
                "unit.V is missing; English has \"volt | volts\".",
                "unit.h has 3 forms; this language has one, other.",
            ])
    }

    @Test func `the checker wants a form for each category of the language`() {
        let book = Phrasebook(.russian, "plurals = one: i = 1; few: i = 2..4\nskipped.one = {n}\nunit.h = час | часа")
        let counted = PhrasebookCheck(book).problems.filter { $0.hasPrefix("skipped") || $0.hasPrefix("unit.h ") }
        #expect(
            counted == [
                "skipped.few is missing; English has \"{n} announcements skipped\".",
                "skipped.other is missing; English has \"{n} announcements skipped\".",
                "unit.h has 2 forms; this language has one, few, other.",
            ])
        #expect(
            PhrasebookCheck(german(["plurals": "one i = 1", "skipped.one": nil])).problems.filter {
                $0.hasPrefix("plurals")
            } == ["plurals is not in CLDR's notation, such as \"one: i = 1 and v = 0\"."])
    }

    @Test func `of an empty phrasebook all is missing, and nothing else is wrong`() {
        let problems = PhrasebookCheck(Phrasebook(.german, "")).problems
        #expect(problems.count > 150)
        #expect(problems.filter { !$0.contains(" is missing; English has ") } == [])
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
