// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Engines at a reload", .seated)
struct EngineReloadTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    private func reload(_ settings: String, _ daemon: RunningDaemon) async throws {
        try home.configure(settings)
        let count = daemon.program.errors.split(separator: "read again").count
        daemon.program.send(signal: SIGHUP)
        try await eventually("the reload; the daemon wrote: \(daemon.program.errors)") {
            daemon.program.errors.split(separator: "read again").count > count
        }
    }

    @Test func `an engine that a reload adds, changes and removes speaks until the next start`() async throws {
        let ear = try await Ear(.wav, in: home)
        let daemon = try await RunningDaemon(in: home, sink: ear.sink)
        let client = try daemon.client()
        try await client.subscribe()
        func settings(_ command: String) -> String {
            "voice = \"later/default\"\n[engine.later]\ncommand = \"\(command)\"\n"
        }
        try await reload(settings("flite -voice kal16 -o {output}"), daemon)
        let first = try await client.announce("one two three", #""queue":true"#)
        #expect(try await client.outcome(of: first).state == "finished")
        #expect(try await home.told(ofEngine: "later").contains("1 text,"))
        // From now on the engine of this name is a different program.
        try await reload(settings("espeak-ng --stdin --stdout"), daemon)
        let second = try await client.announce("four five six", #""queue":true"#)
        #expect(try await client.outcome(of: second).state == "finished")
        let line = try await home.told(ofEngine: "later")
        #expect(line.contains("2 texts,") && !line.contains("failed"), "\(line)")
        try await reload("", daemon)
        try await eventually("the note; the daemon wrote: \(daemon.program.errors)") {
            daemon.program.errors.contains("These engines are removed at the next start: later.")
        }
        let last = try await client.announce("one two three", #""queue":true,"voice":"later/default""#)
        #expect(try await client.outcome(of: last).state == "finished")
        let words = try await ear.hearing(grammar: "[one two three] [four five six]").words
        #expect(words == "one two three four five six one two three")
    }

    /// A command may be a shell script that runs the engine in its own process.
    @Test(arguments: ["sh", "bash"])
    func `an engine that could not start is tried again at a reload`(shell: String) async throws {
        let program = home.path("reader")
        try home.configure("[engine.reader]\ncommand = \"\(program) {output}\"\n")
        let daemon = try await RunningDaemon(in: home)
        let client = try daemon.client()
        try await client.subscribe()
        try await eventually("the failure; the daemon wrote: \(daemon.program.errors)") {
            daemon.program.errors.contains("The engine reader cannot be used")
        }
        let script = "#!/bin/\(shell)\nexec flite -voice kal16 -o \"$1\"\n"
        try script.write(toFile: "\(program).text", atomically: false, encoding: .utf8)
        // By another process: a process that starts here could hold the file open for writing, and it could not run.
        _ = try await home.run(["install", "-m", "755", "\(program).text", program])
        daemon.program.send(signal: SIGHUP)
        try await eventually("the engine; the daemon wrote: \(daemon.program.errors)") {
            daemon.program.errors.contains("The engine reader has started")
        }
        let id = try await client.announce("one two three", #""queue":true,"voice":"reader/default""#)
        #expect(try await client.outcome(of: id).state == "finished")
        let line = try await home.told(ofEngine: "reader")
        #expect(line.contains("1 text,") && !line.contains("failed"), "\(line)")
    }
}
