// SPDX-License-Identifier: MIT

import Foundation

/// A session bus, `a11y-speak desktop`, and a daemon, with programs that carry out commands (Tests/Clients/bus.py).
struct DesktopSession {
    let home: Home
    let environment: [String: String]
    let daemon: RunningDaemon
    let ear: SocketClient
    let bridge: Program

    /// - Parameters:
    ///   - settings: lines of `[desktop]`. Texts are not sensitive, so that events contain them.
    ///   - sink: the value of `--sink`.
    ///   - environment: names a session bus; nil starts a new one.
    init(
        in home: Home, settings: String = "", sink: String = "null", environment: [String: String]? = nil
    ) async throws {
        self.home = home
        self.environment = if let environment { environment } else { try await Self.session(in: home) }
        try home.configure("[desktop]\nsensitive = false\n\(settings)\n")
        daemon = try await RunningDaemon(in: home, sink: sink)
        ear = try daemon.client()
        try await ear.subscribe(scope: "all")
        bridge = try home.start([BuildFolder.client, "desktop"], environment: self.environment)
    }

    /// Starts a session bus for this home.
    static func session(in home: Home) async throws -> [String: String] {
        _ = try await broker(in: home)
        return environment(in: home)
    }

    /// The environment of programs on that bus. They keep their settings in memory.
    /// - Parameter other: the variables to extend; nil for the home's environment.
    static func environment(in home: Home, besides other: [String: String]? = nil) -> [String: String] {
        (other ?? home.environment).merging([
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(home.path("run/bus"))", "GSETTINGS_BACKEND": "memory",
        ]) { $1 }
    }

    /// Starts the daemon of that bus.
    /// - Parameter configuration: a file of D-Bus; nil for that of an ordinary session.
    static func broker(in home: Home, configuration: String? = nil) async throws -> Program {
        let bus = home.path("run/bus")
        try? FileManager.default.removeItem(atPath: bus)
        let file = try configuration ?? Self.configuration(in: home)
        // The bus starts the accessibility bus's launcher, which must keep its settings in memory too.
        let broker = try home.start(
            ["dbus-daemon", "--config-file=\(file)", "--nofork", "--address=unix:path=\(bus)"],
            environment: environment(in: home))
        try await eventually("the bus; it wrote: \(broker.errors)") { FileManager.default.fileExists(atPath: bus) }
        return broker
    }

    /// The policy of an ordinary session.
    static let policy = """
        <policy context="default">
          <allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/>
        </policy>
        """

    /// A file for a session bus that starts the accessibility bus on request, and no other service of the machine.
    /// - Parameters:
    ///   - rules: elements of `busconfig`, as in dbus-daemon(1).
    ///   - hasServices: whether the bus starts the accessibility bus.
    static func configuration(in home: Home, rules: String = policy, hasServices: Bool = true) throws -> String {
        let (folder, service) = (home.path("etc/services"), "org.a11y.Bus.service")
        if !FileManager.default.fileExists(atPath: folder) {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                atPath: "/usr/share/dbus-1/services/\(service)", toPath: "\(folder)/\(service)")
        }
        // The limits of dbus-daemon --session.
        let limits = [
            "max_incoming_bytes": 1_000_000_000, "max_outgoing_bytes": 1_000_000_000, "max_message_size": 1_000_000_000,
            "service_start_timeout": 120_000, "auth_timeout": 240_000, "pending_fd_timeout": 150_000,
            "max_completed_connections": 100_000, "max_incomplete_connections": 10_000,
            "max_connections_per_user": 100_000, "max_pending_service_starts": 10_000,
            "max_names_per_connection": 50_000, "max_match_rules_per_connection": 50_000,
            "max_replies_per_connection": 50_000,
        ].map { #"<limit name="\#($0)">\#($1)</limit>"# }
        let file = home.path("etc/session.conf")
        try """
        <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
          "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
        <busconfig>
          <type>session</type><keep_umask/><listen>unix:tmpdir=/tmp</listen><auth>EXTERNAL</auth>
          \(hasServices ? "<servicedir>\(folder)</servicedir>" : "")
          \(rules)
          \(limits.joined())
        </busconfig>
        """.write(toFile: file, atomically: false, encoding: .utf8)
        return file
    }

    /// A program on the buses that carries out commands.
    func programs() throws -> ToldProgram {
        try ToldProgram(
            ["/usr/bin/python3", BuildFolder.client("bus.py")], in: home, environment: environment, answer: "done ")
    }

    /// A program of Tests/Desktop/senders, which announces texts on command.
    func sender(_ name: String, _ arguments: String...) throws -> ToldProgram {
        let program = "\(BuildFolder.package)/Tests/Desktop/senders/\(name).py"
        return try ToldProgram(
            ["/usr/bin/python3", program] + arguments, in: home, environment: environment, answer: "sent ")
    }

    /// Waits until an announcement of this program reaches the daemon.
    /// - Parameter way: the command for an announcement.
    func reach(_ programs: ToldProgram, by way: String = "announce 1 /ready") async throws {
        var tries = 0
        try await eventually("the bridge; it wrote: \(bridge.errors)") {
            tries += 1
            try await programs.does("\(way) ready \(tries)")
            return said.contains { $0.hasPrefix("ready") }
        }
        try await eventually("silence") {
            try await ear.ask("status").result?.waiting == 0 && ended.count == said.count
        }
    }

    /// The accepted texts, in order.
    private var said: [String] {
        ear.answers.filter { $0.params?.state == "queued" }.compactMap { $0.params?.text }
    }

    /// The events that ended an announcement.
    private var ended: [Answer] {
        ear.answers.filter { !["queued", "began", nil].contains($0.params?.state) && $0.method == "announcement" }
    }

    /// The accepted texts without those of `reach`, once the last is a certain one.
    func said(until last: String) async throws -> [String] {
        try await eventually("\(last); there was \(said)") { said.last == last }
        return said.filter { !$0.hasPrefix("ready") }
    }
}
