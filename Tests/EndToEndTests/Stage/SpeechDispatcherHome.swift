// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// A home with the sockets of Speech Dispatcher and its clients. A daemon in the background there ends with the home.
final class SpeechDispatcherHome: Sendable {
    let home: Home

    init() throws {
        home = try Home()
    }

    deinit {
        if let pid = lockedPid, belongsHere(pid) { kill(pid, SIGKILL) }
    }

    var folder: String { home.path("run/speech-dispatcher") }
    var socket: String { "\(folder)/speechd.sock" }
    var pidFile: String { "\(folder)/pid/speech-dispatcher.pid" }

    /// The process that the pid file names.
    var lockedPid: pid_t? {
        (try? String(contentsOfFile: pidFile, encoding: .utf8)).flatMap {
            pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines))
        }
    }

    private func belongsHere(_ pid: pid_t) -> Bool {
        guard let variables = FileManager.default.contents(atPath: "/proc/\(pid)/environ") else { return false }
        return variables.split(separator: 0).contains { $0.elementsEqual("XDG_RUNTIME_DIR=\(home.path("run"))".utf8) }
    }

    /// The number of the socket's inode.
    var socketNode: UInt64 {
        get throws {
            let attributes = try FileManager.default.attributesOfItem(atPath: socket)
            return (attributes[.systemFileNumber] as? UInt64) ?? 0
        }
    }

    /// The environment of clients, whose PATH finds the daemon by its name.
    var environment: [String: String] {
        let path = home.environment["PATH"] ?? ""
        return home.environment.merging(["PATH": "\(BuildFolder.programs):\(path)", "SPEECHD_CMD": "a11y-speakd"]) {
            $1
        }
    }

    func startSpeechDispatcher() async throws -> Program { try await home.startSpeechDispatcher() }

    /// Whether a program answers SSIP at the socket.
    var isAnswering: Bool { get async throws { try await home.answersSSIP } }
}

extension Home {
    fileprivate var answersSSIP: Bool {
        get async throws {
            let asked = try await run(["socat", "-t", "30", "-", "UNIX-CONNECT:\(ssipSocket)"], input: "QUIT\r\n")
            return asked.output.hasPrefix("231 ")
        }
    }

    /// Starts the real Speech Dispatcher in the foreground, with one module, and waits until it listens.
    func startSpeechDispatcher() async throws -> Program {
        let folder = path("etc/speech-dispatcher")
        try FileManager.default.createDirectory(atPath: "\(folder)/modules", withIntermediateDirectories: true)
        let settings = "AddModule \"espeak-ng\" \"sd_espeak-ng\" \"espeak-ng.conf\"\nDefaultModule espeak-ng\n"
        try settings.write(toFile: "\(folder)/speechd.conf", atomically: false, encoding: .utf8)
        try "".write(toFile: "\(folder)/modules/espeak-ng.conf", atomically: false, encoding: .utf8)
        let program = try start(["speech-dispatcher", "--run-single", "--config-dir", folder])
        try await eventually("Speech Dispatcher; it wrote: \(program.output)") { try await answersSSIP }
        return program
    }
}
