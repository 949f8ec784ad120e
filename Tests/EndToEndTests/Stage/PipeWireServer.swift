// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation

/// PipeWire in the home, with a sink without a sound card, and servers for PulseAudio's clients: one in the default
/// place, and one for the recorder, which outlives the other.
struct PipeWireServer {
    private let home: Home
    private(set) var program: Program
    /// PipeWire itself, the session manager that links streams to sinks, and the owner of the sink.
    private var graph: Program
    private var manager: Program
    private var card: Program

    init(in home: Home) async throws {
        self.home = home
        graph = try await Self.startGraph(in: home)
        _ = try await Self.serve("hidden", in: home)
        program = try await Self.serve("native", in: home)
        card = try await Self.startCard(in: home)
        manager = try Self.startManager(in: home)
        try await isDefault("null")
    }

    private static func startGraph(in home: Home) async throws -> Program {
        let program = try home.start(["pipewire"])
        try await answers(home.path("run/pipewire-0"))
        return program
    }

    private static func startManager(in home: Home) throws -> Program {
        let bus = try DesktopSession.configuration(in: home)
        return try home.start(["dbus-run-session", "--config-file=\(bus)", "--", "wireplumber"])
    }

    /// Starts the program that owns the sink.
    private static func startCard(in home: Home) async throws -> Program {
        let card = try await serve("card", in: home)
        try await pactl(
            "load-module", "module-null-sink", "sink_name=null", "rate=\(Recording.hertz)", "channels=1", at: "card",
            in: home)
        return card
    }

    private var environment: [String: String] { Self.environment(of: "hidden", in: home) }

    private static func environment(of server: String, in home: Home) -> [String: String] {
        home.environment.merging(["PULSE_SERVER": "unix:\(home.path("run/pulse/\(server)"))"]) { $1 }
    }

    /// Ends the server for PulseAudio's clients.
    func kill() { program.kill() }

    mutating func restart() async throws { program = try await Self.serve("native", in: home) }

    func record(_ sink: String = "null", channels: Int = 1) async throws -> Recording {
        try await Recording(of: sink, channels: channels, in: home, environment: environment)
    }

    /// Ends PipeWire itself, and everything that depends on it.
    func killGraph() {
        for part in [graph, manager, program, card] { part.kill() }
    }

    /// Ends the session manager, and the sink with it, as sound cards disappear with the manager that found them.
    func killManager() {
        for part in [manager, card] { part.kill() }
    }

    mutating func restartManager() async throws {
        card = try await Self.startCard(in: home)
        manager = try Self.startManager(in: home)
    }

    mutating func restartGraph() async throws {
        try? FileManager.default.removeItem(atPath: home.path("run/pipewire-0"))
        self = try await PipeWireServer(in: home)
    }

    /// Fixes the cycle to this number of frames at 48 kHz, whatever clients request.
    func holdCycle(at frames: Int) async throws {
        let command = ["pw-metadata", "-n", "settings", "0", "clock.force-quantum", "\(frames)"]
        let program = try await home.run(command)
        guard program.output.contains("clock.force-quantum") else {
            throw Setback(description: "pw-metadata: \(program.output)\(program.errors)")
        }
    }

    /// Adds a sink, and makes it the default.
    func addSink(_ name: String, channels: Int = 1) async throws {
        try await Self.pactl(
            "load-module", "module-null-sink", "sink_name=\(name)", "rate=\(Recording.hertz)", "channels=\(channels)",
            in: home)
        try await isDefault(name)
    }

    /// Makes a sink the default. PipeWire 0.3 sometimes loses a request of a client that ends at once, so this repeats
    /// it.
    private func isDefault(_ sink: String) async throws {
        let home = home
        try await eventually("\(sink) to be the default") {
            if try await Self.pactl("get-default-sink", in: home) == sink { return true }
            _ = try await home.run(
                ["pactl", "set-default-sink", sink], environment: Self.environment(of: "hidden", in: home))
            return false
        }
    }

    /// Moves the only stream to a sink.
    func moveSpeech(to sink: String) async throws {
        let home = home
        let sinks = try await Self.pactl("list", "short", "sinks", in: home).rows
        let wanted = sinks.first { $0[1] == sink }?.first
        try await eventually("the move to \(sink)") {
            guard let input = try await Self.pactl("list", "short", "sink-inputs", in: home).rows.first else {
                return false
            }
            if input[1] == wanted { return true }
            try await Self.pactl("move-sink-input", input[0], sink, in: home)
            return false
        }
    }

    @discardableResult
    private static func pactl(_ arguments: String..., at server: String = "hidden", in home: Home) async throws
        -> String
    {
        let program = try await home.run(["pactl"] + arguments, environment: environment(of: server, in: home))
        guard program.exitStatus == 0 else { throw Setback(description: "pactl \(arguments): \(program.errors)") }
        return program.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Starts a server for PulseAudio's clients.
    private static func serve(_ name: String, in home: Home) async throws -> Program {
        let socket = home.path("run/pulse/\(name)")
        try? FileManager.default.removeItem(atPath: socket)
        let file = home.path("\(name).conf")
        try configuration(socket).write(toFile: file, atomically: false, encoding: .utf8)
        let program = try home.start(["pipewire", "-c", file])
        try await answers(socket)
        return program
    }

    private static func configuration(_ socket: String) -> String {
        let modules = ["protocol-native", "client-node", "adapter", "metadata"].map {
            "{ name = libpipewire-module-\($0) }"
        }
        return """
            context.spa-libs = { audio.convert.* = audioconvert/libspa-audioconvert support.* = support/libspa-support }
            context.modules = [ { name = libpipewire-module-rt args = { rt.prio = 83 } flags = [ ifexists nofail ] } \(modules.joined(separator: " ")) { name = libpipewire-module-protocol-pulse
              args = { server.address = [ "unix:\(socket)" ] } } ]
            """
    }

    private static func answers(_ socket: String) async throws {
        try await eventually("a server at \(socket)") { (try? UnixSocketTransport(path: socket))?.close() != nil }
    }
}

extension String {
    /// The fields of the lines of `pactl list short`.
    fileprivate var rows: [[String]] {
        split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }
}
