// SPDX-License-Identifier: MIT

import AnnouncementKit
import DataFiles
import Foundation
import TestSupport
import Testing

@testable import Translating
@testable import Wording

/// The files of all languages.
@Suite("All languages")
struct AllLanguagesTests {
    @Test(arguments: SpokenLanguage.all)
    func `a file has no malformed phrase and no phrase that nothing says`(language: SpokenLanguage) {
        let problems = PhrasebookCheck(Phrasebook[language]).problems.filter {
            !$0.contains(" is missing; English has ")
        }
        #expect(problems == [])
        for text in LanguageFiles.texts(of: language.rawValue).suffix(1) {
            #expect(LanguageReport(tag: language.rawValue, file: text).problems == [])
        }
    }

    @Test func `the levels are these`() {
        let levels = Dictionary(grouping: SpokenLanguage.all.filter { !$0.rawValue.contains("-") || $0.level > 2 }) {
            $0.level
        }.mapValues { $0.map(\.rawValue) }
        #expect(
            (levels[3] ?? []).filter { !$0.contains("-") || $0.hasPrefix("zh") } == [
                "de", "en", "es", "fr", "it", "ja", "nl", "pl", "pt", "ru", "zh-HK", "zh-Hans", "zh-Hant",
            ])
        #expect(levels[2] == ["ar", "cs", "hi", "ko", "sv", "tr", "uk"])
        #expect((levels[0]?.count ?? 0) >= 39)
    }

    @Test(arguments: SpokenLanguage.all)
    func `a language that goes through a PO file is the same language`(language: SpokenLanguage) throws {
        let tag = language.rawValue
        for text in LanguageFiles.texts(of: tag) {
            let catalog = TranslationCatalog(tag: tag, phrases: text)
            let back = LanguageText(try TranslationCatalog(portable: catalog.portable).phrases)
            let known = LanguageText(text)
            #expect(back.entries == known.entries.filter { !$0.value.isEmpty })
            #expect(back.tables == known.tables)
            #expect(back.rules == known.rules)
        }
    }

    @Test func `a PO file has contexts, plural forms of the language and its tag`() {
        let po = TranslationCatalog(
            tag: "ru",
            phrases: """
                plurals = one: v = 0 and i % 10 = 1 and i % 100 != 11; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14
                burst.unnamed.one = Ещё {n:n} объявление
                burst.unnamed.few = Ещё {n:n} объявления
                burst.unnamed.other = Ещё {n:n} объявлений
                """
        ).portable
        #expect(
            po.contains(
                "\"Plural-Forms: nplurals=3; plural=((n%10==1 && !(n%100==11)) ? 0 : "
                    + "(n%10>=2 && n%10<=4 && !(n%100>=12 && n%100<=14)) ? 1 : 2);\\n\""))
        #expect(po.contains("\"Language: ru\\n\""))
        #expect(
            po.contains(
                """
                msgctxt "burst.unnamed"
                msgid "{n} more"
                msgid_plural "{n} more"
                msgstr[0] "Ещё {n:n} объявление"
                msgstr[1] "Ещё {n:n} объявления"
                msgstr[2] "Ещё {n:n} объявлений"
                """))
    }

    @Test(arguments: ["msgid", "msgstr \"open", "nonsense", "\"lost\"", "msgid \"a\" b"])
    func `a line that is none of a PO file is named`(line: String) {
        let error = #expect(throws: TranslationError.self) {
            try TranslationCatalog(portable: "# a comment\n\n\(line)\n")
        }
        #expect(error?.description == "Line 3 is none of a PO file: \(line)")
    }

    @Test func `the report lists what is missing, wrong and long`() {
        let report = LanguageReport(
            tag: "de",
            file: """
                empty = Es gibt in diesem Diagramm überhaupt keine Daten, die man vorlesen könnte
                page = Seite {i}
                """)
        #expect(report.problems == ["page lacks {n}."])
        #expect(report.notes.count == 1)
        #expect(report.notes.first?.hasPrefix("empty takes ") == true)
    }

    @Test func `the check of a new language counts what each part lacks`() {
        let report = LanguageReport(tag: "qaa", file: "plurals =\nempty = Neniu dateno")
        #expect(report.problems == [])
        #expect(report.coverage.level == 0)
        #expect(report.summary.hasPrefix("qaa: level 0, 2 phrases of its own; words lack "))
    }
}
