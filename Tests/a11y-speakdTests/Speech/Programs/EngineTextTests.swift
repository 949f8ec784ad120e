// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing

@testable import a11y_speakd

@Suite("A text for an engine of which nothing is known")
struct EngineTextTests {
    private static let voice = SpeechParameters(voice: "slt", rate: 175, pitch: 50, volume: 100)

    private func parts(_ text: String, isSpelt: Bool = false) -> [String] {
        EngineText(UtteranceRun(text: text, voice: Self.voice, isSpelt: isSpelt)).parts.map(\.text)
    }

    @Test(arguments: ["", "One.", "One. Two! Three", "No end", "日本。語", "A b. \n C"])
    func `its sentences are the whole text`(text: String) { #expect(parts(text).joined() == text) }

    @Test func `each sentence is spoken by itself, and a long one is cut at a space`() {
        #expect(parts("One. Two! Three") == ["One. ", "Two! ", "Three"])
        let long = String(repeating: "word ", count: 100)
        #expect(parts(long).map(\.count) == [300, 200])
        #expect(parts(String(repeating: "x", count: 301)).map(\.count) == [300, 1])
    }

    @Test func `spelt letters stand apart`() {
        #expect(parts("a. b", isSpelt: true) == ["a. b"])
        #expect(EngineText.spoken(UtteranceRun(text: "abc", voice: Self.voice, isSpelt: true)) == "a b c")
    }

    @Test func `words are guessed by their length, at the tempo that was measured`() {
        var tempo = WordTempo(sampleRate: 15_000)
        let words = EngineText.words(in: "One two  three")
        #expect(words == [0, 4, 9])
        #expect(tempo.places(of: words).map(\.sample) == [0, 4000, 9000])
        tempo.heard(10, samples: 20_000)
        #expect(tempo.places(of: words).map(\.sample) == [0, 6000, 13_500])
        var hearing = ModuleHearing(guessing: tempo.places(of: words))
        let (early, late) = (hearing.words(until: 6001), hearing.words(until: .max))
        #expect(early.map(\.place) == [0, 4] && late.map(\.place) == [9])
    }

    @Test func `marks are places where they come, and strange ones are none`() {
        var hearing = ModuleHearing(guessing: nil)
        for (mark, sample) in [("w0", 0), ("x", 10), ("w4", 900)] { hearing.mark(mark, at: sample) }
        let (told, rest) = (hearing.words(until: 0), hearing.words(until: .max))
        #expect(told == [RunWord(place: 0, sample: 0), RunWord(place: 4, sample: 900)] && rest == [])
    }

    @Test(arguments: [("a", true), ("7", true), ("語", true), ("...", false), (" ", false), ("", false)])
    func `marks alone are not spoken`(text: String, isSpoken: Bool) { #expect(EngineText.isSpoken(text) == isSpoken) }
}
