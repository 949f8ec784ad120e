// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Wording

@Suite("Language tags")
struct LanguageTagTests {
    @Test(arguments: [
        ("en_us", "en-US"), ("EN_us.UTF-8", "en-US"), ("de-Latn-DE", "de-Latn-DE"), ("de_AT@euro", "de-AT"),
        ("zh-TW", "zh-TW"), ("zh_hant_tw", "zh-Hant-TW"), ("cmn", "cmn"), ("nb-NO", "nb-NO"), ("nob", "nb"),
        ("zh-yue-HK", "yue-HK"), ("iw", "he"), ("deu", "de"), ("es-419", "es-419"), ("C", "en"), ("POSIX", "en"),
        ("", "en"), ("und", "en"), ("C.UTF-8", "en"), ("en-GB-x-RP", "en-GB-x-rp"), ("-_-", "en"),
        ("cmn-Latn-pinyin", "cmn-Latn-pinyin"), ("zh-cmn-Hans-CN", "cmn-Hans-CN"), ("sr_RS@latin", "sr-RS"),
    ])
    func `a tag and a locale have one spelling`(name: String, tag: String) {
        #expect(LanguageTag(name).name == tag)
    }

    @Test(arguments: [
        ("de-Latn-DE", ["de-latn-de", "de-latn", "de", "de-de"]), ("zh-TW", ["zh-tw", "zh", "cmn", "yue"]),
        ("zh-HK", ["yue", "cmn", "zh-hk", "zh"]), ("nn", ["nn", "nb", "no"]),
        ("en-GB-x-rp", ["en-gb-x-rp", "en-gb", "en"]),
    ])
    func `voices are looked up from the exact language to related languages`(name: String, lookups: [String]) {
        #expect(LanguageTag(name).lookups == lookups)
    }
}

@Suite("The language of a run")
struct ScriptLanguagesTests {
    private func candidates(_ own: String, _ users: [String], _ run: ScriptRun) -> [String] {
        let languages = ScriptLanguages(own: LanguageTag(own), preferred: users.map { LanguageTag($0) })
        return languages.candidates(for: run).map(\.name)
    }

    @Test func `a run in the script of the text's language has that language`() {
        #expect(candidates("de", ["fr"], ScriptRun(.latin, "Preis", at: 0)) == ["de"])
        #expect(candidates("sr", ["ru"], ScriptRun(.cyrillic, "цена", at: 0)) == ["sr"])
        #expect(candidates("ru", [], ScriptRun(nil, "5", at: 0)) == ["ru"])
        #expect(candidates("ru", [], ScriptRun(.emoji, "🙂", at: 0)) == ["ru"])
    }

    @Test func `a run in another script has a language of the user, else the likeliest, else the text's`() {
        let cyrillic = ScriptRun(.cyrillic, "цена", at: 0)
        #expect(candidates("en", ["de", "uk"], cyrillic) == ["uk", "ru", "uk", "bg", "en"])
        #expect(candidates("zh-TW", ["de-AT"], ScriptRun(.latin, "Preis", at: 0)) == ["de-AT", "en", "zh-TW"])
        #expect(candidates("cmn-Latn-pinyin", [], ScriptRun(.latin, "jia", at: 0)) == ["cmn-Latn-pinyin"])
        #expect(candidates("en", [], ScriptRun(.mongolian, "ᠮ", at: 0)) == ["en"])
    }

    @Test func `Han next to kana is Japanese, and Chinese for a voice that reads no kanji`() {
        let kanji = ScriptRun(.han, "価格", at: 0, isJapanese: true)
        #expect(candidates("en", [], kanji) == ["ja", "cmn", "yue", "ja", "en"])
        #expect(candidates("ja", ["ja"], kanji) == ["ja", "ja", "ja", "cmn", "yue", "ja", "ja"])
    }
}
