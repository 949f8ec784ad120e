// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation
import Glibc
import Testing

/// Programs on a server speak at the user's desk, through OpenSSH.
@Suite("Through ssh", .seated)
struct RemoteTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    /// Two hundred short words, all different.
    private static let words: [String] = {
        let (first, second) = (Array("bdfgklmnpt"), Array("aeiou"))
        let syllables = first.flatMap { head in second.map { "\(head)\($0)" } }
        return syllables + ["l", "n", "m"].flatMap { tail in syllables.map { "\($0)\(tail)" } }
    }()

    private static func request(_ word: String) -> AnnounceRequest {
        AnnounceRequest(text: word, priority: .message, delivery: Delivery(rate: 900))
    }

    /// A client at the desk that receives every event of its daemon.
    private func listener(_ daemon: RunningDaemon) async throws -> SocketClient {
        let ear = try daemon.client()
        try await ear.subscribe(scope: "all")
        return ear
    }

    @Test func `a11y-speak ssh forwards the socket, runs the command there, and removes the socket`() async throws {
        let ear = try await listener(try await RunningDaemon(in: home))
        let server = try await ShellServer(in: home)
        let said = try await home.run(
            [BuildFolder.client, "ssh"] + server.sshOptions + [
                "server", "\(BuildFolder.client) say --wait 'it is done'; echo $A11Y_SPEAKD_SOCKET; exit 7",
            ])
        #expect(said.exitStatus == 7, "\(said.errors)")
        #expect(try await ear.heardByNow() == ["it is done"])
        let socket = said.output.split(separator: "\n").last.map(String.init) ?? ""
        #expect(socket.hasPrefix("/tmp/a11y-speak-") && socket.hasSuffix(".sock"))
        #expect(!FileManager.default.fileExists(atPath: socket))
    }

    @Test func `a11y-speak ssh reports a missing daemon before it connects`() async throws {
        let said = try await home.run([BuildFolder.client, "ssh", "nowhere.invalid"])
        #expect(said.exitStatus == 69)
        #expect(said.errors.contains("Nothing listens at \(home.socket)"))
    }

    @Test func `say on the server speaks at the desk, and receives the outcome`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let ear = try await listener(daemon)
        let server = try await ShellServer(in: home)
        _ = try await server.connect()
        let said = try server.speak("say", "--wait", "hello")
        #expect(try await said.ended() == 0, "\(said.errors)")
        #expect(try await ear.heardByNow() == ["hello"])
    }

    @Test(arguments: [UInt64(1), 2])
    func `the library loses and repeats no announcement when the link is cut ten times`(seed: UInt64) async throws {
        let daemon = try await RunningDaemon(in: home)
        let ear = try await listener(daemon)
        let server = try await ShellServer(in: home)
        let link = FragileLink(
            server, ssh: try await server.connect(), cuts: 10, distance: 200...14_000, seed: seed)
        var way = link.way
        way.patience = .seconds(60)
        let client = try await AnnouncementClient.connect(through: way, as: "test")
        let outcomes = try await withThrowingTaskGroup(of: String.self) { group in
            for word in Self.words {
                // Announced in sequence, so that the words are heard in order.
                let receipt = try await client.announce(Self.request(word))
                group.addTask { try await receipt.outcome().state }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes == Array(repeating: "finished", count: Self.words.count))
        #expect(try await ear.heardInTheEnd() == Self.words)
        #expect(link.cuts.all == 10)
        #expect(link.cuts.midLine > 0)
        await client.close()
    }

    @Test(arguments: [["send", "--wait"], ["send", "--wait", "--plain"]])
    func `send loses and repeats no announcement when the link is cut ten times`(arguments: [String]) async throws {
        let daemon = try await RunningDaemon(in: home)
        let ear = try await listener(daemon)
        let server = try await ShellServer(in: home)
        var ssh = try await server.connect()
        // Every other line has no id, and the rest share one.
        let lines = Self.words.enumerated().map { index, word in
            let id = index % 2 == 0 ? #""id":1,"# : ""
            return
                #"{\#(id)"method":"announce","params":{"text":"\#(word)","priority":"message","rate":900}}"#
        }
        let sent = try home.start(
            [BuildFolder.client] + arguments, environment: server.environment, input: lines.joined(separator: "\n"))
        for cut in 1...10 {
            let heard = cut * 15
            try await eventually("\(heard) to be heard; send wrote \(sent.errors)") {
                ear.answers.count { $0.params?.state == "finished" } >= heard || sent.exitStatus != nil
            }
            ssh.kill()
            ssh = try server.dial()
        }
        #expect(try await sent.ended() == 0, "\(sent.errors)")
        #expect(try await ear.heardInTheEnd() == Self.words)
        if arguments.contains("--plain") {
            #expect(sent.output.split(separator: "\n").sorted() == Self.words.map { "finished: \($0)" }.sorted())
        } else {
            let answers = try sent.output.split(separator: "\n").map { try Answer(Array($0.utf8)) }
            #expect(answers.compactMap(\.id) == Array(repeating: 1, count: Self.words.count / 2))
            #expect(answers.count(where: \.isOutcome) == Self.words.count)
        }
    }

    @Test func `say --wait receives the outcome, also when the link is cut during the speech`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let ear = try await listener(daemon)
        let server = try await ShellServer(in: home)
        let ssh = try await server.connect()
        let said = try server.speak("say", "--wait", "one two three four five six seven eight nine ten")
        try await ear.began(1)
        ssh.kill()
        _ = try server.dial()
        #expect(try await said.ended() == 0, "\(said.errors)")
        #expect(try await ear.heardByNow() == ["one two three four five six seven eight nine ten"])
    }

    @Test func `a pipe of lines is spoken to its end, also when the link is cut`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let ear = try await listener(daemon)
        let server = try await ShellServer(in: home)
        let ssh = try await server.connect()
        let said = try server.speak("-e", "-w", input: "one\ntwo\nthree\nfour\n")
        try await ear.began(2)
        ssh.kill()
        _ = try server.dial()
        #expect(try await said.ended() == 0, "\(said.errors)")
        #expect(try await ear.heardInTheEnd() == ["one", "two", "three", "four"])
    }

    @Test func `say fails at once when the desk's daemon has stopped`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let server = try await ShellServer(in: home)
        _ = try await server.connect()
        #expect(try await daemon.stop() == 0)
        let said = try server.speak("say", "hello")
        #expect(try await said.ended() == 69)
        #expect(said.errors == "a11y-speak: The daemon closed the connection before it answered.\n")
    }

    @Test func `a dead link is reported, and another user cannot connect to a live one`() async throws {
        _ = try await RunningDaemon(in: home)
        let server = try await ShellServer(in: home)
        let ssh = try await server.connect()
        let attributes = try FileManager.default.attributesOfItem(atPath: server.socket)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        if geteuid() == 0 {
            for folder in ["", "server"] { chmod(home.path(folder), 0o755) }
            // This runs socat, because the other user may be unable to run a build below root's home.
            let other = try await home.run(
                [
                    "setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "socat", "-",
                    "UNIX-CONNECT:\(server.socket)",
                ])
            #expect(other.errors.contains("Permission denied"), "\(other.errors)")
        }
        ssh.kill()
        let said = try server.speak("say", "hello")
        #expect(try await said.ended() == 69)
        #expect(said.errors.hasPrefix("a11y-speak: Nothing listens at \(server.socket) (Connection refused)"))
    }

    @Test func `a server that keeps the old socket refuses the link until the socket is removed`() async throws {
        _ = try await RunningDaemon(in: home)
        let server = try await ShellServer(in: home, removesOldSockets: false)
        try await server.connect().kill()
        let refused = try server.dial()
        #expect(try await refused.ended() == 255)
        #expect(refused.errors.contains("remote port forwarding failed for listen path \(server.socket)"))
        try FileManager.default.removeItem(atPath: server.socket)
        _ = try await server.connect()
    }

    @Test func `Speech Dispatcher's clients on the server are heard at the desk`() async throws {
        _ = try await StandIn(in: home)
        let socket = home.path("server/speechd.sock")
        let server = try await ShellServer(in: home, options: ["RemoteForward \(socket) \(home.ssipSocket)"])
        _ = try await server.connect()
        let ear = try SocketClient(home.socket)
        try await ear.subscribe(scope: "all")
        let said = try await home.run(
            ["spd-say", "--wait", "hello"],
            environment: server.environment.merging(
                ["SPEECHD_ADDRESS": "unix_socket:\(socket)", "SPEECHD_CMD": "/bin/false"]) { $1 })
        #expect(said.exitStatus == 0, "\(said.errors)")
        #expect(try await ear.heardByNow() == ["hello"])
    }
}
