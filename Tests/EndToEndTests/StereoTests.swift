// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// The place of speech between the loudspeakers, measured in its sound.
@Suite("Stereo places")
struct StereoTests {
    private let home: Home
    /// The places of the announcements of `speak`.
    private static let places = [-1, 1, 0, -0.5]
    private static let first = "one two three four five six seven"

    init() throws {
        home = try Home()
        try home.configure("[client.build]\npan = -0.5\n")
    }

    /// Announces at the left, at the right, in the middle, and for a client with a rule.
    private func speak(to sink: String) async throws {
        let daemon = try await RunningDaemon(in: home, sink: sink)
        let (client, build) = (try daemon.client(), try daemon.client())
        try await client.subscribe()
        try await build.subscribe()
        _ = try await build.ask("hello", #"{"client":"build"}"#)
        for (speaker, pan) in [(client, -1), (client, 1), (client, 0), (build, 1)] {
            let said = try await speaker.announce("alarm", #""mayRepeat":true,"pan":\#(pan)"#)
            #expect(try await speaker.outcome(of: said).state == "finished")
        }
    }

    @Test(.alone) func `on PulseAudio each announcement is heard at its place`() async throws {
        let server = try await SoundServer(in: home)
        _ = try await server.addSink("stereo", channels: 2)
        let recording = try await server.record("stereo", channels: 2)
        try await speak(to: "pulse:stereo")
        #expect(try await WaveSound(recording.end()).places == Self.places)
    }

    @Test(.alone) func `on PipeWire each announcement is heard at its place`() async throws {
        let server = try await PipeWireServer(in: home)
        try await server.addSink("stereo", channels: 2)
        let recording = try await server.record("stereo", channels: 2)
        try await speak(to: "pipewire:stereo")
        #expect(try await WaveSound(recording.end()).places == Self.places)
    }

    @Test(.alone, arguments: ["pulse", "pipewire"])
    func `on a device with one channel speech in the middle keeps its loudness`(sink: String) async throws {
        let file = home.path("sound.wav")
        let event = #"{"method":"announce","params":{"text":"alarm"}}"#
        #expect(try await home.speak("render", "-", "-o", file, input: event).exitStatus == 0)
        let recording =
            sink == "pulse" ? try await SoundServer(in: home).record() : try await PipeWireServer(in: home).record()
        let client = try await RunningDaemon(in: home, sink: sink).client()
        try await client.subscribe()
        #expect(try await client.outcome(of: try await client.announce("alarm")).state == "finished")
        let (peak, wanted) = (try await WaveSound(recording.end()).peak, try WaveSound(file).peak)
        #expect(abs(peak - wanted) < wanted / 20, "\(peak), and not \(wanted)")
    }

    @Test(.seated) func `in a recorded file each announcement is at its place`() async throws {
        let file = home.path("speech.wav")
        try await speak(to: "wav:\(file)")
        #expect(try WaveSound(file).places == Self.places)
    }

    @Test(.seated) func `rendered announcements are at their places`() async throws {
        let events = [
            #"{"method":"announce","params":{"text":"alarm","pan":-1}}"#,
            #"{"at":2,"method":"announce","params":{"text":"alarm","pan":1}}"#,
            #"{"at":4,"method":"announce","params":{"text":"alarm"}}"#,
            #"{"at":6,"method":"configure","params":{"pan":-0.5}}"#,
            #"{"at":6,"method":"announce","params":{"text":"alarm"}}"#,
        ]
        let file = home.path("sound.wav")
        let done = try await home.speak("render", "-", "-o", file, input: events.joined(separator: "\n"))
        #expect(done.exitStatus == 0)
        #expect(try WaveSound(file).places == Self.places)
        let listened = try await home.speak(
            "listen", file, "--expect", "alarm", "--expect", "alarm", "--expect", "alarm", "--expect", "alarm")
        #expect(listened.exitStatus == 0, "\(listened.output)")
    }

    @Test(.alone, arguments: ["pulse:stereo", "wav"])
    func `an interrupted announcement continues at its place after an alarm`(sink: String) async throws {
        let server = try await SoundServer(in: home)
        _ = try await server.addSink("stereo", channels: 2)
        let recording = try await server.record("stereo", channels: 2)
        let file = home.path("speech.wav")
        let client = try await RunningDaemon(in: home, sink: sink == "wav" ? "wav:\(file)" : sink).client()
        try await client.readAlong()
        let cut = try await client.announce("\(Self.first). eight nine ten", #""priority":"message","pan":-1"#)
        try await client.hears(cut, at: Self.first.count + 2)
        let alarm = try await client.announce("battery low", #""priority":"high","pan":1"#)
        #expect(try await client.outcome(of: alarm).state == "finished")
        #expect(try await client.outcome(of: cut).state == "finished")
        let recorded = try await recording.end()
        #expect(try WaveSound(sink == "wav" ? file : recorded).places == [-1, 1, -1])
    }

    /// ALSA's plug-in for a sound server serves as the card.
    private func configure(card: String, sink: String) throws {
        try """
        pcm.server { type pulse server "unix:\(home.path("run/pulse/native"))" device "\(sink)" }
        \(card)
        """.write(toFile: home.path(".asoundrc"), atomically: false, encoding: .utf8)
    }

    @Test(.alone) func `on a sound card each announcement is heard at its place`() async throws {
        let server = try await SoundServer(in: home)
        _ = try await server.addSink("stereo", channels: 2)
        try configure(card: "", sink: "stereo")
        let recording = try await server.record("stereo", channels: 2)
        try await speak(to: "alsa:server")
        #expect(try await WaveSound(recording.end()).places == Self.places)
    }

    @Test(.alone) func `on a sound card with one channel all announcements are heard`() async throws {
        let server = try await SoundServer(in: home)
        // A card of type "multi" has exactly the channels in its configuration.
        let card = "pcm.card { type multi slaves.a { pcm.type mmap_emul pcm.slave.pcm server channels 1 } "
        try configure(card: card + "bindings.0 { slave a channel 0 } }", sink: "null")
        let recording = try await server.record()
        try await speak(to: "alsa:card")
        let words = "alarm alarm alarm alarm"
        #expect(try await Hearing(recording.end(), grammar: words).words == words)
    }
}
