// SPDX-License-Identifier: MIT

import Glibc
import Testing

/// The tree is complete again after restarts of any program, in any order.
@Suite("Trees after restarts", .seated)
struct ProviderRestartTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    /// Runs until it is killed, and displays its screen again when a new daemon runs.
    private func player() throws -> Program { try home.start([BuildFolder.example("PhotoPlayer"), "--stay"]) }

    /// Waits until the photo player's tree is complete.
    private func isWhole(_ environment: [String: String]) async throws {
        var last = ""
        try await eventually("a whole tree; the last one was: \(last)") {
            let reader = try await home.run(
                ["/usr/bin/python3", BuildFolder.client("tree.py"), "photo-player"], environment: environment)
            last = reader.output + reader.errors
            return last == Self.whole
        }
    }

    private static let whole = """
        application photo-player
          frame photo-player active
            list
              push button Photo focused
              push button Photo
              push button Photo
              push button Photo
              push button Photo
              push button Photo
            panel
              slider Playing progress = 20 horizontal

        """

    @Test func `a tree is complete after restarts of its program, the bridge, the daemon and the bus`() async throws {
        var daemon = try await RunningDaemon(in: home)
        var player = try player()
        let environment = try await DesktopSession.session(in: home)
        var bridge = try home.start([BuildFolder.client, "desktop"], environment: environment)
        try await isWhole(environment)
        player.kill()
        player = try self.player()
        try await isWhole(environment)
        bridge.kill()
        bridge = try home.start([BuildFolder.client, "desktop"], environment: environment)
        try await isWhole(environment)
        daemon.program.kill()
        daemon = try await RunningDaemon(in: home)
        try await isWhole(environment)
        for _ in 0..<2 {
            try await endBus(environment)
            try await isWhole(environment)
        }
        #expect(bridge.exitStatus == nil)
        #expect(player.exitStatus == nil)
        #expect(daemon.program.exitStatus == nil)
    }

    @Test func `a bridge that starts before the daemon and the bus shows a complete tree`() async throws {
        let bridge = try home.start(
            [BuildFolder.client, "desktop"],
            environment: home.environment.merging(["DBUS_SESSION_BUS_ADDRESS": "unix:path=\(home.path("run/bus"))"]) {
                $1
            })
        let environment = try await DesktopSession.session(in: home)
        let daemon = try await RunningDaemon(in: home)
        let player = try player()
        try await isWhole(environment)
        #expect(bridge.exitStatus == nil)
        #expect(player.exitStatus == nil)
        #expect(daemon.program.exitStatus == nil)
    }

    /// Kills the launcher of the accessibility bus. The next request for the bus starts another one.
    private func endBus(_ environment: [String: String]) async throws {
        let asked = try await home.run(
            [
                "busctl", "--user", "call", "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                "GetConnectionUnixProcessID", "s", "org.a11y.Bus",
            ], environment: environment)
        let number = try #require(pid_t(asked.output.split(separator: " ").last?.filter(\.isNumber) ?? ""))
        Glibc.kill(number, SIGKILL)
    }
}
