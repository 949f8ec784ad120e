// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import TestSupport
import Testing

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

@Suite("Characters, through libespeak-ng", .slow)
struct SpokenCharacterTests {
    private static let languages = ["en", "de", "fr", "es", "ru", "ja", "zh-CN", "zh-TW"]

    private func heard(_ character: String, _ delivery: Delivery) async throws -> String {
        try await HeardPhonemes.of(.character(character), delivery).joined(separator: " ")
    }

    @Test(arguments: languages)
    func `ASCII characters have different sounds in the language's own voice`(language: String) async throws {
        var characters: [String: String] = [:]
        for code in 0x20...0x7E as ClosedRange<UInt8> {
            let character = String(UnicodeScalar(code))
            let phonemes = try await heard(character, Delivery(language: language, capitals: .spell))
            #expect(!PhonemeListener.sounds(phonemes).isEmpty, "\(character)")
            #expect(!phonemes.contains("("), "\(character) is told in another language: \(phonemes)")
            if let other = characters[phonemes] { #expect(Bool(false), "\(other) and \(character) are \(phonemes)") }
            characters[phonemes] = character
        }
    }

    @Test(arguments: languages)
    func `typographic marks are spoken in their language, and not spelled`(language: String) async throws {
        for character in "“”‘’„«»–—…•·§°€£¥©®™×÷±←→↑↓≤≥≠\u{A0}" {
            let phonemes = try await heard(String(character), Delivery(language: language))
            #expect(PhonemeListener.complaint(phonemes) == nil, "\(character): \(phonemes)")
        }
    }

    @Test func `a symbol is spoken once`() async throws {
        #expect(try await HeardPhonemes.of(.character("°")) == ["dI2gr'i:"])
        #expect(try await HeardPhonemes.of(.character("€")) == ["j'U@roU"])
        #expect(try await HeardPhonemes.of(.character("é")) == [",i:_|a#kj'u:t_|_!"])
    }

    @Test func `a capital letter is spoken, raised or neither, as the setting says`() async throws {
        #expect(try await HeardPhonemes.of(.character("B")) == ["b'i:_!"])
        #expect(try await HeardPhonemes.of(.character("B"), Delivery(capitals: .spell)) == ["k,ap@-t@Lb'i:_!"])
        #expect(try await HeardPhonemes.of(.character("B"), Delivery(capitals: .icon)) == ["b'i:_!"])
        let raised = try await HeardPhonemes.utterance(.character("B"), Delivery(capitals: .icon))
        #expect(raised.runs.map(\.voice.pitch) == [75])
        #expect(
            try await HeardPhonemes.of(.character("Ж"), Delivery(language: "ru", capitals: .spell))
                == ["zagl'AvnVja", "Z'E_!"])
    }

    @Test(
        arguments: [
            ("価", "ja"), ("か", "ja"), ("ッ", "ja"), ("日", "en"), ("日", "zh"), ("가", "ko"), ("ㄱ", "ko"), ("ж", "en"),
            ("λ", "de"), ("ש", "en"), ("ع", "fr"), ("अ", "hi"), ("ก", "th"), ("é", "ru"), ("🙂", "de"), ("🫨", "fr"),
            ("👍🏽", "en"), ("\u{301}", "en"), ("x\u{302}", "en"), ("ﬁ", "en"), ("½", "en"), ("①", "en"), ("٣", "ar"),
            ("！", "en"), ("Ａ", "en"), ("\t", "en"), ("\n", "ja"), ("\u{1}", "de"), ("\u{7F}", "fr"), ("\u{E000}", "ru"),
            ("\u{200D}", "en"), ("\u{FFFE}", "es"), ("\u{10FFFF}", "zh"), ("7", "he"), ("ę", "pl"), (" ", "pl"),
            ("&", "pl"),
        ] as [(String, String)])
    func `every character is heard`(character: String, language: String) async throws {
        let utterance = try await HeardPhonemes.utterance(.character(character), Delivery(language: language))
        let sound = try await EspeakStage.speak(utterance)
        #expect(sound.end == .completed)
        #expect(sound.peak > 2500, "\(character) in \(language)")
    }

    @Test func `a character is short`() async throws {
        let letter = try await EspeakStage.speak(try await HeardPhonemes.utterance(.character("b")))
        #expect(letter.seconds < 0.5)
    }

    @Test func `an interrupted character does not change the next text`() async throws {
        let before = try await EspeakStage.say("one two three four")
        let spelt = try await HeardPhonemes.utterance(
            .text("Hello World &<>"), Delivery(capitals: .spell, spelling: true))
        for stop in stride(from: 1, to: 60_000, by: 6000) {
            _ = try await EspeakStage.speak(spelt, atMost: stop)
            #expect(try await HeardPhonemes.of("a b, Cd.") == ["a# b'i:", "s,i:d'i:"])
        }
        let after = try await EspeakStage.say("one two three four")
        #expect(abs(before.samples - after.samples) < before.samples / 10)
    }
}

extension Delivery {
    /// A delivery with only these settings.
    init(
        language: String? = nil, punctuation: Punctuation? = nil, capitals: CapitalLetters? = nil,
        spelling: Bool? = nil
    ) {
        self.init(language: language, voice: nil)
        (self.punctuation, self.capitals, self.spelling) = (punctuation, capitals, spelling)
    }
}
