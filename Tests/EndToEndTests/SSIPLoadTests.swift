// SPDX-License-Identifier: MIT

import Testing

/// Many messages at once, and single bytes: each client receives its replies in order, and the other clients are served
/// in between.
@Suite("SSIP under load", .seated)
struct SSIPLoadTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    private func daemon() async throws -> RunningDaemon {
        try await RunningDaemon(in: home, options: ["--ssip"])
    }

    private func connect() throws -> SSIPSocket { try SSIPSocket(home.ssipSocket) }

    private func expectServed() async throws {
        let other = try connect()
        #expect(try await other.ask("SET SELF CLIENT_NAME u:other:main") == "208 OK CLIENT NAME SET")
        #expect(try await other.ask("GET RATE", lines: 2) == "251-0\n251 OK GET RETURNED")
        other.close()
    }

    private static func message(_ text: String) -> String { "SPEAK\r\n\(text)\r\n.\r\n" }

    private static func taken(_ ids: ClosedRange<Int>) -> [String] {
        ids.flatMap { ["230 OK RECEIVING DATA", "225-\($0)", "225 OK MESSAGE QUEUED"] }
    }

    /// The ending of each message, in the order of the message numbers: "1 END".
    private func endings(_ client: SSIPSocket, count: Int) async throws -> [String] {
        let ends = try await eventually("\(count) ends; there came \(client.events.suffix(4))", within: .seconds(180)) {
            let ends = client.events.filter { $0.hasPrefix("702") || $0.hasPrefix("703") }
            return ends.count >= count ? ends : nil
        }
        let told = ends.map { end in
            let words = end.split(separator: " ")
            return (id: Int(words[1]) ?? 0, end: String(words[3]))
        }
        return told.sorted { $0.id < $1.id }.map { "\($0.id) \($0.end)" }
    }

    @Test func `10,000 messages sent at once are all answered, and the last is heard`() async throws {
        _ = try await daemon()
        let client = try connect()
        let texts = (1...10_000).map { Self.message($0 == 10_000 ? "hello world" : "message \($0)") }
        client.send("SET SELF NOTIFICATION ALL ON\r\nSET SELF PRIORITY TEXT\r\n" + texts.joined())
        for _ in 1...5 { try await expectServed() }
        let replies = try await client.replies(count: 30_002)
        #expect(replies == ["220 OK NOTIFICATION SET", "202 OK PRIORITY SET"] + Self.taken(1...10_000))
        let ends = try await endings(client, count: 10_000)
        #expect(ends == (1..<10_000).map { "\($0) CANCELED" } + ["10000 END"])
    }

    @Test func `10,000 messages that wait are all canceled at once`() async throws {
        _ = try await daemon()
        let client = try connect()
        let long = String(repeating: "one two three four ", count: 100)
        let texts = (1...10_000).map { Self.message($0 == 1 ? long : "message \($0)") }
        let beginning = "SET SELF NOTIFICATION ALL ON\r\nSET SELF PRIORITY MESSAGE\r\n"
        client.send(beginning + texts.joined() + "CANCEL SELF\r\n")
        for _ in 1...5 { try await expectServed() }
        let replies = try await client.replies(count: 30_003)
        let first = ["220 OK NOTIFICATION SET", "202 OK PRIORITY SET"]
        #expect(replies == first + Self.taken(1...10_000) + ["213 OK CANCELED"])
        let ends = try await endings(client, count: 10_000)
        #expect(ends == (1...10_000).map { "\($0) CANCELED" })
    }

    @Test func `1,000 simultaneous clients receive different client and message numbers`() async throws {
        _ = try await daemon()
        let clients = try (1...1000).map { _ in try connect() }
        for client in clients {
            client.send("SET SELF CLIENT_NAME u:many:main\r\nHISTORY GET CLIENT_ID\r\n" + Self.message("hello"))
        }
        var ids: Set<String> = []
        var messages: Set<String> = []
        for client in clients {
            var replies = try await client.replies(count: 6)
            ids.insert(replies[1])
            messages.insert(replies[4])
            (replies[1], replies[4]) = ("", "")
            #expect(
                replies == [
                    "208 OK CLIENT NAME SET", "", "245 OK CLIENT ID SENT", "230 OK RECEIVING DATA", "",
                    "225 OK MESSAGE QUEUED",
                ])
        }
        #expect(ids == Set((1...1000).map { "245-\($0)" }))
        #expect(messages == Set((1...1000).map { "225-\($0)" }))
        try await expectServed()
    }

    @Test func `a megabyte is one message, and can be canceled`() async throws {
        _ = try await daemon()
        let client = try connect()
        client.send("SET SELF NOTIFICATION ALL ON\r\nSPEAK\r\n")
        let words = String(repeating: "one two three four ", count: 55_189)
        client.send(words)
        try await expectServed()
        client.send("\r\n.\r\n")
        #expect(try await client.replies(count: 4) == ["220 OK NOTIFICATION SET"] + Self.taken(1...1))
        try await eventually("it to begin; there came \(client.events)") { !client.events.isEmpty }
        try await expectServed()
        #expect(try await client.ask("CANCEL SELF") == "213 OK CANCELED")
        try await eventually("its end; there came \(client.events)") { client.events.count == 2 }
        #expect(client.events == ["701 1 1 BEGIN", "703 1 1 CANCELED"])
    }

    /// Commands and messages that a wrong split would damage: letters of several bytes, doubled dots, lone line feeds.
    private static let session =
        "SET SELF CLIENT_NAME \"u:žluť:main\"\r\nset self rate 10\r\nGET RATE\r\nSPEAK\r\n..\r\n..dots\r\nпривет 🙂\n.\n\r\n.\r\n"
        + "CHAR é\r\nSPEAK\r\n\r\n.\r\nFOO\r\n\r\nLIST VOICES\r\nKEY control_a\r\nBLOCK BEGIN\r\nCANCEL SELF\r\n"
        + "SPEAK\r\npart\r\n.\r\nBLOCK END\r\nCANCEL SELF\r\nQUIT\r\n"

    @Test func `bytes sent one at a time get the same replies as bytes sent at once`() async throws {
        _ = try await daemon()
        let other = try connect()
        let slow = try connect()
        var asked = 0
        for byte in Self.session.utf8 {
            slow.send([byte])
            // The other client's question in between makes the server read each byte separately.
            asked += 1
            other.send("GET PITCH\r\n")
            _ = try await other.replies(count: asked * 2)
        }
        try await eventually("the farewell; there came \(slow.lines)") { slow.hasEnded }
        let quick = try connect()
        quick.send(Self.session)
        try await eventually("the farewell; there came \(quick.lines)") { quick.hasEnded }
        #expect(slow.lines == Self.expected(firstMessage: 1).map { "\($0)\r" })
        #expect(quick.lines == Self.expected(firstMessage: 6).map { "\($0)\r" })
    }

    private static func expected(firstMessage id: Int) -> [String] {
        [
            "208 OK CLIENT NAME SET", "203 OK RATE SET", "251-10", "251 OK GET RETURNED",
            "230 OK RECEIVING DATA", "225-\(id)", "225 OK MESSAGE QUEUED",
            "225-\(id + 1)", "225 OK MESSAGE QUEUED",
            "230 OK RECEIVING DATA", "225-\(id + 2)", "225 OK MESSAGE QUEUED",
            "500 ERR INVALID COMMAND", "500 ERR INVALID COMMAND",
            "249-MALE1", "249-MALE2", "249-MALE3", "249-FEMALE1", "249-FEMALE2", "249-FEMALE3", "249-CHILD_MALE",
            "249-CHILD_FEMALE", "249 OK VOICE LIST SENT",
            "225-\(id + 3)", "225 OK MESSAGE QUEUED",
            "260 OK INSIDE BLOCK", "332 ERR NOT ALLOWED INSIDE BLOCK",
            "230 OK RECEIVING DATA", "225-\(id + 4)", "225 OK MESSAGE QUEUED",
            "261 OK OUTSIDE BLOCK", "213 OK CANCELED", "231 HAPPY HACKING",
        ]
    }

    @Test func `a client that sends half a line or half a text, or reads nothing, delays no other`() async throws {
        let daemon = try await daemon()
        let half = try connect()
        half.send("SET SELF RA")
        let text = try connect()
        text.send("SPEAK\r\nhalf a te")
        let questions = #"{ yes "LIST SYNTHESIS_VOICES" | sed 's/$/\r/'; } | socat -u - UNIX-CONNECT:"$1""#
        let deaf = try home.start(["sh", "-c", questions, "sh", home.ssipSocket])
        for _ in 1...5 { try await expectServed() }
        #expect(deaf.exitStatus == nil)
        half.send("TE 10\r\n")
        #expect(try await half.replies(count: 1) == ["203 OK RATE SET"])
        text.send("xt\r\n.\r\n")
        #expect(try await text.replies(count: 3) == Self.taken(1...1))
        #expect(daemon.program.exitStatus == nil)
    }
}
