// SPDX-License-Identifier: MIT

import Testing

/// Debian's python3-speechd: its own tests, and every request that it can send.
@Suite("python3-speechd", .seated)
struct PythonSpeechdTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test func `python3-speechd passes its own tests`() async throws {
        let stage = try await StandIn(in: home)
        let tests = try home.start(
            ["/usr/bin/python3", "-m", "unittest", "-v", "speechd._test"], environment: stage.environment)
        #expect(try await tests.ended(within: .seconds(180)) == 0)
        let results = tests.errors.split(separator: "\n").filter { $0.hasPrefix("test_") }.map { line in
            line.split(separator: " ").enumerated().filter { $0.offset != 1 }.map(\.element).joined(separator: " ")
        }
        #expect(
            results == [
                "test_callbacks ... ok", "test_escapes ... ok", "test_lists ... ok", "test_other_commands ... ok",
                "test_voice_properties ... ok",
            ])
    }

    @Test(arguments: Outlet.allCases)
    func `every request is answered, and its events and sound arrive in order`(_ outlet: Outlet) async throws {
        try home.add(module: "flite")
        let ear = try await Ear(outlet, in: home)
        let stage = try await StandIn(in: home, sink: ear.sink)
        let client = try await stage.python("speechd_api.py")
        #expect(client.exitStatus == 0)
        #expect(client.errors == "")
        #expect(client.output.split(separator: "\n").map(String.init) == Self.told)
        let outcomes = try await stage.silence()
        #expect(outcomes == Self.outcomes)
        let words = try await ear.hearing(grammar: Self.grammar).words
        #expect(words.hasPrefix("hello world build finished today alarm alarm alarm alarm alarm battery low"))
        #expect(words.contains("over the lazy dog hello world build finished"))
        #expect(words.contains("alarm battery low alarm battery low hello world"))
    }

    private static let told = [
        "said: begin, end",
        "marks: begin, index_marks one, index_marks two and more, end",
        "important: begin, end",
        "message: begin, end",
        "text: begin, end",
        "notification: begin, end",
        "progress: begin, end",
        "dots: begin, end",
        "CHAR a: begin, end",
        "CHAR space: begin, end",
        "CHAR é: begin, end",
        "KEY control_a: begin, end",
        "SOUND_ICON bell: begin, end",
        "stopped: begin, cancel",
        "canceled: begin, cancel",
        "canceled while it waited: cancel",
        "paused: begin, pause, resume, end",
        "in a block: 332: ERR NOT ALLOWED INSIDE BLOCK",
        "part: begin, end",
        "part: begin, end",
        "modules: espeak-ng flite",
        "voice: Czech cs none",
        "voice: English (America) en-US none",
        "set: 20 -20 -10 cs most True",
        "reset: 0 0 100 en none",
        "refused: 409: ERR RATE TOO HIGH",
        "refused: 511: ERR PARAMETER NOT A NUMBER",
        "refused: 408: ERR UNKNOWN PRIORITY",
        "refused: 500: ERR INVALID COMMAND",
        "refused: 331: ERR ALREADY OUTSIDE BLOCK",
        "set by another: 30",
        "set for all: 0 0",
        "silenced by another: begin, cancel",
        "called back: begin, index_marks level, end, index_marks level, end",
    ]

    private static let counting = "One two three four five six seven eight nine ten"

    private static let paused = "The quick brown fox jumps. Over the lazy dog. Over the lazy dog. Over the lazy dog."

    private static let outcomes = [
        "finished: Hello world", "finished: Build finished today", "finished: Alarm", "finished: Alarm",
        "finished: Alarm", "finished: Alarm", "finished: Alarm", "finished: .\r\n..\r\nBattery low.\r\n.\r\n",
        "finished: a", "finished: space", "finished: é", "finished: control a", "finished: bell", "finished: space",
        "finished: shift b", "finished: bell", "canceled: \(counting)", "canceled: The quick brown fox",
        "canceled: Battery low", "finished: \(paused)", "finished: Hello world", "finished: Build finished",
        "canceled: \(counting)", "finished: Alarm", "finished: Battery low",
        "finished: Alarm", "finished: Battery low", "finished: Hello world", "finished: a", "finished: shift b",
        "finished: bell",
    ]

    /// The beginning follows "the quick": a "the" alone would be recognized in each pause.
    private static let grammar = """
        (hello world | build finished [today] | alarm | battery low | space | control a | bell | shift b \
        | \(Hearing.beginning(of: "one two three four five")) | the quick \(Hearing.beginning(of: "brown fox jumps")) \
        | over the lazy dog)+
        """
}
