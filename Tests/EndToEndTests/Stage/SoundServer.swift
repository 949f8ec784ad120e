// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation

/// A PulseAudio server for this home, with a sink without a sound card, whose monitor can be recorded.
struct SoundServer {
    private let home: Home
    private let socket: String
    let program: Program

    /// Starts the server and waits until it accepts connections.
    /// - Parameter isHidden: starts the server in a place where clients do not look. ``show()`` makes it visible, so
    ///   that a recording can begin before any sound.
    init(in home: Home, isHidden: Bool = false) async throws {
        self.home = home
        let socket = home.path(isHidden ? "run/pulse/hidden" : "run/pulse/native")
        self.socket = socket
        program = try home.start([
            "pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--disable-shm=yes", "--exit-idle-time=-1",
            "--log-level=error", "-L", "module-native-protocol-unix auth-anonymous=1 socket=\(socket)", "-L",
            "module-null-sink sink_name=null rate=\(Recording.hertz) channels=1",
        ])
        try await eventually("PulseAudio; it wrote: \(program.errors)") {
            (try? UnixSocketTransport(path: socket))?.close() != nil
        }
    }

    var environment: [String: String] { home.environment.merging(["PULSE_SERVER": "unix:\(socket)"]) { $1 } }

    /// Makes the server visible to clients.
    func show() async throws {
        let socket = home.path("run/pulse/native")
        _ = try await pactl("load-module", "module-native-protocol-unix", "auth-anonymous=1", "socket=\(socket)")
    }

    /// Sends the server a command, and returns its output.
    @discardableResult
    func pactl(_ arguments: String...) async throws -> String {
        let program = try await home.run(["pactl"] + arguments, environment: environment)
        guard program.exitStatus == 0 else { throw Setback(description: "pactl \(arguments): \(program.errors)") }
        return program.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Adds a sink.
    /// - Returns: the number of its module.
    func addSink(_ name: String, channels: Int = 1) async throws -> String {
        try await pactl(
            "load-module", "module-null-sink", "sink_name=\(name)", "rate=\(Recording.hertz)", "channels=\(channels)")
    }

    /// Removes the sink that the server was started with.
    func removeSink() async throws {
        let modules = try await pactl("list", "short", "modules").split(separator: "\n")
        guard let module = modules.first(where: { $0.contains("sink_name=null ") }) else { return }
        try await pactl("unload-module", String(module.prefix { $0 != "\t" }))
    }

    /// Records the sound from now on. With larger buffers the first words would be missing.
    func record(_ sink: String = "null", channels: Int = 1) async throws -> Recording {
        try await Recording(of: sink, channels: channels, in: home, environment: environment)
    }
}

/// A recording in progress of a sink's monitor.
struct Recording {
    let path: String
    let recorder: Program
    private let channels: Int

    /// The rate of espeak-ng: the server's fast resampling blurs an s, and the recognizer misses it.
    static let hertz = 22_050

    init(of sink: String, channels: Int, in home: Home, environment: [String: String]) async throws {
        self.channels = channels
        path = home.path("\(UUID().uuidString).wav")
        recorder = try home.start(
            [
                "parec", "-d", "\(sink).monitor", "--file-format=wav", "--rate=\(Self.hertz)",
                "--channels=\(channels)", "--latency-msec=20", path,
            ], environment: environment)
        try await grow(seconds: 0.05)
    }

    private var bytes: Int {
        (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    }

    /// Waits until the recording is this much longer.
    func grow(seconds: Double) async throws {
        let wanted = bytes + Int(seconds * Double(Self.hertz * 2 * channels))
        try await eventually("\(seconds) s more; the recorder wrote: \(recorder.errors)") { bytes > wanted }
    }

    /// Ends the recording, and returns its path. The file contains all sound so far.
    func end() async throws -> String {
        try await grow(seconds: 0.2)
        recorder.send(signal: 15)
        _ = try await recorder.ended()
        return path
    }

    /// Returns the path of a recording that has ended with its server or sink.
    func ended() async throws -> String {
        recorder.send(signal: 15)
        _ = try await recorder.ended()
        return path
    }
}
