// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import DaemonProtocol
import Testing

@testable import a11y_speakd

@Suite("Bursts, alarms and the presence of a screen reader")
struct AcknowledgeTests {
    private let stage = SessionStage()

    private func alarm(_ text: String, from client: ClientID = 1) {
        stage.send(
            #"{"method":"announce","params":{"text":"\#(text)","priority":"high","#
                + #""repeat":{"every":30,"until":"acknowledged"}}}"#, from: client)
    }

    @Test func `an alarm repeats until any client acknowledges it`() {
        alarm("Fire")
        for _ in 0..<3 {
            stage.hearFirstSample()
            #expect(stage.announcer.speaking?.display == "Fire")
            stage.hearEnd()
            #expect(stage.announcer.speaking == nil)
            stage.pass(.seconds(30))
        }
        stage.send(#"{"id":1,"method":"acknowledge","params":{"scope":"self"}}"#, from: 2)
        stage.send(#"{"id":2,"method":"acknowledge","params":{"announcement":1}}"#, from: 2)
        #expect(
            stage.take(2) == [
                #"{"id":1,"jsonrpc":"2.0","result":{"acknowledged":0}}"#,
                #"{"id":2,"jsonrpc":"2.0","result":{"acknowledged":1}}"#,
            ])
        stage.pass(.seconds(300))
        #expect(stage.announcer.speaking == nil)
    }

    @Test func `status lists a repeating alarm with its interval and the cause of its wait`() {
        alarm("Fire")
        stage.hearEnd()
        let next = stage.daemon.report.status.next
        #expect(next.map(\.repeatsEvery) == [30])
        #expect(next.first?.waits?.cause == "acknowledgement")
        #expect(next.first?.waits?.until == 1_800_000_030)
    }

    @Test func `a burst from one client is announced as a count, the client's name and the newest message`() {
        stage.send(#"{"method":"hello","params":{"client":"Mumble"}}"#)
        for number in 0..<19 {
            stage.send(
                #"{"method":"announce","params":{"text":"message \#(number)","priority":"message","group":"chat"}}"#)
        }
        var said: [String?] = []
        while stage.announcer.speaking != nil {
            said.append(stage.announcer.speaking?.display)
            stage.hearEnd()
        }
        #expect(
            said == ["message 0", "message 1", "message 2", "message 3", "14 more from Mumble. message 18"])
    }

    @Test func `a client's rule sets its group limit, and its priority rule ends the repetition of alarms`() {
        var problems: [ConfigurationError] = []
        let toml = "group-limit = 1\n[client.chatty]\ngroup-limit = 2\npriority = 'message'"
        stage.daemon.apply(Configuration(toml: Array(toml.utf8), file: "config.toml", problems: &problems))
        stage.send(#"{"method":"hello","params":{"client":"chatty"}}"#)
        alarm("Fire")
        alarm("Water")
        for text in ["a", "b", "c", "d"] {
            stage.send(#"{"method":"announce","params":{"text":"\#(text)","priority":"message"}}"#)
        }
        var said: [String?] = []
        while stage.announcer.speaking != nil {
            said.append(stage.announcer.speaking?.display)
            stage.hearEnd()
        }
        #expect(said == ["Fire", "Water", "a", "2 more from chatty. d"])
        #expect(stage.announcer.queue.waitingCount == 0)
    }

    @Test func `status reports a screen reader until the client that reported it disconnects`() {
        #expect(stage.daemon.report.status.screenReader == nil)
        stage.send(#"{"id":1,"method":"presence","params":{"screenReader":true}}"#)
        stage.send(#"{"id":1,"method":"presence","params":{"screenReader":true}}"#, from: 2)
        stage.send(#"{"id":2,"method":"presence","params":{"screenReader":false}}"#, from: 2)
        #expect(stage.daemon.report.status.screenReader == true)
        stage.session(1).close()
        #expect(stage.daemon.report.status.screenReader == nil)
    }

    @Test func `a subscriber to presence gets the current state at once and each change once`() {
        stage.send(#"{"id":1,"method":"presence","params":{"screenReader":true}}"#, from: 2)
        stage.send(#"{"method":"subscribe","params":{"events":["presence"]}}"#)
        stage.send(#"{"method":"subscribe","params":{"events":["presence"],"scope":"all"}}"#, from: 3)
        stage.send(#"{"id":1,"method":"presence","params":{"screenReader":true}}"#, from: 4)
        stage.session(2).close()
        func told(_ isThere: Bool) -> String {
            #"{"jsonrpc":"2.0","method":"presence","params":{"screenReader":\#(isThere)}}"#
        }
        #expect(stage.take() == [told(true)])
        stage.session(4).close()
        #expect(stage.take() == [told(false)])
        #expect(stage.take(3) == [told(true), told(false)])
    }

    @Test func `the settings that a client reports last are told to subscribers, until that client leaves`() {
        func presence(_ display: String) -> String {
            #"{"id":1,"method":"presence","params":{"screenReader":false,"display":\#(display)}}"#
        }
        func told(_ display: String) -> String {
            #"{"jsonrpc":"2.0","method":"presence","params":{\#(display)"screenReader":false}}"#
        }
        stage.send(#"{"method":"subscribe","params":{"events":["presence"]}}"#)
        stage.send(presence(#"{"colorScheme":"dark","textScale":1.25}"#), from: 2)
        stage.send(presence(#"{"colorScheme":"dark","textScale":1.25}"#), from: 2)
        stage.send(presence(#"{"increasedContrast":true,"reducedMotion":true}"#), from: 3)
        stage.session(3).close()
        stage.session(2).close()
        let dark =
            #""display":{"colorScheme":"dark","increasedContrast":false,"reducedMotion":false,"textScale":1.25},"#
        let strong = #""display":{"increasedContrast":true,"reducedMotion":true,"textScale":1},"#
        #expect(stage.take() == ["", dark, strong, dark, ""].map(told))
        stage.send(presence(#"{"textScale":9}"#), from: 5)
        #expect(stage.take(5).last?.contains("must be a number from 0.5 to 4") == true)
    }
}
