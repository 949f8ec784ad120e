// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation

/// A PulseAudio server of the home's own, with a sink that needs no sound card and whose monitor can be recorded.
struct SoundServer {
    private let home: Home
    let program: Program

    /// Starts it where clients look for it by themselves, and waits until it takes connections.
    init(in home: Home) async throws {
        self.home = home
        let socket = home.path("run/pulse/native")
        program = try home.start([
            "pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--disable-shm=yes", "--exit-idle-time=-1",
            "--log-level=error", "-L", "module-native-protocol-unix auth-anonymous=1 socket=\(socket)", "-L",
            "module-null-sink sink_name=null rate=\(Recording.hertz) channels=1",
        ])
        try await eventually("PulseAudio; it wrote: \(program.errors)") {
            (try? UnixSocketTransport(path: socket))?.close() != nil
        }
    }

    /// Records what is heard from now on. With larger buffers than these the first words would be missing.
    func record() async throws -> Recording {
        let path = home.path("monitor.wav")
        let recorder = try home.start([
            "parec", "-d", "null.monitor", "--file-format=wav", "--rate=\(Recording.hertz)", "--channels=1",
            "--latency-msec=20", path,
        ])
        let recording = Recording(path: path, recorder: recorder)
        try await recording.grow(seconds: 0.05)
        return recording
    }
}

/// A recording of the sink's monitor that is being made.
struct Recording {
    let path: String
    let recorder: Program

    /// espeak-ng's own: the server's quick resampling blurs an s, and the recogniser with it.
    static let hertz = 22_050

    private var bytes: Int {
        (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    }

    /// Waits until so much more has been recorded.
    func grow(seconds: Double) async throws {
        let wanted = bytes + Int(seconds * Double(Self.hertz * 2))
        try await eventually("\(seconds) s more; the recorder wrote: \(recorder.errors)") { bytes > wanted }
    }

    /// Ends it, and gives its path: what has sounded by now is on it.
    func end() async throws -> String {
        try await grow(seconds: 0.2)
        recorder.send(signal: 15)
        _ = try await recorder.ended()
        return path
    }
}
