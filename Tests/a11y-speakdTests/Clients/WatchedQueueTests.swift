// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import DaemonProtocol
import Testing

@testable import a11y_speakd

/// Events and status for clients that watch the announcements of all clients.
@Suite("A watched queue")
struct WatchedQueueTests {
    let stage = SessionStage()

    private static func line(_ method: String, _ params: String) -> String {
        #"{"id":9,"method":"\#(method)","params":\#(params)}"#
    }

    @Test func `announcement events with the scope all have the client and the priority, others have neither`() {
        stage.send(Self.line("hello", #"{"client":"dashboard"}"#))
        stage.send(Self.line("subscribe", #"{"events":["announcements"]}"#))
        stage.send(Self.line("subscribe", #"{"events":["announcements"],"scope":"all"}"#), from: 2)
        _ = (stage.take(1), stage.take(2))
        stage.send(#"{"method":"announce","params":{"text":"one","priority":"message"}}"#)
        let queued = #""id":1,"#
        let rest = #""state":"queued","text":"one","time":1800000000}}"#
        let start = #"{"jsonrpc":"2.0","method":"announcement","params":{"#
        #expect(stage.take(1) == [start + queued + rest])
        #expect(stage.take(2) == [start + #""client":"dashboard","# + queued + #""priority":"message","# + rest])
    }

    @Test func `pause and resume are each reported once to every subscriber`() {
        stage.send(Self.line("subscribe", #"{"events":["pauses"]}"#))
        stage.send(Self.line("subscribe", #"{"events":["pauses"],"scope":"all"}"#), from: 2)
        stage.send(Self.line("subscribe", #"{"events":["announcements"],"scope":"all"}"#), from: 3)
        _ = (stage.take(1), stage.take(2), stage.take(3))
        for method in ["pause", "pause", "resume", "resume"] { stage.send(#"{"method":"\#(method)"}"#, from: 4) }
        let told = [true, false].map { #"{"jsonrpc":"2.0","method":"pause","params":{"paused":\#($0)}}"# }
        #expect(stage.take(1) == told)
        #expect(stage.take(2) == told)
        #expect(stage.take(3) == [])
    }

    @Test func `status lists up to the limit, each announcement with slot, age, expiry and cause of wait`() throws {
        stage.send(#"{"method":"announce","params":{"text":"one","priority":"message"}}"#)
        stage.pass(.seconds(1))
        for text in ["two", "three"] {
            stage.send(
                #"{"method":"announce","params":{"text":"\#(text)","priority":"low","slot":"\#(text)","expires":7}}"#)
        }
        stage.send(#"{"method":"rangeChanged","params":{"chart":"c","axis":"x","min":1,"max":5}}"#)
        stage.pass(.milliseconds(100))
        let status = stage.daemon.report.status(limit: 3)
        #expect(status.time == 1_800_000_001.1)
        #expect(status.waiting == 3)
        #expect(status.next.map(\.slot) == ["two", "three", "c/range"])
        #expect(status.next.map(\.accepted) == [1_800_000_001, 1_800_000_001, 1_800_000_001])
        #expect(status.next.map(\.expires) == [1_800_000_008, 1_800_000_008, 1_800_000_061])
        #expect(status.next.map { $0.waits?.cause } == ["turn", "turn", "rest"])
        #expect(stage.daemon.report.status(limit: 1).next.map(\.slot) == ["two"])
        stage.send(#"{"method":"pause"}"#)
        #expect(stage.daemon.report.status(limit: 2).next.map { $0.waits?.cause } == ["paused", "paused"])
    }

    @Test func `a status limit above 1000 is refused, and 0 lists none`() {
        stage.send(#"{"id":1,"method":"status","params":{"limit":0}}"#)
        #expect(stage.take().first?.contains(#""next":[]"#) == true)
        stage.send(#"{"id":1,"method":"status","params":{"limit":1001}}"#)
        #expect(stage.take().first?.contains("must be a whole number from 0 to 1000") == true)
    }
}
