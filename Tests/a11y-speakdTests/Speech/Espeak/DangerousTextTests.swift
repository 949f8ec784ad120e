// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import TestSupport
import Testing

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

/// Texts that break libespeak-ng if it gets them unchanged: it crashes, changes later texts, speaks for an hour, leaves
/// words out or is silent. The daemon makes them safe.
@Suite("Dangerous texts, through libespeak-ng", .slow)
struct DangerousTextTests {
    @Test(arguments: [
        // Crashes of 1.51: dashes in Hindi, mixed scripts.
        ("---लच्छेद", "hi"), ("---लच्छेद---", "en"), ("fa \"more options\"", "fa"), ("de \"ईघ\"", "de"),
        ("цена up 价格 かな 가격 ราคา سعر מחיר τιμή कीमत", "hi"), ("aяbцc中dあe가f", "ru"), ("क a क я क", "hi"),
        // Markup is text.
        ("<audio src='/etc/passwd'/>x", "en"), ("<speak><voice name='de'>hello", "en"), ("&lt;&#1;&", "en"),
        ("[[a#Q@ h@l'oU]]", "en"), ("[[[[[[", "en"),
        // Text that looks like an option or an end.
        ("-v de hello", "en"), ("--help", "en"), ("one\u{0}two", "en"), ("\u{FFFE}one\u{FFFF}", "en"),
        ("\u{E000}one\u{F8FF}", "en"), ("\u{1B}[0mone", "en"), ("\u{202E}one\u{2066}", "en"),
    ])
    func `a dangerous text is spoken to its end`(text: String, language: String) async throws {
        let sound = try await EspeakStage.say(text, language: language)
        #expect(sound.end == .completed)
        #expect(text.hasPrefix("[[[") || sound.peak > 3000, "silence")
    }

    @Test(arguments: [
        ("a", 20_000), ("hello", 4000), ("7", 20_000), (".", 20_000), ("\n", 20_000), (" ", 20_000), ("<", 10_000),
        ("🎉", 2000), ("🫨", 2000), ("\u{334}", 20_000), ("字", 4000), ("ก", 4000), ("я a ", 500), ("-", 20_000),
        ("[", 20_000), ("\u{10FFFF}", 5000), ("Ꭰ", 4000),
    ])
    func `a dangerous text repeated many times ends or can be stopped`(piece: String, count: Int) async throws {
        let utterance = try await EspeakStage.utterance(String(repeating: piece, count: count))
        let sound = try await EspeakStage.speak(utterance, atMost: 22_050 * 60)
        #expect(sound.end == .stopped || sound.end == .completed)
    }

    @Test(arguments: [
        "\u{1}400S", "\u{1}10A\u{1}20P", "<prosody rate='x-fast'>", "<voice name='de'>", "[[x", "---", "🎉",
        "цена", "价格", "\u{1}",
    ])
    func `a dangerous text does not change the next text`(text: String) async throws {
        let before = try await EspeakStage.say("one two three four")
        _ = try await EspeakStage.say(text)
        let after = try await EspeakStage.say("one two three four")
        // espeak-ng's length varies by 6 %; a rate that leaks changes it by a third.
        #expect(abs(before.samples - after.samples) < before.samples / 10)
        #expect(abs(before.peak - after.peak) < before.peak / 4)
    }

    @Test(arguments: ["he", "cv", "tk", "nog", "ru"])
    func `a number is heard in a language whose voice has no numbers`(language: String) async throws {
        let sound = try await EspeakStage.say("12.5", language: language)
        #expect(sound.end == .completed)
        #expect(sound.peak > 3000)
        let utterance = try await EspeakStage.utterance("מחיר 12 מחיר", language: "he")
        let offsets = try await EspeakStage.speak(utterance).offsets
        #expect(offsets == [0, 5, 8])
    }

    @Test func `a long word is spoken without loss`() async throws {
        let words = try await EspeakStage.say(String(repeating: "hello ", count: 100)).seconds
        let word = try await EspeakStage.say(String(repeating: "hello", count: 100)).seconds
        #expect(word > words * 0.55)
        let thai = try await EspeakStage.say(String(repeating: "ราคา", count: 100)).seconds
        let short = try await EspeakStage.say(String(repeating: "ราคา", count: 10)).seconds
        #expect(thai > short * 8)
        let han = try await EspeakStage.say(String(repeating: "价格", count: 300), language: "zh").seconds
        let less = try await EspeakStage.say(String(repeating: "价格", count: 10), language: "zh").seconds
        #expect(han > less * 24)
        let digits = try await EspeakStage.say(String(repeating: "7", count: 1000)).seconds
        let few = try await EspeakStage.say(String(repeating: "7", count: 100)).seconds
        #expect(digits > few * 8)
    }

    @Test func `150 texts of mixed scripts do not damage espeak-ng's memory`() async throws {
        let pieces = ["price", "цена", "价格", "かかく", "가격", "ราคา", "سعر", "מחיר", "τιμή", "कीमत", "5.5", "🙂", "é"]
        var state: UInt32 = 7
        for _ in 0..<150 {
            let text = (0..<6).map { _ -> String in
                state = state &* 1_664_525 &+ 1_013_904_223
                return pieces[Int(state >> 16) % pieces.count]
            }.joined(separator: (state >> 8).isMultiple(of: 2) ? " " : "")
            let language = ["en", "hi", "ru", "zh", "ja", "ar", "de"][Int(state >> 20) % 7]
            #expect(try await EspeakStage.say(text, language: language).end == .completed, "\(language): \(text)")
        }
    }
}
