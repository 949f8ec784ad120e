// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import TestSupport
import Testing

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

/// The phonemes that libespeak-ng makes of our words. They show a lost sign, decimal mark or power, a word in another
/// language and a letter that is spelled.
@Suite("Phonemes", .slow)
struct PhonemeTests {
    /// - Returns: the fault in the phonemes of a sentence, or nil.
    private func complaint(_ sentence: PhonemeSentence) async throws -> String? {
        try await complaint(sentence, heardAs: PhonemeListener.heard(sentence.text, sentence.language))
    }

    private func complaint(_ sentence: PhonemeSentence, heardAs phonemes: String) async throws -> String? {
        let whole = "\(sentence.language) \"\(sentence.text)\" is heard as \(phonemes)"
        if let problem = PhonemeListener.complaint(phonemes) { return "\(whole): \(problem)" }
        for word in sentence.heard {
            let sound = PhonemeListener.sounds(try await PhonemeListener.heard(word, sentence.language))
            guard PhonemeListener.sounds(phonemes).contains(sound) else {
                return "\(whole): \"\(word)\" (\(sound)) is lost"
            }
        }
        return nil
    }

    @Test func `the installed version of espeak-ng has phonemes in the table`() async throws {
        let name = try await EspeakStage.synthesizer.value.name
        print("Phonemes are those of \(name).")
        #expect(SpokenPhonemes.column(of: name) != nil)
    }

    @Test(arguments: ["en", "de", "fr", "es", "ru", "ja", "zh-Hant", "zh-Hans"])
    func `every sentence is spoken with the words that carry its meaning`(language: String) async throws {
        let sentences = PhonemeSentence.all.filter { $0.language == language }
        #expect(sentences.count >= 20)
        for sentence in sentences {
            let complaint = try await complaint(sentence)
            #expect(complaint == nil)
        }
    }

    /// Proves that the tests above can fail: they find texts that espeak-ng is known to corrupt.
    @Test(arguments: [
        ("fr", "-5", ["moins cinq"]), ("es", "-5", ["menos cinco"]), ("ja", "1.5", ["いちてんご"]),
        ("en", "1.0e-5", ["minus"]), ("ru", "Ось X", []), ("fr", "logarithmique", []), ("en", "ខ្មែរ", []),
        ("de", "10^-5", ["hoch"]), ("zh", "-5", ["负"]), ("cv", "5", []),
    ])
    func `a lost number, a change of language, spelling and silence are found`(
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
    func `text in another script is spoken, and not spelled`(language: String, text: String) async throws {
        let complaint = try await complaint(PhonemeSentence(language: language, text: text, heard: []))
        #expect(complaint == nil)
    }
}
