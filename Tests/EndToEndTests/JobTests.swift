// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

/// Commands that the real program runs and announces.
@Suite("a11y-speak run", .seated)
struct JobTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    private func listener() async throws -> SocketClient {
        let client = try await RunningDaemon(in: home).client()
        try await client.subscribe(scope: "all")
        return client
    }

    private func run(_ command: String...) async throws -> Program {
        try await home.run([BuildFolder.client, "run"] + command)
    }

    @Test func `a command keeps its input, output, errors and exit code, and its end is announced`() async throws {
        let client = try await listener()
        let done = try await home.run(
            [BuildFolder.client, "run", "--", "sh", "-c", "tr a-z A-Z; echo 'a.c:3: error: bad' >&2; exit 3"],
            input: "hello\n")
        #expect(done.exitStatus == 3)
        #expect(done.output == "HELLO\n")
        #expect(done.errors == "a.c:3: error: bad\n")
        let said = try await client.answer("what is said") { $0.params?.state == "queued" }
        #expect(said.params?.text == "sh failed with 3 after less than a second. a.c:3: error: bad")
    }

    @Test func `output and errors in one file keep their order`() async throws {
        let log = home.path("log")
        let script = "for i in 1 2 3 4 5 6 7 8; do echo out $i; echo error $i >&2; done"
        let done = try await home.run([
            "bash", "-c", #""$0" run -- sh -c "$1" >"$2" 2>&1"#, BuildFolder.client, script, log,
        ])
        #expect(done.exitStatus == 0)
        let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
        #expect(lines.prefix(16) == (1...8).flatMap { ["out \($0)", "error \($0)"] }[...])
    }

    @Test func `a signal, a missing program and one that may not run give the exit codes of env`() async throws {
        let client = try await listener()
        #expect(try await run("--", "sh", "-c", "kill -9 $$").exitStatus == 137)
        let missing = try await run("--", "no-such-program")
        #expect(missing.exitStatus == 127)
        #expect(missing.errors == "a11y-speak: no-such-program: No such file or directory.\n")
        #expect(try await run("--", "/etc/passwd").exitStatus == 126)
        #expect(try await run("--name", "The backup", "true").exitStatus == 0)
        #expect(try await run("--longer-than", "1h", "--", "false").exitStatus == 1)
        _ = try await client.ask("status")
        #expect(
            client.queued == [
                "sh was ended by SIGKILL after less than a second",
                "no-such-program could not be started: No such file or directory",
                "passwd could not be started: Permission denied", "The backup finished after less than a second",
            ])
    }

    @Test func `without a daemon the command runs, and one line reports that its end is not announced`() async throws {
        let done = try await run("--", "sh", "-c", "echo hello; exit 5")
        #expect(done.exitStatus == 5)
        #expect(done.output == "hello\n")
        #expect(done.errors.hasPrefix("a11y-speak: The result is not announced. Nothing listens at "))
        #expect(done.errors.split(separator: "\n").count == 1)
    }

    @Test func `in a terminal the command has a terminal of the same size, also for its errors`() async throws {
        let client = try await listener()
        let script =
            "test -t 0 && test -t 1 && test -t 2 && stty size <&2 && printf 'colou\\033[31mred\\033[0m\\n' >&2; exit 4"
        let window = try await TerminalWindow(
            in: home, #"\#(BuildFolder.client) run -- sh -c "\#(script)""#, columns: 77)
        let rows = try await window.shows("coloured")
        #expect(rows.prefix(2) == ["24 77", "coloured"])
        #expect(try await window.ended() == 4)
        let said = try await client.answer("what is said") { $0.params?.state == "queued" }
        #expect(said.params?.text == "sh failed with 4 after less than a second. coloured")
    }

    @Test func `Control-C ends the command, and Control-Z stops it until fg`() async throws {
        let client = try await listener()
        let window = try await TerminalWindow(in: home, "PS1='ready> ' exec bash --norc --noprofile")
        try await window.shows("ready>")
        try await window.type("\(BuildFolder.client) run -- sh -c 'echo begun; read line; echo got $line'")
        try await window.press("Enter")
        try await window.shows("begun") { $0 == "begun" }
        try await window.press("C-z")
        try await window.shows("Stopped")
        try await window.type("fg")
        try await window.press("Enter")
        try await window.shows("fg's line") { $0.hasSuffix("echo got $line'") && !$0.hasPrefix("ready>") }
        try await window.type("hello")
        try await window.press("Enter")
        try await window.shows("got hello")
        try await window.type("\(BuildFolder.client) run -- sh -c 'echo again; exec sleep 1000'; echo status $?")
        try await window.press("Enter")
        try await window.shows("again") { $0 == "again" }
        try await window.press("C-c")
        _ = try await client.answer("the interruption") {
            $0.params?.text?.hasPrefix("sh was interrupted after ") == true
        }
    }

    @Test func `a signal to run reaches the command`() async throws {
        let program = try home.start([
            BuildFolder.client, "run", "--", "sh", "-c",
            "trap 'echo ended; exit 9' TERM; echo begun; while :; do sleep 0.05; done",
        ])
        try await eventually("the command") { program.output == "begun\n" }
        program.send(signal: SIGTERM)
        #expect(try await program.ended() == 9)
        #expect(program.output == "begun\nended\n")
    }
}
