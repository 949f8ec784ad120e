// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import DaemonProtocol
import Testing

@testable import a11y_speakd

@Suite("Open announcements")
struct OpenAnnouncementTests {
    private let stage = SessionStage()

    private func open(_ text: String, _ more: String = #","priority":"message""#) {
        stage.send(#"{"id":1,"method":"announce","params":{"text":"\#(text)","open":true\#(more)}}"#)
    }

    /// - Returns: the reply.
    @discardableResult
    private func append(_ params: String, from client: ClientID = 1) -> String {
        stage.send(#"{"id":2,"method":"announce","params":{"append":1,\#(params)}}"#, from: client)
        return stage.take(client).last { $0.contains(#""id":2"#) } ?? ""
    }

    /// The states of announcement 1, without reasons.
    private var states: [String] {
        stage.announcer.ledger.history.explain(1)?.steps.map(\.state.name) ?? []
    }

    @Test func `texts that are appended to a heard announcement are heard after it, with one outcome`() {
        open("One one.")
        stage.hearFirstSample()
        #expect(append(#""text":"Two two.","open":true"#) == #"{"id":2,"jsonrpc":"2.0","result":{"announcement":1}}"#)
        append(#""text":"Three three.""#)
        for _ in 0..<3 { stage.hearEnd() }
        #expect(stage.speaker.log == ["say One one.", "say Two two.", "say Three three."])
        #expect(states == ["queued", "began", "finished"])
        #expect(stage.announcer.ledger.history.latest().first?.text == "One one. Two two. Three three.")
    }

    @Test func `at rest others are heard, and an appended text takes its turn`() {
        open("One.")
        stage.hearFirstSample()
        stage.hearEnd()
        stage.send(#"{"method":"announce","params":{"text":"other","priority":"message"}}"#, from: 2)
        #expect(stage.speaker.log == ["say One.", "say other"])
        append(#""text":"Two.","open":true"#)
        #expect(stage.speaker.log.count == 2)
        stage.hearEnd()
        #expect(stage.speaker.log.last == "say Two.")
        append(#""open":false"#)
        stage.hearFirstSample()
        stage.hearEnd()
        #expect(states == ["queued", "began", "queued", "began", "finished"])
        #expect(stage.announcer.queue.waitingCount == 0)
    }

    @Test func `an open announcement is closed 10 seconds after its end, and each text restarts the 10 seconds`() {
        open("One.")
        stage.hearEnd()
        stage.pass(.seconds(9))
        append(#""text":"Two.","open":true"#)
        stage.hearEnd()
        stage.pass(.milliseconds(9900))
        #expect(states.last == "queued")
        stage.pass(.milliseconds(200))
        #expect(stage.steps(of: 1).last == "finished | closed: its client added nothing for 10 seconds")
        #expect(append(#""text":"Three.""#).contains("Announcement 1 is not open"))
    }

    @Test func `status says why an open announcement waits`() {
        open("One.")
        stage.hearEnd()
        let next = stage.daemon.report.status.next
        #expect(next.map(\.waits?.cause) == ["open"])
        #expect(next.map(\.waits?.reason) == ["waits: it is open, and its client may append to it"])
        #expect(next.first?.waits?.until == 1_800_000_010)
    }

    @Test(arguments: [true, false])
    func `an open announcement is closed with its client, by the end of input or the connection`(byInput: Bool) {
        open("One.")
        stage.hearFirstSample()
        append(#""text":"Two.","open":true"#)
        if byInput { stage.session(1).inputEnded() } else { stage.session(1).close() }
        stage.hearEnd()
        stage.hearEnd()
        #expect(stage.speaker.log == ["say One.", "say Two."])
        #expect(states == ["queued", "began", "finished"])
    }

    @Test func `an interrupted announcement is not open, and a message goes on from the cut text`() {
        open("One.")
        stage.hearFirstSample()
        append(#""text":"Two two. Three three.","open":true"#)
        stage.hearEnd()
        stage.speaker.heard = 10
        stage.send(#"{"method":"announce","params":{"text":"fire","priority":"high"}}"#, from: 2)
        append(#""text":"Four.""#)
        stage.hearEnd()
        #expect(stage.speaker.log == ["say One.", "say Two two. Three three.", "stop", "say fire", "say Three three."])
        stage.hearEnd()
        #expect(stage.speaker.log.last == "say Four.")
        stage.hearEnd()
        #expect(states.last == "finished")

        stage.send(#"{"id":1,"method":"announce","params":{"text":"Five.","open":true}}"#)
        stage.send(#"{"id":1,"method":"announce","params":{"text":"Six."}}"#, from: 2)
        stage.send(#"{"id":2,"method":"announce","params":{"append":3,"text":"Seven."}}"#)
        #expect(stage.take(1).last?.contains("has ended, or is not of this client") == true)
    }

    @Test func `a move stays within the text that is heard`() {
        open("One one. Two two.")
        append(#""text":"Three three. Four four.""#)
        stage.hearEnd()
        stage.send(#"{"id":3,"method":"navigate","params":{"to":"next"}}"#)
        #expect(stage.speaker.log.last == "say Four four.")
        #expect(stage.take().last?.contains(#""sentence":2,"sentences":2"#) == true)
        stage.announcer.pause()
        stage.send(#"{"id":3,"method":"navigate","params":{"to":"start"}}"#)
        stage.announcer.resume()
        #expect(stage.speaker.log.last == "say Three three. Four four.")
    }

    @Test func `a newer text of the same client closes one at rest`() {
        open("One.", "")
        stage.hearEnd()
        stage.send(#"{"method":"announce","params":{"text":"Two."}}"#)
        #expect(stage.steps(of: 1).last == "finished | closed: announcement 2 is newer")
    }

    @Test(arguments: [
        (#""text":"x","priority":"high""#, "\\\"priority\\\" is that of the announcement"),
        (#""character":"x""#, "Only a text can be open"), (#""text":"""#, "\\\"text\\\" is empty"),
    ])
    func `parameters that cannot be appended are refused`(params: String, reason: String) {
        open("One.")
        #expect(append(params).contains(reason), "\(append(params))")
        #expect(append(#""text":"Two.","open":true"#).contains(#""announcement":1"#))
    }

    @Test func `another client cannot append, and after a thousand texts nobody can`() {
        open("One.")
        #expect(append(#""text":"Two.""#, from: 2).contains("is not open"))
        for _ in 0..<Announcer.mostAppended { append(#""text":"x.","open":true"#) }
        #expect(append(#""text":"x.""#).contains("has 1000 appended texts: close it"))
        #expect(append(#""open":false"#).contains(#""announcement":1"#))
    }

    @Test func `the next daemon says the whole text`() throws {
        let store = MemoryStore()
        stage.announcer.ledger.journal = JournalKeeper(store: store)
        open("One.")
        stage.hearFirstSample()
        append(#""text":"Two.","open":true"#)
        append(##""text":"# Three","kind":"markdown""##)
        stage.announcer.ledger.journal?.flush()
        let left = JournalReader(store.bytes).open
        #expect(left.map(\.request.words) == [.text("One. Two. Three")])
    }
}
