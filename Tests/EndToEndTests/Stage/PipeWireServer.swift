// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation

/// PipeWire in the home, with a sink that needs no sound card, and two of its servers for PulseAudio's clients: one where
/// clients look by themselves, and one for the recorder, which outlives the other.
struct PipeWireServer {
    private let home: Home
    private(set) var program: Program
    /// The server itself, and who links streams to sinks.
    private var graph: Program
    private var manager: Program

    init(in home: Home) async throws {
        self.home = home
        try Self.writeSink(in: home)
        graph = try await Self.startGraph(in: home)
        manager = try Self.startManager(in: home)
        _ = try await Self.serve("hidden", in: home)
        program = try await Self.serve("native", in: home)
        try await settles()
    }

    private static func startGraph(in home: Home) async throws -> Program {
        let program = try home.start(["pipewire"])
        try await answers(home.path("run/pipewire-0"))
        return program
    }

    private static func startManager(in home: Home) throws -> Program {
        try home.start(["dbus-run-session", "--", "wireplumber"])
    }

    private func settles() async throws {
        let environment = environment
        try await eventually("the sink to be the default") {
            let info = try await home.run(["pactl", "info"], environment: environment)
            return info.output.contains("Default Sink: null\n")
        }
    }

    private var environment: [String: String] {
        home.environment.merging(["PULSE_SERVER": "unix:\(home.path("run/pulse/hidden"))"]) { $1 }
    }

    /// Ends the server that clients use, and starts it again.
    func kill() { program.kill() }

    mutating func restart() async throws { program = try await Self.serve("native", in: home) }

    func record(_ sink: String = "null") async throws -> Recording {
        try await Recording(of: sink, in: home, environment: environment)
    }

    /// Ends the server itself and all that lives by it.
    func killGraph() {
        for part in [graph, manager, program] { part.kill() }
    }

    /// The session manager goes, and with it, as sound cards do, the sinks of the server for PulseAudio's clients.
    func killManager() {
        for part in [manager, program] { part.kill() }
    }

    mutating func restartManager() async throws {
        manager = try Self.startManager(in: home)
        program = try await Self.serve("native", in: home)
    }

    mutating func restartGraph() async throws {
        try? FileManager.default.removeItem(atPath: home.path("run/pipewire-0"))
        graph = try await Self.startGraph(in: home)
        manager = try Self.startManager(in: home)
        _ = try await Self.serve("hidden", in: home)
        program = try await Self.serve("native", in: home)
        try await settles()
    }

    /// Adds a sink that lives as long as the server for PulseAudio's clients, and makes it the one that speech goes to.
    func addSink(_ name: String) async throws {
        let native = home.environment
        for arguments in [
            ["load-module", "module-null-sink", "sink_name=\(name)", "rate=\(Recording.hertz)", "channels=1"],
            ["set-default-sink", name],
        ] {
            let program = try await home.run(["pactl"] + arguments, environment: native)
            guard program.exitStatus == 0 else { throw Setback(description: "pactl \(arguments): \(program.errors)") }
        }
    }

    /// Moves the only stream.
    func moveSpeech(to sink: String) async throws {
        let inputs = try await home.run(["pactl", "list", "short", "sink-inputs"])
        let move = ["pactl", "move-sink-input", String(inputs.output.prefix { $0 != "\t" }), sink]
        let program = try await home.run(move)
        guard program.exitStatus == 0 else { throw Setback(description: "\(move): \(program.errors)") }
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
            context.modules = [ \(modules.joined(separator: " ")) { name = libpipewire-module-protocol-pulse
              args = { server.address = [ "unix:\(socket)" ] } } ]
            """
    }

    private static func answers(_ socket: String) async throws {
        try await eventually("a server at \(socket)") { (try? UnixSocketTransport(path: socket))?.close() != nil }
    }

    private static func writeSink(in home: Home) throws {
        let folder = home.path(".config/pipewire/pipewire.conf.d")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try """
        context.objects = [ { factory = adapter args = {
          factory.name = support.null-audio-sink node.name = "null" media.class = Audio/Sink
          audio.position = [ MONO ] audio.rate = \(Recording.hertz) } } ]
        """.write(toFile: "\(folder)/null.conf", atomically: false, encoding: .utf8)
    }
}
