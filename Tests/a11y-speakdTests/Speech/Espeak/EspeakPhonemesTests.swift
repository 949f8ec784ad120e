// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing

@testable import Synthesis

/// Pronunciations in the International Phonetic Alphabet as espeak-ng's phonemes.
@Suite("Pronunciations for espeak-ng")
struct EspeakPhonemesTests {
    @Test(arguments: [
        ("təˈmɑːtoʊ", "gmw/en-US", "[[t@'mA:toU]]"), ("/təˈmɑːtəʊ/", "gmw/en", "[[t@'mA:toU]]"),
        ("ˈt͡ʃiːz", "gmw/en", "[['tSi:z]]"), ("ɡəˈɹɑːʒ ˈdɔɹ", "gmw/en-US", "[[g@'rA:Z 'dOr]]"),
        ("təˈmɑːtoʊ", "roa/fr", "[[t@'ma:tou]]"), ("ˈbɜːd", "gmw/de", "[['bE:d]]"),
    ])
    func `a sign becomes a phoneme that the voice has`(notation: String, voice: String, expected: String) {
        #expect(EspeakPhonemes(notation, in: VoiceName(voice))?.text == expected)
    }

    @Test(arguments: ["", "ˈ", "ː", "tǃa", "hello world!", "[[", "<b>"])
    func `a notation without sounds or with other signs is spoken as its text`(notation: String) {
        #expect(EspeakPhonemes(notation, in: "gmw/en") == nil)
    }

    @Test func `a run with a pronunciation feeds phonemes, and a client's text never does`() {
        let voice = SpeechParameters(voice: "gmw/en", rate: 175, pitch: 50, volume: 100)
        var run = UtteranceRun(text: "tomato", voice: voice)
        run.phonemes = "təˈmɑːtəʊ"
        let feed = EspeakFeed(EspeakRun(run: run)) { _ in false }
        #expect((feed.text, feed.isPhonemes, feed.isMarkup) == ("[[t@'mA:toU]]", true, false))
        run.phonemes = "!"
        #expect(EspeakFeed(EspeakRun(run: run)) { _ in false } == EspeakFeed("tomato", .none))
        #expect(!EspeakFeed("[[t@'mA:toU]]", .none).isPhonemes)
    }
}
