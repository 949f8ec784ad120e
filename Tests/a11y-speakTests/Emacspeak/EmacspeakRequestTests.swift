// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import a11y_speak

@Suite("Emacspeak: commands")
struct EmacspeakRequestTests {
    static let commands: [(words: [String], request: EmacspeakRequest)] = [
        (["q", "a", "b"], .text("a b")), (["c", "<prosody>"], .code("<prosody>")), (["l", "A"], .letter("A")),
        (["tts_say", "hi"], .say("hi")), (["a", "/x.wav"], .queuedSound(path: "/x.wav")),
        (["p", "/x.wav"], .sound(path: "/x.wav")), (["d"], .dispatch), (["s"], .stop),
        (["r", "225"], .queuedRate(225)),
        (["r", "225.4"], .queuedRate(225)), (["sh", "100"], .silence(milliseconds: 100)),
        (["sh"], .silence(milliseconds: 50)), (["t", "440", "30"], .tone(milliseconds: 30)),
        (["b", "440"], .tone(milliseconds: 50)), (["tts_set_speech_rate", "300"], .rate(300)),
        (["tts_set_speech_rate", "1e300"], .rate(1_000_000_000)),
        (["tts_set_character_scale", "1.5"], .characterScale(1.5)),
        (["tts_set_punctuations", "all"], .punctuation(.all)), (["tts_capitalize", "1"], .capitals(true)),
        (["tts_capitalize", "0"], .capitals(false)), (["tts_allcaps_beep", "t"], .allCapitals(true)),
        (
            ["tts_sync_state", "some", "0", "1", "0", "200"],
            .state(.some, capitals: false, allCapitals: true, rate: 200)
        ),
        (["tts_sync_state", "some", "0", "1", "200"], .state(.some, capitals: true, allCapitals: nil, rate: 200)),
        (["tts_sync_state", "none", "0", "200"], .state(.none, capitals: nil, allCapitals: nil, rate: 200)),
        (["tts_pause"], .pause), (["tts_resume"], .resume), (["tts_reset"], .reset), (["version"], .version),
        (["exit"], .leave), (["tts_exit"], .leave), (["n"], .nothing), (["tts_split_caps", "1"], .nothing),
        (["set_lang", "de"], .language("de", announcesName: false)),
        (["set_lang", "de", "t"], .language("de", announcesName: true)),
        (["set_lang", "de", "nil"], .language("de", announcesName: false)),
        (["set_next_lang"], .nextLanguage(announcesName: true)),
        (["set_next_lang", "nil"], .nextLanguage(announcesName: false)),
        (["set_previous_lang", "t"], .previousLanguage(announcesName: true)),
        (["set_preferred_lang", "work", "de"], .alias("work", language: "de")), (["list_lang"], .listLanguages),
        (["sing"], .misunderstood("There is no command 'sing'.")), ([], .misunderstood("There is no command ''.")),
        (["r", "fast"], .misunderstood("'r' does not take 'fast'.")),
        (["tts_set_punctuations", "loud"], .misunderstood("'tts_set_punctuations' does not take 'loud'.")),
        (["tts_sync_state", "some", "200"], .misunderstood("'tts_sync_state' does not take 'some 200'.")),
        (["set_lang"], .misunderstood("'set_lang' does not take ''.")),
    ]

    @Test func `a command is read with Emacspeak's meaning`() {
        for (words, request) in Self.commands { #expect(EmacspeakRequest(words: words) == request, "\(words)") }
    }

    @Test(arguments: [
        ("q {a}", true), ("q a", false), ("l {a}", true), ("d", true), ("d ", true), ("d now", false), ("s", true),
        ("p /x.wav", true), ("p x.wav", false), ("t 440 30", true), ("t x", false), ("tts_say {a}", true),
        ("tts_set_speech_rate 1", true), ("exit", true), ("exit the room", false), ("quit", false), ("", false),
    ])
    func `a line begins a command when it looks like one, and not when its text does`(line: String, begins: Bool) {
        #expect(EmacspeakRequest.begins(Array(line.utf8)) == begins)
    }

    @Test(arguments: [
        ("plain", "plain"), ("a\t\n  b", "a b"), ("a[*]b", "a b"), ("[:np :dv ap 100]word", " word"),
        ("[[rate 200]] x", " x"), ("[{voice x}]y", " y"), ("[_:t]z", " z"), ("[not a code]", "[not a code]"),
        ("<voice gender=\"male\">a</voice>", " a "), ("1 < 2 > 0", "1 < 2 > 0"), ("<b>", "<b>"), ("[:open", "[:open"),
        ("a\u{1}b\u{FFFF}c", "a b c"),
    ])
    func `codes of synthesizers are never spoken, and other brackets stay`(text: String, cleaned: String) {
        #expect(EmacspeakText.cleaned(text) == cleaned)
    }
}
