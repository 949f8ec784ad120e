// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

/// An application on a daemon without a socket.
@MainActor
@Suite("An application and its daemon")
struct ApplicationConnectionTests {
    private let daemon = ScriptedDaemon()
    private let told: AsyncStream<Bool>
    private let tell: AsyncStream<Bool>.Continuation
    private let hello = ["hello player", #"subscribe {"events":["announcements","focus"],"scope":"self"}"#]
    private let wish = #"subscribe {"events":["announcements","focus","presence"],"scope":"self"}"#

    init() {
        (told, tell) = AsyncStream.makeStream(of: Bool.self)
    }

    /// Connects, and sends the daemon's first report at the right moment.
    private func connect(telling isRunning: Bool) async throws -> AccessibilityConnection {
        async let connection = AccessibilityConnection.connect(
            through: daemon.link, as: "player", onScreenReader: { [tell] in _ = tell.yield($0) })
        #expect(await daemon.requests(3) == hello + [wish])
        daemon.say(.presence(PresenceEvent(screenReader: isRunning)))
        return try await connection
    }

    @Test func `the screen reader status is reported before the connection is made, and then each change`() async throws
    {
        let connection = try await connect(telling: true)
        tell.yield(false)
        for isRunning in [false, true] { daemon.say(.presence(PresenceEvent(screenReader: isRunning))) }
        var told = told.makeAsyncIterator()
        for expected in [true, false, false, true] { #expect(await told.next() == expected) }
        await connection.close()
    }

    @Test func `the next daemon is asked again`() async throws {
        let connection = try await connect(telling: true)
        daemon.cut()
        #expect(await daemon.requests(2) == [hello[0], wish])
        daemon.say(.presence(PresenceEvent(screenReader: false)))
        var told = told.makeAsyncIterator()
        for expected in [true, false] { #expect(await told.next() == expected) }
        await connection.close()
    }

    @Test func `an older daemon does not know of screen readers, and the application goes on without`() async throws {
        daemon.answer("subscribe", with: #""error":{"code":-32602,"message":"There are no events \"presence\"."}"#)
        let connection = try await AccessibilityConnection.connect(through: daemon.link, as: "player")
        #expect(connection.refusals == [])
        await connection.close()
    }

    /// Reports directly to the connection, so that no other test receives the report.
    private final class Slider: AdjustableElement {
        weak var connection: AccessibilityConnection?

        override func accessibilityIncrement() {
            connection?.happened(.willDisplay(ElementSnapshot(id: "raised")))
        }
    }

    @Test func `an answer to an action comes after the reports of what it led to`() async throws {
        let connection = try await connect(telling: false)
        let slider = Slider()
        slider.connection = connection
        AccessibleObjects.shared.add(slider)
        let element = #""element":"\#(slider.accessibility.id)","action":"increment""#
        daemon.say(#"{"id":"perform-1","jsonrpc":"2.0","method":"perform","params":{\#(element)}}"#)
        #expect(
            await daemon.requests(through: "answer") == [
                #"willDisplay {"element":{"id":"raised"}}"#,
                #"answer {"id":"perform-1","jsonrpc":"2.0","result":{"handled":true}}"#,
            ])
        withExtendedLifetime(slider) {}
        await connection.close()
    }
}
