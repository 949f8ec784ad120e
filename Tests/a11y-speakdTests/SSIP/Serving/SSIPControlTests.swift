// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing

@testable import a11y_speakd

@Suite("SSIP: STOP, CANCEL, PAUSE and RESUME")
struct SSIPControlTests {
    let stage = SSIPStage()
    private var said: [String] { stage.daemon.speaker.log }

    /// Two clients with two messages each; the first message of the first client is being spoken.
    private func start() {
        for number in 1...2 {
            stage.listen(number)
            stage.ask("SET self PRIORITY message", from: number)
        }
        for text in ["a", "b"] { stage.speak(text) }
        for text in ["c", "d"] { stage.speak(text, from: 2) }
        stage.daemon.hearFirstSample()
        stage.pass(.seconds(1))
        _ = (stage.take(1), stage.take(2))
    }

    @Test func `STOP, CANCEL and RESUME without a message have no effect`() {
        #expect(stage.ask("STOP all") == ["210 OK STOPPED"])
        #expect(stage.ask("STOP self", "CANCEL all", "RESUME all").count == 3)
        #expect(stage.speak("one") == ["225-1", "225 OK MESSAGE QUEUED"])
    }

    @Test func `STOP ends the spoken message of its target, and the reply precedes the event`() {
        start()
        #expect(stage.ask("STOP self", from: 2) == ["210 OK STOPPED"])
        #expect(said == ["say a"])
        #expect(stage.ask("STOP self") == ["210 OK STOPPED"])
        #expect(stage.take() == [])
        stage.pass(.milliseconds(10))
        #expect(stage.take() == ["703-1", "703-1", "703 CANCELED"])
        #expect(said == ["say a", "stop", "say c"])
        #expect(stage.ask("STOP 2") == ["210 OK STOPPED"])
        #expect(said == ["say a", "stop", "say c", "stop", "say b"])
        #expect(stage.takeEvents(2) == ["703-3"])
        #expect(stage.ask("STOP all", from: 2).first == "210 OK STOPPED")
        #expect(said.last == "say d")
    }

    @Test func `STOP also ends the rest of the spoken message's block`() {
        stage.listen()
        stage.ask("SET self PRIORITY message", "BLOCK BEGIN", "CHAR a", "CHAR b", "CHAR c", "BLOCK END", "CHAR d")
        stage.pass(.seconds(1))
        stage.ask("STOP self")
        #expect(said == ["say a", "stop", "say d"])
    }

    @Test func `CANCEL self ends all messages of the client, and CANCEL ALL all messages`() {
        start()
        stage.ask("CANCEL self")
        #expect(said == ["say a", "stop", "say c"])
        #expect(stage.ask("CANCEL all") == ["213 OK CANCELED"])
        #expect(stage.takeEvents(2) == ["703-3", "703-4"])
        #expect(said == ["say a", "stop", "say c", "stop"])
        #expect(stage.ask("CANCEL 77") == ["213 OK CANCELED"])
    }

    @Test func `STOP ALL and CANCEL ALL end announcements of JSON clients too`() {
        stage.daemon.send(#"{"method":"announce","params":{"text":"chart","priority":"message"}}"#, from: 99)
        stage.ask("STOP all")
        stage.daemon.send(#"{"method":"announce","params":{"text":"chart","priority":"message"}}"#, from: 99)
        stage.ask("CANCEL all")
        #expect(said == ["say chart", "stop", "say chart", "stop"])
    }

    @Test func `a paused message sends PAUSED, lets other clients speak, and resumes`() {
        start()
        #expect(stage.ask("PAUSE self") == ["211 OK PAUSED"])
        #expect(stage.take() == [])
        stage.pass(.milliseconds(10))
        #expect(stage.take() == ["704-1", "704-1", "704 PAUSED"])
        #expect(said == ["say a", "stop", "say c"])
        #expect(stage.speak("e") == ["225-5", "225 OK MESSAGE QUEUED"])
        stage.hearAll()
        stage.hearAll()
        #expect(said == ["say a", "stop", "say c", "say d"])
        #expect(stage.ask("RESUME self") == ["212 OK RESUMED"])
        stage.daemon.hearFirstSample()
        stage.pass(.milliseconds(10))
        #expect(stage.take() == ["705-1", "705-1", "705 RESUMED"])
        stage.daemon.hearEnd()
        #expect(stage.takeEvents() == ["702-1"])
        #expect(said == ["say a", "stop", "say c", "say d", "say a", "say b"])
    }

    @Test func `a stopped message that was paused is canceled at once and does not resume`() {
        start()
        stage.ask("PAUSE self")
        stage.pass(.milliseconds(10))
        #expect(stage.takeEvents() == ["704-1"])
        stage.ask("STOP self")
        stage.pass(.milliseconds(10))
        #expect(stage.takeEvents() == ["703-1"])
        stage.ask("RESUME self")
        for _ in 1...3 { stage.hearAll() }
        #expect(
            said == ["say a", "stop", "say c", "say d", "say b"]
                || said == ["say a", "stop", "say c", "say b", "say d"])
    }

    @Test func `PAUSE ALL pauses only connected clients, and RESUME of one or all resumes them`() {
        start()
        #expect(stage.ask("PAUSE all", from: 2) == ["211 OK PAUSED"])
        #expect(said == ["say a", "stop"])
        stage.connect()
        stage.ask("CHAR new", from: 3)
        stage.hearAll()
        #expect(said == ["say a", "stop", "say new"])
        stage.ask("RESUME 2")
        #expect(said.last == "say c")
        stage.ask("RESUME all")
        for _ in 1...4 { stage.hearAll() }
        #expect(said.sorted() == ["say a", "say a", "say b", "say c", "say d", "say new", "stop"])
    }

    @Test func `messages that a client paused resume when it disconnects, its own too`() {
        start()
        stage.ask("PAUSE all", from: 2)
        stage.client(2).close()
        #expect(said == ["say a", "stop", "say a"])
        stage.ask("PAUSE self")
        #expect(said.last == "say c")
        stage.client(1).inputEnded()
        stage.hearAll()
        stage.hearAll()
        stage.hearAll()
        #expect(said.suffix(3) == ["say a", "say b", "say d"] || said.suffix(3) == ["say a", "say d", "say b"])
    }

    @Test func `a message that two clients paused resumes when both have disconnected`() {
        stage.ask("SET self PRIORITY message")
        stage.speak("one")
        stage.ask("PAUSE 1", from: 2)
        stage.ask("PAUSE 1", from: 3)
        stage.client(2).close()
        #expect(said == ["say one", "stop"])
        stage.client(3).close()
        #expect(said == ["say one", "stop", "say one"])
    }

    @Test func `the paused messages of a disconnected client are resumed by its number`() {
        stage.ask("SET self PRIORITY message")
        stage.speak("one")
        stage.ask("PAUSE 1", from: 2)
        stage.client(1).close()
        #expect(said == ["say one", "stop"])
        stage.ask("RESUME 1", from: 2)
        #expect(said == ["say one", "stop", "say one"])
    }
}
