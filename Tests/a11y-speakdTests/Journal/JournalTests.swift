// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing

@testable import a11y_speakd

@Suite("The journal")
struct JournalTests {
    private static let ada = line(#"{"method":"hello","params":{"client":"ada","session":"s1"}}"#)
    private static let bob = line(##"{"method":"hello","params":{"client":"bob","session":"#2"}}"##)
    private static let alarm = line(#"{"id":7,"method":"announce","params":{"text":"alarm","priority":"high"}}"#)
    private static let mail = line(#"{"id":"m","method":"announce","params":{"text":"mail","priority":"message"}}"#)

    private static func line(_ text: String) -> [UInt8] { Array((text + "\n").utf8) }

    private func entry(
        _ id: AnnouncementID, _ line: [UInt8], request: RequestID? = nil, client: ClientID = 1,
        isSensitive: Bool = false
    ) -> JournalEntry {
        JournalEntry(id: id, client: client, line: line, request: request, isSensitive: isSensitive, time: 5)
    }

    private func text(_ bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Ada's alarm has begun, Bob's mail waits, and Ada's mail was heard.
    private func journal() -> Journal {
        var journal = Journal()
        journal.given(1)
        _ = journal.accepted(entry(1, Self.mail, request: "m"), hello: Self.ada)
        _ = journal.accepted(entry(2, Self.alarm, request: 7), hello: Self.ada)
        _ = journal.accepted(entry(3, Self.mail, client: 2), hello: Self.bob)
        journal.ended(1, .finished, reason: nil, time: 6)
        journal.heard(2, word: nil, time: 6)
        journal.heard(2, word: SpokenWord("alarm", at: 4), time: 6)
        return journal
    }

    @Test func `a journal is the conversation in lines of the wire protocol`() {
        var journal = journal()
        #expect(
            text(journal.takeLines()) == [
                #"{"id":null,"jsonrpc":"2.0","result":{"announcement":1001}}"#,
                #"{"method":"hello","params":{"client":"ada","session":"s1"}}"#,
                #"{"id":"m","method":"announce","params":{"text":"mail","priority":"message"}}"#,
                #"{"jsonrpc":"2.0","method":"announcement","params":{"id":1,"state":"queued","time":5.0}}"#,
                #"{"id":7,"method":"announce","params":{"text":"alarm","priority":"high"}}"#,
                #"{"jsonrpc":"2.0","method":"announcement","params":{"id":2,"state":"queued","time":5.0}}"#,
                ##"{"method":"hello","params":{"client":"bob","session":"#2"}}"##,
                #"{"id":"m","method":"announce","params":{"text":"mail","priority":"message"}}"#,
                #"{"jsonrpc":"2.0","method":"announcement","params":{"id":3,"state":"queued","time":5.0}}"#,
                #"{"jsonrpc":"2.0","method":"announcement","params":{"id":1,"state":"finished","time":6}}"#,
                #"{"jsonrpc":"2.0","method":"announcement","params":{"id":2,"state":"began","time":6}}"#,
                #"{"jsonrpc":"2.0","method":"caption","params":{"id":2,"length":5,"offset":4,"text":"alarm"}}"#,
            ])
        #expect(!journal.hasLines)
    }

    @Test func `a compacted journal keeps unspoken announcements and outcomes that clients may request again`() {
        var journal = journal()
        _ = journal.takeLines()
        #expect(
            text(journal.compacted()) == [
                #"{"id":null,"jsonrpc":"2.0","result":{"announcement":1001}}"#,
                #"{"method":"hello","params":{"client":"ada","session":"s1"}}"#,
                #"{"id":"m","jsonrpc":"2.0","result":{"announcement":1}}"#,
                #"{"jsonrpc":"2.0","method":"announcement","params":{"id":1,"state":"finished","time":6}}"#,
                #"{"id":7,"method":"announce","params":{"text":"alarm","priority":"high"}}"#,
                #"{"jsonrpc":"2.0","method":"announcement","params":{"id":2,"state":"queued","time":5.0}}"#,
                #"{"jsonrpc":"2.0","method":"caption","params":{"id":2,"length":5,"offset":4,"text":"alarm"}}"#,
                ##"{"method":"hello","params":{"client":"bob","session":"#2"}}"##,
                #"{"id":"m","method":"announce","params":{"text":"mail","priority":"message"}}"#,
                #"{"jsonrpc":"2.0","method":"announcement","params":{"id":3,"state":"queued","time":5.0}}"#,
            ])
    }

    @Test(arguments: [false, true])
    func `the reader returns the written entries, from a full and from a compacted journal`(isCompacted: Bool) {
        var journal = journal()
        let left = JournalReader(isCompacted ? journal.compacted() : journal.takeLines())
        let ada = JournalReader.Author(name: "ada", session: "s1")
        #expect(left.open.map(\.id) == [2, 3])
        #expect(left.open.map(\.client) == [ada, JournalReader.Author(name: "bob", session: "#2")])
        #expect(left.open.map(\.request.words) == [.text("alarm"), .text("mail")])
        #expect(left.open.map(\.heard) == [4, 0])
        #expect(left.open.map(\.hasBegun) == [true, false])
        #expect(left.ended.map(\.requestID) == ["m"])
        #expect(left.ended.map(\.event.state) == ["finished"])
        #expect(left.greatest == 1001)
        #expect(left.damaged == 0)
    }

    @Test func `a journal cut at any byte yields only whole entries`() {
        var journal = journal()
        let bytes = journal.takeLines()
        let whole = JournalReader(bytes).open.map(\.request)
        for end in bytes.indices {
            let left = JournalReader(bytes[..<end])
            #expect(left.damaged <= 1)
            #expect(left.open.allSatisfy { $0.id == 1 || whole.contains($0.request) })
        }
    }

    @Test func `damaged lines are counted, and the entries around them are read`() {
        var journal = Journal()
        _ = journal.accepted(entry(1, Self.alarm), hello: Self.ada)
        let good = journal.takeLines()
        let left = JournalReader(
            Array("\u{0}\u{1}garbage\n[]\n{\"method\":\"pause\"}\n".utf8) + [0xFF, 0xFE, 10] + good + good.prefix(20))
        #expect(left.open.map(\.id) == [1])
        #expect(left.damaged == 5)
    }

    @Test func `the text of a sensitive announcement leaves the file once spoken`() throws {
        let store = MemoryStore()
        let keeper = JournalKeeper(store: store)
        let secret = Self.line(#"{"method":"announce","params":{"text":"1234","priority":"message","sensitive":true}}"#)
        keeper.accepted(entry(1, secret, isSensitive: true))
        keeper.flush()
        #expect(store.text.contains("1234"))
        keeper.heard(1, word: SpokenWord("1234", at: 0), time: 6)
        keeper.ended(1, .finished, reason: nil, time: 6)
        keeper.flush()
        #expect(store.text == "")
    }

    @Test func `held entries are one write, and a full disk is reported once and its entries are written later`() {
        let store = MemoryStore()
        var complaints: [String] = []
        let keeper = JournalKeeper(store: store) { complaints.append($0) }
        keeper.hold()
        for id in 1...3 { keeper.accepted(entry(AnnouncementID(rawValue: UInt64(id)), Self.mail)) }
        keeper.flush()
        #expect(store.writes == 0)
        keeper.release()
        #expect(store.writes == 1)
        store.room = 10
        for id in 4...100 {
            keeper.accepted(entry(AnnouncementID(rawValue: UInt64(id)), Self.mail))
            keeper.flush()
        }
        #expect(JournalReader(store.bytes).open.count == 3)
        #expect(complaints.count == 1)
        store.room = nil
        for id in 101...200 {
            keeper.accepted(entry(AnnouncementID(rawValue: UInt64(id)), Self.mail))
            keeper.flush()
        }
        #expect(JournalReader(store.bytes).open.count == 200)
        #expect(JournalReader(store.bytes).damaged == 0)
        #expect(complaints.count == 2)
    }

    @Test func `a removed file is rewritten with the unspoken announcements, even after a failed write`() {
        let store = MemoryStore()
        let keeper = JournalKeeper(store: store)
        for id in 1...3 { keeper.accepted(entry(AnnouncementID(rawValue: UInt64(id)), Self.mail)) }
        keeper.ended(2, .finished, reason: nil, time: 6)
        keeper.flush()
        #expect(!keeper.restore())
        store.isThere = false
        #expect(keeper.restore())
        #expect(JournalReader(store.bytes).open.map(\.id) == [1, 3])
        store.room = 0
        keeper.accepted(entry(4, Self.mail))
        keeper.flush()
        store.isThere = false
        #expect(!keeper.restore())
        store.room = nil
        #expect(keeper.restore())
        #expect(JournalReader(store.bytes).open.map(\.id) == [1, 3, 4])
    }

    @Test func `a journal does not grow with spoken announcements`() {
        let store = MemoryStore()
        let keeper = JournalKeeper(store: store)
        let book = Self.line(
            #"{"method":"announce","params":{"text":"\#(String(repeating: "word ", count: 5000))","priority":"message"}}"#
        )
        for id in 1...200 {
            let id = AnnouncementID(rawValue: UInt64(id))
            keeper.accepted(entry(id, book))
            keeper.ended(id, .finished, reason: nil, time: 6)
            keeper.flush()
        }
        #expect(store.bytes.count < 2 * Journal.worthCompacting)
    }

    @Test func `an entry above the journal's limit is refused, and earlier entries stay`() {
        var journal = Journal()
        let long = [UInt8](repeating: UInt8(ascii: "x"), count: Journal.limit / 2)
        let taken = [1, 2].map { journal.accepted(entry($0, long), hello: []) }
        #expect(taken == [true, false])
        #expect(journal.isOpen(1))
        #expect(!journal.isOpen(2))
    }

    @Test func `acceptedLine writes the same bytes as the coder`() throws {
        let line = AnnouncementEvent.acceptedLine(of: 12, time: 1_800_000_000.25)
        let event = AnnouncementEvent(id: 12, state: .queued, text: nil, reason: nil, time: 1_800_000_000.25)
        #expect(line == WireCoder().line(ServerEvent.announcement(event)))
    }
}
