// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import Testing

/// The option `--spawn`, as Speech Dispatcher's own clients use it.
@Suite("Autospawn", .seated)
struct AutospawnTests {
    private let stage: SpeechDispatcherHome
    private var home: Home { stage.home }

    init() throws {
        stage = try SpeechDispatcherHome()
    }

    private func spawn(_ options: String...) throws -> Program {
        try home.start([BuildFolder.daemon, "--sink", "null", "--spawn"] + options)
    }

    private func python(_ program: String, command: String) async throws -> Program {
        try await home.run(
            ["/usr/bin/python3", "-c", program],
            environment: stage.environment.merging(["SPEECHD_CMD": command]) { $1 })
    }

    @Test func `--spawn returns when the socket accepts, and leaves a daemon in its own session`() async throws {
        let leavingOpen = ["bash", "-c", #"exec 9>"$0"; exec "$@""#, home.path("left-open")]
        let command = try home.start(
            leavingOpen + [
                BuildFolder.daemon, "--spawn", "--communication-method", "unix_socket", "--socket-path", stage.socket,
                "--port", "6560",
            ])
        #expect(try await command.ended() == 0, "\(command.errors)")
        #expect(command.output + command.errors == "")
        #expect(try await stage.isAnswering)
        let daemon = try #require(stage.lockedPid)
        #expect(getsid(daemon) == daemon)
        let links = FileManager.default
        let files = try links.contentsOfDirectory(atPath: "/proc/\(daemon)/fd")
            .compactMap { try? links.destinationOfSymbolicLink(atPath: "/proc/\(daemon)/fd/\($0)") }
        let inherited = files.filter { $0.hasPrefix("\(home.folder)/program") || $0.hasSuffix("left-open") }
        #expect(inherited == [])
        #expect(files.contains("\(home.path("run"))/a11y-speakd/a11y-speakd.log"))
        #expect(try links.destinationOfSymbolicLink(atPath: "/proc/\(daemon)/cwd") == "/")
    }

    @Test func `spd-say starts the daemon by its name, and returns when the text has ended`() async throws {
        let said = try await home.run(["spd-say", "--wait", "hello"], environment: stage.environment)
        #expect(said.exitStatus == 0, "\(said.errors)")
        let daemon = try #require(stage.lockedPid)
        #expect(try String(contentsOfFile: "/proc/\(daemon)/comm", encoding: .utf8) == "a11y-speakd\n")
    }

    @Test func `the Python module starts the daemon by its path`() async throws {
        let program = """
            import speechd
            client = speechd.SSIPClient("test")
            client.speak("hello")
            print(client.list_output_modules() != ())
            client.close()
            """
        let connected = try await python(program, command: BuildFolder.daemon)
        #expect(connected.output == "True\n", "\(connected.errors)")
        #expect(try await home.speak("status").exitStatus == 0)
    }

    @Test func `clients that start at the same time all reach one daemon`() async throws {
        let commands = try (1...4).map { _ in try spawn("--socket-path", stage.socket) }
        for command in commands { #expect(try await command.ended() == 0, "\(command.errors)") }
        #expect(try await stage.isAnswering)
    }

    @Test func `where Speech Dispatcher runs, --spawn names its process and starts nothing`() async throws {
        let other = try await stage.startSpeechDispatcher()
        let command = try spawn()
        #expect(try await command.ended() == 69)
        #expect(command.errors.contains("Speech Dispatcher (process \(other.pid)) runs there"))
        #expect(command.errors.isOneLine)
        #expect(!FileManager.default.fileExists(atPath: home.socket))
    }

    @Test func `a daemon without SSIP keeps running, and --spawn prints the command that enables SSIP`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let command = try spawn()
        #expect(try await command.ended() == 69)
        #expect(command.errors.contains("process \(daemon.program.pid) (a11y-speakd)"))
        #expect(command.errors.contains("'systemctl --user restart a11y-speakd-ssip.socket'"))
        #expect(command.errors.isOneLine)
        #expect(try await home.speak("status").exitStatus == 0)
    }

    @Test func `a daemon that cannot start passes its sentence and exit code to --spawn`() async throws {
        let command = try spawn("--data-dir", "/no/such/folder")
        #expect(try await command.ended() == 78)
        #expect(
            command.errors
                == "a11y-speakd: /no/such/folder/voices: this folder cannot be read: No such file or directory\n")
        let network = try spawn("--communication-method", "inet_socket", "--port", "6560")
        #expect(try await network.ended() == 78)
        #expect(network.errors.contains("--communication-method asks for inet_socket"))
        #expect(stage.lockedPid.map { kill($0, 0) } != 0)
    }

    @Test func `Speech Dispatcher's other options are accepted, and unused ones are named`() async throws {
        let command = try spawn(
            "-d", "-c", "unix_socket", "-S", "default", "-p", "6560", "-t", "5", "-l", "5", "-L", home.folder, "-P",
            "/tmp/x.pid", "-C", "/tmp", "-m", "/tmp", "-D")
        #expect(try await command.ended() == 0, "\(command.errors)")
        #expect(
            command.errors.split(separator: "\n").map { $0.split(separator: " ")[1] } == [
                "--timeout", "--pid-file", "--config-dir", "--module-dir", "--debug",
            ])
        #expect(FileManager.default.fileExists(atPath: home.path("a11y-speakd.log")))
        #expect(try await stage.isAnswering)
    }

    @Test(arguments: [
        ("-v", "a11y-speakd 0."), ("--version", "a11y-speakd 0."), ("-h", "OVERVIEW:"), ("--help", "OVERVIEW:"),
    ])
    func `-v and -h print the version and the help`(_ option: String, _ begin: String) async throws {
        let told = try await home.run([BuildFolder.daemon, option])
        #expect(told.exitStatus == 0)
        #expect(told.output.hasPrefix(begin))
    }
}
