// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation

/// A PulseAudio server of the home's own, with a sink that needs no sound card and whose monitor can be recorded.
struct SoundServer {
    private let home: Home
    private let socket: String
    let program: Program

    /// Starts it and waits until it takes connections.
    /// - Parameter isHidden: not yet where clients look for it by themselves; ``show()`` brings it there, so that a recording
    ///   can have begun before anything is heard.
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

    /// Lets clients find it.
    func show() async throws {
        let socket = home.path("run/pulse/native")
        _ = try await pactl("load-module", "module-native-protocol-unix", "auth-anonymous=1", "socket=\(socket)")
    }

    /// Asks the server, or tells it what to do.
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

    /// Takes away the sink that it was started with.
    func removeSink() async throws {
        let modules = try await pactl("list", "short", "modules").split(separator: "\n")
        guard let module = modules.first(where: { $0.contains("sink_name=null ") }) else { return }
        try await pactl("unload-module", String(module.prefix { $0 != "\t" }))
    }

    /// Records what is heard from now on. With larger buffers than these the first words would be missing.
    func record(_ sink: String = "null", channels: Int = 1) async throws -> Recording {
        try await Recording(of: sink, channels: channels, in: home, environment: environment)
    }
}

/// A recording of the sink's monitor that is being made.
struct Recording {
    let path: String
    let recorder: Program
    private let channels: Int

    /// espeak-ng's own: the server's quick resampling blurs an s, and the recogniser with it.
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

    /// Waits until so much more has been recorded.
    func grow(seconds: Double) async throws {
        let wanted = bytes + Int(seconds * Double(Self.hertz * 2 * channels))
        try await eventually("\(seconds) s more; the recorder wrote: \(recorder.errors)") { bytes > wanted }
    }

    /// Ends it, and gives its path: what has sounded by now is on it.
    func end() async throws -> String {
        try await grow(seconds: 0.2)
        recorder.send(signal: 15)
        _ = try await recorder.ended()
        return path
    }

    /// It has ended with its server, or its sink.
    func ended() async throws -> String {
        recorder.send(signal: 15)
        _ = try await recorder.ended()
        return path
    }
}
