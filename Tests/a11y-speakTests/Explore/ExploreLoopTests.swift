// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation
import Glibc
import TestSupport
import Testing

@testable import ClientConnection
@testable import Exploring
@testable import Tables
@testable import a11y_speak

/// The whole of `explore` but its terminal and its socket.
@Suite("Explore: the loop", .timeLimit(.minutes(10)))
struct ExploreLoopTests {
    private let clock = ManualClock()
    private let daemon: ScriptedDaemon
    private let stage = LoopStage()
    private let bell = ExploreBell(signals: [])
    private static let table = "load\n1\n3\n2\n"
    private static let opening = [
        "hello a11y-speak explore", #"subscribe {"events":["announcements"],"scope":"self"}"#,
        #"subscribe {"events":["announcements","captions","cursors"],"scope":"self"}"#, "configure {}",
    ]
    private static let summary = "Question mark for keys."

    init() {
        daemon = ScriptedDaemon(clock: clock)
    }

    private func explore(_ path: String) async throws -> Int32 {
        let loop = try await ExploreLoop(daemon: daemon.link, bell: bell)
        return try await loop.run(ExploreSource(path: path, options: TableOptions())) {
            stage.display()
        }
    }

    /// The texts that the daemon was asked to say.
    private func said(_ requests: [String]) -> [String] {
        requests.map { request in
            let text = request.firstRange(of: #""text":""#).map { request[$0.upperBound...].prefix { $0 != "\"" } }
            return text.map(String.init) ?? request
        }
    }

    @Test func `a table is opened, walked and left in silence`() async throws {
        let path = try LoopStage.file(Self.table)
        async let status = explore(path)
        #expect(await daemon.requests(4) == Self.opening)
        #expect(await stage.lines(1).first?.contains(Self.summary) == true)
        _ = await daemon.requests(through: "announce")
        stage.strike("\u{1B}[C]")
        let points = await daemon.requests(2)
        #expect(said(points) == ["1", "Highest: 3 in row 2"])
        #expect(await stage.lines(2) == ["1", "Highest: 3 in row 2"])
        stage.strike("\u{1B}\u{11}")
        let silence = #"cancel {"scope":"self"}"#
        #expect(await daemon.requests(2) == [silence, silence])
        let ended = try await status
        #expect(ended == 0)
    }

    @Test func `a key that repeats asks for a tone, of keys that come at once for the last`() async throws {
        let path = try LoopStage.file(Self.table)
        async let status = explore(path)
        _ = await daemon.requests(through: "announce")
        let right = "\u{1B}[C"
        stage.strike(right + right)
        let first = await daemon.requests(2)
        #expect(said(first) == ["1", #"tone {"id":"explore","pan":0,"seconds":0.1,"timbre":"square","value":1}"#])
        stage.strike("\u{1B}[H" + String(repeating: right, count: 9) + "s")
        let rest = await daemon.requests(through: "sonify").filter { !$0.hasPrefix("announce") }
        #expect(rest.first == #"tone {"earcon":"end"}"#)
        #expect(rest.map { $0.prefix { $0 != " " } } == ["tone", "describeChart", "sonify"])
        stage.strike("\u{11}")
        let ended = try await status
        #expect(ended == 0)
    }

    @Test func `a sentence whose display differs from its speech is requested with both`() async throws {
        let path = try LoopStage.file("t,price (EUR)\n1,-5\n2,7\n")
        async let status = explore(path)
        _ = await daemon.requests(through: "announce")
        stage.strike("\u{1B}[C")
        let point = await daemon.requests(through: "announce").last ?? ""
        #expect(said([point])[0].hasPrefix("1: −€5"))
        #expect(point.contains(#""spoken":"1: minus 5 "#), "\(point)")
        stage.strike("\u{11}")
        let ended = try await status
        #expect(ended == 0)
    }

    @Test func `while the daemon is away keys are answered in lines, and nothing of it is said later`() async throws {
        let path = try LoopStage.file(Self.table)
        async let status = explore(path)
        _ = await daemon.requests(through: "announce")
        _ = await stage.lines(1)
        daemon.leave()
        #expect(await stage.lines(1) == ["!a11y-speak: The daemon disconnected; trying again."])
        stage.strike("\u{1B}[F")
        #expect(await stage.lines(1) == ["2"])
        daemon.comeBack()
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        let again = await daemon.requests(through: "configure")
        #expect(again.filter { $0.hasPrefix("announce") } == [])
        stage.strike("\u{1B}[H")
        #expect(await stage.lines(1) == ["1"])
        stage.strike("\u{11}")
        let ended = try await status
        #expect(ended == 0)
    }

    @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
    func `a signal silences speech and sets the exit code`(number: Int32, code: Int32) async throws {
        let path = try LoopStage.file(Self.table)
        async let status = explore(path)
        _ = await stage.lines(1)
        bell.ring(.signal(number))
        let ended = try await status
        #expect(ended == code)
        #expect(await daemon.requests(through: "cancel").last == #"cancel {"scope":"self"}"#)
    }

    @Test func `a closed terminal ends the loop like a hang-up`() async throws {
        let path = try LoopStage.file(Self.table)
        async let status = explore(path)
        _ = await stage.lines(1)
        stage.hangUp()
        let ended = try await status
        #expect(ended == 128 + SIGHUP)
    }

    @Test func `the user's settings hold from the first sentence on`() async throws {
        let settings = ExploreStory.settings(language: "de")
        daemon.answer(
            "configure", with: "\"result\":" + String(decoding: WireCoder().line(settings).dropLast(), as: UTF8.self))
        let path = try LoopStage.file(Self.table)
        async let status = explore(path)
        #expect(await stage.lines(1).first?.contains("Fragezeichen für Tasten.") == true)
        stage.strike("\u{11}")
        let ended = try await status
        #expect(ended == 0)
    }

    @Test func `an unreadable table is a sentence, which is also spoken`() async throws {
        let path = try LoopStage.file("")
        await #expect {
            _ = try await explore(path)
        } throws: { error in
            (error as? CommandFailure)?.description.hasSuffix("it is empty: a table needs at least one row.") == true
        }
        let requests = await daemon.requests(5)
        #expect(Array(requests.prefix(4)) == Self.opening)
        #expect(said(requests).last?.hasSuffix("it is empty: a table needs at least one row.") == true)
    }

    @Test func `without a daemon there is nothing to hear, so the table is not even read`() async throws {
        daemon.leave()
        await #expect(throws: ClientError.notRunning(path: "/daemon", reason: "it is away")) {
            _ = try await explore("/no/such/table")
        }
    }
}
