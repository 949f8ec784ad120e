// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Glibc
import Synthesis
import TestSupport
import Testing
import Wording

/// espeak-ng's sounds for the words of every language that has a voice.
@Suite("Sounds of all languages", .slow)
struct LanguageSoundTests {
    /// The share of languages without sentences, and of texts, that a run tests; its seed chooses them. `A11Y_TEST_LANGUAGES=all`
    /// tests all.
    private static let share: UInt64 = getenv("A11Y_TEST_LANGUAGES") == nil ? 4 : 1

    /// Languages with a voice, without their regions.
    private static func voiced() async throws -> [SpokenLanguage] {
        let catalog = try await EspeakStage.synthesizer.value.catalog
        return SpokenLanguage.all.filter { language in
            let number = language.rawValue.utf8.reduce(FreshSeeds.first) { $0 &* 31 &+ UInt64($1) }
            guard language.hasSentences || number % share == 0 else { return false }
            return isVoiced(language, catalog)
        }
    }

    private static func isVoiced(_ language: SpokenLanguage, _ catalog: VoiceCatalog) -> Bool {
        !language.rawValue.contains("-") && !SpokenLanguage.heard.contains(language)
            && catalog.voice(forLanguage: language.rawValue) != nil
            && !KnownSounds.crashing.contains(language.rawValue)
    }

    @Test func `every word of a language is spoken by its voice, and none is spelled`() async throws {
        var complaints: [String] = []
        for language in try await Self.voiced() {
            let texts = PhrasebookTexts(language)
            let tried = (language.hasSentences ? texts.all : texts.words).enumerated().filter { place, _ in
                (FreshSeeds.first &+ UInt64(place)) % Self.share == 0
            }
            for (_, text) in tried {
                let phonemes = try await PhonemeListener.heard(text.words, language.rawValue)
                guard let problem = PhonemeListener.complaint(phonemes),
                    !KnownSounds.isKnown(text.words.speech, language.rawValue)
                else { continue }
                complaints.append("\(language.rawValue) \(text.row) \"\(text.words.speech)\": \(problem), \(phonemes)")
            }
        }
        #expect(complaints == [], "\(complaints.joined(separator: "\n"))")
    }

    /// CLDR's rules spell a number; the voice reads our form of it. The sounds must be alike.
    @Test func `numbers sound as CLDR spells them, but for the listed languages`() async throws {
        var rows: [String] = []
        for language in try await Self.voiced() where language.spelled(1) != nil {
            var wrong: [String] = []
            for number in Self.numbers {
                guard let spelled = language.spelled(number) else { continue }
                let decimal = WrittenDecimal(significand: number, exponent: 0)
                let fed = SpokenNumber(decimal, language: language, scale: NumberScale.none).words.speech
                let (own, right) = (
                    try await PhonemeListener.heard(fed, language.rawValue),
                    try await PhonemeListener.heard(spelled, language.rawValue)
                )
                if SoundDistance.between(own, right) > 0.4 { wrong.append("\(number)") }
            }
            if wrong.count * 100 > Self.numbers.count { rows.append("\(language.rawValue) \(wrong.count)") }
            print("numbers of \(language.rawValue): \(wrong.count) of \(Self.numbers.count) differ \(wrong.prefix(8))")
        }
        let unknown = rows.filter { row in !KnownSounds.numbers.contains { row.hasPrefix("\($0) ") } }
        #expect(unknown == [])
    }

    /// All up to 100, and some of each length up to twelve digits. `A11Y_TEST_NUMBERS` asks for more.
    private static let numbers: [UInt64] = {
        var random = SplitMix64(seed: 46)
        let count = getenv("A11Y_TEST_NUMBERS").flatMap { Int(String(cString: $0)) } ?? 20
        let long = (3...12).flatMap { digits in
            let power = (1..<digits).reduce(UInt64(1)) { power, _ in power * 10 }
            return (0..<count).map { _ in power + random.next() % (power * 9) }
        }
        return Array(0...100) + long
    }()
}

/// How different two texts sound: the changes from one row of phonemes to the other, by the longer row's length.
enum SoundDistance {
    static func between(_ one: String, _ other: String) -> Double {
        let (one, other) = (Array(plain(one)), Array(plain(other)))
        var row = Array(0...other.count)
        for (place, sound) in one.enumerated() {
            var next = [place + 1]
            for (column, known) in other.enumerated() {
                next.append(min(row[column + 1] + 1, next[column] + 1, row[column] + (sound == known ? 0 : 1)))
            }
            row = next
        }
        return Double(row[other.count]) / Double(max(1, one.count, other.count))
    }

    /// Consonants and vowels without length and shades: a voice softens and shortens sounds within a longer word.
    private static func plain(_ phonemes: String) -> String {
        let sounds = PhonemeListener.sounds(phonemes).lowercased().filter { !"?^~`\"/&@[]{}<>.j".contains($0) }
        return sounds.reduce(into: "") { plain, sound in if plain.last != sound { plain.append(sound) } }
    }
}
