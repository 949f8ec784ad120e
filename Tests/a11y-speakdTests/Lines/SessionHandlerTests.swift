// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import DaemonProtocol
import NIOCore
import Testing

@testable import a11y_speakd

@Suite("The handler of a JSON connection")
struct SessionHandlerTests {
    private let stage = SessionStage()
    private let port = PortStage()

    private func connect(refusal: WireError? = nil) throws {
        try port.connect { [stage] in SessionHandler(clients: stage.daemon, port: $0, refusal: refusal) }
    }

    private func send(_ text: String) throws { try port.send(text) }

    private func take() throws -> [String] {
        String(decoding: try port.take(), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private static func done(_ id: Int) -> String { #"{"id":\#(id),"jsonrpc":"2.0","result":{}}"# }
    private static let unfinished =
        #"{"jsonrpc":"2.0","method":"rejected","params":{"code":1010,"line":2,"message":"This line has not ended within 30 seconds, so it is not carried out: send each line whole."}}"#

    @Test func `an unfinished line is reported and skipped after 30 seconds, and the connection stays open`() throws {
        try connect()
        try send(#"{"id":1,"method":"resume"}"# + "\n" + #"{"id":2,"#)
        port.pass(.seconds(29))
        #expect(try take() == [Self.done(1)])
        port.pass(.seconds(1))
        #expect(try take() == [Self.unfinished])
        try send(#""method":"pause"}"# + "\n" + #"{"id":3,"method":"resume"}"# + "\n")
        #expect(try take() == [Self.done(3)])
        #expect(!stage.announcer.queue.isPaused)
        #expect(port.isOpen)
        port.pass(.seconds(100))
        #expect(try take() == [])
    }

    @Test func `a new line starts a new limit of 30 seconds`() throws {
        try connect()
        for id in 1...10 {
            try send(#"{"id":\#(id),"#)
            port.pass(.seconds(20))
            try send(#""method":"resume"}"# + "\n")
        }
        #expect(try take() == (1...10).map(Self.done))
    }

    @Test func `requests of a client that does not read its answers wait without loss and do not expire`()
        throws
    {
        try connect()
        port.setWritable(false)
        try send(#"{"id":1,"method":"pause"}"# + "\n" + #"{"id":2,"method":"resume"}"# + "\n" + #"{"id":3,"#)
        port.pass(.seconds(100))
        #expect(try take() == [])
        #expect(!stage.announcer.queue.isPaused)
        port.setWritable(true)
        port.pass(.seconds(29))
        try send(#""method":"resume"}"# + "\n")
        #expect(try take() == [Self.done(1), Self.done(2), Self.done(3)])
    }

    @Test func `a client that closed its sending side gets all answers before the connection closes`() throws {
        try connect()
        port.setWritable(false)
        try send(#"{"id":1,"method":"resume"}"# + "\n" + #"{"id":2,"method":"resume"}"#)
        port.endInput()
        #expect(port.isOpen)
        port.setWritable(true)
        #expect(try take() == [Self.done(1), Self.done(2)])
        #expect(!port.isOpen)
    }

    @Test func `events for a client that does not read are dropped, and counted when it reads again`() throws {
        try connect()
        try send(#"{"id":1,"method":"subscribe","params":{"events":["announcements"],"scope":"all"}}"# + "\n")
        _ = try take()
        port.setWritable(false)
        stage.send(#"{"method":"announce","params":{"text":"one"}}"#, from: 7)
        stage.send(#"{"method":"announce","params":{"text":"two"}}"#, from: 7)
        #expect(try take() == [])
        port.setWritable(true)
        #expect(
            try take() == [
                #"{"jsonrpc":"2.0","method":"rejected","params":{"code":1006,"line":1,"message":"3 events were not sent, because this connection was not read."}}"#
            ])
    }

    @Test func `a refused connection gets the reason and is closed`() throws {
        try connect(refusal: WireError(.overloaded, "Too many."))
        #expect(
            try take() == [
                #"{"jsonrpc":"2.0","method":"rejected","params":{"code":1000,"line":1,"message":"Too many."}}"#
            ])
        #expect(!port.isOpen)
        #expect(stage.daemon.report.status.clients == 0)
    }
}
