// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation

/// PipeWire in the home, with a sink that needs no sound card, and two of its servers for PulseAudio's clients: one where
/// clients look by themselves, and one for the recorder, which outlives the other.
struct PipeWireServer {
    private let home: Home
    private(set) var program: Program

    init(in home: Home) async throws {
        self.home = home
        try Self.writeSink(in: home)
        _ = try home.start(["pipewire"])
        try await Self.answers(home.path("run/pipewire-0"))
        // Who links streams to sinks.
        _ = try home.start(["dbus-run-session", "--", "wireplumber"])
        _ = try await Self.serve("hidden", in: home)
        program = try await Self.serve("native", in: home)
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

    func record() async throws -> Recording { try await Recording(of: "null", in: home, environment: environment) }

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
