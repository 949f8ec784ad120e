// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing
import Wording

@testable import Synthesis
@testable import a11y_speakd

@Suite("Voices of runs")
struct VoiceRunsTests {
    /// Voices as espeak-ng 1.51 lists them.
    private static let catalog = VoiceCatalog(
        voices: [
            SynthesizerVoice(identifier: "gmw/en", name: "English", languages: [("en-gb", 2), ("en", 2)]),
            SynthesizerVoice(identifier: "gmw/de", name: "German", languages: [("de", 5)]),
            SynthesizerVoice(identifier: "zle/ru", name: "Russian", languages: [("ru", 5)]),
            SynthesizerVoice(identifier: "zle/uk", name: "Ukrainian", languages: [("uk", 5)]),
            SynthesizerVoice(identifier: "jpx/ja", name: "Japanese", languages: [("ja", 5)]),
            SynthesizerVoice(
                identifier: "sit/cmn", name: "Chinese", languages: [("cmn", 5), ("zh-cmn", 5), ("zh", 5)]),
            SynthesizerVoice(
                identifier: "sit/cmn-Latn-pinyin", name: "Chinese (pinyin)",
                languages: [("cmn-latn-pinyin", 5), ("zh-cmn", 5), ("zh", 5)]),
            SynthesizerVoice(identifier: "sit/yue", name: "Cantonese", languages: [("yue", 5), ("zh", 8)]),
        ], variants: ["klatt4", "f2", "m3"], hanReaders: ["sit/cmn-Latn-pinyin", "sit/yue"])

    private func runs(
        _ text: String, _ delivery: Delivery = Delivery(), user: String = "en", others: [String] = []
    ) throws -> [String] {
        let choice = VoiceChoice(
            catalog: Self.catalog, styles: VoiceStyleFolder(styles: ["low": VoiceStyle(variant: "f2", pitch: 20)]),
            language: user, otherLanguages: others)
        let words = WordedText(display: text, speech: text)
        return try choice.utterance(for: words, delivery: delivery).runs.map { "\($0.voice.voice): \($0.text)" }
    }

    @Test(arguments: [
        ("zh", "sit/cmn-Latn-pinyin"), ("zh-TW", "sit/cmn-Latn-pinyin"), ("cmn", "sit/cmn-Latn-pinyin"),
        ("zh_CN.UTF-8", "sit/cmn-Latn-pinyin"), ("zh-HK", "sit/yue"), ("yue", "sit/yue"), ("ja-JP", "jpx/ja"),
        ("hak", "sit/cmn-Latn-pinyin"), ("en_us", "gmw/en"), ("de-Latn-DE", "gmw/de"),
    ])
    func `a language tag selects its voice, for Chinese a voice that reads hanzi`(tag: String, voice: String) {
        #expect(Self.catalog.voice(forLanguage: tag) == voice)
    }

    @Test func `text in another script gets a voice for that script with the same variant`() throws {
        #expect(try runs("Price цена") == ["gmw/en: Price ", "zle/ru: цена"])
        #expect(
            try runs("Price цена", Delivery(voice: "low")) == ["gmw/en+f2: Price ", "zle/ru+f2: цена"])
        #expect(
            try runs("цена Price", Delivery(voice: "en+klatt4")) == ["zle/ru+klatt4: цена ", "gmw/en+klatt4: Price"])
        #expect(
            try runs("Курс EUR 5 руб", Delivery(language: "ru")) == ["zle/ru: Курс ", "gmw/en: EUR", "zle/ru:  5 руб"])
    }

    @Test func `a script's voice is that of the announcement's language, the user's, then the likeliest`() throws {
        #expect(try runs("цена", Delivery(language: "uk")) == ["zle/uk: цена"])
        #expect(try runs("цена", user: "uk") == ["zle/uk: цена"])
        #expect(try runs("цена", others: ["de", "uk"]) == ["zle/uk: цена"])
        #expect(try runs("цена Preis", Delivery(language: "ru"), user: "de") == ["zle/ru: цена ", "gmw/de: Preis"])
        #expect(try runs("ราคา 5") == ["gmw/en: ราคา 5"])
    }

    @Test func `a named voice speaks its own script although the announcement names another language`() throws {
        #expect(
            try runs("цена Price", Delivery(language: "ru", voice: "en+klatt4"))
                == ["zle/ru+klatt4: цена ", "gmw/en+klatt4: Price"])
        #expect(
            try runs("上升 AAPL", Delivery(language: "zh_TW")) == ["sit/cmn-Latn-pinyin: 上升 ", "gmw/en: AAPL"])
        #expect(try runs("上升 AAPL", user: "zh_CN") == ["sit/cmn-Latn-pinyin: 上升 ", "gmw/en: AAPL"])
    }

    @Test func `hanzi and kanji get a voice that reads them, and kana the Japanese voice`() throws {
        #expect(try runs("上升 5 up") == ["sit/cmn-Latn-pinyin: 上升", "gmw/en:  5 up"])
        #expect(try runs("価格は", Delivery(language: "ja")) == ["sit/cmn-Latn-pinyin: 価格", "jpx/ja: は"])
        #expect(try runs("価格は") == ["sit/cmn-Latn-pinyin: 価格", "jpx/ja: は"])
        #expect(try runs("jià gé", Delivery(language: "cmn-latn-pinyin")) == ["sit/cmn-Latn-pinyin: jià gé"])
    }

    @Test func `an emoji is a separate run with a substitute in the user's language`() throws {
        let choice = VoiceChoice(catalog: Self.catalog, styles: VoiceStyleFolder(), language: "ru")
        let words = WordedText(display: "", speech: "да🫩 ok")
        let runs = try choice.utterance(for: words, delivery: Delivery()).runs
        #expect(runs.map(\.text) == ["да", "🫩", " ok"])
        #expect(runs.map(\.voice.voice) == ["zle/ru", "zle/ru", "gmw/en"])
        #expect(runs.map(\.substitute) == [nil, "эмодзи", nil])
    }

    @Test func `a resumed text begins after the characters heard before`() throws {
        let choice = VoiceChoice(catalog: Self.catalog, styles: VoiceStyleFolder(), language: "en")
        let words = WordedText(display: "", speech: "One. Цена. Two")
        for skipped in 0...14 {
            let utterance = try choice.utterance(for: words, delivery: Delivery(), skipping: skipped)
            #expect(utterance.text == String(words.speech.dropFirst(skipped)))
        }
    }
}
