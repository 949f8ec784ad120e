// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import DaemonProtocol
import Testing

@testable import a11y_speakd

/// Daemons that run one after the other with the same journal.
@Suite("Takeover of unspoken announcements by the next daemon")
struct TakeoverTests {
    private let store = MemoryStore()

    /// A daemon that takes over the journal, which is `age` seconds old.
    private func daemon(age: Double = 0) -> SessionStage {
        let stage = SessionStage()
        let takeover = Takeover(left: JournalReader(store.bytes), age: age)
        _ = stage.daemon.takeOver(takeover, keeper: JournalKeeper(store: store))
        return stage
    }

    private func announce(_ text: String, _ more: String, id: Int = 1) -> String {
        #"{"id":\#(id),"method":"announce","params":{"text":"\#(text)",\#(more)}}"#
    }

    /// Hears all announcements to their end and returns the speaker's log.
    private func heard(_ stage: SessionStage) -> [String] {
        while stage.announcer.speaking != nil {
            stage.hearFirstSample()
            stage.hearEnd()
        }
        return stage.speaker.log
    }

    @Test func `the next daemon says unspoken alarms and messages once, and drops other priorities`() {
        let first = daemon()
        first.send(announce("now", #""priority":"default""#))
        first.send(announce("later", #""priority":"low""#))
        for text in ["one", "two", "three"] { first.send(announce(text, #""priority":"message""#)) }
        first.send(announce("alarm", #""priority":"high""#))
        first.hearFirstSample()
        first.hearEnd()
        #expect(first.speaker.log == ["say now", "stop", "say one", "stop", "say alarm", "say one"])
        #expect(heard(daemon()) == ["say one", "say two", "say three"])
        #expect(heard(daemon()) == [])
    }

    @Test func `the next daemon resumes at the interrupted sentence and gives only higher ids`() {
        let first = daemon()
        first.speaker.words = [(0, .zero), (5, .milliseconds(400)), (10, .milliseconds(800))]
        first.send(announce("One. Two two. Three.", #""priority":"message""#))
        first.hearFirstSample()
        first.pass(.milliseconds(900))
        let second = daemon()
        #expect(second.speaker.log == ["say Two two. Three."])
        second.send(announce("new", #""priority":"message""#))
        #expect(second.take().first == #"{"id":1,"jsonrpc":"2.0","result":{"announcement":1002}}"#)
    }

    @Test func `ids continue without a gap after a clean exit, and a start without announcements uses none`() {
        let first = daemon()
        for text in ["one", "two"] { first.send(announce(text, #""priority":"message""#)) }
        first.daemon.finish()
        _ = daemon()
        let third = daemon()
        third.send(announce("new", #""priority":"message""#))
        #expect(third.take().first == #"{"id":1,"jsonrpc":"2.0","result":{"announcement":3}}"#)
    }

    @Test func `the next daemon restores the history without the text of sensitive announcements`() throws {
        let kept = MemoryStore()
        let first = daemon()
        first.daemon.history = HistoryKeeper(store: kept)
        first.send(announce("one", #""priority":"message""#))
        first.send(announce("secret", #""priority":"message","sensitive":true"#))
        for _ in 1...2 {
            first.hearFirstSample()
            first.hearEnd()
        }
        first.daemon.finish()
        #expect(!String(decoding: kept.bytes, as: UTF8.self).contains("secret"))
        let second = daemon()
        second.announcer.ledger.former = HistoryFile.announcements(in: kept.bytes)
        second.send(announce("two", #""priority":"message""#))
        second.hearFirstSample()
        second.hearEnd()
        let past = try second.daemon.report.history(.latest(nil)).announcements
        #expect(past.map(\.id) == [3, 2, 1])
        #expect(past.map(\.text) == ["two", nil, "one"])
        #expect(try second.daemon.report.history(.one(1)).announcements.first?.steps.last?.state == "finished")
        #expect(try second.daemon.report.history(.latest(2)).announcements.map(\.id) == [3, 2])
    }

    @Test func `the history file keeps its size limit, and its reader skips a damaged line`() {
        let long = String(repeating: "x", count: 90_000)
        let past = (UInt64(1)...20).map { number in
            PastAnnouncement(id: AnnouncementID(rawValue: number), client: nil, priority: .low, text: long, steps: [])
        }
        let bytes = HistoryFile.bytes(of: past)
        #expect(bytes.count <= HistoryFile.limit)
        #expect(HistoryFile.announcements(in: Array("{\n".utf8) + bytes).map(\.id) == past.prefix(11).map(\.id))
    }

    @Test func `equal messages of one client are all said by the next daemon`() {
        let first = daemon()
        for _ in 1...3 { first.send(announce("ping", #""priority":"message","mayRepeat":true"#)) }
        #expect(heard(daemon()) == ["say ping", "say ping", "say ping"])
    }

    @Test func `equal slots of two clients stay separate in the next daemon`() {
        let first = daemon()
        for client: ClientID in [1, 2] {
            first.send(announce("from \(client.rawValue)", #""priority":"message","slot":"s""#), from: client)
        }
        #expect(heard(daemon()) == ["say from 1", "say from 2"])
    }

    @Test func `a message expires after 75 seconds without a daemon, and an alarm does not`() {
        let first = daemon()
        first.send(announce("mail", #""priority":"message""#))
        first.send(announce("alarm", #""priority":"high""#))
        let second = daemon(age: 75)
        #expect(heard(second) == ["say alarm"])
        let record = second.announcer.ledger.history.explain(1)
        #expect(record?.steps.last?.reason == "expired: for 75 seconds no daemon ran that could say it")
    }

    @Test func `an announcement with an expiry keeps its remaining time in the next daemon`() {
        let first = daemon()
        first.send(announce("mail", #""priority":"message","expires":20"#))
        let second = daemon()
        second.announcer.pause()
        second.pass(.seconds(21))
        #expect(second.announcer.queue.waitingCount == 0 || second.announcer.queue.current == nil)
    }

    @Test func `an announcement that ends five daemons before its first sound is given up`() {
        let first = daemon()
        for text in ["poison", "alarm"] { first.send(announce(text, #""priority":"high""#)) }
        for _ in 1...5 { #expect(daemon().speaker.log == ["say poison"]) }
        #expect(heard(daemon()) == ["say alarm"])
        #expect(heard(daemon()) == [])
    }

    @Test func `a stopping daemon leaves its messages to the next daemon and drops low priority`() {
        let first = daemon()
        first.send(#"{"method":"subscribe","params":{"events":["announcements"]}}"#)
        first.send(announce("One. Two.", #""priority":"message""#))
        first.send(announce("three", #""priority":"message""#))
        first.send(announce("four", #""priority":"low""#))
        first.hearFirstSample()
        _ = first.take()
        first.announcer.close()
        first.speaker.heard = 5
        first.announcer.cutShort()
        let told = first.take().map {
            $0.contains(#""state":"queued""#) ? "queued" : $0.contains("dropped") ? "dropped" : $0
        }
        #expect(told == ["queued", "dropped", "queued"])
        #expect(heard(daemon()) == ["say Two.", "say three"])
    }

    @Test func `a client that repeats its requests in the same session gets the same announcement ids`() {
        let hello = #"{"method":"hello","params":{"client":"ada","session":"s1"}}"#
        let subscribe = #"{"method":"subscribe","params":{"events":["announcements"]}}"#
        let first = daemon()
        first.send(hello)
        first.send(announce("one", #""priority":"message""#, id: 1))
        first.send(announce("two", #""priority":"message""#, id: 2))
        first.hearFirstSample()
        first.hearEnd()
        let second = daemon()
        for line in [hello, subscribe, announce("one", #""priority":"message""#, id: 1)] { second.send(line) }
        second.send(announce("two", #""priority":"message""#, id: 2))
        let told = second.take().filter { !$0.contains(#""method":"announcement""#) }
        #expect(
            told == [
                #"{"id":1,"jsonrpc":"2.0","result":{"announcement":1}}"#,
                #"{"id":2,"jsonrpc":"2.0","result":{"announcement":2}}"#,
            ])
        #expect(heard(second) == ["say two"])
        #expect(second.take().contains { $0.contains(#""state":"finished""#) })
    }

    @Test func `marked text, scroll positions and SSML are unchanged in the next daemon`() throws {
        let first = daemon()
        let marked = MarkedText(parts: [MarkedText.Part(display: "Hello", spoken: SpokenPart(text: "Hello"))])
        try first.announcer.post(Announcement(.markup(marked), priority: .high), from: 9) { _ in }
        try first.announcer.post(Announcement(.scrolled("Page 3", isEdge: false), priority: .high), from: 9) { _ in }
        first.send(
            #"{"method":"announce","params":{"ssml":"<speak>It is <break time='1s'/>late</speak>","priority":"high"}}"#)
        #expect(heard(daemon()) == ["say Hello", "say Page 3", "say It is late"])
    }
}
