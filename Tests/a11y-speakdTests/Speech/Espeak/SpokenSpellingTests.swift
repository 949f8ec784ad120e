// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import TestSupport
import Testing

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

@Suite("Spelling and keys, through libespeak-ng", .slow)
struct SpokenSpellingTests {
    private func spelt(_ text: String, _ language: String? = nil, _ capitals: CapitalLetters? = nil) async throws
        -> String
    {
        let delivery = Delivery(language: language, capitals: capitals, spelling: true)
        return try await HeardPhonemes.of(.text(text), delivery).joined(separator: " ")
    }

    @Test func `letters, marks and digits are spelled by their names`() async throws {
        #expect(try await spelt("cat") == "s,i:_!,eI_!t'i:_!")
        #expect(try await spelt("a/b") == ",eI_!sl,aS_!b'i:_!")
        #expect(try await spelt("Ab", nil, .spell) == "k,ap@-t@L,eI_!b'i:_!")
        #expect(try await spelt("12345678") == "w'0n t'u: Tr'i: f'o@ f'aIv s'Iks s'Ev@n 'eIt")
        #expect(try await spelt("x1") == "'Eks_! w'0n")
        #expect(try await spelt("ab", "ru") == ",eI_!b'i:_!")
        #expect(try await spelt("日本", "zh") == "z.'i.51_| p'@214n_|")
        #expect(try await spelt("a\nb") == "'eI_! b'i:_!")
    }

    @Test func `spelled words are separated by a pause that shortens with the rate`() async throws {
        let apart = try await speak("ab cd", rate: 175)
        let together = try await speak("abcd", rate: 175)
        #expect((5000...8000).contains(apart.longestGap))
        #expect(together.longestGap < 4000)
        #expect((2000...4500).contains(try await speak("ab cd", rate: 350).longestGap))
        #expect(apart.offsets == [0, 3])
    }

    private func speak(_ text: String, rate: Int) async throws -> SpokenSound {
        var delivery = Delivery(spelling: true)
        delivery.rate = rate
        return try await EspeakStage.speak(try await HeardPhonemes.utterance(.text(text), delivery))
    }

    @Test(arguments: ["en", "de", "fr", "es", "ru", "ja", "zh-CN", "zh-TW", "pl"])
    func `any text is spelled to its end`(language: String) async throws {
        for text in ["Hello, Wörld! 🙂 цена 価格かな\u{1}\u{E000} a\u{301}", "<b>&amp;</b>", " ", "\u{200D}"] {
            let utterance = try await HeardPhonemes.utterance(.text(text), Delivery(language: language, spelling: true))
            let sound = try await EspeakStage.speak(utterance)
            #expect(sound.end == .completed, "\(text)")
            #expect(text == " " || sound.peak > 3000, "\(text)")
        }
    }

    @Test(arguments: [
        ("control_x", "k@ntr'oUl 'Eks_!"), ("a", "'eI_!"), ("shift_F3", "S'Ift 'Ef Tr'i:"), ("space", "sp'eIs_!"),
        ("kp-5", "k'i:pad f'aIv"), ("underscore", "'Vnd3sk,o@_!"), ("Page_Up", "p'eIdZ 'Vp"),
        ("control_alt_delete", "k@ntr'oUl '0lt dI2l'i:t"),
    ])
    func `a key is spoken by its name`(key: String, phonemes: String) async throws {
        #expect(try await HeardPhonemes.of(.key(key)).joined(separator: " ") == phonemes)
    }

    @Test(arguments: ["en", "de", "fr", "es", "ru", "ja", "zh-CN", "zh-TW"])
    func `keys have different sounds in every language`(language: String) async throws {
        var keys: [String: String] = [:]
        for key in Self.keys {
            let heard = try await HeardPhonemes.of(.key(key), Delivery(language: language)).joined(separator: " ")
            #expect(PhonemeListener.complaint(heard) == nil, "\(key)")
            if let other = keys[heard] { #expect(Bool(false), "\(other) and \(key) are \(heard)") }
            keys[heard] = key
        }
    }

    /// Key names of SSIP. Names of other function keys and keypad keys are made the same way.
    private static let keys = [
        "space", "underscore", "double-quote", "alt", "control", "hyper", "meta", "shift", "super", "backspace",
        "break",
        "delete", "down", "end", "enter", "escape", "f1", "f2", "f12", "f24", "home", "insert", "kp-*", "kp-+", "kp--",
        "kp-.", "kp-/", "kp-0", "kp-9", "kp-enter", "left", "menu", "next", "num-lock", "pause", "print", "prior",
        "return", "right", "scroll-lock", "tab", "up", "window", "caps-lock", "linefeed", "altgr",
    ]
}
