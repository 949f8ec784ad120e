// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Testing

/// Nothing is silent without a reason.
@Suite("Sound faults", .seated)
struct SoundFaultTests {
    private let home: Home
    private static let counting = "one two three four five six seven eight nine"

    init() throws {
        home = try Home()
    }

    @Test func `without a sound server every announcement fails with the reason and status tells it`() async throws {
        let daemon = try await RunningDaemon(in: home, sink: "auto")
        #expect(daemon.program.errors.contains("Nothing can be heard"))
        let client = try daemon.client()
        try await client.subscribe()
        #expect(try await client.ask("status").result?.problem != nil)
        let outcome = try await client.outcome(of: try await client.announce("alarm"))
        #expect(outcome.state == "failed")
        #expect(outcome.reason?.contains("PulseAudio says Connection refused") == true)
        #expect(try await client.ask("status").result?.problem?.contains("PulseAudio says Connection refused") == true)
        let told = try await home.speak("status")
        #expect(told.output.contains("nothing can be heard: "))
        let said = try await home.speak("say", "--wait", "alarm")
        #expect(said.exitStatus == 1)
        #expect(said.errors.isOneLine)
    }

    @Test(arguments: ["auto", "pulse"])
    func `a sound server that comes later is found by the next announcement`(_ sink: String) async throws {
        let client = try await RunningDaemon(in: home, sink: sink).client()
        try await client.subscribe()
        #expect(try await client.outcome(of: try await client.announce("alarm")).state == "failed")
        let recording = try await SoundServer(in: home).record()
        #expect(try await client.outcome(of: try await client.announce("hello world")).state == "finished")
        let status = try await client.ask("status")
        #expect(status.result?.problem == nil)
        #expect(status.result?.sink == "pulse")
        #expect(try await Hearing(recording.end()).words == "hello world")
    }

    @Test(arguments: ["auto", "pulse"])
    func `speech that a dying sound server swallowed has failed and the next is heard`(_ sink: String) async throws {
        let server = try await SoundServer(in: home)
        let client = try await RunningDaemon(in: home, sink: sink).client()
        try await client.subscribe()
        let swallowed = try await client.announce(Self.counting)
        try await client.began(swallowed)
        server.program.kill()
        let outcome = try await client.outcome(of: swallowed)
        #expect(outcome.state == "failed")
        #expect(outcome.reason?.hasPrefix("the sound stopped: ") == true)
        let recording = try await SoundServer(in: home).record()
        #expect(try await client.outcome(of: try await client.announce("build finished")).state == "finished")
        #expect(try await Hearing(recording.end()).words == "build finished")
    }

    @Test func `a sound server that does not answer for a moment does not hold speech up for ever`() async throws {
        let server = try await SoundServer(in: home)
        let client = try await RunningDaemon(in: home, sink: "pulse").client()
        try await client.subscribe()
        server.program.send(signal: SIGSTOP)
        let late = try await client.announce(Self.counting, #""priority":"message""#)
        // By then all of it is synthesized and on its way, and many questions of the library's are unanswered.
        try await Task.sleep(for: .seconds(0.5))
        server.program.send(signal: SIGCONT)
        #expect(try await client.outcome(of: late).state == "finished")
        #expect(client.states(of: late) == ["queued", "began", "finished"])
        // What the server's clock has run past is lost, as with a sound card, but nothing after that.
        let recording = try await server.record()
        #expect(try await client.outcome(of: try await client.announce("build finished")).state == "finished")
        #expect(try await Hearing(recording.end()).words == "build finished")
    }

    @Test func `a sink that the server does not have is named in the reason`() async throws {
        _ = try await SoundServer(in: home)
        let client = try await RunningDaemon(in: home, sink: "pulse:kitchen").client()
        try await client.subscribe()
        let outcome = try await client.outcome(of: try await client.announce("alarm"))
        #expect(outcome.state == "failed")
        #expect(outcome.reason?.contains("kitchen") == true)
    }

    @Test func `the sink with the given name is the one that plays`() async throws {
        let recording = try await SoundServer(in: home).record()
        let client = try await RunningDaemon(in: home, sink: "pulse:null").client()
        try await client.subscribe()
        #expect(try await client.outcome(of: try await client.announce("battery low")).state == "finished")
        #expect(try await Hearing(recording.end()).words == "battery low")
    }
}
