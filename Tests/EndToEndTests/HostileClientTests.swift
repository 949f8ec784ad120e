// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import Testing

/// The daemon serves its other clients, whatever one of them does.
@Suite("Hostile clients", .seated)
struct HostileClientTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    private func expectServed(_ daemon: RunningDaemon) async throws {
        let client = try daemon.client()
        try await client.subscribe()
        let id = try await client.announce("alarm", #""priority":"high""#)
        #expect(try await client.outcome(of: id).state == "finished")
    }

    @Test func `an unknown voice is refused, and the connection stays open`() async throws {
        let client = try await RunningDaemon(in: home).client()
        let refused = try await client.ask("announce", #"{"text":"hello","voice":"nobody"}"#)
        #expect(refused.error?.code == 1001)
        #expect(refused.error?.message.hasPrefix(#"There is no voice "nobody": use a style (alert, caption"#) == true)
        #expect(try await client.ask("announce", #"{"text":"hello","voice":"whisper"}"#).result?.announcement == 1)
    }

    @Test func `a client that disconnects within a line disturbs no other`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let watcher = try daemon.client()
        try await watcher.subscribe(scope: "all")
        let vanishing = try daemon.client()
        _ = try await vanishing.ask("status")
        vanishing.send(#"{"method":"announce","params":{"text":"he"#.utf8)
        vanishing.close()
        try await expectServed(daemon)
        try await eventually("only the watcher to be left") { try await watcher.ask("status").result?.clients == 1 }
    }

    @Test func `a megabyte of garbage is refused line by line, and other clients are served`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let garbage = try daemon.client()
        var random = SystemRandomNumberGenerator()
        let bytes = (0..<1_000_000).map { _ in UInt8.random(in: 0...255, using: &random) }
        garbage.send(bytes)
        try await expectServed(daemon)
        garbage.send([10])
        #expect(try await garbage.ask("status").result != nil)
        #expect(garbage.answers.contains { $0.error?.code == -32700 })
    }

    @Test func `a line over the limit is refused, and only its own connection is closed`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let longwinded = try daemon.client()
        longwinded.send(Array(repeating: UInt8(ascii: "a"), count: 256 * 1024 + 2))
        let rejected = try await longwinded.answer("the refusal") { $0.method == "rejected" }
        #expect(rejected.params?.code == 1004)
        #expect(rejected.params?.message?.contains("longer than 262144 bytes") == true)
        try await eventually("the connection to be closed") { longwinded.hasEnded }
        try await expectServed(daemon)
    }

    @Test func `a client that does not read delays no other`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let questions = #"""
            { echo '{"method":"subscribe","params":{"events":["announcements"],"scope":"all"}}'
              yes '{"id":1,"method":"status"}'; } | socat -u - UNIX-CONNECT:"$1"
            """#
        let deaf = try home.start(["sh", "-c", questions, "sh", daemon.socket])
        for _ in 1...3 { try await expectServed(daemon) }
        #expect(deaf.exitStatus == nil)
    }

    @Test(.enabled(if: geteuid() == 0, "becomes another user"))
    func `another user's program is refused, and directed to its own daemon`() async throws {
        let daemon = try await RunningDaemon(in: home)
        for (path, mode) in [
            (home.folder, 0o755), (home.path("run"), 0o755), (home.path("run/a11y-speakd"), 0o755),
            (daemon.socket, 0o666),
        ] {
            chmod(path, mode_t(mode))
        }
        // socat only reads: the daemon has already closed the connection, and a write would end socat before it reads.
        let other = try await home.run([
            "setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "socat", "-u",
            "UNIX-CONNECT:\(daemon.socket)",
            "-",
        ])
        let refusal = try Answer(Array(other.output.utf8))
        #expect(refusal.method == "rejected")
        #expect(refusal.params?.code == 1005)
        #expect(refusal.params?.message?.contains("you are user 65534") == true)
        try await expectServed(daemon)
    }

    @Test func `only the user may open the socket and its folder`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let mode = { (path: String) in try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        #expect(try mode(daemon.socket) == 0o600)
        #expect(try mode(home.path("run/a11y-speakd")) == 0o700)
    }

    @Test func `a last line without a line feed is accepted`() async throws {
        let ear = try await Ear(.wav, in: home)
        let daemon = try await RunningDaemon(in: home, sink: ear.sink)
        let watcher = try daemon.client()
        try await watcher.subscribe(scope: "all")
        let command = #"printf '{"method":"announce","params":{"text":"hello world"}}' | socat - UNIX-CONNECT:"$1""#
        #expect(try await home.run(["sh", "-c", command, "sh", daemon.socket]).exitStatus == 0)
        #expect(try await watcher.outcome(of: 1).state == "finished")
        #expect(try await ear.hearing().words == "hello world")
    }

    @Test func `a half-closed client that subscribed receives every event`() async throws {
        let client = try await RunningDaemon(in: home).client()
        try await client.subscribe()
        client.send(#"{"id":7,"method":"announce","params":{"text":"alarm"}}"#.utf8)
        client.finishSending()
        try await eventually("the daemon to close") { client.hasEnded }
        let id = try #require(client.answers.first { $0.id == 7 }?.result?.announcement)
        #expect(client.states(of: id) == ["queued", "began", "finished"])
    }
}
