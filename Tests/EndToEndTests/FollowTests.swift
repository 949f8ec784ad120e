// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

/// Files, pipes and a journal, followed by the real program.
@Suite("a11y-speak follow", .seated)
struct FollowTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    private func listener() async throws -> SocketClient {
        let client = try await RunningDaemon(in: home).client()
        _ = try await client.ask("configure", #"{"rate":900}"#)
        try await client.subscribe(scope: "all")
        return client
    }

    private func append(_ text: String, to file: String) throws {
        if !FileManager.default.fileExists(atPath: file) { try Data().write(to: URL(filePath: file)) }
        let handle = try #require(FileHandle(forWritingAtPath: file))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
    }

    private func says(_ text: String, _ client: SocketClient) async throws {
        _ = try await client.answer("'\(text)'") { $0.params?.state == "queued" && $0.params?.text == text }
    }

    /// Starts `follow`, and waits until it is connected and watches its file.
    private func follow(_ client: SocketClient, _ arguments: String...) async throws -> Program {
        let program = try home.start([BuildFolder.client, "follow"] + arguments)
        try await eventually("its connection; it wrote \(program.errors)") {
            try await client.ask("status").result?.clients == 2
        }
        try await eventually("inotify") {
            let links = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(program.pid)/fd")) ?? []
            return links.contains {
                (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(program.pid)/fd/\($0)"))
                    == "anon_inode:inotify"
            }
        }
        return program
    }

    @Test func `a file is followed while it grows, is truncated, replaced and created again`() async throws {
        let client = try await listener()
        let log = home.path("log")
        try append("old\n", to: log)
        let program = try await follow(client, log)
        try append("one\n", to: log)
        try await says("one", client)
        try append("tw", to: log)
        try append("o\n", to: log)
        try await says("two", client)
        #expect(truncate(log, 0) == 0)
        try append("three\n", to: log)
        try await says("three", client)
        rename(log, "\(log).1")
        try append("four\n", to: log)
        try await says("four", client)
        unlink(log)
        try append("five\n", to: log)
        try await says("five", client)
        #expect(client.queued == ["one", "two", "three", "four", "five"])
        program.send(signal: SIGINT)
        #expect(try await program.ended() == 130)
        #expect(program.errors == "")
    }

    @Test func `a missing file is awaited, and its matching line is announced`() async throws {
        let client = try await listener()
        let log = home.path("later")
        let program = try await follow(client, log, "--match", "disk|fan", "-i")
        try await eventually("the message about the missing file") {
            program.errors == "a11y-speak: \(log) does not exist yet; waiting for it.\n"
        }
        try append("nothing\nDISK full\n", to: log)
        try await says("DISK full", client)
        #expect(client.queued == ["DISK full"])
    }

    @Test func `standard input is read to its end, and a flood of lines is summarized`() async throws {
        let client = try await listener()
        let lines = (1...200).map { $0 % 100 == 50 ? "error: number \($0)" : "line \($0)" }.joined(separator: "\n")
        let done = try await home.speak("follow", "-", input: lines)
        #expect(done.exitStatus == 0)
        #expect(
            try await client.heardByNow() == [
                "line 1", "line 2", "line 3", "197 lines, 2 errors; last: error: number 150",
            ])
    }

    @Test func `binary data, a line of megabytes and empty input cause no error`() async throws {
        let client = try await listener()
        let file = home.path("binary")
        try Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13) }).write(
            to: URL(filePath: file))
        #expect(try await home.speak("follow", "--count", "--from-start", "/dev/null").exitStatus == 0)
        let binary = try await home.run(["sh", "-c", #"exec "$0" follow --every 5s - <"$1""#, BuildFolder.client, file])
        #expect(binary.exitStatus == 0)
        let long = String(repeating: "word ", count: 400_000)
        #expect(try await home.speak("follow", "-", input: long).exitStatus == 0)
        let said = try await client.heardByNow()
        #expect(said.last?.hasPrefix("word word ") == true && (said.last?.count ?? 0) <= 301)
        #expect(said.allSatisfy { $0.count < 400 })
    }

    @Test func `the journal is followed through journalctl, without its color codes`() async throws {
        let client = try await listener()
        let entries = [
            #"{"MESSAGE":"Accepted publickey","PRIORITY":"6","SYSLOG_IDENTIFIER":"sshd"}"#,
            #"{"MESSAGE":[27,91,49,109,98,97,100,27,91,48,109],"PRIORITY":"3","SYSLOG_IDENTIFIER":"app"}"#,
        ]
        let bin = home.path("bin")
        try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
        let script =
            "#!/bin/sh\necho \"$@\" >\(home.path("arguments"))\nprintf '%s\\n' '\(entries.joined(separator: "' '"))'\n"
        // Another process writes it: a program that this one starts meanwhile would have the file open, and no open file
        // can be executed.
        let writing = [#"cat >"$0" && chmod 755 "$0""#, "\(bin)/journalctl"]
        #expect(try await home.run(["sh", "-c"] + writing, input: script).exitStatus == 0)
        let path = "\(bin):\(home.environment["PATH"] ?? "")"
        let done = try await home.run(
            [BuildFolder.client, "follow", "--journal", "ssh"],
            environment: home.environment.merging(["PATH": path]) { $1 })
        #expect(done.exitStatus == 0, "\(done.errors)")
        #expect(try await client.heardByNow() == ["sshd: Accepted publickey", "app: bad"])
        #expect(
            try String(contentsOfFile: home.path("arguments"), encoding: .utf8)
                == "--follow --output=json --lines=0 --quiet --unit=ssh --user-unit=ssh\n")
    }

    @Test func `a path or pattern that cannot be followed is refused with a sentence`() async throws {
        _ = try await listener()
        for (arguments, sentence) in [
            ([home.path("")], "is a folder: name a file in it."),
            (["/no/such/file"], "/no/such/ cannot be watched for file"),
            (["--match", "(", "-"], "is not a regular expression of grep -E: Unmatched ("),
        ] {
            let done = try await home.run([BuildFolder.client, "follow"] + arguments)
            #expect(done.exitStatus == 1)
            #expect(done.errors.hasPrefix("a11y-speak: ") && done.errors.contains(sentence), "\(done.errors)")
        }
        #expect(try await home.speak("follow").exitStatus == 2)
        #expect(try await home.speak("--socket", home.path("none"), "follow", "-").exitStatus == 69)
    }
}
