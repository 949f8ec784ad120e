// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing

@testable import Synthesis
@testable import a11y_speakd

@Suite("Text for an engine of unknown abilities")
struct EngineTextTests {
    private static let voice = SpeechParameters(voice: "slt", rate: 175, pitch: 50, volume: 100)

    private func parts(_ text: String, isSpelled: Bool = false) -> [String] {
        EngineText(UtteranceRun(text: text, voice: Self.voice, isSpelled: isSpelled)).parts.map(\.text)
    }

    @Test(arguments: ["", "One.", "One. Two! Three", "No end", "日本。語", "A b. \n C"])
    func `the parts of a text together are the whole text`(text: String) { #expect(parts(text).joined() == text) }

    @Test func `a text is cut into sentences, and a long sentence at a space`() {
        #expect(parts("One. Two! Three") == ["One. ", "Two! ", "Three"])
        let long = String(repeating: "word ", count: 100)
        #expect(parts(long).map(\.count) == [300, 200])
        #expect(parts(String(repeating: "x", count: 301)).map(\.count) == [300, 1])
    }

    @Test func `spelled letters are one part and are separated by blanks`() {
        #expect(parts("a. b", isSpelled: true) == ["a. b"])
        #expect(SentText(UtteranceRun(text: "abc", voice: Self.voice, isSpelled: true), nil).text == "a b c")
    }

    @Test func `word times are estimated from their lengths and the measured tempo`() {
        var tempo = WordTempo(sampleRate: 15_000)
        let sent = sent("One two  three")
        #expect(sent.words.map(\.place) == [0, 4, 9])
        #expect(tempo.places(of: sent).map(\.sample) == [0, 4000, 8000])
        tempo.heard(self.sent("Ten signs."), samples: 20_000)
        #expect(tempo.places(of: sent).map(\.sample) == [0, 8000, 16_000])
        var hearing = ModuleHearing(guessing: tempo.places(of: sent))
        let (early, late) = (hearing.words(until: 8001), hearing.words(until: .max))
        #expect(early.map(\.place) == [0, 4] && late.map(\.place) == [9])
    }

    @Test func `known marks give the places of words, and others are ignored`() {
        var hearing = ModuleHearing(guessing: nil)
        for (mark, sample) in [("w0", 0), ("x", 10), ("w4", 900)] { hearing.mark(mark, at: sample) }
        let (told, rest) = (hearing.words(until: 0), hearing.words(until: .max))
        #expect(told == [RunWord(place: 0, sample: 0), RunWord(place: 4, sample: 900)] && rest == [])
    }

    private func sent(_ text: String, _ engine: Engine? = nil, _ voice: SpeechParameters = voice) -> SentText {
        SentText(
            UtteranceRun(text: text, voice: voice), engine.flatMap { $0.plainWords(for: voice, language: "en-US") })
    }

    private static let flite = Engine(name: "flite", kind: .module(path: "/usr/lib/sd_flite", configuration: nil))

    @Test func `an engine other than espeak-ng gets numbers and signs as words with their places`() {
        let sent = sent("25 % of 3.5, or", Self.flite)
        #expect(
            sent.words == [
                .init(place: 0, text: "twenty-five"), .init(place: 3, text: "percent"), .init(place: 5, text: "of"),
                .init(place: 8, text: "three point five,"), .init(place: 13, text: "or"),
            ])
        #expect(
            ModuleText.markup(sent, isMarked: true)
                == "<speak><mark name=\"w0\"/>twenty-five <mark name=\"w3\"/>percent <mark name=\"w5\"/>of "
                + "<mark name=\"w8\"/>three point five, <mark name=\"w13\"/>or</speak>")
    }

    @Test func `an emoji is sent by its name, or by its substitute where the name is unknown`() {
        func sent(_ text: String, in language: String) -> String {
            let run = UtteranceRun(text: text, voice: Self.voice, substitute: "émoji")
            return EngineText(run).parts.map {
                SentText($0, Self.flite.plainWords(for: Self.voice, language: language)).text
            }.joined()
        }
        #expect(sent("🎉 ", in: "en-US") == "party popper")
        #expect(sent("🎉 ", in: "fr") == "cotillons")
    }

    @Test func `marks and capitals are sent as words if the client requests them`() {
        var voice = Self.voice
        (voice.punctuation, voice.capitals) = (.all, .spell)
        #expect(sent("Hi, you.", Self.flite, voice).text == "capital Hi comma, you dot.")
        let spelt = UtteranceRun(text: "A.b", voice: voice, isSpelled: true)
        #expect(SentText(spelt, Self.flite.plainWords(for: voice, language: "en")).text == "capital A dot b")
    }

    @Test(arguments: [
        Engine.Kind.command(Engine.Command("espeak-ng --stdout")),
        .module(path: "/usr/lib/speech-dispatcher-modules/sd_espeak-ng", configuration: nil), .espeak,
    ])
    func `espeak-ng gets the text unchanged, also as a command or module`(kind: Engine.Kind) {
        #expect(sent("25 % of 3.5", Engine(name: "other", kind: kind)).text == "25 % of 3.5")
    }

    @Test func `text in a language without words for texts is left to the engine`() {
        for tag in ["cs", "fi", "tlh"] { #expect(Self.flite.plainWords(for: Self.voice, language: tag) == nil) }
        #expect(Self.flite.plainWords(for: Self.voice, language: "it") != nil)
    }

    @Test(arguments: [("a", true), ("7", true), ("語", true), ("...", false), (" ", false), ("", false)])
    func `text of marks alone is not spoken`(text: String, isSpoken: Bool) { #expect(sent(text).isSpoken == isSpoken) }
}
