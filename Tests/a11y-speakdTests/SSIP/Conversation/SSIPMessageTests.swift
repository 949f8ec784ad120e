// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import TestSupport
import Testing

@testable import a11y_speakd

@Suite("SSIP: messages")
struct SSIPMessageTests {
    private func queued(_ id: Int) -> [String] { ["225-\(id)", "225 OK MESSAGE QUEUED"] }

    @Test func `CHAR, KEY and SOUND_ICON take their first word and are queued at once`() {
        var dialogue = SSIPDialogue()
        #expect(dialogue.ask("CHAR é") == queued(1))
        #expect(dialogue.ask("CHAR a b") == queued(2))
        #expect(dialogue.ask("char SPACE") == queued(3))
        #expect(dialogue.ask("CHAR space") == queued(4))
        #expect(dialogue.ask("KEY shift_A") == queued(5))
        #expect(dialogue.ask("KEY space") == queued(6))
        #expect(dialogue.ask("SOUND_ICON space") == queued(7))
        #expect(dialogue.send(Array("CHAR \0\r\n".utf8)) == queued(8))
        #expect(
            dialogue.messages.map(\.content) == [
                .character("é"), .character("a"), .character("SPACE"), .character(" "), .key("shift_A"), .key(" "),
                .soundIcon("space"), .character("?"),
            ])
        for command in ["CHAR", "CHAR ", "CHAR  ", "CHAR  a", "KEY", "SOUND_ICON "] {
            #expect(dialogue.ask(command) == ["510 ERR MISSING PARAMETER"])
        }
    }

    @Test func `CHAR takes a combining accent as its character`() {
        var dialogue = SSIPDialogue()
        #expect(dialogue.ask("CHAR \u{301}") == queued(1))
        #expect(dialogue.messages.map(\.content) == [.character("\u{301}")])
    }

    @Test func `SPEAK is answered with 230 at once and with 225 after its text`() {
        var dialogue = SSIPDialogue()
        #expect(dialogue.ask("SPEAK now") == ["230 OK RECEIVING DATA"])
        #expect(dialogue.send(Array("GET RATE\r\nit said".utf8)) == [])
        #expect(dialogue.send(Array("\r\n.\r\n".utf8)) == queued(1))
        #expect(dialogue.messages.map(\.content) == [.text("GET RATE\r\nit said")])
    }

    @Test func `an empty text is canceled or queued, and always answered`() {
        var dialogue = SSIPDialogue()
        #expect(dialogue.send(Array("SPEAK\r\n.\r\n".utf8)) == ["230 OK RECEIVING DATA", "227 OK MESSAGE CANCELED"])
        // python3-speechd sends empty texts like this.
        #expect(dialogue.speak("") == ["230 OK RECEIVING DATA"] + queued(1))
        #expect(dialogue.speak("  ") == ["230 OK RECEIVING DATA"] + queued(2))
        #expect(dialogue.messages.map(\.content) == [.text(" "), .text("  ")])
    }

    @Test func `invalid UTF-8 is refused, and the connection goes on`() {
        var dialogue = SSIPDialogue()
        let bad: [[UInt8]] = [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80]]
        for text in bad {
            #expect(
                dialogue.send(Array("SPEAK\r\n".utf8) + text + Array("\r\n.\r\n".utf8)) == [
                    "230 OK RECEIVING DATA", "501 ERR INVALID ENCODING",
                ])
            #expect(dialogue.send(Array("CHAR ".utf8) + text + [13, 10]) == ["501 ERR INVALID ENCODING"])
        }
        #expect(dialogue.speak("fine") == ["230 OK RECEIVING DATA"] + queued(1))
    }

    @Test func `a text or line above its limit is refused, and the connection goes on`() {
        var dialogue = SSIPDialogue(framer: SSIPFramer(longestLine: 30, longestText: 20))
        #expect(
            dialogue.speak(String(repeating: "long ", count: 9)) == [
                "230 OK RECEIVING DATA", "300 ERR MESSAGE TOO LONG",
            ])
        #expect(dialogue.ask("CHAR " + String(repeating: "c", count: 40)) == ["500 ERR INVALID COMMAND"])
        #expect(dialogue.speak("fine") == ["230 OK RECEIVING DATA"] + queued(1))
    }

    @Test func `a session gives equal answers in order, wherever its bytes are cut`() {
        let session =
            "SET SELF CLIENT_NAME \"root:spd-say:main\"\r\nSPEAK\r\ngrün\r\n..\r\n.\r\nGET RATE\r\n"
            + "SET self RATE 9\r\nGET RATE\r\nCHAR 🙂\r\nSPEAK\r\n.\r\nSTOP self\r\nQUIT\r\n"
        let answers =
            ["208 OK CLIENT NAME SET", "230 OK RECEIVING DATA"] + queued(1) + ["251-0", "251 OK GET RETURNED"]
            + ["203 OK RATE SET", "251-9", "251 OK GET RETURNED"] + queued(2) + ["230 OK RECEIVING DATA"]
            + ["227 OK MESSAGE CANCELED", "210 OK STOPPED", "<stop own>", "231 HAPPY HACKING", "<close>"]
        for parts in ByteCuts.all(of: Array(session.utf8)) {
            var dialogue = SSIPDialogue()
            #expect(parts.flatMap { dialogue.send($0) } == answers)
            #expect(dialogue.messages.map(\.content) == [.text("grün\r\n."), .character("🙂")])
        }
    }

    @Test func `a message takes the priority and settings at its time, and may repeat an equal one`() {
        var dialogue = SSIPDialogue()
        let names = ["text", "important", "message", "notification", "progress"]
        _ = dialogue.ask("CHAR a")
        for name in names { _ = dialogue.ask("SET self PRIORITY \(name)") + dialogue.ask("CHAR a") }
        _ = dialogue.ask("SET self RATE 100") + dialogue.ask("CHAR a")
        let announcements = dialogue.messages.map(\.announcement)
        #expect(
            announcements.map(\.priority) == [
                .message, .default, .high, .message, .notification, .progress, .progress,
            ])
        #expect(announcements.map(\.delivery.rate) == [nil, nil, nil, nil, nil, nil, 449])
        #expect(announcements.allSatisfy { $0.mayRepeat && $0.convention == .speechDispatcher(block: nil) })
    }

    @Test func `messages of one block share a number that is unique among all clients`() {
        var one = SSIPDialogue(client: 1)
        var two = SSIPDialogue(client: 2)
        let block = ["BLOCK BEGIN", "CHAR a", "CHAR b", "BLOCK END", "CHAR c"]
        for command in block + block { _ = one.ask(command) + two.ask(command) }
        let blocks = one.messages.map(\.block) + two.messages.map(\.block)
        #expect(
            blocks.map { $0 == nil } == [
                false, false, true, false, false, true, false, false, true, false, false, true,
            ])
        #expect(blocks[0] == blocks[1] && blocks[3] == blocks[4] && blocks[6] == blocks[7])
        #expect(Set(blocks).count == 5)
    }

    @Test func `a client is shown by its name, with a component other than main or default`() {
        let names = [
            #""root:spd-say:main""#: "spd-say", "unknown:Orca:default": "Orca", "a:b:": "b", "a::main": "a",
            #""who:firefox:web"#: "firefox:web", "::": "", "a:b:c": "b:c", "a:x\ny:": "x?y",
        ]
        for (name, display) in names { #expect(SSIPClientName(name)?.display == display) }
    }
}
