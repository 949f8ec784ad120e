// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

/// Systems without systemd, and sockets from outside, as in a11y-speakd-sessions(7).
@Suite("Sessions and machines", .seated)
struct SessionTests {
    private let patient: Patient
    private var home: Home { patient.home }

    init() throws {
        patient = try Patient()
    }

    private func processes() -> [pid_t] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return all.compactMap { pid_t($0) }.filter { pid in
            let variables = FileManager.default.contents(atPath: "/proc/\(pid)/environ") ?? Data()
            let command = FileManager.default.contents(atPath: "/proc/\(pid)/cmdline") ?? Data()
            return variables.split(separator: 0).contains { $0.elementsEqual("HOME=\(home.folder)".utf8) }
                && command.split(separator: 0).contains { $0.elementsEqual("--spawned".utf8) }
        }
    }

    @Test(arguments: [
        ["--spawn", "say", "hello"], ["say", "--spawn", "hello"], ["--spawn", "hello"], ["--spawn", "status"],
    ])
    func `a client with --spawn starts the missing daemon`(arguments: [String]) async throws {
        let said = try await home.run([BuildFolder.client] + arguments, environment: patient.environment)
        // No sound server runs here, and the daemon may have noticed that already.
        let isQuiet = said.errors == "" || said.errors.contains(": It is not heard now. There is no PipeWire server")
        #expect(said.exitStatus == 0 && isQuiet, "\(said.errors)")
        #expect(processes().count == 1)
        #expect(try await home.speak("status").exitStatus == 0)
    }

    @Test func `clients that start at the same time start one daemon`() async throws {
        let clients = try (1...4).map { number in
            try home.start(
                [BuildFolder.client, "say", "-P", "message", "number \(number)"],
                environment: patient.environment.merging(["A11Y_SPEAKD_SPAWN": "a11y-speakd"]) { $1 })
        }
        for client in clients { #expect(try await client.ended() == 0, "\(client.errors)") }
        #expect(processes().count == 1)
    }

    @Test func `a program that links the library starts the daemon that the environment names`() async throws {
        let program = try await home.run(
            [BuildFolder.example("Announce"), "hello"],
            environment: patient.environment.merging(["A11Y_SPEAKD_SPAWN": BuildFolder.daemon]) { $1 })
        #expect(program.exitStatus == 0, "\(program.errors)")
        #expect(processes().count == 1)
    }

    @Test func `a daemon that cannot start makes the client exit with 69 and the reason`() async throws {
        // A folder without voices.
        mkdir(home.path("empty"), 0o700)
        let said = try await home.run(
            [BuildFolder.client, "--spawn", "say", "hello"],
            environment: patient.environment.merging(["ESPEAK_DATA_PATH": home.path("empty")]) { $1 })
        #expect(said.exitStatus == 69)
        #expect(said.errors.hasPrefix("a11y-speak: No daemon runs, and none could be started: "), "\(said.errors)")
        #expect(said.errors.isOneLine)
        let unknown = try await home.run(
            [BuildFolder.client, "say", "hello"],
            environment: patient.environment.merging(["A11Y_SPEAKD_SPAWN": "/no/such/daemon"]) { $1 })
        #expect(unknown.exitStatus == 69)
        #expect(unknown.errors.contains("/no/such/daemon cannot be run: No such file or directory"))
    }

    @Test func `--background starts one daemon, and a second command finds it`() async throws {
        for _ in 1...2 {
            let started = try await home.run([BuildFolder.daemon, "--background", "--sink", "null"])
            #expect(started.exitStatus == 0 && started.errors + started.output == "", "\(started.errors)")
        }
        let daemon = try #require(processes().first)
        #expect(processes().count == 1)
        #expect(getsid(daemon) == daemon)
        #expect(!FileManager.default.fileExists(atPath: home.ssipSocket))
    }

    @Test func `a second daemon of the same user names the process that has the socket`() async throws {
        let first = try await RunningDaemon(in: home)
        let second = try await home.run([BuildFolder.daemon, "--sink", "null"])
        #expect(second.exitStatus == 69)
        let who = "\(home.socket) is already served by process \(first.program.pid) (a11y-speakd)"
        #expect(second.errors.hasPrefix("a11y-speakd: \(who)") && second.errors.isOneLine)
    }

    /// A sandbox as Flatpak makes it, by the same program: its runtime folder contains only the folder of the socket.
    /// It also has its own /proc, because libdispatch ends a program whose threads are missing there.
    private func sandboxed(_ arguments: String...) throws -> Program {
        let run = home.path("run")
        let sandbox = [
            "bwrap", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--tmpfs", run, "--bind",
            "\(run)/a11y-speakd", "\(run)/a11y-speakd", "--unshare-pid", "--unshare-net", "--unshare-ipc",
        ]
        return try home.start(sandbox + [BuildFolder.client] + arguments)
    }

    @Test func `a sandbox with the folder of the socket is heard, also when the daemon restarts`() async throws {
        let first = try await RunningDaemon(in: home)
        let ear = try first.client()
        try await ear.subscribe(scope: "all")
        let said = try sandboxed("say", "--wait", "hello")
        #expect(try await said.ended() == 0, "\(said.errors)")
        #expect(try await ear.heardByNow() == ["hello"])
        // The client stays in the sandbox while the daemon restarts and makes another socket.
        let staying = try sandboxed("say", "--wait", "-P", "message", "one two three four five six seven")
        try await ear.began(2)
        #expect(try await first.stop() == 0)
        _ = try await RunningDaemon(in: home)
        #expect(try await staying.ended() == 0, "\(staying.errors)")
    }

    @Test func `a container with only the socket itself loses it when the daemon restarts`() async throws {
        let first = try await RunningDaemon(in: home)
        let inside = home.path("inside.sock")
        try "".write(toFile: inside, atomically: false, encoding: .utf8)
        let commands = """
            mount --bind "$1" "$2" && export A11Y_SPEAKD_SOCKET="$2" container=podman
            "$0" status >/dev/null && echo heard
            read -r _ <"$3"
            "$0" --json doctor --silent
            """
        let pipe = home.path("pipe")
        mkfifo(pipe, 0o600)
        // The container has no daemon program.
        let client = home.path("a11y-speak")
        _ = try await home.run(["cp", BuildFolder.client, client])
        let container = try home.start([
            "unshare", "--mount", "bash", "-c", commands, client, home.socket, inside, pipe,
        ])
        try await eventually("the container; it wrote \(container.errors)") { container.output == "heard\n" }
        #expect(try await first.stop() == 0)
        _ = try await RunningDaemon(in: home)
        _ = try await home.run(["bash", "-c", "echo >\(pipe)"])
        #expect(try await container.ended() == 69, "\(container.errors)")
        #expect(container.output.contains("mount its folder, which outlives the daemon, and not the socket."))
    }

    @Test func `root in a user namespace of the user is accepted as that user`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let said = try await home.run([
            "unshare", "--user", "--map-root-user", "--mount", BuildFolder.client, "--socket", daemon.socket, "say",
            "--wait", "hello",
        ])
        #expect(said.exitStatus == 0, "\(said.errors)")
    }
}
