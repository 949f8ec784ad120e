// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Testing

/// The sound server is missing, starts late, dies or hangs: no announcement is lost, or silent without a reason.
@Suite("Sound faults", .seated)
struct SoundFaultTests {
    private let home: Home
    /// Two sentences with different words, so that the recognizer can tell them apart.
    private static let text = "one two three four five six seven. eight nine ten eleven twelve"
    private static let first = "one two three four five six seven"
    private static let second = "eight nine ten eleven twelve"

    init() throws {
        home = try Home()
    }

    /// A client of a daemon that has no sound server.
    private func mute(_ sink: String) async throws -> SocketClient {
        let client = try await RunningDaemon(in: home, sink: sink).client()
        try await client.readAlong()
        return client
    }

    /// Starts a sound server late, and returns the words heard on it until an announcement has ended.
    private func comeback(until id: Int, of client: SocketClient) async throws -> String {
        let server = try await SoundServer(in: home, isHidden: true)
        let recording = try await server.record()
        try await server.show()
        #expect(try await client.outcome(of: id).state == "finished")
        return try await Hearing(recording.end(), grammar: "\(Self.first) [\(Self.second)] | \(Self.second)").words
    }

    @Test func `without a sound server announcements fail with the reason, and status reports it`() async throws {
        let daemon = try await RunningDaemon(in: home, sink: "auto")
        #expect(daemon.program.errors.contains("Nothing can be heard"))
        let client = try daemon.client()
        try await client.subscribe()
        #expect(try await client.ask("status").result?.problem != nil)
        let alarm = try await client.announce("alarm")
        try await client.isLost(alarm)
        #expect(try await client.ask("status").result?.problem?.contains("PulseAudio says Connection refused") == true)
        let outcome = try await client.outcome(of: alarm)
        #expect(outcome.state == "failed")
        #expect(outcome.reason?.contains("PulseAudio says Connection refused") == true)
        let told = try await home.speak("status")
        #expect(told.output.contains("nothing can be heard: "))
        let said = try await home.speak("say", "--wait", "alarm")
        #expect(said.exitStatus == 1)
        #expect(said.errors.isOneLine)
    }

    @Test(arguments: ["auto", "pulse"])
    func `a waiting announcement is heard when the sound server starts late`(_ sink: String) async throws {
        let client = try await mute(sink)
        let early = try await client.announce(Self.text, #""priority":"message""#)
        try await client.isLost(early)
        #expect(try await comeback(until: early, of: client) == "\(Self.first) \(Self.second)")
        #expect(client.states(of: early) == ["queued", "queued", "began", "finished"])
        let status = try await client.ask("status")
        #expect(status.result?.problem == nil)
        #expect(status.result?.sink == "pulse")
    }

    @Test(arguments: ["auto", "pulse"])
    func `after the sound server was killed, speech continues from the cut sentence`(_ sink: String) async throws {
        let server = try await SoundServer(in: home)
        let recording = try await server.record()
        let daemon = try await RunningDaemon(in: home, sink: sink)
        let client = try daemon.client()
        try await client.readAlong()
        let cut = try await client.announce(Self.text, #""queue":true"#)
        try await client.hears(cut, at: Self.first.count + 2)
        server.program.kill()
        try await client.isLost(cut)
        #expect(try await comeback(until: cut, of: client) == Self.second)
        #expect(client.states(of: cut) == ["queued", "began", "queued", "began", "finished"])
        let before = try await Hearing(
            recording.ended(), grammar: Hearing.beginning(of: "\(Self.first) \(Self.second)"))
        #expect(before.words.hasPrefix(Self.first))
        let log = daemon.program.errors.split(separator: "\n")
        #expect(log.count { $0.contains("Nothing can be heard: ") } == 1)
        #expect(log.count { $0.contains("Speech is heard again, on pulse") } == 1)
    }

    @Test func `a sound server that pauses for a moment does not hold up speech forever`() async throws {
        let server = try await SoundServer(in: home)
        let client = try await RunningDaemon(in: home, sink: "pulse").client()
        try await client.subscribe()
        server.program.send(signal: SIGSTOP)
        let late = try await client.announce(Self.text, #""priority":"message""#)
        // By then the whole text is synthesized and sent, and many requests of the library are unanswered.
        try await Task.sleep(for: .seconds(0.5))
        server.program.send(signal: SIGCONT)
        #expect(try await client.outcome(of: late).state == "finished")
        #expect(client.states(of: late) == ["queued", "began", "finished"])
        // The sound that the server's clock has passed is lost, as with a sound card. Later speech is complete.
        let recording = try await server.record()
        #expect(try await client.outcome(of: try await client.announce("build finished")).state == "finished")
        #expect(try await Hearing(recording.end()).words == "build finished")
    }

    @Test func `an announcement swallowed by a hung sound server is not finished, and heard from the next server`()
        async throws
    {
        let server = try await SoundServer(in: home)
        let client = try await RunningDaemon(in: home, sink: "pulse").client()
        try await client.readAlong()
        let swallowed = try await client.announce(Self.text, #""priority":"message""#)
        try await client.hears(swallowed, at: 4)
        server.program.send(signal: SIGSTOP)
        try await client.isLost(swallowed)
        server.program.kill()
        #expect(try await comeback(until: swallowed, of: client).hasSuffix(Self.second))
        #expect(client.states(of: swallowed) == ["queued", "began", "queued", "began", "finished"])
    }

    @Test func `a sink given by its name plays the speech`() async throws {
        let recording = try await SoundServer(in: home).record()
        let client = try await RunningDaemon(in: home, sink: "pulse:null").client()
        try await client.subscribe()
        #expect(try await client.outcome(of: try await client.announce("battery low")).state == "finished")
        #expect(try await Hearing(recording.end()).words == "battery low")
    }
}
