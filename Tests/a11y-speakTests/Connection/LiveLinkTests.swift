// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import TestSupport
import Testing

@testable import ClientConnection
@testable import a11y_speak

@Suite("The link of a command that stays", .timeLimit(.minutes(10)))
struct LiveLinkTests {
    private static let subscription = #"subscribe {"events":["announcements"],"scope":"self"}"#
    /// The first requests of a link that opens with the voices: its greeting and the voices.
    private static let opening = ["hello test", subscription, "voices"]
    private let clock = ManualClock()
    private let daemon: ScriptedDaemon
    private let news: AsyncStream<ClientEvent>
    private let tell: AsyncStream<ClientEvent>.Continuation

    init() {
        daemon = ScriptedDaemon(clock: clock)
        (news, tell) = AsyncStream.makeStream(of: ClientEvent.self)
    }

    private func connect() async throws -> LiveLink {
        let opening = [OpeningRequest(id: "first", request: .voices(VoicesRequest()))]
        return try await LiveLink(to: daemon.link, as: "test", opening: opening) { [tell] in tell.yield($0) }
    }

    /// Replies by their ids.
    private func told(_ count: Int) async -> [String] {
        var told: [String] = []
        for await item in news {
            switch item {
            case .found: told.append("found")
            case .lost: told.append("lost")
            case .message(.reply(let id, _)): told.append("reply \(id)")
            case .message(.event): told.append("event")
            case .message(.perform): told.append("perform")
            }
            if told.count == count { break }
        }
        return told
    }

    @Test func `requests go out in their order, and replies come back with the ids that were given`() async throws {
        let link = try await connect()
        await link.send(.pause(PauseRequest()), as: "p")
        await link.send(.cancel(.own), as: 7)
        await link.send(.resume, as: "p")
        daemon.say(.pause(PauseEvent(paused: true)))
        #expect(await daemon.requests(6) == Self.opening + ["pause", #"cancel {"scope":"self"}"#, "resume"])
        #expect(
            await told(5) == [
                "reply \(RequestID.string("first"))", "reply \(RequestID.string("p"))", "reply \(RequestID.number(7))",
                "reply \(RequestID.string("p"))", "event",
            ])
        await link.close()
    }

    @Test func `a connection is opened in the same way each time`() async throws {
        let link = try await connect()
        #expect(await daemon.requests(3) == Self.opening)
        #expect(await told(1) == ["reply \(RequestID.string("first"))"])
        daemon.cut()
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        #expect(await daemon.requests(3) == Self.opening)
        #expect(await told(3) == ["lost", "found", "reply \(RequestID.string("first"))"])
        await link.close()
    }

    @Test func `a request made without a daemon is not sent later`() async throws {
        let link = try await connect()
        _ = await (daemon.requests(3), told(1))
        daemon.leave()
        #expect(await told(1) == ["lost"])
        await link.send(.announce(AnnounceRequest(text: "too late")), as: 1)
        daemon.comeBack()
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        #expect(await daemon.requests(3) == Self.opening)
        #expect(await told(2).first == "found")
        await link.send(.announce(AnnounceRequest(text: "in time")), as: 2)
        #expect(await daemon.requests(1) == [#"announce {"priority":"default","text":"in time"}"#])
        await link.close()
    }

    @Test func `a request without an answer is sent again`() async throws {
        daemon.answer("announce", with: nil)
        let link = try await connect()
        _ = await (daemon.requests(3), told(1))
        await link.send(.announce(AnnounceRequest(text: "a")), as: 1)
        #expect(await daemon.requests(1) == [#"announce {"priority":"default","text":"a"}"#])
        daemon.answer("announce", with: #""result":{"announcement":9}"#)
        daemon.cut()
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        let asked = await daemon.requests(4)
        #expect(asked.sorted() == (Self.opening + [#"announce {"priority":"default","text":"a"}"#]).sorted())
        let replies = await told(4)
        #expect(replies.contains("reply \(RequestID.number(1))"))
        await link.close()
    }

    @Test func `a connection is reported lost once, however often the search fails`() async throws {
        let link = try await connect()
        _ = await (daemon.requests(3), told(1))
        daemon.cutAtOnce(3)
        daemon.cut()
        for _ in 0..<4 {
            await clock.sleepers(1)
            clock.advance(by: .seconds(10))
        }
        #expect(await told(3) == ["lost", "found", "reply \(RequestID.string("first"))"])
        await link.close()
    }

    @Test func `leaving silences the link's announcements, and ends the link`() async throws {
        let link = try await connect()
        await link.leave()
        #expect(await daemon.requests(4) == Self.opening + [#"cancel {"scope":"self"}"#])
        await link.send(.pause(PauseRequest()), as: 1)
        tell.finish()
        var rest = news.makeAsyncIterator()
        while let item = await rest.next() { #expect(item != .lost) }
    }

    @Test func `leaving without a daemon does not wait`() async throws {
        let link = try await connect()
        _ = await told(1)
        daemon.leave()
        #expect(await told(1) == ["lost"])
        await link.leave()
        #expect(await daemon.requests(3) == Self.opening)
    }

    @Test func `without a daemon there is no link`() async {
        daemon.leave()
        await #expect(throws: ClientError.notRunning(path: "/daemon", reason: "it is away")) { _ = try await connect() }
    }
}
