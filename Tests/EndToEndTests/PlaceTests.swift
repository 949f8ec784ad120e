// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import Testing

/// Speech Dispatcher's socket and lock: the daemon takes them if they are free, keeps them while it runs, and never
/// takes them from Speech Dispatcher.
@Suite("Speech Dispatcher's socket and lock", .seated)
struct PlaceTests {
    private let stage: SpeechDispatcherHome
    private var home: Home { stage.home }

    init() throws {
        stage = try SpeechDispatcherHome()
    }

    /// The line of `a11y-speak status` about SSIP, or nil if there is none.
    private func problem() async throws -> String? {
        let lines = try await home.speak("status").output.split(separator: "\n").map(String.init)
        return lines.first { $0.hasPrefix("SSIP ") }
    }

    @Test func `without --ssip the daemon serves no SSIP`() async throws {
        let daemon = try await RunningDaemon(in: home, environment: ["SPEECHD_ADDRESS": "unix_socket"])
        #expect(!FileManager.default.fileExists(atPath: stage.folder))
        #expect(try await daemon.stop() == 0)
    }

    @Test func `while the daemon serves SSIP, Speech Dispatcher does not start, and the socket stays`() async throws {
        let daemon = try await RunningDaemon(in: home, options: ["--ssip"])
        let node = try stage.socketNode
        #expect(stage.lockedPid == daemon.program.pid)
        let other = try await home.run(["speech-dispatcher", "--spawn"])
        #expect(other.exitStatus == 1)
        #expect(other.output.contains("already running"))
        #expect(try stage.socketNode == node)
        #expect(try await stage.isAnswering)
        #expect(try await daemon.stop() == 0)
        #expect(!FileManager.default.fileExists(atPath: stage.socket))
        #expect(!FileManager.default.fileExists(atPath: stage.pidFile))
    }

    @Test func `Speech Dispatcher starts after the daemon was killed`() async throws {
        let daemon = try await RunningDaemon(in: home, options: ["--ssip"])
        daemon.program.kill()
        let other = try await home.run(["speech-dispatcher", "--spawn"])
        #expect(other.exitStatus == 0, "\(other.output)")
        #expect(try await stage.isAnswering)
    }

    @Test func `where Speech Dispatcher runs, the daemon reports that, and serves SSIP once it has ended`() async throws
    {
        let other = try await stage.startSpeechDispatcher()
        let node = try stage.socketNode
        let daemon = try await RunningDaemon(in: home, options: ["--ssip"])
        let sentence =
            "SSIP cannot be served at \(stage.socket), because Speech Dispatcher (process \(other.pid)) runs there: "
            + "end it with 'kill \(other.pid)'"
        #expect(daemon.program.errors.contains(sentence))
        #expect(try await problem() == sentence)
        #expect(try stage.socketNode == node)
        #expect(stage.lockedPid == other.pid)
        let heard = try await home.speak("say", "--wait", "hello")
        #expect(heard.exitStatus == 0, "\(heard.errors)")

        other.send(signal: SIGTERM)
        try await eventually("our lock") { stage.lockedPid == daemon.program.pid }
        #expect(try await stage.isAnswering)
        #expect(try await problem() == nil)
    }

    @Test(arguments: ["speech-dispatcher/speechd.sock", "speech-dispatcher"])
    func `a removed socket or folder is created again`(_ name: String) async throws {
        let daemon = try await RunningDaemon(in: home, options: ["--ssip"])
        try FileManager.default.removeItem(atPath: home.path("run/\(name)"))
        try await eventually("the socket; the daemon wrote: \(daemon.program.errors)") {
            FileManager.default.fileExists(atPath: stage.socket)
        }
        #expect(try await stage.isAnswering)
        #expect(stage.lockedPid == daemon.program.pid)
        #expect(try await problem() == nil)
        #expect(try await home.run(["speech-dispatcher", "--spawn"]).exitStatus == 1)
    }

    @Test func `a removed lock is taken again`() async throws {
        let daemon = try await RunningDaemon(in: home, options: ["--ssip"])
        try FileManager.default.removeItem(atPath: stage.pidFile)
        try await eventually("the lock") { stage.lockedPid == daemon.program.pid }
        #expect(try await home.run(["speech-dispatcher", "--spawn"]).exitStatus == 1)
        #expect(try await stage.isAnswering)
    }

