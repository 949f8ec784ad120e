// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// The stream's properties that make a sound server lower other sounds during speech.
@Suite("Speech among other sounds", .seated)
struct SoundPolicyTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test func `music is quieter while speech is heard, because of the stream's role, and not while speech rests`()
        async throws
    {
        let server = try await SoundServer(in: home)
        // The music plays on another sink, so that it can be measured without the speech.
        _ = try await server.addSink("room")
        try await server.pactl("set-default-sink", "null")
        try await server.pactl(
            "load-module", "module-role-ducking", "trigger_roles=a11y", "ducking_roles=music", "global=yes",
            "volume=-20dB")
        let client = try await RunningDaemon(in: home, sink: "pulse").client()
        try await client.subscribe()
        let streams = try await server.pactl("list", "sink-inputs")
        #expect(streams.contains("media.role = \"a11y\""))
        try playMusic(to: server)
        let recording = try await server.record("room")
        try await recording.grow(seconds: 0.5)
        let speech = try await client.announce("one two three four five six seven", #""priority":"message""#)
        #expect(try await client.outcome(of: speech).state == "finished")
        try await eventually("the stream to sleep") {
            try await server.pactl("list", "sink-inputs").contains("Corked: yes")
        }
        try await recording.grow(seconds: 0.5)
        #expect(try await WaveSound(recording.end()).levels(of: [10_000, 1000]) == [10_000, 1000, 10_000])
    }

    /// A constant level without any pitch, which is easy to measure.
    private func playMusic(to server: SoundServer) throws {
        let samples = [UInt8]([0x10, 0x27].cycled(Recording.hertz * 60))
        try Data(samples).write(to: URL(filePath: home.path("music")))
        _ = try home.start(
            [
                "pacat", "--playback", "--raw", "--rate=\(Recording.hertz)", "--channels=1", "--device=room",
                "--property=media.role=music", home.path("music"),
            ], environment: server.environment)
    }
}

extension [UInt8] {
    fileprivate func cycled(_ count: Int) -> [UInt8] { Array([[UInt8]](repeating: self, count: count).joined()) }
}
