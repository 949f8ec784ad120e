// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import TestSupport
import Testing
import Wording

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

@Suite("Punctuation and capitals, through libespeak-ng", .slow)
struct SpokenPunctuationTests {
    private let text = "a_b (c), d < e!"

    @Test func `every level speaks its marks and those of the levels below`() async throws {
        var heard: [Punctuation: String] = [:]
        for level in Punctuation.allCases {
            heard[level] = try await HeardPhonemes.of(text, Delivery(punctuation: level)).joined(separator: "|")
        }
        #expect(
            heard == [
                .none: "a# b'i:_:_: s'i:|d'i:_:_: 'i:", .some: "a# b'i:_:_: s'i:|d'i: l'EsDan_: 'i:",
                .most: "a# 'Vnd3sk,o@ b'i: l'Eftpa#r,En_: s'i: r'aItpa#r,En|d'i: l'EsDan_: 'i:",
                .all: "a# 'Vnd3sk,o@ b'i: l'Eftpa#r,En_: s'i: r'aItpa#r,En|k'0m@|d'i: l'EsDan_: 'i:; ,Ekskl@m'eIS@n",
            ])
    }

    @Test(arguments: ["en", "de", "fr", "es", "ru", "ja", "zh-CN", "zh-TW", "pl"])
    func `every mark of the lists is spoken in any language`(language: String) async throws {
        let silent = try await sound("a b", language, .none)
        for level in [Punctuation.some, .most] {
            for mark in PunctuationMarks.list(level) {
                #expect(try await sound("a \(mark) b", language, level) > silent, "\(mark)")
            }
        }
    }

    private func sound(_ text: String, _ language: String, _ level: Punctuation) async throws -> Int {
        let heard = try await HeardPhonemes.of(text, Delivery(language: language, punctuation: level))
        return PhonemeListener.sounds(heard.joined()).count
    }

    @Test(arguments: ["ja", "zh-CN", "zh-TW"])
    func `our names of marks are spoken where the voice has none, and numbers stay whole`(language: String) async throws
    {
        let told = try await HeardPhonemes.of("1, 2.5、a", Delivery(language: language, punctuation: .all))
        #expect(PhonemeListener.complaint(told.joined(separator: " ")) == nil)
        let number = try await HeardPhonemes.of("2.5", Delivery(language: language, punctuation: .most))
        #expect(number == (try await HeardPhonemes.of("2.5", Delivery(language: language))))
    }

    @Test func `a level does not change the next text`() async throws {
        var before: [[String]] = []
        for level in Punctuation.allCases {
            before.append(try await HeardPhonemes.of(text, Delivery(punctuation: level)))
        }
        _ = try await HeardPhonemes.of(text, Delivery(punctuation: .most, capitals: .spell))
        for (level, heard) in zip(Punctuation.allCases, before).reversed() {
            #expect(try await HeardPhonemes.of(text, Delivery(punctuation: level)) == heard)
        }
    }

    @Test func `words keep their places when marks are spoken, and the text ends within 2.5 seconds`() async throws {
        let utterance = try await HeardPhonemes.utterance(.text("one, two!"), Delivery(punctuation: .all))
        let sound = try await EspeakStage.speak(utterance)
        #expect(Set(sound.offsets).isSuperset(of: [0, 5]))
        #expect(sound.seconds < 2.5)
    }

    @Test func `capitals in a text are marked by a word, or by a higher voice`() async throws {
        #expect(
            try await HeardPhonemes.of("the World", Delivery(capitals: .spell)) == ["D@ k,ap@-t@L w'3:ld"])
        #expect(try await HeardPhonemes.of("the World", Delivery(capitals: .icon)) == ["D@ w'3:ld_"])
        #expect(
            try await HeardPhonemes.of("мой Мир", Delivery(language: "ru", capitals: .spell))
                == ["m'oj zagl'AvnVja m;'ir"])
    }

    @Test func `a capital's higher voice has a higher pitch`() async throws {
        let text = AnnouncementContent.text("we all are one Moon")
        let plain = try await HeardPitch.of(try await HeardPhonemes.utterance(text))
        let raised = try await HeardPitch.of(try await HeardPhonemes.utterance(text, Delivery(capitals: .icon)))
        #expect((plain.max() ?? 0) + 30 < (raised.max() ?? 0))
    }

    @Test func `a larger pitch range gives a wider melody`() async throws {
        let text = AnnouncementContent.text("we are all in one room now, are you?")
        var spreads: [Int] = []
        for range in [0, 50, 100] {
            var delivery = Delivery()
            delivery.pitchRange = range
            let utterance = try await HeardPhonemes.utterance(text, delivery)
            #expect(utterance.runs.map(\.voice.pitchRange) == [range])
            let pitch = try await HeardPitch.of(utterance)
            spreads.append((pitch.max() ?? 0) - (pitch.min() ?? 0))
        }
        #expect(spreads[0] + 10 < spreads[1])
        #expect(spreads[1] + 10 < spreads[2])
    }
}
