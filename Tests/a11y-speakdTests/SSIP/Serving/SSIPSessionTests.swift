// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import Testing

@testable import a11y_speakd

@Suite("SSIP: a session")
struct SSIPSessionTests {
    let stage = SSIPStage()
    private var said: [String] { stage.daemon.speaker.log }

    @Test func `a message sends BEGIN 10 ms after its 225 and END at its end`() {
        stage.listen()
        #expect(stage.speak("hello") == ["225-1", "225 OK MESSAGE QUEUED"])
        stage.daemon.hearFirstSample()
        #expect(stage.take() == [])
        stage.pass(.milliseconds(9))
        #expect(stage.take() == [])
        stage.pass(.milliseconds(1))
        #expect(stage.take() == ["701-1", "701-1", "701 BEGIN"])
        stage.daemon.hearEnd()
        #expect(stage.take() == ["702-1", "702-1", "702 END"])
    }

    @Test func `a dropped message gets its 225 before CANCELED`() {
        stage.listen(2)
        stage.ask("SET self PRIORITY message")
        stage.speak("one")
        stage.daemon.hearFirstSample()
        #expect(
            stage.ask("SET self PRIORITY notification", "CHAR x", from: 2) == [
                "202 OK PRIORITY SET", "225-2", "225 OK MESSAGE QUEUED",
            ])
        stage.pass(.milliseconds(10))
        #expect(stage.take(2) == ["703-2", "703-2", "703 CANCELED"])
    }

    @Test func `a new text interrupts the older one, whose CANCELED follows the new 225`() {
        stage.listen()
        stage.ask("SET self PRIORITY text")
        stage.speak("one")
        stage.daemon.hearFirstSample()
        stage.pass(.seconds(1))
        #expect(stage.takeEvents() == ["701-1"])
        #expect(stage.speak("two") == ["225-2", "225 OK MESSAGE QUEUED", "703-1", "703-1", "703 CANCELED"])
        #expect(said == ["say one", "stop", "say two"])
    }

    @Test func `blank texts and texts without sound send BEGIN and END`() {
        stage.listen()
        stage.ask("SET self SSML_MODE on")
        var told: [String] = []
        for text in ["", "  ", "<speak><mark name=\"a\"/></speak>"] {
            stage.speak(text)
            stage.pass(.seconds(1))
            stage.daemon.findNoSound()
            told += stage.takeEvents()
        }
        #expect(told == ["701-1", "702-1", "701-2", "702-2", "701-3", "700-3", "702-3"])
    }

    @Test func `a message is canceled when its synthesizer fails`() {
        stage.listen()
        stage.speak("one")
        stage.pass(.seconds(1))
        stage.daemon.fail("gone")
        #expect(stage.takeEvents() == ["703-1"])
    }

    @Test func `marks are reported when they are heard, and the rest before END`() throws {
        stage.listen()
        stage.ask("SET self SSML_MODE on")
        stage.speak(#"<speak><mark name="0:3"/>one <mark name="4:7"/>two</speak>"#)
        stage.daemon.hearFirstSample()
        stage.pass(.seconds(1))
        let id = try #require(stage.daemon.announcer.queue.current?.id)
        stage.client(1).markReached(id, name: "0:3")
        #expect(
            stage.take() == ["701-1", "701-1", "701 BEGIN", "700-1", "700-1", "700-0:3", "700 INDEX MARK"])
        stage.daemon.hearEnd()
        #expect(
            stage.take() == ["700-1", "700-1", "700-4:7", "700 INDEX MARK", "702-1", "702-1", "702 END"])
    }

    @Test func `a client without notifications gets no events, and its messages send others none`() {
        stage.listen(2)
        stage.speak("one")
        stage.hearAll()
        stage.pass(.seconds(1))
        #expect(stage.take(1) == [] && stage.take(2) == [])
    }

    @Test func `a client's messages are spoken after it disconnects`() {
        stage.ask("SET self PRIORITY message")
        stage.speak("one")
        stage.speak("two")
        stage.client(1).close()
        stage.hearAll()
        stage.hearAll()
        #expect(said == ["say one", "say two"])
        #expect(stage.daemon.daemon.all.isEmpty && stage.clients.sessions.isEmpty)
    }

    @Test func `a client that closed its sending side gets the last events before the connection closes`() {
        stage.listen()
        stage.speak("one")
        stage.client(1).inputEnded()
        #expect(stage.finished == [])
        stage.hearAll()
        #expect(stage.finished == [])
        stage.pass(.milliseconds(10))
        #expect(stage.takeEvents() == ["701-1", "702-1"])
        #expect(stage.finished == [1])
        stage.client(2).inputEnded()
        #expect(stage.finished == [1, 2])
    }

    @Test func `commands of a client that does not read wait without loss and delay no other client`() {
        stage.deaf = [1]
        #expect(stage.ask("GET RATE", "CHAR a", "GET PITCH") == [])
        stage.client(1).inputEnded()
        #expect(stage.speak("two", from: 2) == ["225-1", "225 OK MESSAGE QUEUED"])
        #expect(stage.finished == [])
        stage.deaf = []
        stage.client(1).proceed()
        let get = "251 OK GET RETURNED"
        #expect(stage.take() == ["251-0", get, "225-2", "225 OK MESSAGE QUEUED", "251-0", get])
        #expect(stage.finished == [1])
    }

    @Test func `an unfinished command delays no other client`() {
        stage.client(1).received(Array("SPEAK\r\nhalf a te".utf8))
        stage.client(3).received(Array("GET RA".utf8))
        #expect(stage.speak("two", from: 2) == ["225-1", "225 OK MESSAGE QUEUED"])
        stage.client(1).close()
        #expect(said == ["say two"])
    }

    @Test func `clients and messages are numbered from 1 in separate series`() {
        #expect(stage.ask("HISTORY GET CLIENT_ID", from: 2) == ["245-2", "245 OK CLIENT ID SENT"])
        stage.client(1).close()
        stage.connect()
        #expect(stage.ask("HISTORY GET CLIENT_ID", from: 3) == ["245-3", "245 OK CLIENT ID SENT"])
        stage.daemon.send(#"{"method":"announce","params":{"text":"one"}}"#, from: 99)
        #expect(stage.ask("CHAR a", from: 3) == ["225-1", "225 OK MESSAGE QUEUED"])
        #expect(stage.ask("CHAR b", from: 2) == ["225-2", "225 OK MESSAGE QUEUED"])
    }

    @Test func `2,000 messages at once are answered in order, and each has one end event`() {
        stage.listen()
        stage.ask("SET self PRIORITY message")
        let count = 2_000
        stage.client(1).received(Array(String(repeating: "CHAR a\r\n", count: count).utf8))
        #expect(stage.take() == (1...count).flatMap { ["225-\($0)", "225 OK MESSAGE QUEUED"] })
        stage.ask("CANCEL self")
        stage.pass(.seconds(1))
        #expect(stage.takeEvents() == (1...count).map { "703-\($0)" })
    }
}
