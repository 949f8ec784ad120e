// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// A session bus, `a11y-speak desktop`, and a daemon, with programs that are told what to do (Tests/Clients/bus.py).
struct DesktopSession {
    let home: Home
    let environment: [String: String]
    let daemon: RunningDaemon
    let ear: SocketClient
    let bridge: Program

    /// - Parameters:
    ///   - settings: of `[desktop]`; the texts are told.
    ///   - sink: as `--sink` takes it.
    init(in home: Home, settings: String = "", sink: String = "null") async throws {
        self.home = home
        environment = try await Self.session(in: home)
        try home.configure("[desktop]\nsensitive = false\n\(settings)\n")
        daemon = try await RunningDaemon(in: home, sink: sink)
        ear = try daemon.client()
        try await ear.subscribe(scope: "all")
        bridge = try home.start([BuildFolder.client, "desktop"], environment: environment)
    }

    /// A bus of its own.
    static func session(in home: Home) async throws -> [String: String] {
        let bus = home.path("run/bus")
        let broker = try home.start(["dbus-daemon", "--session", "--nofork", "--address=unix:path=\(bus)"])
        try await eventually("the bus; it wrote: \(broker.errors)") { FileManager.default.fileExists(atPath: bus) }
        return home.environment.merging([
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(bus)", "GSETTINGS_BACKEND": "memory",
        ]) { $1 }
    }

    func programs() throws -> BusPrograms { try BusPrograms(in: home, environment: environment) }

    /// Waits until what this program says is heard.
    func reach(_ programs: BusPrograms) async throws {
        var tries = 0
        try await eventually("the bridge; it wrote: \(bridge.errors)") {
            tries += 1
            try await programs.does("announce 1 /ready ready \(tries)")
            return said.contains { $0.hasPrefix("ready") }
        }
        try await eventually("silence") {
            try await ear.ask("status").result?.waiting == 0 && ended.count == said.count
        }
    }

    /// The texts that were accepted, in their order.
    private var said: [String] {
        ear.answers.filter { $0.params?.state == "queued" }.compactMap { $0.params?.text }
    }

    /// Those that have ended.
    private var ended: [Answer] {
        ear.answers.filter { !["queued", "began", nil].contains($0.params?.state) && $0.method == "announcement" }
    }

    /// What was accepted besides being reached, when the last is a certain one.
    func said(until last: String) async throws -> [String] {
        try await eventually("\(last); there was \(said)") { said.last == last }
        return said.filter { !$0.hasPrefix("ready") }
    }
}

/// Programs on the buses of a session, told what to do over a pipe.
final class BusPrograms {
    private let program: Program
    private let pipe: Int32
    private var told = 0

    init(in home: Home, environment: [String: String]) throws {
        let path = home.path("told-\(UUID().uuidString)")
        guard mkfifo(path, 0o600) == 0 else { throw Setback(description: "no pipe at \(path)") }
        program = try home.start(
            ["/usr/bin/python3", BuildFolder.client("bus.py"), path], environment: environment)
        pipe = open(path, O_RDWR | O_CLOEXEC)
    }

    deinit { close(pipe) }

    var output: String { program.output }
    var pid: pid_t { program.pid }

    /// Tells, and waits until it is done.
    func does(_ line: String) async throws {
        tell(line)
        told += 1
        let told = told
        try await eventually("\(line); it wrote: \(program.errors)") {
            program.output.split(separator: "\n").count { $0.hasPrefix("done ") } >= told
        }
    }

    func tell(_ line: String) {
        let bytes = Array("\(line)\n".utf8)
        _ = write(pipe, bytes, bytes.count)
    }

    func kill() { program.kill() }
}
