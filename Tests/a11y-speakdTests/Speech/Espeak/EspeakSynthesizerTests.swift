// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

@testable import Synthesis
@testable import a11y_speakd

@Suite("libespeak-ng", .slow)
struct EspeakSynthesizerTests {
    private func speak(
        _ text: String, voice: String = "gmw/en-US", rate: Int = 175, atMost: Int = .max
    ) async throws -> SpokenSound {
        let parameters = SpeechParameters(voice: VoiceName(voice), rate: rate, pitch: 50, volume: 100)
        return try await EspeakStage.speak(Utterance(text: text, voice: parameters), atMost: atMost)
    }

    @Test func `espeak-ng reports its version, its sample rate and its voices`() async throws {
        let synthesizer = try await EspeakStage.synthesizer.value
        #expect(synthesizer.name.hasPrefix("espeak-ng 1."))
        #expect(synthesizer.sampleRate == 22_050)
        let catalog = synthesizer.catalog
        #expect(Set(["en", "de", "fr", "es", "ru", "ja", "cmn"]).subtracting(catalog.languages) == [])
        #expect(catalog.voice(named: "en-us+klatt4") == "gmw/en-US+klatt4")
        #expect(catalog.voice(named: "mb/mb-en1") == nil)
        #expect(catalog.voice(forLanguage: "C") == catalog.voice(named: "en")?.description)
    }

    @Test func `voices that are read in one pass have the order of the library's list`() async throws {
        let (own, made) = try await EspeakStage.synthesizer.value.listedVoices()
        #expect(made == own)
        #expect(try await EspeakStage.synthesizer.value.catalog.variantNames.count > 50)
    }

    @Test func `a sentence is some seconds of sound, with its words in order`() async throws {
        let sound = try await speak("X Axis range changed, now it's from 1.0 to 5.0")
        #expect(sound.end == .completed)
        #expect((60_000...130_000).contains(sound.samples))
        #expect(sound.peak > 5000)
        #expect(sound.offsets.first == 0)
        #expect(sound.offsets == sound.offsets.sorted())
        #expect(Set(sound.offsets).isSuperset(of: [0, 2, 7, 13, 22]))
        #expect(sound.wordSamples == sound.wordSamples.sorted())
    }

    @Test func `speech stops as soon as the output refuses more`() async throws {
        let sound = try await speak(String(repeating: "and so on ", count: 500), atMost: 1)
        #expect(sound.end == .stopped)
        #expect(sound.samples < 22_050)
    }

    @Test func `an utterance that is stopped before its turn makes no sound`() async throws {
        let sound = try await speak("hello", atMost: 0)
        #expect(sound.end == .stopped)
        #expect(sound.samples == 0)
    }

    @Test func `a missing voice fails, and the next utterance is spoken`() async throws {
        let failed = try await speak("hello", voice: "nosuch")
        guard case .failed(let reason) = failed.end else { return #expect(Bool(false), "\(failed.end)") }
        #expect(reason.hasPrefix("the voice nosuch failed"))
        #expect(try await speak("hello").end == .completed)
    }

    @Test func `a voice, a rate and a stop do not change the next utterance`() async throws {
        let before = try await speak("one two three").samples
        _ = try await speak("quick", voice: "gmw/de+f2", rate: 400)
        _ = try await speak("cut off in the middle of a word", atMost: 1)
        let after = try await speak("one two three").samples
        // espeak-ng's length varies by 6 %; a rate or a clause that leaks changes it by a third.
        #expect(abs(before - after) < before / 10)
    }

    @Test func `a stopped text leaves no phonemes in the next one`() async throws {
        let synthesizer = try await EspeakStage.synthesizer.value
        for stop in stride(from: 1, to: 200_000, by: 9000) {
            _ = try await speak(String(repeating: "7 seven, a ", count: 200), voice: "gmw/en", atMost: stop)
            #expect(try await synthesizer.phonemes(of: "b", voice: "gmw/en") == "b'i:")
        }
    }

    /// The length of one text varies by up to 2 %, which is nearly a step of ten words at 400 words a minute. Above 440,
    /// the steps are larger.
    @Test func `a higher rate always makes a shorter sound`() async throws {
        let text = "the quick brown fox jumps over the lazy dog"
        var last = Int.max
        for rate in Array(stride(from: 80, through: 440, by: 20)) + Array(stride(from: 450, through: 2000, by: 50)) {
            let samples = try await speak(text, rate: rate).samples
            #expect(samples < last, "\(rate) words a minute")
            last = samples
        }
    }

    @Test(arguments: [
        "価格は上昇", "цена", "🙂", "a\u{301}\u{301}\u{301}", "[[hello]]", "<audio src='/etc/passwd'/>", "1e-5",
    ])
    func `unusual text is spoken to its end`(text: String) async throws {
        #expect(try await speak(text).end == .completed)
    }
}
