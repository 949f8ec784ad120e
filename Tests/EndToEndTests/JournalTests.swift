// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

@Suite("Accepted announcements are not lost", .seated)
struct JournalTests {
    private let home: Home
    private var journal: String { "\(home.socket).journal" }

    init() throws {
        home = try Home()
    }

    /// The announcements whose outcome is in the journal.
    private func ended() throws -> Set<Int> {
        let lines = try String(contentsOfFile: journal, encoding: .utf8).split(separator: "\n")
        return Set(try lines.map { try Answer(Array($0.utf8)) }.filter(\.isOutcome).compactMap(\.params?.id))
    }

    /// The announcements that the daemon has spoken to the end, once none waits.
    private func finished(_ daemon: RunningDaemon) async throws -> [Int] {
        let client = try daemon.client()
        try await eventually("silence") {
            let status = try await client.ask("status").result
            return status?.waiting == 0 && status?.speaking == nil
        }
        return try await client.past().filter { $0.steps.last?.state == "finished" }.map(\.id).sorted()
    }

    private func announce(_ count: Int, to daemon: RunningDaemon) async throws -> SocketClient {
        let client = try daemon.client()
        try await client.subscribe()
        for number in 1...count {
            let priority = number % 10 == 0 ? "high" : "message"
            let id = try await client.announce("\(number)", #""priority":"\#(priority)","rate":900"#)
            #expect(id == number)
        }
        return client
    }

    @Test func `100 announcements that wait when the daemon is killed are each spoken once`() async throws {
        let first = try await RunningDaemon(in: home)
        let client = try await announce(100, to: first)
        _ = try await client.answer("three to be heard") { _ in client.answers.count(where: \.isOutcome) >= 3 }
        first.program.kill()
        let before = try ended()
        let after = try await finished(RunningDaemon(in: home))
        #expect(before.count >= 3)
        #expect(before.intersection(after) == [])
        #expect(before.union(after) == Set(1...100))
        #expect(after.count == Set(after).count)
    }

    @Test func `daemons that are killed again and again speak each announcement once between them`() async throws {
        let first = try await RunningDaemon(in: home)
        _ = try await announce(30, to: first)
        first.program.kill()
        var heard = try ended().sorted()
        for round in 1...6 {
            let daemon = try await RunningDaemon(in: home)
            let client = try daemon.client()
            let wanted = round
            try await eventually("some to be heard") {
                try await client.past().count { $0.steps.last?.state == "finished" } >= wanted
            }
            daemon.program.kill()
            heard += try ended().sorted()
        }
        heard += try await finished(RunningDaemon(in: home))
        #expect(heard.sorted() == Array(1...30))
    }

    @Test func `announcements are heard in order across a kill of the daemon`() async throws {
        let texts = ["hello world", "build finished", "battery low", "dinner is ready", "fire alarm", "build failed"]
        let ear = try await Ear(.pulse, in: home)
        let first = try await RunningDaemon(in: home, sink: ear.sink)
        let client = try first.client()
        try await client.subscribe()
        for text in texts { _ = try await client.announce(text, #""priority":"message""#) }
        _ = try await client.outcome(of: 2)
        first.program.kill()
        _ = try await finished(RunningDaemon(in: home, sink: ear.sink))
        let heard = try await ear.hearing(grammar: "( \(texts.joined(separator: " | ")) )+").words
        // The third announcement had just begun when the daemon was killed, so it may be heard twice.
        let whole = texts.joined(separator: " ")
        #expect([whole, whole.replacing("battery low", with: "battery low battery low")].contains(heard))
    }

    @Test func `announcements left at SIGTERM are spoken by the next daemon, from the next sentence`() async throws {
        let ear = try await Ear(.pulse, in: home)
        let first = try await RunningDaemon(in: home, sink: ear.sink)
        let client = try first.client()
        try await client.subscribe()
        let cut = try await client.announce("Build finished. Battery low.", #""priority":"message""#)
        let waiting = try await client.announce("alarm", #""priority":"message""#)
        try await client.began(cut)
        #expect(try await first.stop() == 0)
        try await eventually("the connection to be closed") { client.hasEnded }
        #expect(client.states(of: cut) == ["queued", "began", "queued"])
        #expect(client.states(of: waiting) == ["queued", "queued"])
        #expect(try await finished(RunningDaemon(in: home, sink: ear.sink)) == [cut, waiting])
        let grammar = "( build finished | battery low | alarm )+"
        #expect(try await ear.hearing(grammar: grammar).words == "build finished battery low alarm")
    }

    @Test func `a half-corrupt journal stops nothing, and its readable announcements are spoken`() async throws {
        let good = """
            {"method":"hello","params":{"client":"ada"}}
            {"id":1,"method":"announce","params":{"text":"alarm","priority":"high"}}
            {"method":"announcement","params":{"id":7,"state":"queued","time":1800000000}}

            """
        try write(Data([0, 255, 10]) + Data("nonsense\n\(good)\n{\"id\":2,\"method\":\"anno".utf8))
        let daemon = try await RunningDaemon(in: home)
        #expect(try await finished(daemon) == [7])
        #expect(daemon.program.errors.contains("\(journal) has 3 lines that cannot be read; the other lines count."))
    }

    @Test func `a folder in the place of the journal is not read, and announcements are spoken`() async throws {
        try FileManager.default.createDirectory(atPath: journal, withIntermediateDirectories: true)
        let daemon = try await RunningDaemon(in: home)
        let id = try await daemon.client().announce("alarm", #""priority":"high""#)
        #expect(try await finished(daemon) == [id])
        #expect(
            daemon.program.errors.contains(
                "Announcements of the previous daemon are not spoken: \(journal) cannot be read"))
        #expect(daemon.program.errors.contains("\(journal) cannot be written: Is a directory"))
    }

    private func write(_ bytes: Data) throws {
        let folder = URL(filePath: journal).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try bytes.write(to: URL(filePath: journal))
    }

    @Test func `only its user may read the journal, which loses a sensitive text once spoken`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let client = try daemon.client()
        _ = try await client.announce("alarm", #""priority":"high""#)
        _ = try await client.announce("4711", #""priority":"message","sensitive":true"#)
        var status = stat()
        #expect(lstat(journal, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        #expect(try String(contentsOfFile: journal, encoding: .utf8).contains("4711"))
        _ = try await finished(daemon)
        #expect(try !String(contentsOfFile: journal, encoding: .utf8).contains("4711"))
    }

    @Test func `a say that is cut by a killed daemon finds the next one, and is spoken once`()
        async throws
    {
        let first = try await RunningDaemon(in: home)
        let saying = try home.start([BuildFolder.client, "say", "--wait", "--priority", "message", "battery low"])
        let client = try first.client()
        try await client.subscribe(scope: "all")
        _ = try await client.answer("its beginning") { $0.params?.state == "began" }
        first.program.kill()
        let second = try await RunningDaemon(in: home)
        #expect(try await saying.ended() == 0)
        #expect(try await finished(second) == [1])
    }

    @Test(.enabled(if: geteuid() == 0, "a small file system is mounted by root alone"))
    func `a full disk is reported once, and accepted announcements are spoken`() async throws {
        let folder = URL(filePath: home.socket).deletingLastPathComponent().path
        let script = "mkdir -p \(folder) && mount -t tmpfs -o size=16k none \(folder) && exec \"$@\""
        let command = [BuildFolder.daemon, "--sink", "null"]
        let program = try home.start(["unshare", "--mount", "sh", "-c", script, "sh"] + command)
        // The socket's path from outside the daemon's mount namespace.
        let socket = "/proc/\(program.pid)/root\(home.socket)"
        let client = try await eventually("the daemon; it wrote: \(program.errors)") { try? SocketClient(socket) }
        try await client.subscribe()
        let text = String(repeating: "x", count: 6000)
        var ids = [try await client.announce("alarm", #""priority":"high""#)]
        for _ in 1...5 { ids.append(try await client.announce(text, #""priority":"message","mayRepeat":true"#)) }
        ids.append(try await client.announce("alarm", #""priority":"high""#))
        #expect(ids == Array(1...7))
        #expect(try await client.outcome(of: 1).state == "finished")
        #expect(try await client.outcome(of: 7).state == "finished")
        let told = program.errors.split(separator: "\n").filter { $0.contains("No space left on device") }
        #expect(told.count == 1)
        _ = try await client.ask("cancel", #"{"scope":"all"}"#)
    }
}
