// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import a11y_speak

@Suite("Input from Emacspeak")
struct EmacspeakReaderTests {
    /// A session written by Emacspeak 53: a sentence, a line of Lisp in colors, letters, a tone, a sound.
    static let session = #"""
        tts_set_speech_rate 175
        tts_sync_state all 0 0 1 175
        s
        c { }
        q {naïve café  ---  x  less than  3 }
        d
        tts_set_punctuations some
        d
        c { <prosody pitch="20"><prosody range="70"><prosody volume="80"> }
        q {foo }
        c { }
        sh 100
        d
        l {t}
        tts_say { right[*]paren}
        tts_say { unbalanced { brace}
        l {{}
        t 500 75
        d
        p /usr/share/emacs/site-lisp/emacspeak/sounds/pan-chimes/open-object.wav
        s

        """#

    static let requests: [EmacspeakRequest] = [
        .rate(175), .state(.all, capitals: false, allCapitals: false, rate: 175), .stop, .code(" "),
        .text("naïve café  ---  x  less than  3 "), .dispatch, .punctuation(.some), .dispatch,
        .code(#" <prosody pitch="20"><prosody range="70"><prosody volume="80"> "#), .text("foo "), .code(" "),
        .silence(milliseconds: 100), .dispatch, .letter("t"), .say(" right[*]paren"), .say(" unbalanced { brace"),
        .letter("{"), .tone(milliseconds: 75), .dispatch,
        .sound(path: "/usr/share/emacs/site-lisp/emacspeak/sounds/pan-chimes/open-object.wav"), .stop,
    ]

    @Test func `a session is understood however its bytes were cut`() {
        for pieces in ByteCuts.all(of: Array(Self.session.utf8)) {
            var reader = EmacspeakReader()
            let requests = pieces.flatMap { reader.received($0) } + reader.rest()
            guard requests == Self.requests else { return #expect(requests == Self.requests, "\(pieces.map(\.count))") }
        }
    }

    /// A line, and what it asks for.
    static let lines: [(line: String, request: EmacspeakRequest)] = [
        ("tts_sync_state some 1 0 1 200 ", .state(.some, capitals: true, allCapitals: false, rate: 200)),
        ("tts_sync_state none 1 1 200", .state(.none, capitals: true, allCapitals: nil, rate: 200)),
        ("tts_sync_state all 1 175", .state(.all, capitals: nil, allCapitals: nil, rate: 175)),
        ("tts_sync_state all", .misunderstood("'tts_sync_state' does not take 'all'.")),
        ("tts_set_speech_rate {200}", .rate(200)), ("tts_set_speech_rate 199.6", .rate(200)),
        ("tts_set_speech_rate fast", .misunderstood("'tts_set_speech_rate' does not take 'fast'.")),
        ("tts_set_speech_rate nan", .misunderstood("'tts_set_speech_rate' does not take 'nan'.")),
        ("tts_set_speech_rate 1e99", .rate(1_000_000_000)), ("r {250}", .queuedRate(250)),
        ("tts_set_character_scale 1.2", .characterScale(1.2)), ("tts_capitalize  1", .capitals(true)),
        ("tts_allcaps_beep  0", .allCapitals(false)), ("tts_split_caps 1", .nothing),
        ("sh", .silence(milliseconds: 50)),
        ("b 500 100", .tone(milliseconds: 100)), ("t", .tone(milliseconds: 50)), ("n piano 60 100", .nothing),
        ("a /a b.wav", .queuedSound(path: "/a b.wav")), ("tts_pause", .pause), ("tts_resume", .resume),
        ("tts_reset ", .reset), ("set_lang de t ", .language("de", announcesName: true)),
        ("set_lang de nil ", .language("de", announcesName: false)),
        ("set_lang de", .language("de", announcesName: false)),
        ("set_next_lang t", .nextLanguage(announcesName: true)),
        ("set_previous_lang nil", .previousLanguage(announcesName: false)),
        ("set_preferred_lang en en_GB ", .alias("en", language: "en_GB")), ("list_lang", .listLanguages),
        ("version", .version), ("exit", .leave), ("tts_exit", .leave), ("q plain words", .text("plain words")),
        ("sing {la la}", .misunderstood("There is no command 'sing'.")),
    ]

    @Test(arguments: lines.indices)
    func `every command of every version is known`(index: Int) {
        var reader = EmacspeakReader()
        #expect(reader.received(Array(Self.lines[index].line.utf8) + [10]) == [Self.lines[index].request])
    }

    @Test func `the last line needs no end`() {
        var reader = EmacspeakReader()
        #expect(reader.received(Array("q {a}\nd".utf8)) == [.text("a")])
        #expect(reader.rest() == [.dispatch])
    }
}
