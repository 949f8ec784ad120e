// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import TestSupport
import Testing

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

@Suite("Runs, through libespeak-ng", .slow)
struct SpokenRunsTests {
    @Test func `runs are one utterance with continuous word places and without gaps`() async throws {
        let text = "Price цена rises"
        let utterance = try await EspeakStage.utterance(text)
        #expect(utterance.runs.count == 3)
        let sound = try await EspeakStage.speak(utterance)
        #expect(sound.end == .completed)
        #expect(sound.offsets == [0, 6, 11])
        #expect(sound.wordSamples == sound.wordSamples.sorted())
        // A word's own silence before a "p" is 49 ms.
        #expect(sound.longestGap < 22_050 * 60 / 1000)
    }

    @Test func `punctuation at the end of a run makes a pause`() async throws {
        let comma = try await EspeakStage.say("Price, цена").longestGap
        let stop = try await EspeakStage.say("Price. цена").longestGap
        #expect((5000...9000).contains(comma))
        #expect((8500...13_000).contains(stop))
    }

    @Test func `a stop in the middle ends all runs`() async throws {
        let utterance = try await EspeakStage.utterance("Price цена rises растёт")
        let sound = try await EspeakStage.speak(utterance, atMost: 15_000)
        #expect(sound.end == .stopped)
        #expect(sound.samples < 25_000)
        #expect((sound.offsets.last ?? 0) < 11)
    }

    @Test(arguments: ["en", "de", "fr", "es", "ru", "ja", "zh", "ko", "uk", "he", "th", "hi", "ar", "el", "fa"])
    func `an emoji is spoken whether or not the voice has a name for it`(language: String) async throws {
        for picture in ["🙂", "🫨", "❤\u{FE0F}", "👍🏽", "🇩🇪"] {
            let sound = try await EspeakStage.say(picture, language: language)
            #expect(sound.end == .completed)
            #expect(sound.peak > 3000, "\(picture) in \(language)")
        }
        let words = try await EspeakStage.say("🫩 🫩", language: language).offsets
        #expect(Set(words) == [0, 1] || Set(words) == [0, 2])
    }
}
