// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import TestSupport
import Testing

@testable import Synthesis
@testable import a11y_speakd

@Suite("Sound icons, in the synthesizer", .slow)
struct SpokenSoundIconTests {
    @Test func `a sound icon is an utterance whose text is its name`() async throws {
        let utterance = try await HeardPhonemes.utterance(.soundIcon("bell"))
        #expect(utterance.runs.map(\.sound) == ["bell"])
        #expect(utterance.text == "bell")
        let sound = try await EspeakStage.speak(utterance)
        let file = try #require(SoundIcons(SoundFolders.ofPackages).samples(named: "bell", rate: 22_050))
        #expect(sound.end == .completed)
        #expect(sound.samples == file.count)
        #expect(sound.offsets == [0])
    }

    @Test func `the name of an unknown sound icon is spoken`() async throws {
        let named = try await EspeakStage.speak(try await HeardPhonemes.utterance(.soundIcon("no-such_sound")))
        let said = try await EspeakStage.say("no such sound")
        #expect(named.end == .completed)
        #expect(abs(named.samples - said.samples) < said.samples / 10)
        for name in ["../../etc/passwd", "звук", "звук-bell", "ok 7", "a/b"] {
            let sound = try await EspeakStage.speak(
                try await HeardPhonemes.utterance(.soundIcon(name), Delivery(language: "he")))
            #expect(sound.end == .completed, "\(name)")
            #expect(sound.peak > 3000, "\(name)")
        }
    }

    @Test func `a sound icon has the volume of speech and can be stopped`() async throws {
        let loud = try await EspeakStage.speak(try await HeardPhonemes.utterance(.soundIcon("start")))
        var quiet = Delivery()
        quiet.volume = 25
        let soft = try await EspeakStage.speak(try await HeardPhonemes.utterance(.soundIcon("start"), quiet))
        #expect(loud.peak > 4000)
        #expect(abs(soft.peak * 4 - loud.peak) < 20)
        let stopped = try await EspeakStage.speak(
            try await HeardPhonemes.utterance(.soundIcon("start")), atMost: 3000)
        #expect(stopped.end == .stopped)
        #expect(stopped.samples < 6000)
    }

    @Test func `words and sounds are one utterance`() async throws {
        let voice = SpeechParameters(voice: "gmw/en", rate: 175, pitch: 50, volume: 100)
        let bell = UtteranceRun(text: "bell ", voice: voice, sound: "bell")
        let words = UtteranceRun(text: "you have mail", voice: voice, pause: .milliseconds(100))
        let alone = try await EspeakStage.speak(Utterance(runs: [words]))
        let both = try await EspeakStage.speak(Utterance(runs: [bell, words]))
        #expect(both.end == .completed)
        #expect(both.offsets == [0, 5, 9, 14])
        #expect(both.samples > alone.samples + 3000)
    }
}
