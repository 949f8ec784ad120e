// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

/// Each test causes a fault: `doctor` names it, and its own command fixes it.
@Suite("a11y-speak doctor", .seated)
struct DoctorTests {
    private let patient: Patient
    private var home: Home { patient.home }

    init() throws {
        patient = try Patient()
    }

    @Test func `when all is well, doctor prints its checks, speaks a sentence and exits with 0`() async throws {
        try home.add(module: "flite")
        _ = try await SoundServer(in: home)
        let daemon = try await RunningDaemon(in: home, sink: "pulse")
        let ear = try daemon.client()
        try await ear.subscribe(scope: "all")
        let told = try await home.speak("doctor")
        #expect(told.exitStatus == 0, "\(told.output)")
        #expect(told.errors == "")
        let checks = told.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
        #expect(
            checks == [
                "All is well. 10 checks", "ok      runtime", "ok      socket", "note    units", "ok      daemon",
                "ok      settings", "ok      voices", "ok      engines", "ok      sound", "ok      sink",
                "ok      heard",
            ])
        #expect(told.output.hasSuffix("ok      heard: A sentence was played to its end, on null.\n"))
        #expect(try await ear.heardByNow() == ["Speech works."])
        #expect(try await patient.examine().findings.count == checks.count - 2)
        #expect(try await ear.heardByNow() == ["Speech works."])
    }

    @Test func `without a daemon doctor exits with 69, and its command starts one`() async throws {
        let before = try await patient.examine()
        #expect(before.status == 69)
        #expect(try before.problem("socket").sentence == "There is no socket at \(home.socket): no daemon listens.")
        #expect(try await patient.mend("socket").findings.contains { $0.check == "daemon" && $0.verdict == "ok" })
    }

    @Test func `a socket left by a killed daemon is named and fixed`() async throws {
        try await RunningDaemon(in: home).program.kill()
        try await patient.mend("socket")
    }

    @Test func `a file in the place of the socket is named and kept under another name`() async throws {
        try FileManager.default.createDirectory(atPath: home.path("run/a11y-speakd"), withIntermediateDirectories: true)
        try "mine".write(toFile: home.socket, atomically: false, encoding: .utf8)
        try await patient.mend("socket")
        #expect(try String(contentsOfFile: "\(home.socket).old", encoding: .utf8) == "mine")
    }

    @Test func `a socket and a runtime folder open to others are named and fixed`() async throws {
        _ = try await RunningDaemon(in: home)
        chmod(home.socket, 0o666)
        chmod(home.path("run"), 0o755)
        let before = try await patient.examine()
        #expect(before.status == 1)
        #expect(before.problems == ["runtime", "socket"])
        try await patient.mend("socket")
        try await patient.mend("runtime")
    }

    @Test func `a missing runtime folder is named and fixed`() async throws {
        let folder = home.path("gone")
        try await patient.mend("runtime", environment: ["XDG_RUNTIME_DIR": folder])
    }

    @Test func `a daemon that does not answer is named and killed`() async throws {
        let daemon = try await RunningDaemon(in: home)
        try await daemon.program.freeze()
        // The test started the daemon, so it must collect the exit status.
        let reaper = Task { try await daemon.program.ended() }
        let before = try await patient.examine()
        #expect(before.status == 69)
        let found = try before.problem("daemon")
        #expect(found.sentence == "The daemon does not answer.")
        let after = try await patient.examine(after: try #require(found.command))
        #expect(!after.problems.contains("daemon"), "\(after.findings)")
        #expect(try await reaper.value == 128 + SIGKILL)
    }

    @Test func `a daemon of another version is named and replaced`() async throws {
        try FileManager.default.createDirectory(atPath: home.path("run/a11y-speakd"), withIntermediateDirectories: true)
        let old = """
            import json, os, socket, sys
            server = socket.socket(socket.AF_UNIX)
            server.bind(sys.argv[1])
            os.chmod(sys.argv[1], 0o600)
            server.listen()
            hello = {"languages": ["en"], "protocol": 1, "server": "a11y-speakd", "synthesizer": "old", "version": "0.0.1"}
            status = {"clients": 1, "next": [], "paused": False, "sink": "null", "synthesizer": "old", "version": "0.0.1",
                      "waiting": 0}
            while True:
                with server.accept()[0] as client, client.makefile() as lines:
                    for line in lines:
                        asked = json.loads(line)
                        result = hello if asked["method"] == "hello" else status
                        answer = json.dumps({"id": asked["id"], "result": result})
                        client.sendall(answer.encode() + b"\\n")
            """
        let program = try home.start(["python3", "-c", old, home.socket])
        try await eventually("the old daemon") { (try? RawSocket(home.socket)) != nil }
        let reaper = Task { try await program.ended() }
        let found = try await patient.examine().problem("daemon")
        #expect(found.sentence.hasPrefix("The daemon is a11y-speakd 0.0.1, and this is a11y-speak "))
        let after = try await patient.examine(after: try #require(found.command))
        #expect(!after.problems.contains("daemon"), "\(after.findings)")
        _ = try await reaper.value
    }

    @Test func `paused speech is named and resumed`() async throws {
        _ = try await RunningDaemon(in: home)
        _ = try await home.speak("pause")
        try await patient.mend("daemon")
    }

    @Test func `a wrong setting is named and commented out`() async throws {
        try home.configure("volume = 80\nrate = \"fast\"\n")
        _ = try await RunningDaemon(in: home)
        try await patient.mend("settings")
        #expect(try String(contentsOfFile: home.configuration, encoding: .utf8) == "volume = 80\n# rate = \"fast\"\n")
    }

    @Test func `an ESPEAK_DATA_PATH without voices is named and fixed`() async throws {
        let empty = home.path("empty")
        try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
        let report = try await patient.mend("voices", environment: ["ESPEAK_DATA_PATH": empty])
        #expect(report.findings.contains { $0.check == "daemon" && $0.verdict == "ok" }, "\(report.findings)")
    }

    @Test func `Speech Dispatcher in the place of the SSIP socket is named and stopped`() async throws {
        let dispatcher = try await home.startSpeechDispatcher()
        let reaper = Task { try await dispatcher.ended() }
        let beside = try await patient.examine()
        #expect(beside.findings.contains { $0.check == "speech-dispatcher" && $0.verdict == "note" })
        _ = try await RunningDaemon(in: home, options: ["--ssip"])
        let found = try await patient.examine().problem("speech-dispatcher")
        let after = try await patient.examine(after: try #require(found.command))
        #expect(after.findings.contains { $0.check == "speech-dispatcher" && $0.verdict == "ok" }, "\(after.findings)")
        _ = try await reaper.value
    }

    @Test func `a broken ssh tunnel is named, and works again once the dead socket is removed`() async throws {
        _ = try await RunningDaemon(in: home)
        let server = try await ShellServer(in: home, removesOldSockets: false)
        try await server.connect().kill()
        let there = ["A11Y_SPEAKD_SOCKET": server.socket, "SSH_CONNECTION": "192.0.2.1 5000 192.0.2.2 22"]
        // The desk reconnects in a loop, as the manual advises.
        let dialing = "while :; do ssh -F \(home.path("ssh_config")) -N -T server; done"
        let loop = try home.start(["bash", "-c", dialing])
        try await eventually("ssh to be refused") { loop.errors.contains("remote port forwarding failed") }
        let found = try await patient.examine(environment: there).problem("ssh")
        #expect(found.command == "rm -f \(server.socket)")
        _ = try await home.run(["bash", "-c", try #require(found.command)])
        try await eventually("the way; ssh wrote \(loop.errors)") { try await server.isOpen }
        let after = try await patient.examine(environment: there)
        #expect(after.findings.contains { $0.check == "ssh" && $0.verdict == "ok" }, "\(after.findings)")
        #expect(after.status == 0, "\(after.findings)")
    }

    @Test func `a container without the socket's folder is named, and is well with the folder mounted`() async throws {
        _ = try await RunningDaemon(in: home)
        for folder in ["inside", "bin"] { mkdir(home.path(folder), 0o700) }
        // The container has no daemon program: with one, it would count as a separate machine.
        _ = try await home.run(["cp", BuildFolder.client, home.path("bin")])
        let inside = [
            "container": "podman", "XDG_RUNTIME_DIR": home.path("inside"), "PATH": "\(home.path("bin")):/usr/bin:/bin",
        ]
        let found = try await patient.examine(environment: inside).problem("sandbox")
        let volume = "--volume \"$XDG_RUNTIME_DIR/a11y-speakd:\(home.path("inside"))/a11y-speakd\""
        #expect(found.command?.contains(volume) == true)
        // The link replaces the --volume option.
        symlink(home.path("run/a11y-speakd"), home.path("inside/a11y-speakd"))
        let after = try await patient.examine(environment: inside)
        #expect(after.findings.contains { $0.check == "sandbox" && $0.verdict == "ok" }, "\(after.findings)")
    }
}
