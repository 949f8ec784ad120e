// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Every command as a Unix tool: in a pipe, in a script, in a terminal, and when something is wrong.
@Suite("The command line", .seated)
struct CommandLineTests {
    private let home: Home
    private static let counting = "one two three four five six seven eight nine ten"

    init() throws {
        home = try Home()
    }

    /// A command, with the output that it prints on success.
    struct Row: Sendable, CustomTestStringConvertible {
        let arguments: [String]
        var input = ""
        /// Whether it prints something without `--json`.
        var prints = true
        var printsJSON = true

        init(_ arguments: String..., input: String = "", prints: Bool = true, printsJSON: Bool = true) {
            self.arguments = arguments
            self.input = input
            self.prints = prints
            self.printsJSON = printsJSON
        }

        var testDescription: String { arguments.joined(separator: " ") }
    }

    private static let alarm = #"{"id":2,"method":"announce","params":{"text":"alarm","priority":"message"}}"#

    static let rows = [
        Row("say", "hello", prints: false), Row("say", "-", input: "hello", prints: false),
        Row("say", "--wait", "hello", prints: false), Row("say", "--ssml", "<speak>hi</speak>", prints: false),
        Row("spd-say", "-w", "hello", prints: false), Row("--", "hello", prints: false),
        Row("-e", input: "hello\n", printsJSON: false), Row("send", "-", input: alarm),
        Row("send", "--wait", input: alarm), Row("send", "--wait", "--plain", input: alarm, printsJSON: false),
        Row("repeat", prints: false), Row("status"), Row("history"), Row("history", "-n", "1"), Row("explain", "1"),
        Row("voices"), Row("voices", "de"), Row("voices", "--languages"), Row("configure"),
        Row("configure", "--rate", "180"), Row("perform", "Photo 2", "activate", prints: false),
        Row("pause", prints: false), Row("resume", prints: false), Row("cancel", "current"),
        Row("cancel"),
    ]

    /// The commands, and `doctor`, which also answers without a daemon.
    static let all = rows + [Row("doctor", "--silent")]

    /// Starts a daemon that has spoken once, and a program that displays elements.
    private func stage() async throws {
        let ear = try await RunningDaemon(in: home).client()
        try await ear.subscribe(scope: "all")
        _ = try await ear.outcome(of: try await ear.announce("hello"))
        _ = try home.start([BuildFolder.example("PhotoPlayer"), "--stay"])
        _ = try await ear.outcome(of: 2)
    }

    private func run(_ row: Row, _ more: [String] = []) async throws -> Program {
        try await home.run([BuildFolder.client] + more + row.arguments, input: row.input)
    }

    /// Runs a command under a shell that has prepared its descriptors.
    private func run(_ row: Row, _ preparation: String) async throws -> Program {
        try await home.run(["bash", "-c", preparation, BuildFolder.client] + row.arguments, input: row.input)
    }

    @Test func `a command that succeeds exits with 0, prints its answer and writes no errors`() async throws {
        try await stage()
        for row in Self.all {
            let done = try await run(row)
            #expect(done.exitStatus == 0 && done.errors == "", "\(row.testDescription): \(done.errors)")
            #expect(done.output.isEmpty != row.prints, "\(row.testDescription): \(done.output)")
            #expect(!done.output.contains("\u{1B}"), "\(row.testDescription)")
            #expect(done.output.isEmpty || done.output.hasSuffix("\n"), "\(row.testDescription)")
        }
    }

    @Test func `with --json each printed line is an object`() async throws {
        try await stage()
        for row in Self.all where row.printsJSON {
            let done = try await run(row, ["--json"])
            #expect(done.exitStatus == 0 && done.errors == "", "\(row.testDescription): \(done.errors)")
            let lines = done.output.split(separator: "\n")
            #expect(!lines.isEmpty, "\(row.testDescription)")
            for line in lines {
                let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
                #expect(object != nil, "\(row.testDescription): \(line)")
            }
        }
    }

    @Test func `without a daemon a command exits with 69 and one sentence on standard error`() async throws {
        for row in Self.rows + [Row("watch"), Row("voices", "--listen"), Row("emacspeak")] {
            let done = try await run(row)
            #expect(done.exitStatus == 69, "\(row.testDescription)")
            #expect(done.output == (row.arguments == ["-e"] ? row.input : ""), "\(row.testDescription)")
            #expect(done.errors.hasPrefix("a11y-speak: Nothing listens at \(home.socket) ("), "\(row.testDescription)")
            #expect(done.errors.isOneLine, "\(row.testDescription)")
        }
    }

    @Test(arguments: [
        "say --loud hello", "say --rate 5 hello", "say --pitch 101 hello", "say --pan 2 hello", "say --pan left hello",
        "say -P loud hello", "say -r fast hello",
        "say --expires never hello", "say -c hello", "spd-say", "-w", "send --loud", "send a b", "repeat twice",
        "status --wait", "history -n 0", "history -n many", "explain one", "statsu", "exlpore x.csv", "history -n 2 3",
        "voices de en",
        "voices --listen --languages", "configure --rate 5000", "configure --verbosity loud",
        "configure --digest-interval 0", "perform it", "perform it scroll", "pause now", "resume now", "cancel most",
        "watch --loud", "help-keys now", "doctor now",
    ])
    func `a mistake on the command line exits with 2 before the daemon is asked`(line: String) async throws {
        let done = try await home.run([BuildFolder.client] + line.split(separator: " ").map(String.init))
        #expect(done.exitStatus == 2)
        #expect(done.output == "")
        #expect(done.errors.hasPrefix("a11y-speak: Error: "))
    }

