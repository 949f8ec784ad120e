// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import TestSupport
import Testing
import Wording

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

/// Every text of the golden tables, and every phrase and unit with each kind of number, as libespeak-ng speaks it.
/// Languages run one after the other, because each change of voice loads a dictionary.
@Suite("Phoneme goldens", .slow, .serialized)
struct PhonemeGoldenTests {
    @Test(arguments: SpokenLanguage.heard)
    func `phrases are spoken with their signs, marks, powers and percentages`(language: SpokenLanguage) async throws {
        let numbers = try await NumberSounds(language)
        let texts = try PhonemeText.all(in: language)
        #expect(texts.count >= 1000)
        let unseen = ["\u{2212}", "⁻⁹", "²⁰", "%", "‰"].filter { sign in
            !texts.contains { $0.words.display.contains(sign) }
        }
        #expect(unseen == [])
        var complaints: [String] = []
        for text in texts {
            if let complaint = try await Self.complaint(text, language, numbers) { complaints.append(complaint) }
        }
        print("\(language.rawValue): \(texts.count) texts were heard.")
        #expect(complaints == [], "\(complaints.joined(separator: "\n"))")
    }

    private static func complaint(
        _ text: PhonemeText, _ language: SpokenLanguage, _ numbers: NumberSounds
    ) async throws -> String? {
        let phonemes = try await PhonemeListener.heard(text.words, language.rawValue)
        var clientsWords: [String] = []
        for word in PhonemeText.clientsWords where text.words.speech.contains(word) {
            clientsWords.append(try await PhonemeListener.heard(word, language.rawValue))
        }
        var problem =
            PhonemeListener.complaint(phonemes, clientsWords: clientsWords)
            ?? numbers.loss(in: text.words.display, heardAs: phonemes)
        for word in text.heard where problem == nil {
            let sound = PhonemeListener.sounds(try await PhonemeListener.heard(word, language.rawValue))
            if !PhonemeListener.sounds(phonemes).contains(sound) { problem = "\"\(word)\" (\(sound)) is lost" }
        }
        return problem.map {
            "\(language.rawValue) \(text.row) \"\(text.words.speech)\" for \"\(text.words.display)\" "
                + "is heard as \(phonemes): \($0)"
        }
    }

    /// Proves that the test above can fail: it finds speech that lacks a shown sign or that the voice corrupts.
    @Test(
        arguments: [
            (.english, "−5 to −1", "minus 5 to 1", "a minus"),
            (.german, "1,5 bis 2,5", "1 5 bis 2,5", "a decimal mark"),
            (.french, "3 × 10⁻⁹", "3 fois 10 puissance 9", "a minus"),
            (.spanish, "3 × 10²⁰", "3 por 10 elevado a 21", "the power ²⁰"),
            (.russian, "2,5", "2.5", "a decimal mark"), (.japanese, "1.5%", "いち てん ご", "percent"),
            (.traditionalChinese, "−5 V", "五伏特", "a minus"), (.simplifiedChinese, "12.5%", "十二点五", "percent"),
            (.english, "3‰", "3", "per mille"), (.french, "1 kΩ", "un kiloohm", "another language"),
            (.japanese, "1 字", "いち 字", "another language"), (.spanish, "ខ", "ខ", "spelt"),
            (.russian, "ខ", "ខ", "spelt"), (.german, "ខ", "ខ", "spelt"), (.french, "ខ", "ខ", "spelt"),
            (.english, "ខ", "ខ", "spelt"), (.japanese, "ខ", "ខ", "spelt"), (.traditionalChinese, "ខ", "ខ", "spelt"),
        ] as [(SpokenLanguage, String, String, String)])
    func `speech that lacks a shown sign, changes language or spells is found`(
        language: SpokenLanguage, display: String, speech: String, problem: String
    ) async throws {
        let numbers = try await NumberSounds(language)
        let catalog = try await EspeakStage.synthesizer.value.catalog
        let voice = try #require(catalog.voice(forLanguage: language.rawValue))
        let phonemes = try await EspeakStage.synthesizer.value.phonemes(of: speech, voice: voice)
        let seen = PhonemeListener.complaint(phonemes) ?? numbers.loss(in: display, heardAs: phonemes) ?? "nothing"
        #expect(seen.hasPrefix(problem), "\(seen): \(phonemes)")
    }
}
