// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("a11y-speak say", .seated)
struct SayTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test func `say --wait exits with 0 when the text was heard`() async throws {
        let ear = try await Ear(.wav, in: home)
        _ = try await RunningDaemon(in: home, sink: ear.sink)
        let said = try await home.speak("say", "--wait", "hello", "world")
        #expect(said.exitStatus == 0)
        #expect(said.output == "" && said.errors == "")
        #expect(try await ear.hearing().words == "hello world")
    }

    @Test func `texts that a script speaks in a row are all heard, in their order`() async throws {
        let listener = try await RunningDaemon(in: home).client()
        try await listener.subscribe(scope: "all")
        let script = home.path("three.sh")
        let loop = "for text in one two; do \(BuildFolder.client) say $text; done\n"
        try (loop + "\(BuildFolder.client) say -w three\n").write(toFile: script, atomically: true, encoding: .utf8)
        #expect(try await home.run(["sh", script]).exitStatus == 0)
        _ = try await listener.outcome(of: 3)
        let steps = listener.answers.compactMap { answer in
            answer.params?.state.map { "\(answer.params?.text ?? "") \($0)" }
        }
        #expect(
            steps.filter { !$0.hasSuffix("queued") } == [
                "one began", "one finished", "two began", "two finished",
                "three began", "three finished",
            ])
    }

    @Test func `say --newest cuts what its script said before`() async throws {
        let listener = try await RunningDaemon(in: home).client()
        try await listener.subscribe(scope: "all")
        let first = "one two three four five six seven eight nine ten"
        _ = try await home.run([
            "sh", "-c", "\(BuildFolder.client) say \(first); \(BuildFolder.client) say --newest -w end",
        ])
        let outcome = try await listener.answer("the first text's end") {
            $0.params?.id == 1 && $0.params?.state == "interrupted"
        }
        #expect(outcome.params?.text == first)
    }

    @Test func `say - reads its text from standard input`() async throws {
        let ear = try await Ear(.wav, in: home)
        _ = try await RunningDaemon(in: home, sink: ear.sink)
        let said = try await home.speak("say", "--wait", "-", input: "build finished\nbattery low\n")
        #expect(said.exitStatus == 0)
        #expect(try await ear.hearing().words == "build finished battery low")
    }

    @Test func `say --as markdown speaks words for the structure, and no marks`() async throws {
        let ear = try await Ear(.wav, in: home)
        _ = try await RunningDaemon(in: home, sink: ear.sink)
        let text = "**battery** low\n\n- build *finished*\n"
        let said = try await home.speak("say", "--wait", "--as", "markdown", "-", input: text)
        #expect(said.exitStatus == 0)
        let words = try await ear.hearing().words
        #expect(words.hasPrefix("battery low") && words.hasSuffix("build finished"), "\(words)")
    }

    @Test func `a text of any length is spoken in pieces, and a cancel ends all of it`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let other = try daemon.client()
        try await other.subscribe(scope: "all")
        let text = String(repeating: "Counting one two three four five six. ", count: 10_000)
        let file = home.path("book.txt")
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        let say = try home.start(["sh", "-c", "exec \(BuildFolder.client) say - < \(file)"])
        _ = try await other.answer("the second piece to wait") { $0.params?.state == "queued" && $0.params?.id == 2 }
        _ = try await other.ask("cancel", #"{"scope":"all"}"#)
        #expect(try await say.ended() == 1)
        #expect(say.errors == "a11y-speak: canceled: the rest is not said.\n")
    }

    @Test func `say --stream speaks a sentence before the input ends, and the rest when the input rests`() async throws
    {
        let listener = try await RunningDaemon(in: home).client()
        try await listener.subscribe(scope: "all")
        let more = home.path("more")
        let input = "printf 'One one. Two t'; until test -e \(more); do sleep 0.1; done; printf 'wo'"
        let say = try home.start(["sh", "-c", "(\(input)) | \(BuildFolder.client) say --stream"])
        try await eventually("the first part of the input; there was said \(listener.queued)") {
            listener.queued == ["One one.", "Two t"]
        }
        try "".write(toFile: more, atomically: true, encoding: .utf8)
        #expect(try await say.ended() == 0)
        #expect(listener.queued == ["One one.", "Two t", "wo"])
    }

    @Test func `say --wait exits with 1 and the reason when the text was canceled`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let other = try daemon.client()
        try await other.subscribe(scope: "all")
        let say = try home.start([BuildFolder.client, "say", "--wait", "counting: one two three four five six"])
        _ = try await other.answer("the words to begin") { $0.params?.state == "began" }
        _ = try await other.ask("cancel", #"{"scope":"all"}"#)
        #expect(try await say.ended() == 1)
        #expect(say.errors.hasPrefix("a11y-speak: canceled"))
        #expect(say.errors.isOneLine)
    }

    @Test func `say --wait exits with 69 when the daemon is killed`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let other = try daemon.client()
        try await other.subscribe(scope: "all")
        let say = try home.start([BuildFolder.client, "say", "--wait", "counting: one two three four five six"])
        _ = try await other.answer("the words to begin") { $0.params?.state == "began" }
        daemon.program.kill()
        #expect(try await say.ended() == 69)
        #expect(say.errors.isOneLine)
    }

    @Test func `say --json prints the announcement's number, and with --wait its events`() async throws {
        _ = try await RunningDaemon(in: home)
        let said = try await home.speak("say", "--json", "battery low")
        #expect(said.output == #"{"announcement":1}"# + "\n")
        let awaited = try await home.speak("--json", "say", "--wait", "battery low", "--priority", "message")
        let lines = awaited.output.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.last?.hasPrefix(#"{"id":2,"state":"finished","text":"battery low","time":"#) == true)
    }

    @Test func `without a daemon every command exits with 69 and one sentence`() async throws {
        for arguments in [["say", "hello"], ["send"], ["status"]] {
            let said = try await home.run([BuildFolder.client] + arguments)
            #expect(said.exitStatus == 69)
            #expect(said.errors.hasPrefix("a11y-speak: Nothing listens at \(home.socket) ("))
            #expect(said.errors.isOneLine)
        }
    }

    @Test(arguments: [
        ["say", "--priority", "loud", "hello"], ["say", "--rate", "fast", "hello"], ["say", "-p", "high", "hello"],
        ["-r", "fast", "hello"], ["-w"], ["status", "--wait"], ["cancel", "most"],
    ])
    func `a mistake on the command line exits with 2`(_ arguments: [String]) async throws {
        let said = try await home.run([BuildFolder.client] + arguments)
        #expect(said.exitStatus == 2)
        #expect(said.output == "")
        #expect(said.errors.hasPrefix("a11y-speak: Error: "))
    }

    @Test func `a refused request exits with 1 and the daemon's sentence`() async throws {
        _ = try await RunningDaemon(in: home)
        let said = try await home.speak("say", "--voice", "nobody", "hello")
        #expect(said.exitStatus == 1)
        #expect(said.errors.hasPrefix(#"a11y-speak: There is no voice "nobody""#))
        #expect(said.errors.isOneLine)
    }

    @Test func `a key that is too long for a line exits with 1 and the daemon's sentence`() async throws {
        _ = try await RunningDaemon(in: home)
        let said = try await home.speak("say", "--key", "-", input: String(repeating: "word ", count: 60_000))
        #expect(said.exitStatus == 1)
        #expect(said.errors.hasPrefix("a11y-speak: A line is longer than 262144 bytes"))
        #expect(said.errors.isOneLine)
    }
}