    @Test(arguments: [
        ("say --voice nobody hello", "There is no voice \"nobody\""), ("say -", "There is nothing to say on"),
        ("send /", "/ cannot be read: Is a directory."), ("send /nothing", "/nothing cannot be read: No such file"),
        ("explain 77", "There is no announcement 77"), ("repeat", "Nothing was said yet"),
        ("voices xx", "No voice speaks xx: there are "),
        ("perform it activate", "There is no element \"it\""),
        ("cancel 77", "Announcement 77 has ended already"),
    ])
    func `a request that fails exits with 1 and one sentence`(line: String, sentence: String) async throws {
        _ = try await RunningDaemon(in: home)
        let done = try await home.run([BuildFolder.client] + line.split(separator: " ").map(String.init))
        #expect(done.exitStatus == 1)
        #expect(done.output == "")
        #expect(done.errors.hasPrefix("a11y-speak: \(sentence)") && done.errors.isOneLine, "\(done.errors)")
    }

    @Test(arguments: [
        ("exec 3> >(:); wait $!; exec \"$0\" \"$@\" >&3", Int32(141), ""),
        ("trap '' PIPE; exec 3> >(:); wait $!; exec \"$0\" \"$@\" >&3", 141, ""),
        ("exec \"$0\" \"$@\" >/dev/full", 1, "No space left on device"),
        ("exec \"$0\" \"$@\" >&-", 1, "Bad file descriptor"),
    ])
    func `a closed pipe ends a command quietly, and a full disk ends it with 1 and a sentence`(
        preparation: String, code: Int32, problem: String
    ) async throws {
        try await stage()
        let sentence = problem.isEmpty ? "" : "a11y-speak: Standard output cannot be written: \(problem).\n"
        for row in Self.rows {
            let done = try await run(row, preparation)
            #expect(done.exitStatus == (row.prints ? code : 0), "\(row.testDescription)")
            #expect(done.errors == (row.prints ? sentence : ""), "\(row.testDescription)")
        }
    }

    @Test func `in a terminal a command prints plain text, without colors or cursor movements`() async throws {
        try await stage()
        let lines = Self.rows.filter { $0.prints && $0.input.isEmpty && $0.arguments != ["voices"] }
            .map { "\(BuildFolder.client) " + $0.arguments.joined(separator: " ") }
        let window = try await TerminalWindow(in: home, lines.joined(separator: "; ") + "; echo done", rows: 200)
        try await window.shows("the end") { $0 == "done" }
        #expect(try await !window.styledText().contains("\u{1B}"))
    }

    @Test(arguments: [
        "say --wait \(counting)", "say -w -P message \(counting)", "spd-say -w \(counting)", "repeat",
        "send --wait", "voices --listen de",
    ])
    func `Control-C silences the command's announcement and exits with 130`(line: String) async throws {
        let daemon = try await RunningDaemon(in: home)
        let ear = try daemon.client()
        try await ear.subscribe(scope: "all")
        _ = try await ear.outcome(of: try await ear.announce(Self.counting))
        let input = #"{"id":1,"method":"announce","params":{"text":"\#(Self.counting)"}}"#
        let said = try home.start(
            [BuildFolder.client] + line.split(separator: " ").map(String.init),
            input: line.hasPrefix("send") ? input : "")
        try await ear.began(2)
        said.send(signal: SIGINT)
        #expect(try await said.ended() == 130)
        #expect(try await ear.outcome(of: 2).state == "canceled")
        #expect(said.errors == "")
    }

    @Test func `a command that was started with Control-C ignored speaks to its end`() async throws {
        let ear = try await RunningDaemon(in: home).client()
        try await ear.subscribe(scope: "all")
        let said = try home.start(
            ["bash", "-c", "trap '' INT; exec \"$0\" say --wait battery low", BuildFolder.client])
        try await ear.began(1)
        said.send(signal: SIGINT)
        #expect(try await said.ended() == 0)
        #expect(try await ear.outcome(of: 1).state == "finished")
    }

    @Test func `voices --listen lets each voice say its name`() async throws {
        let ear = try await RunningDaemon(in: home).client()
        try await ear.subscribe(scope: "all")
        let listed = try await home.speak("voices", "de").output
        let listened = try await home.speak("voices", "de", "--listen")
        #expect(listened.exitStatus == 0)
        #expect(listened.output == listed)
        let names = listed.split(separator: "\n").map { $0.split(separator: " ")[1] }
        #expect(try await ear.heardByNow() == names.map(String.init))
    }

    @Test func `voices --engines --listen compares the engines by fresh measurements`() async throws {
        try home.add(module: "flite")
        let ear = try await RunningDaemon(in: home).client()
        try await ear.subscribe(scope: "all")
        try await eventually("flite") { try await home.speak("voices").output.contains("flite/kal16") }
        let compared = try await home.speak("voices", "--engines", "--listen").output.split(separator: "\n")
        #expect(compared.count == 2 && compared.allSatisfy { $0.contains("first sound") }, "\(compared)")
        #expect(
            try await ear.heardByNow() == ["espeak-ng: 1, 2, 3. 25 %, 12.5 km.", "flite: 1, 2, 3. 25 %, 12.5 km."])
    }

    @Test func `escapes in a client's text are dropped, and line feeds are printed as spaces`() async throws {
        let ear = try await RunningDaemon(in: home).client()
        try await ear.subscribe()
        _ = try await ear.outcome(of: try await ear.announce(#"a\u001b[2Jb\nc"#))
        #expect(try await home.speak("history").output.hasSuffix(", finished: a b c\n"))
        let explained = try await home.speak("explain", "1").output
        #expect(explained.split(separator: "\n").first?.hasSuffix(": a b c") == true)
    }
}
