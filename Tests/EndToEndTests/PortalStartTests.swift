// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// When `a11y-speak desktop` lets the session bus start the settings portal.
@Suite("a11y-speak desktop and the start of the settings portal", .seated)
struct PortalStartTests {
    private let home: Home
    private var portal: String { home.path("portal") }

    init() throws {
        home = try Home()
        _ = try DesktopSession.configuration(in: home)
        let name = "org.freedesktop.portal.Desktop"
        try "[D-BUS Service]\nName=\(name)\nExec=/usr/bin/touch \(portal)\n".write(
            toFile: home.path("etc/services/\(name).service"), atomically: false, encoding: .utf8)
    }

    @Test func `the portal is started once a program shows something, and not before`() async throws {
        let session = try await DesktopSession(in: home)
        try await session.reach(try session.programs())
        #expect(!FileManager.default.fileExists(atPath: portal))
        let program = try session.daemon.client()
        _ = try await program.ask("willDisplay", #"{"element":{"id":"play","label":"Play"}}"#)
        try await eventually("the portal's start") { FileManager.default.fileExists(atPath: portal) }
    }
}
