// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Synchronization

/// One user's small world: a home, a runtime folder, voices, and an environment that inherits almost nothing from the
/// caller. Every program started in it ends with it.
final class Home: Sendable {
    let folder: String
    private let programs = Mutex<[Program]>([])

    init() throws {
        folder = try Self.makeFolder("/tmp/a11y-XXXXXX")
        for name in ["run/pulse", "data", "modules", "etc/xdg", ".config/speech-dispatcher/modules"] {
            try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
        }
        // Where PulseAudio is installed, its clients would start it automatically.
        try "autospawn = no\n".write(toFile: path("etc/pulse.conf"), atomically: false, encoding: .utf8)
        chmod(path("run"), 0o700)
        try FileManager.default.copyItem(atPath: "\(BuildFolder.package)/Voices", toPath: path("data/voices"))
        // The default voice is one whose every word the recognizer knows.
        try FileManager.default.removeItem(atPath: path("data/voices/default.toml"))
        try FileManager.default.copyItem(
            atPath: path("data/voices/caption.toml"), toPath: path("data/voices/default.toml"))
    }

    /// - Parameter template: ends with six X, which are replaced to make a new name.
    static func makeFolder(_ template: String) throws -> String {
        var path = Array(template.utf8CString)
        guard mkdtemp(&path) != nil else { throw Setback(description: "\(template) could not be made") }
        return String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        for program in programs.withLock({ $0 }).reversed() { program.kill() }
        try? FileManager.default.removeItem(atPath: folder)
    }

    func path(_ name: String) -> String { "\(folder)/\(name)" }

    /// The user's settings file.
    var configuration: String { path(".config/a11y-speakd/config.toml") }

    /// Writes the user's settings.
    func configure(_ toml: String) throws {
        try FileManager.default.createDirectory(
            atPath: path(".config/a11y-speakd"), withIntermediateDirectories: true)
        try toml.write(toFile: configuration, atomically: false, encoding: .utf8)
    }

    /// The daemon's default socket.
    var socket: String { path("run/a11y-speakd/events.sock") }

    /// The whole environment of programs started here. From the caller it takes the library path and the report options
    /// of `scripts/sanitize`; from the machine, the programs and data of installed packages.
    var environment: [String: String] {
        let own = [
            "HOME": folder, "SHELL": "/bin/bash", "PATH": BuildFolder.systemPath, "LANG": "C.UTF-8", "TZ": "UTC",
            "XDG_RUNTIME_DIR": path("run"), "XDG_CONFIG_DIRS": path("etc/xdg"), "XDG_DATA_DIRS": "/usr/share",
            "DBUS_SYSTEM_BUS_ADDRESS": "unix:path=\(path("run/no-system-bus"))",
            "PULSE_CLIENTCONFIG": path("etc/pulse.conf"), "PULSE_CONFIG": "/dev/null",
            "PIPEWIRE_CONFIG_DIR": "/usr/share/pipewire", "WIREPLUMBER_CONFIG_DIR": "/usr/share/wireplumber",
            "A11Y_SPEAKD_DATA_DIR": path("data"), "A11Y_SPEAKD_MODULE_DIRS": path("modules"),
        ]
        return Self.caller(
            "LD_LIBRARY_PATH", "ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS", "SWIFT_BACKTRACE"
        ).merging(own) { $1 }
    }

    /// These variables of the process that runs the tests.
    static func caller(_ names: String...) -> [String: String] {
        ProcessInfo.processInfo.environment.filter { names.contains($0.key) }
    }

    /// Lets the daemon find an installed output module of Speech Dispatcher; without this call it finds none.
    func add(module name: String) throws {
        let folders = ["/usr/libexec", "/usr/lib"].map { "\($0)/speech-dispatcher-modules" }
        let file = "sd_\(name)"
        guard let folder = folders.first(where: { FileManager.default.fileExists(atPath: "\($0)/\(file)") }) else {
            throw Setback(description: "\(file) is in none of \(folders): scripts/bootstrap test installs it")
        }
        try FileManager.default.createSymbolicLink(
            atPath: path("modules/\(file)"), withDestinationPath: "\(folder)/\(file)")
        // This file takes the place of the machine's.
        try "".write(
            toFile: path(".config/speech-dispatcher/modules/\(name).conf"), atomically: false, encoding: .utf8)
    }

    /// - Parameter isAskedToEnd: for programs that leave traces outside the home when they are killed.
    func start(
        _ command: [String], environment: [String: String]? = nil, input: String = "", isAskedToEnd: Bool = false
    ) throws -> Program {
        try programs.withLock { programs in
            let program = try Program(
                command, environment: environment ?? self.environment, input: input,
                transcript: path("program\(programs.count)"), isAskedToEnd: isAskedToEnd)
            programs.append(program)
            return program
        }
    }

    /// Runs a program to its end.
    func run(_ command: [String], environment: [String: String]? = nil, input: String = "") async throws -> Program {
        let program = try start(command, environment: environment, input: input)
        _ = try await program.ended()
        return program
    }

    /// Runs the command-line client to its end.
    func speak(_ arguments: String..., input: String = "") async throws -> Program {
        try await run([BuildFolder.client] + arguments, input: input)
    }

    /// The line of `voices` about an engine; empty if there is none.
    func told(ofEngine name: String) async throws -> String {
        let lines = try await speak("voices").output.split(separator: "\n")
        return lines.first { $0.hasPrefix("engine  \(name) ") }.map(String.init) ?? ""
    }
}
