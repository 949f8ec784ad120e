// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

@Suite("PipeWire", .alone)
struct PipeWireTests {
    private let home: Home
    private static let first = "one two three four five six seven"
    private static let second = "eight nine ten eleven twelve"

    init() throws {
        home = try Home()
    }

    @Test func `speech is heard on PipeWire, to its end`() async throws {
        let recording = try await PipeWireServer(in: home).record()
        let client = try await RunningDaemon(in: home, sink: "auto").client()
        try await client.subscribe()
        #expect(try await client.ask("status").result?.sink == "pipewire:null")
        let texts = ["build finished", "battery low", "hello world"]
        for text in texts {
            let said = try await client.announce(text, #""priority":"message""#)
            #expect(try await client.outcome(of: said).state == "finished")
            #expect(client.states(of: said) == ["queued", "began", "finished"])
        }
        #expect(
            try await Hearing(recording.end(), grammar: texts.joined(separator: " ")).words
                == texts.joined(separator: " "))
    }

    @Test func `after its server was killed, speech continues from the cut sentence`() async throws {
        var server = try await PipeWireServer(in: home)
        let recording = try await server.record()
        let client = try await RunningDaemon(in: home, sink: "pulse").client()
        try await client.readAlong()
        let cut = try await client.announce("\(Self.first). \(Self.second)", #""priority":"message""#)
        try await client.hears(cut, at: Self.first.count + 2)
        server.kill()
        try await client.isLost(cut)
        try await server.restart()
        #expect(try await client.outcome(of: cut).state == "finished")
        #expect(client.states(of: cut) == ["queued", "began", "queued", "began", "finished"])
        let words = "\(Self.first) \(Hearing.beginning(of: Self.second)) | \(Self.second)"
        let heard = try await Hearing(recording.end(), grammar: words).words
        #expect(heard.hasPrefix(Self.first) && heard.hasSuffix(Self.second))
    }

    private func reader() async throws -> SocketClient {
        let client = try await RunningDaemon(in: home, sink: "pipewire").client()
        try await client.readAlong()
        return client
    }

    /// The words of a recording that begins within the text.
    private func rest(_ recording: Recording) async throws -> String {
        let words = "\(Self.first) \(Self.second)".split(separator: " ")
        let ends = words.indices.map { words[$0...].joined(separator: " ") }
        return try await Hearing(recording.end(), grammar: ends.joined(separator: " | ")).words
    }

    @Test func `a silenced announcement is silent, and the next is heard`() async throws {
        let recording = try await PipeWireServer(in: home).record()
        let silencing = try await Silencing(in: home, sink: "pipewire", recording)
        #expect(silencing.outcomes == ["interrupted", "finished"])
        #expect(silencing.heard.hasPrefix("one two") && silencing.heard.hasSuffix("battery low"))
    }

    @Test func `speech that is moved to another sink continues there`() async throws {
        let server = try await PipeWireServer(in: home)
        try await server.addSink("other")
        let null = try await server.record()
        let client = try await reader()
        #expect(try await client.ask("status").result?.sink == "pipewire:other")
        let moved = try await client.announce("\(Self.first). \(Self.second)", #""priority":"message""#)
        try await client.hears(moved, at: 14)
        try await server.moveSpeech(to: "null")
        #expect(try await client.outcome(of: moved).state == "finished")
        #expect(client.states(of: moved) == ["queued", "began", "finished"])
        #expect(try await client.ask("status").result?.sink == "pipewire:null")
        #expect(try await rest(null).hasSuffix(Self.second))
    }

    @Test func `after PipeWire itself was killed, speech continues from the cut sentence`() async throws {
        let meter = NoiseMeter()
        var server = try await PipeWireServer(in: home)
        let recording = try await server.record()
        let client = try await reader()
        let cut = try await client.announce("\(Self.first). \(Self.second)", #""priority":"message""#)
        try await client.hears(cut, at: Self.first.count + 2)
        server.killGraph()
        try await client.isLost(cut)
        let before = try await Hearing(
            recording.ended(), grammar: Hearing.beginning(of: "\(Self.first) \(Self.second)"))
        // A graph on a busy machine leaves out cycles of the recorder.
        meter.expect(before.words.hasPrefix(Self.first), "heard \(before.words)")
        try await server.restartGraph()
        #expect(try await client.outcome(of: cut).state == "finished")
        #expect(client.states(of: cut) == ["queued", "began", "queued", "began", "finished"])
    }

    @Test func `speech waits for a restarted session manager and its sinks`() async throws {
        var server = try await PipeWireServer(in: home)
        let client = try await reader()
        let cut = try await client.announce("\(Self.first). \(Self.second)", #""priority":"message""#)
        try await client.hears(cut, at: Self.first.count + 2)
        server.killManager()
        try await client.isLost(cut)
        try await server.restartManager()
        #expect(try await client.outcome(of: cut).state == "finished")
        #expect(client.states(of: cut) == ["queued", "began", "queued", "began", "finished"])
        let recording = try await server.record()
        #expect(try await client.outcome(of: try await client.announce("build finished")).state == "finished")
        #expect(try await Hearing(recording.end()).words == "build finished")
    }

    @Test func `without the requested sink speech uses another, and moves once the requested one appears`() async throws
    {
        let server = try await PipeWireServer(in: home)
        let client = try await RunningDaemon(in: home, sink: "pipewire:kitchen").client()
        try await client.subscribe()
        #expect(try await client.ask("status").result?.sink == "pipewire:null, because there is no sink kitchen")
        try await server.addSink("kitchen")
        try await eventually("the move to the kitchen") {
            try await client.ask("status").result?.sink == "pipewire:kitchen"
        }
        let kitchen = try await server.record("kitchen")
        #expect(try await client.outcome(of: try await client.announce("build finished")).state == "finished")
        #expect(try await Hearing(kitchen.end()).words == "build finished")
    }

    @Test func `at rest the graph does not wake the daemon, also while other programs play`() async throws {
        let recording = try await PipeWireServer(in: home).record()
        let daemon = try await RunningDaemon(in: home, sink: "pipewire")
        let client = try daemon.client()
        try await client.subscribe()
        #expect(try await client.outcome(of: try await client.announce("battery low")).state == "finished")
        // The daemon rests when its device may sleep. The recording keeps the graph running, and measures the time.
        try await eventually("rest") {
            let before = daemon.program.wakeUps
            try await recording.grow(seconds: 1)
            return daemon.program.wakeUps == before
        }
        let before = daemon.program.wakeUps
        #expect(before.keys.contains("a11y-speakd.pw"))
        try await recording.grow(seconds: 3)
        #expect(daemon.program.wakeUps == before)
    }
}

extension Program {
    /// Voluntary context switches of PipeWire's threads: one serves the connection, one serves the graph.
    fileprivate var wakeUps: [String: Int] {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/task")) ?? []
        let statuses = tasks.compactMap {
            try? String(contentsOfFile: "/proc/\(pid)/task/\($0)/status", encoding: .utf8)
        }
        let threads = statuses.compactMap { status -> (String, Int)? in
            let fields = status.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
            guard let name = fields.first(where: { $0.first == "Name:" })?.last,
                let count = fields.first(where: { $0.first == "voluntary_ctxt_switches:" })?.last.flatMap({ Int($0) })
            else { return nil }
            return (name, count)
        }
        let names = ["a11y-speakd.pw", "data-loop.0", "pw-data-loop"]
        return Dictionary(threads.filter { names.contains($0.0) }, uniquingKeysWith: +)
    }
}
