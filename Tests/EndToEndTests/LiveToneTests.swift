// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

/// Tones that play alongside the queue, as heard from the real daemon.
@Suite("Live tones are heard")
struct LiveToneTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    private func tone(_ client: SocketClient, _ parameters: String) async throws {
        let answer = try await client.ask("tone", "{\(parameters)}")
        #expect(answer.error == nil, "\(answer)")
    }

    /// Plays a tone, an alarm at volume 0, and the tone again.
    private func play(on client: SocketClient, while grow: () async throws -> Void) async throws {
        try await client.subscribe()
        try await tone(client, #""id":"cpu","value":0,"timbre":"sine""#)
        try await grow()
        let alarm = try await client.announce("one two three", #""priority":"high","volume":0"#)
        #expect(try await client.outcome(of: alarm).state == "finished")
        try await grow()
        try await tone(client, #""id":"cpu","end":true"#)
    }

    private func check(_ sound: WaveSound, _ meter: NoiseMeter) {
        #expect(abs(sound.usualPitch - 220) < 3, "\(sound.usualPitch)")
        // A server that is late makes gaps and clicks.
        let runs = sound.stretches(louder: 100)
        meter.expect(runs.count == 2 && runs.allSatisfy { $0 > 0.3 }, "\(runs)")
        meter.expect(sound.clicks(beyond: 220) <= 2, "\(sound.clicks(beyond: 220)) clicks")
    }

    @Test(.alone) func `on PulseAudio a tone has its pitch, pauses for an alarm and does not click`() async throws {
        let meter = NoiseMeter()
        let recording = try await SoundServer(in: home).record()
        let client = try await RunningDaemon(in: home, sink: "pulse").client()
        try await play(on: client) { try await recording.grow(seconds: 0.6) }
        check(try await WaveSound(recording.end()), meter)
    }

    @Test(.alone) func `on PipeWire a tone has its pitch, pauses for an alarm and does not click`() async throws {
        let meter = NoiseMeter()
        let recording = try await PipeWireServer(in: home).record()
        let client = try await RunningDaemon(in: home, sink: "pipewire").client()
        try await play(on: client) { try await recording.grow(seconds: 0.6) }
        check(try await WaveSound(recording.end()), meter)
    }

    @Test(.seated) func `a recording has the tone mixed into speech`() async throws {
        let file = home.path("speech.wav")
        let daemon = try await RunningDaemon(in: home, sink: "wav:\(file)")
        let client = try daemon.client()
        try await client.subscribe()
        try await tone(client, #""id":"cpu","value":0.5,"pan":-1"#)
        let said = try await client.announce("one two three", #""pan":1"#)
        #expect(try await client.outcome(of: said).state == "finished")
        client.close()
        #expect(try await daemon.stop() == 0)
        let sound = try WaveSound(file)
        #expect(sound.places.contains(-1), "\(sound.places)")
        #expect(!sound.places.allSatisfy { $0 == -1 }, "\(sound.places)")
    }

    @Test(.seated) func `a rendered tone starts and ends at its times`() async throws {
        let events = [
            #"{"method":"tone","params":{"id":"a","value":0,"timbre":"sine"}}"#,
            #"{"at":0.5,"method":"tone","params":{"id":"a","end":true}}"#,
            #"{"at":1,"method":"tone","params":{"id":"b","value":0,"timbre":"sine","seconds":0.25}}"#,
        ]
        let file = home.path("sound.wav")
        let done = try await home.speak("render", "-", "-o", file, input: events.joined(separator: "\n"))
        #expect(done.exitStatus == 0, "\(done.errors)")
        let sound = try WaveSound(file)
        let runs = sound.stretches(louder: 100)
        #expect(runs.count == 2 && abs(runs[0] - 0.5) < 0.02 && abs(runs[1] - 0.25) < 0.02, "\(runs)")
        #expect(abs(sound.seconds - 1.25) < 0.02, "\(sound.seconds)")
        check(pitchOf: sound)
    }

    private func check(pitchOf sound: WaveSound) { #expect(abs(sound.pitch - 220) < 3, "\(sound.pitch)") }
}
