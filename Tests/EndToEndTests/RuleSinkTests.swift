// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Rules that send alarms to the loudspeakers and speech to the headset.
@Suite("Sinks by rule", .seated)
struct RuleSinkTests {
    private let home: Home
    private static let text = "one two three four five"

    init() throws {
        home = try Home()
    }

    private func client(_ sink: String) async throws -> SocketClient {
        let client = try await RunningDaemon(in: home, sink: sink).client()
        try await client.subscribe()
        return client
    }

    /// Announces a text and then an alarm, and waits until both have finished.
    private func speak(_ client: SocketClient) async throws {
        let text = try await client.announce(Self.text, #""priority":"message""#)
        #expect(try await client.outcome(of: text).state == "finished")
        let alarm = try await client.announce("alarm", #""priority":"high""#)
        #expect(try await client.outcome(of: alarm).state == "finished")
    }

    private func words(_ recording: Recording) async throws -> String {
        try await Hearing(recording.end(), grammar: "\(Self.text) | alarm | \(Self.text) alarm").words
    }

    @Test func `on PulseAudio an alarm is heard on its rule's sink only`() async throws {
        try home.configure("[priority.high]\nsink = 'pulse:speakers'\n")
        let server = try await SoundServer(in: home)
        _ = try await server.addSink("speakers")
        let (null, speakers) = (try await server.record(), try await server.record("speakers"))
        try await speak(client("pulse:null"))
        #expect([try await words(null), try await words(speakers)] == [Self.text, "alarm"])
    }

    @Test func `on PipeWire a client is heard on its rule's sink only`() async throws {
        try home.configure("[client.headset]\nsink = 'pipewire:headset'\n")
        let server = try await PipeWireServer(in: home)
        try await server.addSink("headset", channels: 1)
        let (null, headset) = (try await server.record(), try await server.record("headset", channels: 1))
        let daemon = try await RunningDaemon(in: home, sink: "pipewire:null")
        let (other, own) = (try daemon.client(), try daemon.client())
        try await other.subscribe()
        try await own.subscribe()
        _ = try await own.ask("hello", #"{"client":"headset"}"#)
        for (client, text) in [(other, Self.text), (own, "alarm")] {
            #expect(try await client.outcome(of: try await client.announce(text)).state == "finished")
        }
        let heard = [try await words(null), try await words(headset)]
        #expect(heard == [Self.text, "alarm"])
    }

    @Test func `an alarm uses another sink while its own is missing, and its own once that appears`() async throws {
        try home.configure("[priority.high]\nsink = 'pulse:speakers'\n")
        let server = try await SoundServer(in: home)
        let client = try await client("pulse:null")
        let null = try await server.record()
        try await speak(client)
        #expect(try await words(null) == "\(Self.text) alarm")
        _ = try await server.addSink("speakers")
        let (again, speakers) = (try await server.record(), try await server.record("speakers"))
        try await speak(client)
        #expect([try await words(again), try await words(speakers)] == [Self.text, "alarm"])
    }

    @Test func `an alarm whose sound card is missing is heard on the sink of all speech`() async throws {
        try home.configure("[priority.high]\nsink = 'alsa:nowhere'\n")
        let server = try await SoundServer(in: home)
        let null = try await server.record()
        try await speak(client("pulse"))
        #expect(try await words(null) == "\(Self.text) alarm")
    }

    @Test func `an alarm interrupts speech on another sink, which then continues`() async throws {
        try home.configure("[priority.high]\nsink = 'pulse:speakers'\n")
        let server = try await SoundServer(in: home)
        _ = try await server.addSink("speakers")
        let speakers = try await server.record("speakers")
        let client = try await client("pulse:null")
        let text = try await client.announce("\(Self.text). \(Self.text)", #""priority":"message""#)
        try await client.began(text)
        let alarm = try await client.announce("alarm", #""priority":"high""#)
        #expect(try await client.outcome(of: alarm).state == "finished")
        #expect(try await client.outcome(of: text).state == "finished")
        #expect(client.states(of: text) == ["queued", "began", "queued", "began", "finished"])
        #expect(try await words(speakers) == "alarm")
    }
}
