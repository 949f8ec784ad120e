// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The bridge on broken or restricted buses, and on desktops that configure notifications in other ways.
@Suite("a11y-speak desktop on faulty buses", .seated)
struct DesktopFaultTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test func `a session bus that ends and restarts is monitored again`() async throws {
        let broker = try await DesktopSession.broker(in: home)
        let session = try await DesktopSession(in: home, environment: DesktopSession.environment(in: home))
        try await session.reach(try session.programs())
        broker.kill()
        _ = try await DesktopSession.broker(in: home)
        let programs = try session.programs()
        try await session.reach(programs)
        try await programs.does("serve")
        var number = 0
        try await eventually("a notification") {
            number += 1
            try await programs.does("notify Mail 0 2 Letter \(number)")
            return session.ear.answers.contains { $0.params?.text?.hasPrefix("Letter") == true }
        }
        #expect(session.bridge.exitStatus == nil)
    }

    @Test func `a stale listener in the registry does not silence the bridge`() async throws {
        _ = try await DesktopSession.broker(in: home)
        let environment = DesktopSession.environment(in: home)
        let registry = try ToldProgram(
            ["/usr/bin/python3", BuildFolder.client("bus.py")], in: home, environment: environment, answer: "done ")
        try await registry.does("pretend :1.9999 Object:Announcement:")
        let session = try await DesktopSession(in: home, environment: environment)
        try await session.reach(try session.programs())
    }

    /// A session bus with special rules.
    /// - Parameter rules: elements of `busconfig`, as in dbus-daemon(1).
    private func environment(withBus rules: String, hasServices: Bool = true) async throws -> [String: String] {
        _ = try await DesktopSession.broker(
            in: home,
            configuration: DesktopSession.configuration(in: home, rules: rules, hasServices: hasServices))
        return DesktopSession.environment(in: home)
    }

    @Test func `where a bus refuses monitors, notifications are received by eavesdropping`() async throws {
        let environment = try await environment(
            withBus: """
                <policy context="default">
                  <allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/>
                  <deny send_destination="org.freedesktop.DBus" send_interface="org.freedesktop.DBus.Monitoring"/>
                </policy>
                """)
        let session = try await DesktopSession(in: home, environment: environment)
        let programs = try session.programs()
        try await session.reach(programs)
        try await programs.does("serve")
        try await programs.does("notify Mail 0 1 Ann|Hello")
        #expect(try await session.said(until: "Ann. Hello") == ["Ann. Hello"])
    }

    @Test func `without an accessibility bus notifications are announced, and announcements as soon as a bus starts`()
        async throws
    {
        // This bus starts no services.
        let environment = try await environment(
            withBus: """
                <policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy>
                """,
            hasServices: false)
        let session = try await DesktopSession(in: home, environment: environment)
        let programs = try session.programs()
        try await programs.does("serve")
        var number = 0
        try await eventually("a notification") {
            number += 1
            try await programs.does("notify Mail 0 2 letter \(number)")
            return session.ear.answers.contains { $0.params?.text?.hasPrefix("letter") == true }
        }
        try await eventually("the complaint; the bridge wrote: \(session.bridge.errors)") {
            session.bridge.errors.contains("There is no accessibility bus yet")
        }
        _ = try home.start(["/usr/libexec/at-spi-bus-launcher", "--launch-immediately"], environment: environment)
        try await eventually("an announcement") {
            number += 1
            // The program cannot send this while there is no bus.
            programs.tell("announce 1 /1 now \(number)")
            return session.ear.answers.contains { $0.params?.text?.hasPrefix("now") == true }
        }
        #expect(session.bridge.exitStatus == nil)
    }

    @Test func `with GNOME's banners turned off, only urgent notifications are announced`() async throws {
        var environment = try await DesktopSession.session(in: home)
        // The backend keeps the settings in a file that programs watch: it needs no service, as dconf does.
        environment["GSETTINGS_BACKEND"] = "keyfile"
        let session = try await DesktopSession(in: home, environment: environment)
        let programs = try session.programs()
        try await session.reach(programs)
        func banners(_ value: String) async throws {
            let set = try await home.run(
                ["gsettings", "set", "org.gnome.desktop.notifications", "show-banners", value],
                environment: environment)
            #expect(set.exitStatus == 0, "\(set.errors)")
        }
        var number = 0
        /// Whether a notification is announced. An urgent one follows, which always is.
        func isSaid() async throws -> Bool {
            number += 1
            let number = number
            try await programs.does("notify Mail 0 1 letter \(number)")
            try await programs.does("notify Mail 0 2 fire \(number)")
            _ = try await session.ear.answer("fire") { $0.params?.text == "fire \(number)" }
            return session.ear.answers.contains { $0.params?.text == "letter \(number)" }
        }
        try await programs.does("serve gnome-shell")
        #expect(try await isSaid())
        try await banners("false")
        try await eventually("silence") { try await !isSaid() }
        try await banners("true")
        try await eventually("notifications") { try await isSaid() }
    }

    @Test func `a text that is not UTF-8, on a bus that lets it pass, loses no other announcement`() async throws {
        let bus = home.path("loose")
        let loose = try home.start(["/usr/bin/python3", BuildFolder.client("loose.py"), bus, "sp@il", "good one"])
        try await eventually("the bus; it wrote: \(loose.errors)") { FileManager.default.fileExists(atPath: bus) }
        var environment = try await DesktopSession.session(in: home)
        environment["AT_SPI_BUS_ADDRESS"] = "unix:path=\(bus)"
        let session = try await DesktopSession(in: home, environment: environment)
        _ = try await session.ear.answer("the good one") { $0.params?.text == "good one" }
        #expect(!session.ear.answers.contains { $0.params?.text?.hasPrefix("sp") == true })
        #expect(session.bridge.exitStatus == nil)
        #expect(loose.exitStatus == nil, "\(loose.errors)")
    }
}
