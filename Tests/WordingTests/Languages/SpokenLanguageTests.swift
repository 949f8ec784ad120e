// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("Spoken languages")
struct SpokenLanguageTests {
    @Test(arguments: [
        ("en_us", SpokenLanguage.english), ("de-Latn-DE", .german), ("fr_FR.UTF-8@euro", .french), ("ES", .spanish),
        ("ru_RU.KOI8-R", .russian), ("ja-JP", .japanese), ("zh-TW", .traditionalChinese),
        ("zh_CN.UTF-8", .simplifiedChinese),
        ("zh", .simplifiedChinese), ("zh-Hant-CN", .traditionalChinese), ("zh-hans-tw", .simplifiedChinese),
        ("zh_MO", .traditionalChinese), ("cmn-Hant", .traditionalChinese), ("yue", .traditionalChinese),
        ("C", .english),
        ("POSIX", .english), ("C.UTF-8", .english), ("", .english), ("und", .english), ("deu", .german),
        ("-", .english), ("zh_TW.UTF-8", .traditionalChinese), ("zh-SG", .simplifiedChinese),
        ("zh-yue-HK", .traditionalChinese), ("yue-Hans-HK", .simplifiedChinese),
        ("cmn-Latn-pinyin", .simplifiedChinese),
        ("cmn_TW", .traditionalChinese), ("zh-Latn-TW", .traditionalChinese), ("und-Hant", .english),
        ("root", .english), ("en_US_POSIX", .english),
    ])
    func `a tag or a locale selects a language`(tag: String, language: SpokenLanguage) {
        #expect(SpokenLanguage(tag: tag) == language)
    }

    @Test(arguments: [
        ("zh_HK", "zh-HK"), ("es-419", "es-419"), ("es_MX.UTF-8", "es-MX"), ("fra-CA", "fr-CA"), ("fr-LU", "fr"),
        ("en-GB", "en-GB"),
        ("en-US", "en"), ("pt_BR", "pt"), ("pt-PT", "pt-PT"), ("pt-MZ", "pt-PT"), ("nb_NO.UTF-8", "no"), ("iw", "he"),
    ])
    func `a region has its own file, or that of its language`(tag: String, file: String) {
        #expect(SpokenLanguage(tag: tag)?.rawValue == file)
    }

    @Test(arguments: ["tlh", "qaa-BR", "xx", "english", "dé", "den"])
    func `a tag without a phrasebook selects no language`(tag: String) {
        #expect(SpokenLanguage(tag: tag) == nil)
    }

    @Test func `every language has its own tags, in one spelling`() throws {
        let tags = SpokenLanguage.heard.map(\.rawValue)
        #expect(Set(tags).count == tags.count)
        for language in SpokenLanguage.heard {
            #expect(LanguageTag(language.rawValue).name == language.rawValue)
            #expect(SpokenLanguage(rawValue: language.rawValue) == language)
            #expect("\(language)" == language.rawValue)
        }
        #expect(["zh", "en-US", "EN", "", "tlh"].map { SpokenLanguage(rawValue: $0) } == [nil, nil, nil, nil, nil])
        #expect(Set(SpokenLanguage.heard + [.english, .german]).count == SpokenLanguage.heard.count)
    }

    @Test func `the first known name is selected, or English if there is none`() {
        #expect(SpokenLanguage(preferred: [nil, "", "qaa_IT", "de_DE", "fr"]) == .german)
        #expect(SpokenLanguage(preferred: ["xx", nil]) == .english)
    }
}
