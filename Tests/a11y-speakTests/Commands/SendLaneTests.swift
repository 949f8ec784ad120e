// SPDX-License-Identifier: MIT

import AnnouncementKit
import Synchronization
import TestSupport
import Testing

@testable import a11y_speak

@Suite("A connection of send", .timeLimit(.minutes(10)))
struct SendLaneTests {
    private let daemon = ScriptedDaemon()
    private static let opening = [
        "hello a11y-speak", #"subscribe {"events":["announcements"],"scope":"self"}"#,
    ]

    /// The printed lines of an exchange, and the number of problems.
    private func exchange(
        _ lines: [String], plain: Bool = false, meanwhile: (ScriptedDaemon) async -> Void = { _ in }
    ) async throws -> (printed: [String], problems: Int) {
        let lane = try await SendLane(to: daemon.link)
        let printed = PrintedBytes()
        async let problems = lane.receive(plain: plain) { printed.add($0) }
        for (index, line) in lines.enumerated() { try await lane.send(Array(line.utf8), number: index + 1) }
        await meanwhile(daemon)
        await lane.finish(waitsForOutcomes: false)
        let count = try await problems
        let text = String(decoding: printed.all, as: UTF8.self)
        return (text.split(separator: "\n").map(String.init), count)
    }

    @Test func `lines go out as they are, and replies come back with the ids of their lines`() async throws {
        let (printed, problems) = try await exchange([
            #"{"id":"mine","method":"announce","params":{"text":"one"}}"#, #"{"id":7,"method":"pause"}"#,
        ])
        #expect(
            printed == [
                #"{"id":"mine","jsonrpc":"2.0","result":{"announcement":1}}"#, #"{"id":7,"jsonrpc":"2.0","result":{}}"#,
            ])
        #expect(problems == 0)
        let asked = await daemon.requests(4)
        #expect(asked == Self.opening + [#"announce {"priority":"default","text":"one"}"#, "pause"])
    }

    @Test func `a refused line is a problem, and without an id is named by its number`() async throws {
        daemon.answer("pause", with: #""error":{"code":-32602,"message":"No."}"#)
        let (printed, problems) = try await exchange([#"{"method":"resume"}"#, #"{"method":"pause"}"#], plain: true)
        #expect(printed == ["line 2 was refused: No."])
        #expect(problems == 1)
    }

    @Test func `a line that is not JSON is refused locally, and the others are sent`() async throws {
        let (printed, problems) = try await exchange(["{", #"{"id":1,"method":"pause"}"#], plain: true)
        #expect(printed == ["refused: Line 1 is not JSON in UTF-8: send one object on one line."])
        #expect(problems == 1)
        #expect(await daemon.requests(3) == Self.opening + ["pause"])
    }

    @Test func `events are printed unchanged, and a failure is a problem`() async throws {
        let lane = try await SendLane(to: daemon.link)
        let (lines, print) = AsyncStream.makeStream(of: String.self)
        async let problems = lane.receive(plain: false) { print.yield(String(decoding: $0, as: UTF8.self)) }
        let event = AnnouncementEvent(id: 3, state: .ended(.failed), text: "a", reason: "failed: no sound", time: 1)
        daemon.say(.announcement(event))
        daemon.say(.pause(PauseEvent(paused: true)))
        var printed = lines.makeAsyncIterator()
        let (failure, pause) = (await printed.next(), await printed.next())
        #expect(failure?.contains(#""reason":"failed: no sound","state":"failed""#) == true)
        #expect(pause == #"{"jsonrpc":"2.0","method":"pause","params":{"paused":true}}"# + "\n")
        await lane.finish(waitsForOutcomes: false)
        let count = try await problems
        #expect(count == 1)
    }

    @Test func `a connection that is cut is made again, and what had no reply is asked again`() async throws {
        daemon.answer("announce", with: nil)
        let (printed, problems) = try await exchange([#"{"id":1,"method":"announce","params":{"text":"a"}}"#]) {
            daemon in
            _ = await daemon.requests(3)
            daemon.answer("announce", with: #""result":{"announcement":5}"#)
            daemon.cut()
        }
        #expect(printed == [#"{"id":1,"jsonrpc":"2.0","result":{"announcement":5}}"#])
        #expect(problems == 0)
        #expect(await daemon.requests(3) == Self.opening + [#"announce {"priority":"default","text":"a"}"#])
    }

    @Test func `a daemon that does not come back ends the lane with its reason`() async throws {
        let lane = try await SendLane(to: daemon.link)
        async let problems = lane.receive(plain: false) { _ in }
        daemon.leave()
        do {
            _ = try await problems
            Issue.record("The lane has ended as if all was well.")
        } catch {
            #expect(error as? ClientError == .disconnected)
        }
    }

    @Test func `announcements are canceled through the connection that made them`() async throws {
        let lane = try await SendLane(to: daemon.link)
        await lane.cancelAll()
        #expect(await daemon.requests(3) == Self.opening + [#"cancel {"scope":"self"}"#])
    }

    @Test func `a client has one connection, made with its first line`() async throws {
        let lanes = SendLanes(to: daemon.link)
        var made = 0
        for client in ["", "a", "", "b", "a"] { _ = try await lanes.lane(of: client) { _ in made += 1 } }
        #expect(made == 3)
        await lanes.cancelAll()
        let asked = await daemon.requests(9)
        #expect(asked.count { $0 == "hello a11y-speak" } == 3)
        #expect(asked.suffix(3) == Array(repeating: #"cancel {"scope":"self"}"#, count: 3))
        await lanes.finish(waitsForOutcomes: true)
    }
}

private final class PrintedBytes: Sendable {
    private let bytes = Mutex<[UInt8]>([])

    var all: [UInt8] { bytes.withLock { $0 } }

    func add(_ more: [UInt8]) { bytes.withLock { $0 += more } }
}
