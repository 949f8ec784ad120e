// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

/// The small examples in other languages, as a reader would try them.
@Suite("Example scripts", .seated)
struct ExampleScriptsTests {
    private let home: Home
    private static let folder = "\(BuildFolder.package)/Examples"

    init() throws {
        home = try Home()
    }

    /// The path of a language's `announce`, ready to run.
    private func announce(_ language: String) async throws -> String {
        switch language {
        case "swift": return BuildFolder.example("Announce")
        case "python": return "\(Self.folder)/python/announce.py"
        case "shell": return "\(Self.folder)/shell/announce.sh"
        default:
            let program = home.path("announce")
            let compiler = try await home.run(
                ["cc", "-Wall", "-Wextra", "-Werror", "-o", program, "\(Self.folder)/c/announce.c"])
            guard compiler.exitStatus == 0 else { throw Setback(description: compiler.errors) }
            return program
        }
    }

    @Test(arguments: ["c", "python", "shell", "swift"])
    func `announce speaks a text and prints its outcome`(language: String) async throws {
        let program = try await announce(language)
        let none = try await home.run([program, "hello"])
        #expect(none.exitStatus == 1 && none.errors != "")
        let daemon = try await RunningDaemon(in: home)
        let ear = try daemon.client()
        try await ear.subscribe(scope: "all")
        let done = try await home.run([program, "battery", "\"low\" \\"])
        #expect(done.exitStatus == 0, "\(done.output) \(done.errors)")
        let heard = try await ear.answer("the end") { $0.params?.state == "finished" }
        #expect(heard.params?.text == "battery \"low\" \\")
        if language != "shell" { #expect(done.output.contains("finished")) }
    }

    @Test(arguments: ["c", "python"])
    func `announce exits with 1 when the text was not heard, and with 2 for wrong usage`(language: String) async throws
    {
        let program = try await announce(language)
        #expect(try await home.run([program]).exitStatus == 2)
        let client = try await RunningDaemon(in: home).client()
        _ = try await client.ask("pause")
        let cut = try home.start([program, "hello"])
        try await eventually("the announcement to wait") { try await client.ask("status").result?.waiting == 1 }
        _ = try await client.ask("cancel", #"{"scope":"all"}"#)
        #expect(try await cut.ended() == 1)
        #expect(cut.output.contains("canceled"))
    }

    @Test func `tree.py prints the elements of all programs and follows their changes`() async throws {
        let client = try await RunningDaemon(in: home).client()
        _ = try await client.ask("hello", #"{"client":"player"}"#)
        for element in [#""play","label":"Play","traits":["button"]"#, #""position","value":"3 of 5""#] {
            _ = try await client.ask("willDisplay", #"{"element":{"id":\#(element)}}"#)
        }
        _ = try await client.ask("focus", #"{"element":"position"}"#)
        let tree = try await home.run(["\(Self.folder)/tree/tree.py", "--once"])
        #expect(tree.output == "player (#1)\n    Play, button\n  * 3 of 5\n\n", "\(tree.errors)")
        let live = try home.start(["\(Self.folder)/tree/tree.py"])
        try await eventually("the tree") { live.output.contains("3 of 5") }
        _ = try await client.ask("invalidated", #"{"element":{"id":"position","value":"4 of 5"}}"#)
        try await eventually("the change") { live.output.contains("4 of 5") }
        try await live.freeze()
        let long = String(repeating: "long ", count: 10_000)
        for number in 0..<80 {
            let element = #"{"id":"long","label":"\#(number) \#(long)"}"#
            client.send(#"{"method":"willDisplay","params":{"element":\#(element)}}"#.utf8 + [10])
        }
        for element in ["long", "play"] { _ = try await client.ask("didEndDisplay", #"{"element":"\#(element)"}"#) }
        live.send(signal: SIGCONT)
        try await eventually("what it did not read in time") {
            live.output.hasSuffix("\n\nplayer (#1)\n  * 4 of 5\n\n")
        }
    }

    @Test func `the CI recipe passes when it hears the expected texts, and fails when one is missing`() async throws {
        let script = "\(Self.folder)/ci/hear-announcements.sh"
        let environment = home.environment.merging(["A11Y_SPEAK": BuildFolder.client]) { $1 }
        let (events, expected) = ("\(Self.folder)/ci/events.jsonl", "\(Self.folder)/ci/expected.txt")
        let right = try await home.run([script, events, expected, home.path("kept")], environment: environment)
        #expect(right.exitStatus == 0, "\(right.output) \(right.errors)")
        let kept = try FileManager.default.contentsOfDirectory(atPath: home.path("kept")).sorted()
        #expect(kept == ["announcements.vtt", "announcements.wav", "events.jsonl", "heard.txt"])
        let wrong = try await home.run(
            [script, "head -3 \(events)", expected, home.path("less")], environment: environment)
        #expect(wrong.exitStatus == 1)
        #expect(wrong.output.contains("missing #3, \"Highest value, 373.9 parts per million\""))
        #expect(try await home.run([script], environment: environment).exitStatus == 2)
        let action = try String(contentsOfFile: "\(Self.folder)/ci/action.yml", encoding: .utf8)
        #expect(action.contains("$GITHUB_ACTION_PATH/hear-announcements.sh"))
    }
}
