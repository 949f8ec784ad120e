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

/// The settings of GNOME and GTK in a session that has no portal.
@Suite("Settings of the desktop without a portal", .seated)
struct GSettingsTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    /// GSettings are kept in a file of the home.
    private func set(_ key: String, _ value: String, _ environment: [String: String]) async throws {
        let set = try await home.run(
            ["gsettings", "set", "org.gnome.desktop.interface", key, value], environment: environment)
        guard set.exitStatus == 0 else { throw Setback(description: set.errors) }
    }

    /// A program that shows something, and receives the settings.
    private func program() throws -> RawSocket {
        let program = try RawSocket(home.socket)
        program.send(
            #"{"method":"subscribe","params":{"events":["presence"]}}"# + "\n"
                + #"{"method":"willDisplay","params":{"element":{"id":"play","label":"Play"}}}"# + "\n")
        return program
    }

    @Test func `a change that gsettings monitor started too late to report is read`() async throws {
        let folder = home.path("bin")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let late = """
            #!/bin/sh
            [ "$1" = monitor ] && exec sleep 1000
            if [ -e "\(home.path("read"))-$2" ]; then scheme=light; else scheme=dark; fi
            touch "\(home.path("read"))-$2"
            echo "$2 color-scheme 'prefer-$scheme'"
            """
        let gsettings = "\(folder)/gsettings"
        try late.write(toFile: gsettings, atomically: false, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: gsettings)
        let environment = try await DesktopSession.session(in: home)
        let path = "\(folder):\(environment["PATH"] ?? "/usr/bin:/bin")"
        let session = try await DesktopSession(in: home, environment: environment.merging(["PATH": path]) { $1 })
        let program = try program()
        try await eventually("both readings; there came: \(program.text)") {
            let told = program.take()
            return told.contains(#""colorScheme":"dark""#) && told.contains(#""colorScheme":"light""#)
        }
        withExtendedLifetime(session) {}
    }

    @Test func `a program receives GSettings, and each change of them`() async throws {
        let environment = try await DesktopSession.session(in: home).merging(["GSETTINGS_BACKEND": "keyfile"]) { $1 }
        try await set("color-scheme", "prefer-dark", environment)
        try await set("text-scaling-factor", "1.5", environment)
        let session = try await DesktopSession(in: home, environment: environment)
        let program = try program()
        func told() -> String { program.take().split(separator: "\n").last.map(String.init) ?? "" }
        try await eventually("the settings; there came: \(program.text)") {
            told().contains(#""colorScheme":"dark""#) && told().contains(#""textScale":1.5"#)
        }
        try await set("color-scheme", "prefer-light", environment)
        try await eventually("the change; there came: \(program.text)") {
            told().contains(#""colorScheme":"light""#)
        }
        withExtendedLifetime(session) {}
    }
}
