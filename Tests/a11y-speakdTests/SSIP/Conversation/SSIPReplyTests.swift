// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing

@testable import a11y_speakd

/// Every command with every reply of Speech Dispatcher 0.11.4. Comments give its reply where ours differs.
@Suite("SSIP: commands and replies")
struct SSIPReplyTests {
    private static let get = "251 OK GET RETURNED"
    private static let missing = ["510 ERR MISSING PARAMETER"]
    private static let invalid = ["514 ERR PARAMETER INVALID"]
    private static let unknown = ["500 ERR INVALID COMMAND"]

    private func check(_ table: [(String, [String])], _ dialogue: inout SSIPDialogue) {
        for (command, reply) in table { #expect(dialogue.ask(command) == reply, "\(command)") }
    }

    private func check(_ table: [(String, [String])]) {
        var dialogue = SSIPDialogue()
        check(table, &dialogue)
    }

    @Test func `GET returns the defaults, and only one blank separates words`() {
        check([
            ("GET RATE", ["251-0", Self.get]), ("get rate", ["251-0", Self.get]), ("GET PITCH", ["251-0", Self.get]),
            ("GET VOLUME", ["251-100", Self.get]), ("GET LANGUAGE", ["251-en-US", Self.get]),
            ("GET PUNCTUATION", ["251-none", Self.get]), ("GET VOICE_TYPE", ["251-MALE1", Self.get]),
            ("GET OUTPUT_MODULE", ["251-espeak-ng", Self.get]), ("GET PITCH_RANGE", Self.invalid),
            ("GET", Self.missing), ("GET ", Self.invalid), ("GET RATE ", ["251-0", Self.get]),
            ("GET  RATE", Self.missing), ("GET RATE x", ["251-0", Self.get]), ("GET RATE\n", Self.invalid),
            ("GET\tRATE", Self.unknown), ("", Self.unknown), ("FOO", Self.unknown), ("QUITX", Self.unknown),
            // Speech Dispatcher replies 300 ERR INTERNAL.
            (" GET RATE", Self.unknown),
        ])
    }

    @Test func `LIST and HELP send their lists and refuse unknown ones`() {
        let types = ["MALE1", "MALE2", "MALE3", "FEMALE1", "FEMALE2", "FEMALE3", "CHILD_MALE", "CHILD_FEMALE"]
        check([
            ("LIST", Self.missing), ("LIST ", Self.invalid), ("LIST FOO", Self.invalid),
            ("LIST OUTPUT_MODULES", ["250-espeak-ng", "250 OK MODULE LIST SENT"]),
            ("LIST VOICES", types.map { "249-\($0)" } + ["249 OK VOICE LIST SENT"]),
            ("LIST SYNTHESIS_VOICES", ["<voices - ->"]), ("LIST SYNTHESIS_VOICES ", ["<voices - ->"]),
            ("list synthesis_voices de", ["<voices de ->"]),
            ("LIST SYNTHESIS_VOICES en-US Max", ["<voices en-US Max>"]),
        ])
        var dialogue = SSIPDialogue()
        let help = dialogue.ask("HELP me")
        #expect(help.dropLast().allSatisfy { $0.hasPrefix("248-") } && help.count > 1)
        #expect(help.last == "248 OK HELP SENT")
    }

    @Test func `SET self with numbers and languages sets values in range and refuses others`() {
        check([
            ("SET", Self.missing), ("SET self", Self.missing), ("SET self FOO", Self.unknown),
            ("SET foo RATE 1", Self.invalid), ("SET  self RATE 1", Self.missing),
            ("SET self RATE", Self.missing), ("SET self RATE ", ["511 ERR PARAMETER NOT A NUMBER"]),
            ("SET self RATE 5x", ["511 ERR PARAMETER NOT A NUMBER"]), ("SET self RATE 5", ["203 OK RATE SET"]),
            ("SET SELF RATE +7", ["203 OK RATE SET"]), ("GET RATE", ["251-7", Self.get]),
            ("SET self RATE 101", ["409 ERR RATE TOO HIGH"]), ("SET self RATE -101", ["410 ERR RATE TOO LOW"]),
            ("SET self RATE 99999999999999999999", ["409 ERR RATE TOO HIGH"]),
            ("SET self RATE -99999999999999999999", ["410 ERR RATE TOO LOW"]),
            ("SET self PITCH -100", ["204 OK PITCH SET"]), ("GET PITCH", ["251--100", Self.get]),
            ("SET self PITCH 101", ["411 ERR PITCH TOO HIGH"]), ("SET self PITCH -101", ["412 ERR PITCH TOO LOW"]),
            ("SET self PITCH_RANGE 100", ["263 OK PITCH RANGE SET"]),
            ("SET self PITCH_RANGE 101", ["415 ERR PITCH RANGE TOO HIGH"]),
            ("SET self PITCH_RANGE -101", ["416 ERR PITCH RANGE TOO LOW"]),
            ("SET self VOLUME 0", ["218 OK VOLUME SET"]), ("GET VOLUME", ["251-0", Self.get]),
            // Speech Dispatcher replies PITCH TOO HIGH and PITCH TOO LOW.
            ("SET self VOLUME 101", ["413 ERR VOLUME TOO HIGH"]), ("SET self VOLUME -101", ["414 ERR VOLUME TOO LOW"]),
            ("SET self LANGUAGE", Self.missing), ("SET self LANGUAGE ", ["201 OK LANGUAGE SET"]),
            ("GET LANGUAGE", ["251-", Self.get]), ("SET self LANGUAGE de-Latn-DE", ["201 OK LANGUAGE SET"]),
            ("GET LANGUAGE", ["251-de-latn-de", Self.get]), ("SET self LANGUAGE EN US", ["201 OK LANGUAGE SET"]),
            ("GET LANGUAGE", ["251-en", Self.get]),
            ("SET self PAUSE_CONTEXT", Self.missing), ("SET self PAUSE_CONTEXT x", ["511 ERR PARAMETER NOT A NUMBER"]),
            ("SET self PAUSE_CONTEXT 2", ["217 OK PAUSE CONTEXT SET"]),
            ("SET self HISTORY on", Self.unknown), ("SET self VOICE male1", Self.unknown),
        ])
    }

    @Test func `SET self with words sets known values and refuses others`() {
        let onOff = ["513 ERR PARAMETER NOT ON OR OFF"]
        check([
            ("SET self PUNCTUATION", Self.missing), ("SET self PUNCTUATION foo", Self.invalid),
            ("SET self PUNCTUATION MOST", ["205 OK PUNCTUATION SET"]), ("GET PUNCTUATION", ["251-most", Self.get]),
            ("SET self SPELLING", Self.missing), ("SET self SPELLING ", onOff), ("SET self SPELLING maybe", onOff),
            ("SET self SPELLING ON", ["207 OK SPELLING SET"]), ("SET self SSML_MODE x", onOff),
            ("SET self SSML_MODE on", ["219 OK SSML MODE SET"]), ("SET self CAP_LET_RECOGN foo", Self.invalid),
            ("SET self CAP_LET_RECOGN icon", ["206 OK CAP LET RECOGNITION SET"]),
            ("SET self VOICE_TYPE", Self.missing), ("SET self VOICE_TYPE foo", ["309 ERR COULDNT SET VOICE"]),
            ("SET self VOICE_TYPE female2", ["209 OK VOICE SET"]), ("GET VOICE_TYPE", ["251-FEMALE2", Self.get]),
            ("SET self SYNTHESIS_VOICE Foo (bar) x", ["209 OK VOICE SET"]),
            ("GET VOICE_TYPE", ["251-NO_VOICE", Self.get]),
            ("SET self VOICE_TYPE child_female", ["209 OK VOICE SET"]),
            ("GET VOICE_TYPE", ["251-CHILD_FEMALE", Self.get]),
            ("SET self SYNTHESIS_VOICE", ["209 OK VOICE SET"]), ("SET self SYNTHESIS_VOICE ", ["209 OK VOICE SET"]),
            ("SET self OUTPUT_MODULE", Self.missing), ("SET self OUTPUT_MODULE ", ["216 OK OUTPUT MODULE SET"]),
            ("GET OUTPUT_MODULE", ["251-", Self.get]), ("SET self OUTPUT_MODULE NoNe", ["216 OK OUTPUT MODULE SET"]),
            ("GET OUTPUT_MODULE", ["251-none", Self.get]),
            ("SET all DEBUG on", ["<debug true>"]), ("SET self DEBUG off", ["<debug false>"]),
            ("SET self DEBUG", Self.missing), ("SET self DEBUG x", onOff),
        ])
    }

    @Test func `SET of priority, name and notifications is accepted for self only`() {
        check([
            ("SET self PRIORITY", Self.missing), ("SET self PRIORITY ", ["408 ERR UNKNOWN PRIORITY"]),
            ("SET self PRIORITY high", ["408 ERR UNKNOWN PRIORITY"]),
            ("SET SELF PRIORITY Message", ["202 OK PRIORITY SET"]),
            ("SET all PRIORITY text", ["301 ERR COULDNT SET PRIORITY"]),
            ("SET 77 PRIORITY text", ["301 ERR COULDNT SET PRIORITY"]),
            ("SET self CLIENT_NAME", Self.missing), ("SET self CLIENT_NAME a:b", ["311 ERR COULDNT SET CLIENT_NAME"]),
            ("SET self CLIENT_NAME ", ["311 ERR COULDNT SET CLIENT_NAME"]),
            ("SET self CLIENT_NAME a:b:c:d", ["311 ERR COULDNT SET CLIENT_NAME"]),
            ("SET self CLIENT_NAME a:b:c d", ["208 OK CLIENT NAME SET"]),
            (#"SET SELF CLIENT_NAME "who:firefox:web speech api""#, ["208 OK CLIENT NAME SET"]),
            ("SET all CLIENT_NAME a:b:c", Self.invalid), ("SET 77 CLIENT_NAME a:b:c", Self.invalid),
            ("SET self NOTIFICATION", Self.missing), ("SET self NOTIFICATION begin", Self.missing),
            ("SET self NOTIFICATION begin ", Self.invalid), ("SET self NOTIFICATION foo maybe", Self.invalid),
            ("SET self NOTIFICATION foo on", ["316 ERR COULDNT SET NOTIFICATION"]),
            ("SET all NOTIFICATION begin on", Self.invalid), ("SET 77 NOTIFICATION all on", Self.invalid),
        ])
        let kinds = ["BEGIN", "end", "CANCEL", "pause", "RESUME", "INDEX_MARKS", "all"]
        check(kinds.map { ("SET self NOTIFICATION \($0) on", ["220 OK NOTIFICATION SET"]) })
    }

    @Test func `SET for another client or all names its target, and each setting has its refusal`() {
        check([
            ("SET 77 RATE 200", ["409 ERR RATE TOO HIGH"]), ("SET 77 RATE 20", ["<77: rate(20)>"]),
            ("SET 0 RATE 1", ["<0: rate(1)>"]), ("SET -1 RATE 1", ["<-1: rate(1)>"]),
            ("SET 77 VOICE_TYPE foo", ["309 ERR COULDNT SET VOICE"]),
            ("SET 77 SYNTHESIS_VOICE x y", [#"<77: synthesisVoice("x y")>"#]),
            ("SET all PITCH 9", ["<others: pitch(9)>", "204 OK PITCH SET"]), ("GET PITCH", ["251-9", Self.get]),
            ("SET 1 RATE 9", ["203 OK RATE SET"]), ("GET RATE", ["251-9", Self.get]),
        ])
        let settings: [(SSIPSetting, String)] = [
            (.rate(1), "303 ERR COULDNT SET RATE"), (.pitch(1), "304 ERR COULDNT SET PITCH"),
            (.volume(1), "314 ERR COULDNT SET VOLUME"), (.pitchRange(1), "340 ERR COULDNT SET PITCH RANGE"),
            (.language("en"), "302 ERR COULDNT SET LANGUAGE"), (.voiceType(.male1), "309 ERR COULDNT SET VOICE"),
            (.synthesisVoice("x"), "309 ERR COULDNT SET VOICE"), (.punctuation(.all), "305 ERR COULDNT SET PUNCT MODE"),
            (.spelling(true), "308 ERR COULDNT SET SPELLING"), (.ssmlMode(true), "315 ERR COULDNT SET SSML MODE"),
            (.capitals(.icon), "306 ERR COULDNT SET CAP LET RECOGNITION"),
            (.pauseContext(1), "313 ERR COULDNT SET PAUSE CONTEXT"),
            (.outputModule("x"), "312 ERR COULDNT SET OUTPUT MODULE"),
        ]
        for (setting, refusal) in settings { #expect(SSIPDialogue.lines(setting.refused.bytes) == [refusal]) }
    }

    @Test(arguments: [
        ("STOP", "210 OK STOPPED"), ("CANCEL", "213 OK CANCELED"), ("PAUSE", "211 OK PAUSED"),
        ("RESUME", "212 OK RESUMED"),
    ])
    func `STOP, CANCEL, PAUSE and RESUME are answered before they take effect`(name: String, done: String) {
        let verb = name.lowercased()
        check([
            (name, Self.missing), ("\(name) ", Self.invalid), ("\(name) foo", Self.invalid),
            ("\(name) 0", ["406 ERR ID DOESNT EXIST"]), ("\(name) -1", ["406 ERR ID DOESNT EXIST"]),
            ("\(name) 77", [done, "<\(verb) client(77)>"]), ("\(name) self", [done, "<\(verb) own>"]),
            ("\(verb) ALL", [done, "<\(verb) all>"]),
        ])
    }

    @Test func `HISTORY replies like a server without a history`() {
        let no = ["380 ERR NOT YET IMPLEMENTED"]
        let number = ["511 ERR PARAMETER NOT A NUMBER"]
        check([
            ("HISTORY", Self.missing), ("HISTORY ", Self.unknown), ("HISTORY FOO", Self.unknown),
            ("HISTORY GET", Self.missing), ("HISTORY GET FOO", Self.missing),
            ("HISTORY GET CLIENT_ID", ["245-1", "245 OK CLIENT ID SENT"]), ("HISTORY GET CLIENT_LIST", no),
            ("HISTORY GET CLIENT_MESSAGES", Self.missing), ("HISTORY GET CLIENT_MESSAGES self", no),
            ("HISTORY GET CLIENT_MESSAGES all 0 10", no), ("HISTORY GET CLIENT_MESSAGES x", number),
            ("HISTORY GET CLIENT_MESSAGES 77 0 5", no), ("HISTORY GET CLIENT_MESSAGES 1", Self.missing),
            ("HISTORY GET CLIENT_MESSAGES 1 0 5", ["241 OK MSGS LIST SENT"]),
            ("HISTORY GET LAST", ["403 ERR NO MESSAGE"]), ("HISTORY GET MESSAGE", Self.missing),
            ("HISTORY GET MESSAGE x", number), ("HISTORY GET MESSAGE 1", no),
            ("HISTORY SAY", Self.missing), ("HISTORY SAY x", number), ("HISTORY SAY 1", ["406 ERR ID DOESNT EXIST"]),
            ("HISTORY SORT", no), ("HISTORY SEARCH all x", Self.unknown), ("HISTORY SET x", Self.unknown),
        ])
    }

    @Test func `HISTORY CURSOR moves in an empty history`() {
        let low = ["404 ERR POSITION TOO LOW"]
        let forward = ["223 OK CURSOR MOVED FORWARD"]
        let backward = ["224 OK CURSOR MOVED BACKWARD"]
        check([
            ("HISTORY CURSOR", Self.missing), ("HISTORY CURSOR FOO", Self.missing),
            ("HISTORY CURSOR GET", ["403 ERR NO MESSAGE"]), ("HISTORY CURSOR BACKWARD", low),
            ("HISTORY CURSOR FORWARD", forward), ("HISTORY CURSOR FORWARD", forward),
            ("HISTORY CURSOR BACKWARD", backward), ("HISTORY CURSOR BACKWARD", low),
            ("HISTORY CURSOR SET", Self.missing), ("HISTORY CURSOR SET x", ["511 ERR PARAMETER NOT A NUMBER"]),
            ("HISTORY CURSOR SET 1", Self.missing), ("HISTORY CURSOR SET 1 foo", Self.missing),
            ("HISTORY CURSOR SET 1 first", ["220 OK CURSOR SET FIRST"]), ("HISTORY CURSOR BACKWARD", low),
            ("HISTORY CURSOR SET 1 last", ["221 OK CURSOR SET LAST"]), ("HISTORY CURSOR FORWARD", forward),
            ("HISTORY CURSOR SET 1 pos", Self.missing), ("HISTORY CURSOR SET 1 pos -3", low),
            ("HISTORY CURSOR SET 1 pos 3", ["222 OK CURSOR SET TO POSITION"]), ("HISTORY CURSOR BACKWARD", backward),
        ])
    }

    @Test func `a block accepts messages and most settings and refuses other commands`() {
        let refused = ["332 ERR NOT ALLOWED INSIDE BLOCK"]
        check([
            ("BLOCK", Self.missing), ("BLOCK ", Self.invalid), ("BLOCK foo", Self.invalid),
            ("BLOCK END", ["331 ERR ALREADY OUTSIDE BLOCK"]), ("BLOCK BEGIN", ["260 OK INSIDE BLOCK"]),
            ("block begin", ["330 ERR ALREADY INSIDE BLOCK"]),
            ("SET self PRIORITY foo", refused), ("SET all PRIORITY text", refused),
            ("SET self CLIENT_NAME a:b:c", refused), ("SET self OUTPUT_MODULE x", refused),
            ("SET self SPELLING on", refused), ("STOP self", refused), ("CANCEL", refused), ("PAUSE self", refused),
            ("RESUME self", refused), ("LIST VOICES", refused), ("GET RATE", refused), ("HELP", refused),
            ("HISTORY GET CLIENT_ID", refused), ("FOO", Self.unknown), ("SET self RATE 5", ["203 OK RATE SET"]),
            ("SET self SSML_MODE off", ["219 OK SSML MODE SET"]), ("CHAR a", ["225-1", "225 OK MESSAGE QUEUED"]),
            ("BLOCK END", ["261 OK OUTSIDE BLOCK"]), ("GET RATE", ["251-5", Self.get]),
        ])
    }

    @Test func `QUIT and BYE close the connection, and later commands get no answer`() {
        for word in ["QUIT", "bye"] {
            var dialogue = SSIPDialogue()
            #expect(dialogue.send(Array("\(word)\r\nGET RATE\r\n".utf8)) == ["231 HAPPY HACKING", "<close>"])
            #expect(dialogue.ask("GET RATE") == [])
        }
    }

    @Test func `line ends in a client's setting cannot end a line of a reply`() {
        check([("SET self LANGUAGE a\n249 b\r", ["201 OK LANGUAGE SET"]), ("GET LANGUAGE", ["251-a?249", Self.get])])
    }
}
