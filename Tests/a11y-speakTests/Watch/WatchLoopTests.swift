// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc
import TestSupport
import Testing

@testable import Exploring
@testable import a11y_speak

/// The whole of `watch` but its terminal and its socket.
@Suite("The loop of watch", .timeLimit(.minutes(10)))
struct WatchLoopTests {
    private let clock = ManualClock()
    private let daemon: ScriptedDaemon
    private let stage = LoopStage()
    private let bell = Bell<WatchWake>(signals: [])
    private static let heading = "a11y-speakd 0.1.0, espeak-ng 1.51, speaking on null"
    private static let status = #"status {"limit":100}"#
    private static let opening = [
        "hello a11y-speak watch", #"subscribe {"events":["announcements"],"scope":"self"}"#,
        #"subscribe {"events":["announcements","captions","pauses"],"scope":"all"}"#, status,
    ]

    init() {
        daemon = ScriptedDaemon(clock: clock)
    }

    private func watch() async throws -> Int32 {
        let loop = try await WatchLoop(daemon: daemon.link, isHighContrast: false, bell: bell) {
            stage.display()
        } print: { display, news in
            for line in WatchSentence.lines(news) { display.line(line) }
        }
        return await loop.run()
    }

    private func queued(_ id: AnnouncementID, _ text: String) -> ServerEvent {
        .announcement(
            AnnouncementEvent(
                id: id, client: "dashboard", priority: .message, state: .queued, text: text, reason: nil,
                time: WatchStory.start))
    }

    @Test func `watch prints a heading first, and then a line for each event`() async throws {
        async let status = watch()
        #expect(await daemon.requests(4) == Self.opening)
        #expect(await stage.lines(1) == [Self.heading])
        daemon.say(queued(1, "alarm"))
        #expect(await stage.lines(1) == ["queued: #1 message from dashboard: alarm"])
        // Why it waits is not in the event.
        #expect(await daemon.requests(1) == [Self.status])
        stage.strike("q")
        let ended = try await status
        #expect(ended == 0)
    }

    @Test func `keys send requests, and a refusal is printed`() async throws {
        daemon.answer("repeat", with: #""error":{"code":1009,"message":"Nothing was heard yet."}"#)
        async let status = watch()
        _ = await daemon.requests(4)
        #expect(await stage.lines(1) == [Self.heading])
        stage.strike("Cpr")
        #expect(await daemon.requests(3) == [#"cancel {"scope":"all"}"#, "pause", "repeat"])
        #expect(
            await stage.lines(2) == [
                "!a11y-speak: Nothing is spoken, and nothing waits.", "!a11y-speak: Nothing was heard yet.",
            ])
        stage.strike("cq")
        #expect(await stage.lines(1) == ["!a11y-speak: Nothing is spoken, and nothing waits."])
        let ended = try await status
        #expect(ended == 0)
    }

    @Test func `a disconnected daemon is searched for, and found again`() async throws {
        async let status = watch()
        _ = await daemon.requests(4)
        #expect(await stage.lines(1) == [Self.heading])
        daemon.leave()
        #expect(await stage.lines(1) == ["The daemon disconnected; trying again."])
        stage.strike("p")
        #expect(await stage.lines(1) == ["!a11y-speak: There is no daemon; trying again."])
        daemon.comeBack()
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        #expect(await stage.lines(1) == [Self.heading])
        let again = await daemon.requests(4)
        #expect(again.first == Self.opening[0] && again.contains(Self.opening[2]) && again.last == Self.status)
        stage.strike("q")
        let ended = try await status
        #expect(ended == 0)
    }

    @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
    func `a signal sets the exit code`(number: Int32, code: Int32) async throws {
        async let status = watch()
        _ = await stage.lines(1)
        bell.ring(.signal(SIGWINCH))
        bell.ring(.signal(number))
        let ended = try await status
        #expect(ended == code)
    }

    @Test func `a closed terminal ends the loop like a hang-up`() async throws {
        async let status = watch()
        _ = await stage.lines(1)
        stage.hangUp()
        let ended = try await status
        #expect(ended == 128 + SIGHUP)
    }
}
