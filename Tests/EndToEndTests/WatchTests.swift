// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A user watches a real daemon: in lines, in objects and on a screen.
@Suite("a11y-speak watch", .seated)
struct WatchTests {
    private let home: Home
    private static let counting = "one two three four five six seven eight nine ten"

    init() throws {
        home = try Home()
    }

    private func dashboard(_ daemon: RunningDaemon) async throws -> SocketClient {
        let client = try daemon.client()
        _ = try await client.ask("hello", #"{"client":"dashboard"}"#)
        try await client.subscribe()
        return client
    }

    private func watch(_ options: String...) async throws -> Program {
        let program = try home.start([BuildFolder.client, "watch"] + options)
        try await eventually("watch to be connected; it wrote \(program.errors)") { program.output.hasSuffix("\n") }
        return program
    }

    private func wrote(_ text: String, _ program: Program) async throws {
        try await eventually("'\(text)'; there is: \(program.output)") { program.output.contains(text) }
    }

    /// One announcement is heard and one waits, which is heard when the first is canceled.
    private func exchange(_ client: SocketClient, _ program: Program, waits: String) async throws {
        try await client.readAlong()
        let first = try await client.announce(Self.counting, #""priority":"message""#)
        try await client.began(first)
        let cutting = try await client.announce("battery low", #""priority":"high","queue":true"#)
        try await wrote("began again: #1", program)
        // Otherwise the first would be canceled before a word of it is heard.
        try await eventually("a word of the first, again") {
            client.answers.drop { $0.params?.id != cutting || !$0.isOutcome }.contains {
                $0.method == "caption" && $0.params?.id == first && ($0.params?.offset ?? 0) > 0
            }
        }
        let third = try await client.announce("alarm", #""priority":"message""#)
        try await wrote(waits, program)
        _ = try await client.ask("cancel", #"{"announcement":\#(first)}"#)
        _ = try await client.outcome(of: third)
    }

    @Test func `--plain prints a line for each event`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let client = try await dashboard(daemon)
        let program = try await watch("--plain")
        try await exchange(client, program, waits: "waiting: #3 behind #1 message\n")
        _ = try await client.ask("pause")
        _ = try await client.ask("resume")
        try await wrote("resumed\n", program)
        let lines = program.output.split(separator: "\n").map { line in
            line.replacing(/after \d+ ms/, with: "after … ms").replacing(/heard: ".*"/, with: "heard: …")
                .replacing(/espeak-ng [\d.]+/, with: "espeak-ng …")
        }
        let counting = Self.counting
        // `watch` asks why an announcement waits, and prints the answer when it arrives.
        #expect(lines.contains("waiting: #1 behind #2 high"))
        #expect(
            lines.filter { $0 != "waiting: #1 behind #2 high" } == [
                "a11y-speakd 0.2.0, espeak-ng …, speaking on null",
                "queued: #1 message from dashboard: \(counting)", "began: #1 after … ms: \(counting)",
                "queued: #2 high from dashboard: battery low",
                "queued again: #1 (cut: announcement 2 of priority high was more urgent; it goes on from the sentence it"
                    + " was cut in)",
                "began: #2 after … ms: battery low", "finished: #2",
                "began again: #1: \(counting)", "queued: #3 message from dashboard: alarm",
                "waiting: #3 behind #1 message", "canceled: #1 (it was taken back; heard: …)",
                "began: #3 after … ms: alarm", "finished: #3", "paused: continue with 'a11y-speak resume'", "resumed",
            ])
        program.send(signal: SIGINT)
        #expect(try await program.ended() == 130)
        #expect(program.errors == "")
    }

    @Test func `--json prints an object for each event, also for words`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let client = try await dashboard(daemon)
        let program = try await watch("--json")
        let id = try await client.announce("battery low", #""priority":"message""#)
        _ = try await client.outcome(of: id)
        try await wrote("finished", program)
        let events = try program.output.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        let names = events.map { event in
            [event["event"], event["id"], event["text"]].compactMap { $0.map { "\($0)" } }.joined(separator: " ")
        }
        #expect(
            names == [
                "connected", "queued 1 battery low", "began 1 battery low", "word 1 battery", "word 1 low",
                "finished 1 battery low",
            ])
        #expect(events[1]["client"] as? String == "dashboard" && events[1]["priority"] as? String == "message")
        #expect(events[2]["latency"] is Int)
    }

    @Test func `a restarted daemon is found again, and a line reports it`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let program = try await watch("--plain")
        #expect(try await daemon.stop() == 0)
        try await wrote("The daemon disconnected; trying again.\n", program)
        let client = try await dashboard(RunningDaemon(in: home))
        try await eventually("the new daemon; there is: \(program.output)") {
            program.output.split(separator: "\n").count { $0.hasPrefix("a11y-speakd ") } == 2
        }
        _ = try await client.outcome(of: try await client.announce("alarm"))
        try await wrote("finished: #1\n", program)
    }

    @Test func `the screen shows current, waiting and ended announcements, and keys act on them`() async throws {
        let client = try await dashboard(RunningDaemon(in: home))
        let window = try await TerminalWindow(in: home, "exec \(BuildFolder.client) watch")
        try await window.shows("Silent")
        let first = try await client.announce(Self.counting, #""priority":"message""#)
        let second = try await client.announce("alarm", #""priority":"message""#)
        try await window.shows("Speaking #1 message from dashboard")
        let rows = try await window.shows("#2  message  dashboard") { $0.contains("behind #1 message  alarm") }
        #expect(rows[0].hasPrefix("a11y-speakd 0.2.0 on null"))
        #expect(rows[3] == Self.counting)
        #expect(rows[7] == "Waiting: 1")
        #expect(rows[23].hasPrefix("? help  q quit"))
        // The screen uses only the terminal's own styles, and no colors.
        let styled = try await window.styledText()
        #expect(styled.firstMatch(of: /\u{1B}\[([0-9]+;)*[349][0-7]m/) == nil, "\(styled)")
        try await window.press("p")
        try await window.shows("paused by the user")
        try await window.press("p")
        try await window.shows("Speaking #1 message from dashboard")
        try await window.press("c")
        #expect(try await client.outcome(of: first).state == "canceled")
        _ = try await client.outcome(of: second)
        try await window.shows("finished") { $0.contains("#2  finished  dashboard") }
        try await window.press("r")
        try await window.shows("finished") { $0.contains("#3  finished  a11y-speak wa") }
        try await window.resize(columns: 40, rows: 12)
        try await window.shows("narrow rows") { $0.hasPrefix("#3 finished a11y-speak wa") }
        try await window.press("?")
        try await window.shows("silence the current announcement")
        try await window.press("Escape", "c")
        try await window.shows("Nothing is spoken, and nothing waits.")
        try await window.press("z")
        try await window.shows("z is not a key; ? for keys")
        try await window.press("q")
        let code = try await window.ended()
        #expect(code == 0)
    }

    @Test func `a terminal without a screen shows lines, and keys act`() async throws {
        let client = try await dashboard(RunningDaemon(in: home))
        let window = try await TerminalWindow(in: home, "TERM=dumb exec \(BuildFolder.client) watch")
        try await window.shows("speaking on null")
        let id = try await client.announce(Self.counting)
        try await window.shows("began: #1")
        try await window.press("C")
        #expect(try await client.outcome(of: id).state == "canceled")
        try await window.shows("canceled: #1")
        try await window.press("C-c")
        let code = try await window.ended()
        #expect(code == 130)
    }

    @Test func `watch ends quietly when the reader of its output has closed the pipe`() async throws {
        let client = try await dashboard(RunningDaemon(in: home))
        let script = #"set -o pipefail; "$0" watch --json | head -n 1; echo "${PIPESTATUS[0]}""#
        let program = try home.start(["bash", "-c", script, BuildFolder.client])
        try await wrote("connected", program)
        _ = try await client.outcome(of: try await client.announce("alarm"))
        #expect(try await program.ended() == 0)
        #expect(program.output.hasSuffix("\n141\n"))
        #expect(program.errors == "")
    }
}
