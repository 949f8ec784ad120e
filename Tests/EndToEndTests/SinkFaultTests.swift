// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// The sink is removed, changed or suspended while the sound server runs.
@Suite("Sink faults", .seated)
struct SinkFaultTests {
    private let home: Home
    private static let text = "one two three four five six seven. eight nine ten eleven twelve"
    private static let first = "one two three four five six seven"
    private static let second = "eight nine ten eleven twelve"
    private static let whole = "\(first) \(second)"

    init() throws {
        home = try Home()
    }

    private func daemon(_ sink: String = "pulse") async throws -> SocketClient {
        let client = try await RunningDaemon(in: home, sink: sink).client()
        try await client.readAlong()
        return client
    }

    private func speak(_ client: SocketClient) async throws -> Int {
        try await client.announce(Self.text, #""priority":"message""#)
    }

    /// The words of a recording that begins within the text.
    private func rest(_ recording: Recording) async throws -> String {
        let words = Self.whole.split(separator: " ")
        let ends = words.indices.map { words[$0...].joined(separator: " ") }
        return try await Hearing(recording.end(), grammar: ends.joined(separator: " | ")).words
    }

    @Test func `speech continues on another sink when its own is removed`() async throws {
        let server = try await SoundServer(in: home)
        _ = try await server.addSink("other")
        try await server.pactl("set-default-sink", "null")
        let other = try await server.record("other")
        let client = try await daemon()
        let moved = try await speak(client)
        try await client.hears(moved, at: 14)
        try await server.removeSink()
        #expect(try await client.outcome(of: moved).state == "finished")
        #expect(client.states(of: moved) == ["queued", "began", "finished"])
        #expect(try await rest(other).hasSuffix(Self.second))
    }

    @Test func `speech continues on another sink when it is moved there`() async throws {
        let server = try await SoundServer(in: home)
        _ = try await server.addSink("other")
        try await server.pactl("set-default-sink", "null")
        let (null, other) = (try await server.record(), try await server.record("other"))
        let client = try await daemon()
        let moved = try await speak(client)
        try await client.hears(moved, at: 14)
        let input = try await server.pactl("list", "short", "sink-inputs").prefix { $0 != "\t" }
        try await server.pactl("move-sink-input", String(input), "other")
        #expect(try await client.outcome(of: moved).state == "finished")
        #expect(client.states(of: moved) == ["queued", "began", "finished"])
        #expect(try await rest(other).hasSuffix(Self.second))
        #expect(try await Hearing(null.end(), grammar: Hearing.beginning(of: Self.whole)).words.hasPrefix("one two"))
    }

    @Test func `speech waits for a sink when the last one is removed`() async throws {
        let server = try await SoundServer(in: home)
        let client = try await daemon()
        let cut = try await speak(client)
        try await client.hears(cut, at: Self.first.count + 2)
        try await server.removeSink()
        try await client.isLost(cut)
        #expect(try await client.ask("status").result?.problem != nil)
        try await server.pactl("load-module", "module-null-sink", "sink_name=auto_null")
        // The name of the dummy sink that sound servers add when they have no device.
        try await client.waitsStill(cut)
        let other = try await server.addedRecording("late")
        #expect(try await client.outcome(of: cut).state == "finished")
        #expect(client.states(of: cut) == ["queued", "began", "queued", "began", "finished"])
        #expect(try await rest(other).hasSuffix("twelve"))
    }

    @Test func `a server without a device is not found again behind ALSA's default device`() async throws {
        let server = try await SoundServer(in: home)
        try await server.removeSink()
        try await server.pactl("load-module", "module-null-sink", "sink_name=auto_null")
        try "pcm.!default { type pulse }\n".write(toFile: home.path(".asoundrc"), atomically: false, encoding: .utf8)
        let client = try await RunningDaemon(in: home, sink: "auto").client()
        try await client.subscribe()
        let said = try await home.speak("say", "--wait", "hello")
        #expect(said.exitStatus == 1)
        #expect(said.errors.contains("ALSA's device default leads to PulseAudio, and there is no sound card"))
    }

    @Test func `speech continues in place after its sink was suspended for a moment`() async throws {
        let server = try await SoundServer(in: home)
        let recording = try await server.record()
        let client = try await daemon()
        let paused = try await speak(client)
        try await client.hears(paused, at: 14)
        try await server.pactl("suspend-sink", "null", "1")
        try await server.pactl("suspend-sink", "null", "0")
        #expect(try await client.outcome(of: paused).state == "finished")
        #expect(client.states(of: paused) == ["queued", "began", "finished"])
        #expect(try await rest(recording).hasSuffix(Self.second))
    }

    @Test func `an announcement on a suspended sink waits, and is heard when the sink resumes`()
        async throws
    {
        let server = try await SoundServer(in: home)
        let recording = try await server.record()
        try await server.pactl("suspend-sink", "null", "1")
        let client = try await daemon()
        let early = try await speak(client)
        try await client.isLost(early)
        #expect(client.states(of: early) == ["queued", "queued"])
        #expect(try await client.ask("status").result?.problem == "the sound device is suspended")
        try await server.pactl("suspend-sink", "null", "0")
        #expect(try await client.outcome(of: early).state == "finished")
        #expect(client.states(of: early) == ["queued", "queued", "began", "finished"])
        #expect(try await rest(recording).hasSuffix(Self.second))
    }

    @Test func `without the requested sink speech uses another, and moves once the requested one appears`() async throws
    {
        let server = try await SoundServer(in: home)
        let recording = try await server.record()
        let client = try await daemon("pulse:kitchen")
        #expect(try await client.ask("status").result?.sink == "pulse, because there is no sink kitchen")
        #expect(try await client.outcome(of: try await client.announce("battery low")).state == "finished")
        #expect(try await Hearing(recording.end()).words == "battery low")
        _ = try await server.addSink("kitchen")
        let kitchen = try await server.record("kitchen")
        try await eventually("the move to the kitchen") {
            try await client.ask("status").result?.sink == "pulse:kitchen"
        }
        #expect(try await client.outcome(of: try await client.announce("build finished")).state == "finished")
        #expect(try await Hearing(kitchen.end()).words == "build finished")
    }
}

extension SocketClient {
    /// Waits until the daemon has found only the dummy sink, and checks that the announcement still waits.
    fileprivate func waitsStill(_ id: Int) async throws {
        try await eventually("the search to see the dummy") {
            try await ask("status").result?.problem == "the sound server has no sound device"
        }
        #expect(states(of: id).last == "queued")
    }
}

extension SoundServer {
    /// Adds a sink, makes it the default, so that speech moves there, and records it.
    fileprivate func addedRecording(_ name: String) async throws -> Recording {
        _ = try await addSink(name)
        let recording = try await record(name)
        try await pactl("set-default-sink", name)
        return recording
    }
}
