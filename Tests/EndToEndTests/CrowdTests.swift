// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

/// However many clients connect, the connected ones are served.
@Suite("Many clients", .seated)
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

    /// A connection that is served, or nil when the daemon refuses it with "Too many programs are connected".
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

    @Test func `1,000 connected programs are all served, and may all disconnect at once`() async throws {
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

    @Test func `without descriptors new clients are refused until another client disconnects`()
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
        // The daemon reserves descriptors for a synthesizer, so it can start another one.
        _ = try await home.run(["pkill", "-KILL", "-P", "\(daemon.program.pid)"])
        try await expectHeard(client, "battery low")
        visitors.removeFirst()
        try await eventually("a place for another") {
            visitors += try await visitor(daemon, 151).map { [$0] } ?? []
            return visitors.last?.text.hasPrefix(#"{"id":151,"#) == true
        }
        try await expectHeard(client, "build finished")
    }

    @Test func `without a single descriptor the daemon waits until there is one`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let client = try daemon.client()
        try await client.subscribe()
        // From now on the null sink's timers have their descriptors.
        try await expectHeard(client)
        // The limit is below the number of open descriptors: the daemon cannot even accept a connection to refuse it.
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

    @Test func `programs that never stop asking take turns with other programs`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let flood = #"yes '{"id":1,"method":"status"}' | socat -t 60 - UNIX-CONNECT:"$1" >/dev/null"#
        let floods = try (1...3).map { _ in try home.start(["sh", "-c", flood, "sh", daemon.socket]) }
        let client = try daemon.client()
        try await client.subscribe()
        for _ in 1...3 { try await expectHeard(client) }
        for flood in floods { #expect(flood.exitStatus == nil) }
    }

    @Test func `answers that a program does not read are produced when it reads`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let client = try daemon.client()
        try await client.subscribe()
        // From now on each answer to `history` is a quarter of a megabyte.
        // Neighbors differ in a letter: a row of texts that differ in digits alone would be heard twice.
        let ids = try await (1...200).asyncMap { number in
            let parity = number.isMultiple(of: 2) ? "even" : "odd"
            return try await client.announce("\(number) \(parity) " + String(repeating: "word ", count: 200))
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
