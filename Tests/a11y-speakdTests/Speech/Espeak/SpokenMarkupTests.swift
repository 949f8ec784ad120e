// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import TestSupport
import Testing
import Wording

@testable import Synthesis
@testable import a11y_speakd

@Suite("SSML, spoken", .slow)
struct SpokenMarkupTests {
    private let styles = VoiceStyleFolder(styles: ["default": VoiceStyle(), "alert": VoiceStyle(pitch: 70)])

    private func utterance(_ inner: String, skipping: Int = 0) async throws -> Utterance {
        let catalog = try await EspeakStage.synthesizer.value.catalog
        let choice = VoiceChoice(catalog: catalog, styles: styles, language: "en")
        let words = Wording().words(for: .markup(try SpeechMarkup("<speak>\(inner)</speak>").marked))
        return try choice.utterance(for: words, delivery: Delivery(rate: 200), skipping: skipping)
    }

    private func sound(_ inner: String) async throws -> SpokenSound {
        let sound = try await EspeakStage.speak(try await utterance(inner))
        #expect(sound.end == .completed)
        return sound
    }

    @Test func `parts of SSML have their voices, rates, pitches and volumes`() async throws {
        let runs = try await utterance(
            """
            one <lang xml:lang="de">zwei</lang> <voice gender="female">three</voice>\
            <voice name="alert"><prosody rate="50%" volume="-50%">four</prosody></voice> пять
            """
        ).runs
        #expect(
            runs.map { "\($0.text)|\($0.voice.voice)|\($0.voice.rate)|\($0.voice.pitch)|\($0.voice.volume)" } == [
                "one |gmw/en|200|50|100", "zwei |gmw/de|200|50|100", "three|gmw/en+f2|200|50|100",
                "four|gmw/en|100|70|50", " пять|zle/ru|200|50|100",
            ])
    }

    @Test func `a pronunciation is heard in the place of the text, and its punctuation is named`() async throws {
        let said = try await sound("one <phoneme alphabet='ipa' ph='tuː θɹiː fɔː faɪv sɪks'>x</phoneme>")
        let plain = try await sound("one x")
        #expect(said.samples > plain.samples * 3 / 2)
        let words = Wording().words(
            for: .markup(
                try SpeechMarkup("<speak>a<tts:style field='punctuation' mode='all'>;b</tts:style>;c</speak>").marked))
        #expect(words.display == "a;b;c")
        #expect(words.parts?.map(\.punctuation) == [nil, .all, nil])
    }

    @Test func `a break is silence of its length, also at the end`() async throws {
        let plain = try await sound("one two")
        let parted = try await sound("one<break time='1s'/>two")
        #expect((22_050...26_000).contains(parted.longestGap))
        #expect(plain.longestGap < 3000)
        let ended = try await sound("one two<break time='2s'/>")
        #expect((ended.samples - plain.samples) > 43_000)
    }

    @Test func `rate and volume change the sound and not the next text`() async throws {
        let plain = try await sound("one two three four")
        let slow = try await sound("<prosody rate='50%'>one two three four</prosody>")
        let quiet = try await sound("<prosody volume='20'>one two three four</prosody>")
        #expect(slow.samples > plain.samples * 3 / 2)
        #expect(quiet.peak < plain.peak / 2)
        let after = try await sound("one two three four")
        #expect(abs(after.samples - plain.samples) < plain.samples / 10)
    }

    private func phonemes(_ inner: String) async throws -> [String] {
        let words = try SpeechMarkup("<speak>\(inner)</speak>").marked
        return try await HeardPhonemes.of(.markup(words))
    }

    @Test func `letters and signs are spelled by their names`() async throws {
        #expect(
            try await phonemes("<say-as interpret-as='characters'>api-b</say-as>") == [
                ",eI_!p,i:_!,aI_!h,aIf@n_!b'i:_!"
            ])
    }

    @Test(arguments: [
        (
            "Hello big world, isn't it?",
            "<mark name='1'/>Hello <mark name='2'/>big <mark name='3'/>world, "
                + "<mark name='4'/>isn't <mark name='5'/>it?<mark name='6'/>"
        ),
        (
            "It's -5 °C, no 1,000.5 or 1.5e-7!",
            "<mark name='a'/>It's <mark name='b'/>-5 <mark name='c'/>°C, "
                + "<mark name='d'/>no <mark name='e'/>1,000.5 <mark name='f'/>or <mark name='g'/>1.5e-7!"
        ),
        ("a -5 b", "a -<mark name='1'/>5 b"), ("Price цена up", "Price<mark name='1'/> це<mark name='2'/>на up"),
        ("one two", "<s>one<sub alias=' two'>2</sub></s>"),
    ])
    func `marks do not change the phonemes`(plain: String, marked: String) async throws {
        #expect(try await phonemes(marked) == (try await HeardPhonemes.of(plain)))
    }

    @Test func `marks do not cut a text into runs, and words keep their places`() async throws {
        let marked = try await utterance("<mark name='1'/>Hello <mark name='2'/>big <mark name='3'/>world")
        #expect(marked.runs.map(\.text) == ["Hello big world"])
        #expect(try await EspeakStage.speak(marked).offsets == [0, 6, 10])
    }

    @Test func `an interrupted utterance resumes in the middle of its parts`() async throws {
        let inner = "One. <prosody rate='fast'>Two. Three.</prosody><break time='1s'/> Four."
        let whole = try await utterance(inner)
        for skipped in 0..<whole.text.unicodeScalars.count {
            let rest = try await utterance(inner, skipping: skipped)
            #expect(rest.text == String(whole.text.dropFirst(skipped)))
        }
        #expect(try await utterance(inner, skipping: 10).runs.map(\.voice.rate) == [280, 200])
    }

    @Test func `an unknown style or language is refused before speech begins`() async throws {
        let catalog = try await EspeakStage.synthesizer.value.catalog
        let choice = VoiceChoice(catalog: catalog, styles: styles, language: "en")
        for inner in ["<voice name='en-us+klatt4'>a</voice>", "<lang xml:lang='tlh'>a</lang>"] {
            let marked = try SpeechMarkup("<speak>ok \(inner)</speak>").marked
            #expect(throws: VoiceChoice.UnknownVoice.self) { try choice.check(Announcement(.markup(marked))) }
        }
    }
}
