// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import DaemonProtocol
import NIOCore
import Testing

@testable import a11y_speakd

@Suite("SSIP: a connection")
struct SSIPHandlerTests {
    private let stage = SSIPStage()
    private let port = PortStage()

    private func connect(refusal: WireError? = nil) throws {
        try port.connect { [stage] in SSIPHandler(clients: stage.clients, port: $0, refusal: refusal) }
    }

    private func send(_ text: String) throws { try port.send(text) }

    private func take() throws -> [String] { SSIPDialogue.lines(try port.take()) }

    @Test func `a new connection is counted, and sends nothing before the first command`() throws {
        try connect()
        #expect(try take() == [])
        #expect(stage.daemon.daemon.report.status.clients == 1)
        try send("HISTORY GET CLIENT_ID\r\nGET RA")
        try send("TE\r\n")
        #expect(try take() == ["245-1", "245 OK CLIENT ID SENT", "251-0", "251 OK GET RETURNED"])
        try port.close()
        #expect(stage.daemon.daemon.report.status.clients == 0)
    }

    @Test func `delayed events are sent when they are due`() throws {
        try connect()
        try send("SET self NOTIFICATION all on\r\nCHAR a\r\n")
        stage.daemon.hearFirstSample()
        #expect(try take() == ["220 OK NOTIFICATION SET", "225-1", "225 OK MESSAGE QUEUED"])
        port.pass(.milliseconds(9))
        #expect(try take() == [])
        stage.daemon.pass(.milliseconds(10))
        port.pass(.milliseconds(1))
        #expect(try take() == ["701-1", "701-1", "701 BEGIN"])
    }

    @Test func `commands of a client that does not read its answers wait without loss`() throws {
        try connect()
        port.setWritable(false)
        try send("CHAR a\r\nGET RATE\r\nQUIT\r\n")
        #expect(try take() == [])
        #expect(stage.daemon.speaker.log == [])
        port.setWritable(true)
        let rate = ["251-0", "251 OK GET RETURNED"]
        #expect(try take() == ["225-1", "225 OK MESSAGE QUEUED"] + rate + ["231 HAPPY HACKING"])
        #expect(!port.isOpen)
    }

    @Test func `a long unfinished text is dropped 30 seconds after its last bytes, and refused at its end`()
        throws
    {
        try connect()
        try send("SPEAK\r\n" + String(repeating: "word ", count: 20_000))
        #expect(stage.clients.sessions[1]?.unfinishedCount == 100_000)
        port.pass(.seconds(29))
        try send("word ")
        port.pass(.seconds(29))
        #expect(stage.clients.sessions[1]?.unfinishedCount == 100_005)
        port.pass(.seconds(1))
        #expect(stage.clients.sessions[1]?.unfinishedCount == 2)
        try send("more\r\n.\r\nGET RATE\r\n")
        #expect(
            try take() == ["230 OK RECEIVING DATA", "300 ERR MESSAGE TOO LONG"] + ["251-0", "251 OK GET RETURNED"])
        #expect(stage.daemon.speaker.log == [])
    }

    @Test func `a short unfinished text has no time limit`() throws {
        try connect()
        try send("SPEAK\r\nhello\r\n")
        port.pass(.hours(1))
        try send(".\r\n")
        #expect(stage.daemon.speaker.log == ["say hello"])
    }

    @Test func `a client of another user is disconnected without a reply`() throws {
        try connect(refusal: WireError(.forbidden, "You are somebody else."))
        #expect(!port.isOpen)
        #expect(try take() == [])
        #expect(stage.clients.sessions.isEmpty)
    }

    @Test func `a read takes 512 bytes, and up to 64 KiB during a long text`() {
        let portion = ReadPortion(smallest: 512)
        let sizes = [0, 100, 3000, 1 << 20, 0].map { text in
            portion.fit(textSoFar: text)
            return portion.buffer(allocator: ByteBufferAllocator()).capacity
        }
        #expect(sizes == [512, 512, 4096, 65_536, 512])
        #expect(!portion.record(actualReadBytes: 512))
    }
}
