// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import DaemonProtocol
import Testing

@testable import a11y_speakd

@Suite("A session")
struct SessionTests {
    let stage = SessionStage()

    @Test func `the reply precedes the first event, and an interruption is reported only to its owner`() {
        stage.send(#"{"id":1,"method":"subscribe","params":{"events":["announcements"]}}"#)
        stage.send(#"{"id":1,"method":"subscribe","params":{"events":["announcements"]}}"#, from: 2)
        stage.send(#"{"id":2,"method":"announce","params":{"text":"one"}}"#)
        _ = stage.take(2)
        stage.send(#"{"id":2,"method":"announce","params":{"text":"two"}}"#, from: 2)
        #expect(
            stage.take(1).suffix(3).map(Self.gist) == [
                #"{"id":2,"#, #"{"id":1,"state":"queued","#, #"{"heard":"","state":"interrupted","#,
            ])
        #expect(stage.take(2).map(Self.gist) == [#"{"id":2,"#, #"{"id":2,"state":"queued","#])
        #expect(stage.speaker.log == ["say one", "stop", "say two"])
    }

    /// The start of a reply, or an event's id and state.
    private static func gist(_ line: String) -> String {
        guard let id = line.firstRange(of: #""params":{"#), let state = line.firstRange(of: #""state":""#) else {
            return String(line.prefix { $0 != "," }) + ","
        }
        let number = line[id.upperBound...].prefix { $0 != "," }
        return "{\(number),\"state\":\"\(line[state.upperBound...].prefix { $0 != "\"" })\","
    }

    @Test func `a subscriber with the scope all gets the events of every client`() {
        stage.send(#"{"method":"subscribe","params":{"events":["announcements"],"scope":"all"}}"#, from: 7)
        stage.send(#"{"method":"announce","params":{"text":"one"}}"#)
        #expect(stage.take(7).map(Self.gist) == [#"{"id":1,"state":"queued","#])
        #expect(stage.take(1) == [])
    }

    @Test func `the announcements of a disconnected client are still spoken`() {
        stage.send(#"{"method":"announce","params":{"text":"last words","priority":"message"}}"#)
        stage.send(#"{"method":"announce","params":{"text":"and more","priority":"message"}}"#)
        stage.session(1).close()
        stage.hearEnd()
        #expect(stage.speaker.log == ["say last words", "say and more"])
        #expect(stage.daemon.report.status.clients == 0)
    }

    @Test func `a subscriber that closed its sending side gets its last outcome, then is closed`() {
        stage.send(#"{"method":"subscribe","params":{"events":["announcements"]}}"#)
        stage.send(#"{"method":"announce","params":{"text":"bye"}}"#)
        stage.session(1).inputEnded()
        #expect(stage.finished == [])
        stage.hearEnd()
        #expect(stage.finished == [1])
    }

    @Test func `a client without a subscription that closed its sending side is closed after its answers`() {
        stage.send(#"{"method":"subscribe","params":{"events":["announcements"],"scope":"all"}}"#, from: 7)
        stage.send(#"{"id":1,"method":"announce","params":{"text":"bye"}}"#)
        stage.session(1).inputEnded()
        #expect(stage.finished == [1])
    }

    @Test func `a string argument names an element in layoutChanged and is text in announcement`() {
        stage.send(
            #"{"method":"post","params":{"notification":"layoutChanged","argument":{"id":"ok","label":"Okay"}}}"#)
        stage.send(#"{"method":"post","params":{"notification":"layoutChanged","argument":"ok"}}"#)
        stage.send(#"{"method":"post","params":{"notification":"announcement","argument":"ok"}}"#)
        stage.send(#"{"method":"post","params":{"notification":"layoutChanged","argument":"something else"}}"#)
        #expect(
            stage.speaker.log == ["say Okay", "stop", "say ok", "stop", "say something else"])
    }

    @Test func `an announcement over the client's limit is refused with a remedy`() {
        let stage = SessionStage(limits: QueueLimits(total: 10, perClient: 1))
        for text in 1...3 {
            stage.send(#"{"method":"announce","params":{"text":"\#(text)","priority":"message"}}"#)
        }
        #expect(
            stage.take() == [
                #"{"jsonrpc":"2.0","method":"rejected","params":{"code":1000,"line":3,"message":"1 announcements of this client wait already: send fewer, or use a slot so that the newest replaces the others."}}"#
            ])
    }

    @Test func `a stopping daemon refuses announcements`() {
        stage.announcer.close()
        stage.send(#"{"id":1,"method":"announce","params":{"text":"late"}}"#)
        #expect(
            stage.take() == [
                #"{"error":{"code":1003,"message":"The daemon is stopping: try again when it is back."},"id":1,"jsonrpc":"2.0"}"#
            ])
    }

    @Test func `sensitive text is spoken and appears in no event and no status`() {
        stage.send(#"{"method":"subscribe","params":{"events":["announcements"]}}"#)
        stage.send(#"{"method":"announce","params":{"text":"hunter2","sensitive":true}}"#)
        stage.hearFirstSample()
        stage.send(#"{"id":1,"method":"status"}"#)
        stage.hearEnd()
        #expect(stage.speaker.log == ["say hunter2"])
        #expect(!stage.take().joined().contains("hunter2"))
    }
}
