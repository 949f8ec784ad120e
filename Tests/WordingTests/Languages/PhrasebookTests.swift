// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing
import Translating

@testable import Wording

@Suite("Phrasebooks")
struct PhrasebookTests {
    @Test(arguments: SpokenLanguage.heard)
    func `a phrasebook has no missing, unknown or malformed key`(language: SpokenLanguage) {
        #expect(PhrasebookCheck(Phrasebook[language]).problems == [])
    }

    /// The German phrasebook with some lines replaced; nil removes a line.
    private func german(_ changes: KeyValuePairs<String, String?>) -> Phrasebook {
        var entries = Phrasebook[.german].entries
        for (key, value) in changes { entries[key] = value }
        return Phrasebook(.german, entries.map { "\($0.key) = \($0.value)" }.joined(separator: "\n"))
    }

    @Test func `the checker lists missing and malformed keys of a new phrasebook`() {
        let book = german([
            "empty": nil, "emty": "Keine Daten", "burst.unnamed.one": nil,
            "burst.unnamed.few": "{n} Ansagen",
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
                "burst.unnamed.few is never said: the plurals of this language have no few.",
                "burst.unnamed.one is missing; English has \"{n} more\".",
                "date.months has 2 words, not 12.",
                "date.ymd has {mnth}, which nothing fills.",
                "empty is missing; English has \"No data\".",
                "emty is not a key of English's; is it misspelt?",
                "number.minsu is not a key of English's; is it misspelt?",
                "number.minus lacks {n}.",
                "number.scales has 7, for which there is no scale.7.",
                "page lacks {n} and has {x}, which nothing fills.",
                "prefixes is missing; English has \"f femto, p pico, n nano, µ micro, m milli, k kilo, M mega, G giga, T tera, "
                    + "P peta\".",
                "range.plain has a brace without its other half.",
                "range.plain lacks {hi}.",
                "unit.%.display lacks {n}.",
                "unit.V is missing; English has \"volt | volts\".",
                "unit.h has 3 forms; this language has one, other.",
            ])
    }

    @Test func `the checker requires a form for each category of the language`() {
        let book = Phrasebook(
            .russian, "plurals = one: i = 1; few: i = 2..4\nburst.unnamed.one = {n}\nunit.h = час | часа")
        let counted = PhrasebookCheck(book).problems.filter { $0.hasPrefix("burst.u") || $0.hasPrefix("unit.h ") }
        #expect(
            counted == [
                "burst.unnamed.few is missing; English has \"{n} more\".",
                "burst.unnamed.other is missing; English has \"{n} more\".",
                "unit.h has 2 forms; this language has one, few, other.",
            ])
        #expect(
            PhrasebookCheck(german(["plurals": "one i = 1", "burst.unnamed.one": nil])).problems.filter {
                $0.hasPrefix("plurals")
            } == ["plurals is not in CLDR's notation, such as \"one: i = 1 and v = 0\"."])
    }

    @Test func `an empty phrasebook lacks every needed key, and has no other fault`() {
        let problems = PhrasebookCheck(Phrasebook(.german, "")).problems
        #expect(problems.count > 150)
        #expect(problems.filter { !$0.contains(" is missing; English has ") } == [])
    }

    @Test func `a missing phrase falls back to English, and an unknown key to its own name`() {
        let book = Phrasebook(.german, "page = Seite {i}")
        #expect(book.words("empty").display == "No data")
        #expect(book.words("no.such.key").display == "no.such.key")
        #expect(book.words("burst.unnamed", count: 3).display == "3 more")
        #expect(book.words("page", ["i": WordedText(display: "2", speech: "zwei")]).speech == "Seite zwei")
    }

    @Test(arguments: [
        (SpokenLanguage.german, 1, "1 weitere", "eine weitere"),
        (.german, 2, "2 weitere", "2 weitere"),
        (.french, 0, "0 autre annonce", "0 autre annonce"),
        (.spanish, 1_000_000, "1.000.000 de anuncios más", "1000000 de anuncios más"),
        (.russian, 21, "Ещё 21 объявление", "Ещё 20 одно объявление"),
        (.russian, 3, "Ещё 3 объявления", "Ещё 3 объявления"),
        (.russian, 11, "Ещё 11 объявлений", "Ещё 11 объявлений"),
        (.japanese, 4, "ほかに4件", "ほかに よんけん"),
        (.traditionalChinese, 2, "另有 2 則", "另有 兩 則"),
        (.simplifiedChinese, 12, "另有 12 条", "另有 十二 条"),
    ])
    func `counted things have the form of their number`(
        language: SpokenLanguage, count: Int, display: String, speech: String
    ) {
        let words = Phrasebook[language].words("burst.unnamed", count: count)
        #expect([words.display, words.speech] == [display, speech])
    }

    @Test func `the long sentences are those of the note`() {
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
