// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

/// An application on a daemon without a socket.
@MainActor
@Suite("An application knows whether a screen reader is running", .serialized)
struct ScreenReaderStatusTests {
    private let daemon = ScriptedDaemon()
    private let hello = ["hello player", #"subscribe {"events":["announcements","focus"],"scope":"self"}"#]
    private let wish = #"subscribe {"events":["announcements","focus","presence"],"scope":"self"}"#

    /// Connects, and says at the right moment what the daemon tells first.
    private func connect(telling isRunning: Bool) async throws -> AccessibilityConnection {
        async let connection = AccessibilityConnection.connect(through: daemon.link, as: "player")
        #expect(await daemon.requests(3) == hello + [wish])
        daemon.say(.presence(PresenceEvent(screenReader: isRunning)))
        return try await connection
    }

    @Test func `it is known as soon as the application is connected, and each change once`() async throws {
        let connection = try await connect(telling: true)
        #expect(Accessibility.isScreenReaderRunning)
        var status = Accessibility.screenReaderStatus.makeAsyncIterator()
        #expect(await status.next() == true)
        var told: [Bool] = []
        let token = Accessibility.onScreenReaderStatusDidChange { told.append($0) }
        for isRunning in [true, false, false, true, false] {
            daemon.say(.presence(PresenceEvent(screenReader: isRunning)))
        }
        for expected in [false, true, false] { #expect(await status.next() == expected) }
        #expect(told == [false, true, false])
        token.cancel()
        await connection.close()
    }

    @Test func `the next daemon is asked again`() async throws {
        let connection = try await connect(telling: true)
        var status = Accessibility.screenReaderStatus.makeAsyncIterator()
        _ = await status.next()
        daemon.cut()
        #expect(await daemon.requests(2) == [hello[0], wish])
        daemon.say(.presence(PresenceEvent(screenReader: false)))
        #expect(await status.next() == false)
        await connection.close()
    }

    @Test func `an older daemon does not know, and the application goes on without`() async throws {
        Accessibility.screenReaderStatusDidChange(to: false)
        daemon.answer("subscribe", with: #""error":{"code":-32602,"message":"There are no events \"presence\"."}"#)
        let connection = try await AccessibilityConnection.connect(through: daemon.link, as: "player")
        #expect(!Accessibility.isScreenReaderRunning)
        await connection.close()
    }

    @Test func `an answer to an action comes after the reports of what it led to`() async throws {
        let connection = try await connect(telling: false)
        let slider = AdjustableElement(value: 20)
        Accessibility.willDisplay(slider)
        let element = #""element":"\#(slider.accessibility.id)","action":"increment""#
        daemon.say(#"{"id":"perform-1","jsonrpc":"2.0","method":"perform","params":{\#(element)}}"#)
        let asked = await daemon.requests(through: "answer")
        #expect(asked.map { $0.prefix { $0 != " " } } == ["willDisplay", "invalidated", "answer"])
        #expect(asked.last == #"answer {"id":"perform-1","jsonrpc":"2.0","result":{"handled":true}}"#)
        await connection.close()
    }
}
