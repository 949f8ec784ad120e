// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing

@testable import a11y_speakd

/// What libespeak-ng makes of the words that it is fed: a sign, a decimal mark or a power that is lost, a word spoken in
/// another language and a letter that is spelt can be seen in its phonemes.
@Suite("Phonemes")
struct PhonemeTests {
    /// What is heard, in espeak-ng's letters, run by run.
    private func heard(_ text: String, _ language: String) async throws -> String {
        var phonemes: [String] = []
        for run in try await EspeakStage.utterance(text, language: language).runs {
            phonemes.append(
                try await EspeakStage.synthesizer.value.phonemes(of: run.text, voice: run.voice.voice))
        }
        return phonemes.joined(separator: " ")
    }

    /// Without stress, length, tone and pauses, which depend on what is around a word; Spanish b, d and g soften.
    private func sounds(_ phonemes: String) -> String {
        let softened: [Character: Character] = ["B": "b", "D": "d", "Q": "g"]
        return String(
            phonemes.filter { !"',_|!%=:;#2 *-".contains($0) && !$0.isNumber }.map { softened[$0] ?? $0 })
    }

    /// - Returns: what is wrong with how a sentence is heard, or nil.
    private func complaint(_ sentence: PhonemeSentence) async throws -> String? {
        try await complaint(sentence, heardAs: heard(sentence.text, sentence.language))
    }

    private func complaint(_ sentence: PhonemeSentence, heardAs phonemes: String) async throws -> String? {
        let whole = "\(sentence.language) \"\(sentence.text)\" is heard as \(phonemes)"
        guard !phonemes.isEmpty else { return "\(whole): silence" }
        if phonemes.contains("(") { return "\(whole): another language" }
        for spelling in ["lEt", "l'et@", "tS'aIni:z", "dZ'ap@ni:z", "s'Imb"]
        where sounds(phonemes).contains(sounds(spelling)) {
            return "\(whole): spelt"
        }
        for word in sentence.heard {
            let sound = sounds(try await heard(word, sentence.language))
            guard sounds(phonemes).contains(sound) else { return "\(whole): \"\(word)\" (\(sound)) is lost" }
        }
        return nil
    }

    @Test func `the espeak-ng that is heard here is known`() async throws {
        let name = try await EspeakStage.synthesizer.value.name
        print("Phonemes are those of \(name).")
        #expect(name.hasPrefix("espeak-ng 1."))
    }

    @Test(arguments: ["en", "de", "fr", "es", "ru", "ja", "zh-Hant", "zh-Hans"])
    func `every sentence is heard as it was meant`(language: String) async throws {
        let sentences = PhonemeSentence.all.filter { $0.language == language }
        #expect(sentences.count >= 20)
        for sentence in sentences {
            let complaint = try await complaint(sentence)
            #expect(complaint == nil)
        }
    }

    /// The test can fail: what is known to be corrupted is seen.
    @Test(arguments: [
        ("fr", "-5", ["moins cinq"]), ("es", "-5", ["menos cinco"]), ("ja", "1.5", ["いちてんご"]),
        ("en", "1.0e-5", ["minus"]), ("ru", "Ось X", []), ("fr", "logarithmique", []), ("en", "ខ្មែរ", []),
        ("de", "10^-5", ["hoch"]), ("zh", "1.5", ["点"]), ("he", "5", []),
    ])
    func `a number that is lost, a switch of language, spelling and silence are seen`(
        language: String, text: String, words: [String]
    ) async throws {
        let voice = try #require(try await EspeakStage.synthesizer.value.catalog.voice(forLanguage: language))
        let phonemes = try await EspeakStage.synthesizer.value.phonemes(of: text, voice: voice)
        let sentence = PhonemeSentence(language: language, text: text, heard: words)
        #expect(try await complaint(sentence, heardAs: phonemes) != nil, "\(phonemes)")
    }

    @Test(arguments: [
        ("zh", "价格上升"), ("zh-TW", "價格上升"), ("zh-HK", "價格"), ("ja", "価格は上昇"), ("en", "价格 up"),
        ("ru", "Цена AAPL"), ("de", "цена и ціна"), ("en", "τιμή, 가격, かかく, سعر, מחיר, कीमत, ราคา, ფასი"),
    ])
    func `a script is spoken by a voice that reads it, not spelt`(language: String, text: String) async throws {
        let complaint = try await complaint(PhonemeSentence(language: language, text: text, heard: []))
        #expect(complaint == nil)
    }
}
