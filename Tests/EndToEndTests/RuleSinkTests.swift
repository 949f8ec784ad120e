// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Alarms from the loudspeakers, speech in the headset, as rules say.
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

    /// Says a text and cuts it with an alarm, which is heard at its own sink; the text goes on.
    private func speak(_ client: SocketClient) async throws {
        let text = try await client.announce(Self.text, #""priority":"message""#)
        #expect(try await client.outcome(of: text).state == "finished")
        let alarm = try await client.announce("alarm", #""priority":"high""#)
        #expect(try await client.outcome(of: alarm).state == "finished")
    }

    private func words(_ recording: Recording) async throws -> String {
        try await Hearing(recording.end(), grammar: "\(Self.text) | alarm | \(Self.text) alarm").words
    }

    @Test func `on PulseAudio an alarm is heard on its own sink, and there alone`() async throws {
        try home.configure("[priority.high]\nsink = 'pulse:speakers'\n")
        let server = try await SoundServer(in: home)
        _ = try await server.addSink("speakers")
        let (null, speakers) = (try await server.record(), try await server.record("speakers"))
        try await speak(client("pulse:null"))
        #expect([try await words(null), try await words(speakers)] == [Self.text, "alarm"])
    }

    @Test func `on PipeWire a client is heard on its own sink, and there alone`() async throws {
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

    @Test func `what finds its sink missing is heard on another, and on its own when that has come`() async throws {
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

    @Test func `without a sound card of that name it is heard where all is`() async throws {
        try home.configure("[priority.high]\nsink = 'alsa:nowhere'\n")
        let server = try await SoundServer(in: home)
        let null = try await server.record()
        try await speak(client("pulse"))
        #expect(try await words(null) == "\(Self.text) alarm")
    }

    @Test func `an alarm cuts what is heard elsewhere, and that goes on`() async throws {
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
