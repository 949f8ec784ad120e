// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

/// However many there are, those that are connected are served.
@Suite("Crowds", .seated)
struct CrowdTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    private func expectHeard(_ client: SocketClient, _ text: String = "alarm") async throws {
        let id = try await client.announce(text, #""priority":"message","mayRepeat":true"#)
        #expect(try await client.outcome(of: id).state == "finished")
    }

    private static func question(_ number: Int) -> String { #"{"id":\#(number),"method":"resume"}"# + "\n" }
    private static func answer(_ number: Int) -> String { #"{"id":\#(number),"jsonrpc":"2.0","result":{}}"# + "\n" }

    /// One that is served, or nil when it is told that there are too many.
    private func visitor(_ daemon: RunningDaemon, _ number: Int) async throws -> RawSocket? {
        let visitor = try RawSocket(daemon.socket)
        visitor.send(Self.question(number))
        let answer = try await eventually("an answer to visitor \(number)") {
            visitor.take().hasSuffix("\n") || visitor.hasEnded ? visitor.text : nil
        }
        guard answer != Self.answer(number) else { return visitor }
        let refusal = try Answer(Array(answer.utf8))
        #expect(refusal.params?.code == 1000)
        #expect(refusal.params?.message?.hasPrefix("Too many programs are connected: end one") == true)
        try await eventually("the end of visitor \(number)") {
            _ = visitor.take()
            return visitor.hasEnded
        }
        return nil
    }

    @Test func `1,000 programs are connected at once, each is served, and they may all go at once`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let client = try daemon.client()
        try await client.subscribe()
        var visitors = try (1...1000).map { number in
            let visitor = try RawSocket(daemon.socket)
            visitor.send(Self.question(number))
            return visitor
        }
        for (number, visitor) in zip(1..., visitors) {
            try await eventually("an answer to visitor \(number)") { visitor.take() == Self.answer(number) }
        }
        #expect(try await client.ask("status").result?.clients == 1001)
        try await expectHeard(client)
        for visitor in visitors { visitor.send(#"{"method":"announce","params":{"text":"bye","slot":"x"}}"# + "\n") }
        visitors = []
        try await eventually("all to have gone") { try await client.ask("status").result?.clients == 1 }
        _ = try await client.ask("cancel", #"{"scope":"all"}"#)
        try await expectHeard(client)
    }

    @Test func `without descriptors those who came first speak, the others are told, and come in when somebody goes`()
        async throws
    {
        let daemon = try await RunningDaemon(in: home, wrapper: ["prlimit", "--nofile=128:128"])
        let client = try daemon.client()
        try await client.subscribe()
        var visitors: [RawSocket] = []
        for number in 1...150 {
            if let visitor = try await visitor(daemon, number) { visitors.append(visitor) }
        }
        try #require((1...63).contains(visitors.count))
        try await expectHeard(client)
        // Another synthesizer can be started all the same: its descriptors are kept for it.
        _ = try await home.run(["pkill", "-KILL", "-P", "\(daemon.program.pid)"])
        try await expectHeard(client, "battery low")
        visitors.removeFirst()
        try await eventually("a place for another") {
            visitors += try await visitor(daemon, 151).map { [$0] } ?? []
            return visitors.last?.text.hasPrefix(#"{"id":151,"#) == true
        }
        try await expectHeard(client, "build finished")
    }

    @Test func `without any descriptor at all the daemon waits until there is one`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let client = try daemon.client()
        try await client.subscribe()
        // The null sink's timers have their descriptors from now on.
        try await expectHeard(client)
        // Less than it has open already: not even the one who is to be refused can come in.
        #expect(try await home.run(["prlimit", "--pid", "\(daemon.program.pid)", "--nofile=4:4096"]).exitStatus == 0)
        let late = try RawSocket(daemon.socket)
        late.send(Self.question(1))
        try await expectHeard(client)
        #expect(late.take() == "")
        #expect(try await home.run(["prlimit", "--pid", "\(daemon.program.pid)", "--nofile=4096"]).exitStatus == 0)
        try await eventually("the one who waited to be served; there came \(late.text)") {
            late.take() == Self.answer(1)
        }
    }

    @Test func `programs that never stop asking take turns with the others`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let flood = #"yes '{"id":1,"method":"status"}' | socat -t 60 - UNIX-CONNECT:"$1" >/dev/null"#
        let floods = try (1...3).map { _ in try home.start(["sh", "-c", flood, "sh", daemon.socket]) }
        let client = try daemon.client()
        try await client.subscribe()
        for _ in 1...3 { try await expectHeard(client) }
        for flood in floods { #expect(flood.exitStatus == nil) }
    }

    @Test func `what a program does not take in is made when it does`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let client = try daemon.client()
        try await client.subscribe()
        // Each answer of the history is a quarter of a megabyte now.
        let ids = try await (1...200).asyncMap { number in
            try await client.announce("\(number) " + String(repeating: "word ", count: 200))
        }
        #expect(try await client.ask("cancel", #"{"scope":"all"}"#).result?.canceled == 1)
        #expect(try await client.outcome(of: ids[199]).state == "canceled")
        let before = try residentBytes(of: daemon)
        let deaf = try RawSocket(daemon.socket)
        deaf.send((1...400).map { #"{"id":\#($0),"method":"history"}"# + "\n" }.joined())
        for _ in 1...3 { try await expectHeard(client) }
        #expect(try residentBytes(of: daemon) - before < 50 << 20)
        var lines = 0
        try await eventually("all answers") {
            lines += deaf.take().utf8.count { $0 == 10 }
            deaf.forget()
            return lines == 400
        }
    }

    private func residentBytes(of daemon: RunningDaemon) throws -> Int {
        let status = try String(contentsOfFile: "/proc/\(daemon.program.pid)/statm", encoding: .utf8)
        return try #require(Int(status.split(separator: " ")[1])) * Int(getpagesize())
    }
}

extension Sequence {
    fileprivate func asyncMap<Result>(_ transform: (Element) async throws -> Result) async rethrows -> [Result] {
        var results: [Result] = []
        for element in self { results.append(try await transform(element)) }
        return results
    }
}