    @Test func `a program that takes the socket is named, and SSIP is served again when it ends`() async throws {
        let daemon = try await RunningDaemon(in: home, options: ["--ssip"])
        let other = try home.start(["socat", "UNIX-LISTEN:\(stage.socket),unlink-early,fork", "STDOUT"])
        try await eventually("the daemon to notice") { daemon.program.errors.contains("SSIP cannot be served") }
        #expect(
            try await problem()
                == "SSIP cannot be served at \(stage.socket), because process \(other.pid) (socat) has it: end it")
        other.send(signal: SIGTERM)
        try await eventually("the daemon's return") { daemon.program.errors.contains("SSIP is served at") }
        #expect(try await stage.isAnswering)
        #expect(try await problem() == nil)
    }

    @Test func `a program that takes the lock is named, and the lock is taken again when it ends`() async throws {
        let daemon = try await RunningDaemon(in: home, options: ["--ssip"])
        let program = """
            import fcntl, os, signal, sys
            file = open(sys.argv[1] + ".new", "w")
            fcntl.lockf(file, fcntl.LOCK_EX, 3, 1)
            os.rename(sys.argv[1] + ".new", sys.argv[1])
            signal.pause()
            """
        let other = try home.start(["/usr/bin/python3", "-c", program, stage.pidFile])
        try await eventually("the daemon to notice") { daemon.program.errors.contains("may be lost") }
        #expect(try await problem()?.contains(": process \(other.pid) (python3) has it") == true)
        #expect(try await stage.isAnswering)
        other.kill()
        #expect(try await problem() == nil)
        #expect(stage.lockedPid == daemon.program.pid)
    }

    @Test func `after Speech Dispatcher was killed, the daemon serves SSIP at the next status request`() async throws {
        let other = try await stage.startSpeechDispatcher()
        let daemon = try await RunningDaemon(in: home, options: ["--ssip"])
        #expect(try await problem() != nil)
        other.kill()
        #expect(try await problem() == nil)
        #expect(stage.lockedPid == daemon.program.pid)
        #expect(try await stage.isAnswering)
    }

    @Test func `an SSIP socket at another path leaves Speech Dispatcher's folder alone`() async throws {
        let path = home.path("run/mine.sock")
        let daemon = try await RunningDaemon(
            in: home, options: ["--ssip"], environment: ["SPEECHD_ADDRESS": "unix_socket:\(path)"])
        #expect(FileManager.default.fileExists(atPath: path))
        #expect(!FileManager.default.fileExists(atPath: stage.folder))
        #expect(try await daemon.stop() == 0)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    /// Options of systemd-socket-activate that pass on the home's environment.
    private var variables: [String] { home.environment.keys.sorted().flatMap { ["--setenv", $0] } }

    @Test func `a passed socket named ssip is served, and the daemon makes its own socket for events`() async throws {
        try FileManager.default.createDirectory(atPath: stage.folder, withIntermediateDirectories: true)
        let passing = ["systemd-socket-activate", "--listen", stage.socket, "--fdname", "ssip"]
        let program = try home.start(passing + variables + [BuildFolder.daemon, "--sink", "null"])
        try await eventually("the socket") { program.errors.contains("Listening on") }
        #expect(try await stage.isAnswering)
        #expect(stage.lockedPid == program.pid)
        #expect(try await home.speak("status").exitStatus == 0)
        program.send(signal: SIGTERM)
        #expect(try await program.ended() == 0)
        #expect(FileManager.default.fileExists(atPath: stage.socket))
    }

    @Test func `a passed SSIP socket without a path is refused`() async throws {
        let passing = ["systemd-socket-activate", "--listen", "@\(home.folder)", "--fdname", "ssip"]
        let program = try home.start(passing + variables + [BuildFolder.daemon, "--sink", "null"])
        try await eventually("the socket") { program.errors.contains("Listening on") }
        _ = try await home.run(["socat", "-", "ABSTRACT-CONNECT:\(home.folder)"])
        #expect(try await program.ended() == 78)
        #expect(program.errors.contains("The socket that is passed for SSIP has no path"))
    }

    @Test(arguments: [
        (["--ssip"], "inet_socket:localhost:6560", "SPEECHD_ADDRESS asks for inet_socket"),
        (["--ssip"], "unix:/tmp/s", "SPEECHD_ADDRESS is \"unix:/tmp/s\""),
        (["--communication-method", "inet_socket"], "", "--communication-method asks for inet_socket"),
    ])
    func `a network or malformed address is refused`(_ options: [String], _ address: String, _ sentence: String)
        async throws
    {
        let refused = try await home.run(
            [BuildFolder.daemon, "--sink", "null"] + options,
            environment: home.environment.merging(["SPEECHD_ADDRESS": address]) { $1 })
        #expect(refused.exitStatus == 78)
        #expect(refused.errors.contains(sentence))
        #expect(refused.errors.isOneLine)
    }
}
