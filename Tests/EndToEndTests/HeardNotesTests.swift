// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Scores as a loudspeaker would play them, measured without any knowledge of the scores.
@Suite("Notes at the loudspeaker", .alone)
struct HeardNotesTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    private enum Server: String, CaseIterable {
        case pulse, pipewire
    }

    /// A client of a daemon that plays on two channels, and the recording of its sound.
    private func stage(_ server: Server) async throws -> (client: SocketClient, recording: Recording) {
        let recording: Recording
        switch server {
        case .pulse:
            let server = try await SoundServer(in: home)
            _ = try await server.addSink("stereo", channels: 2)
            recording = try await server.record("stereo", channels: 2)
        case .pipewire:
            let server = try await PipeWireServer(in: home)
            // Without a real-time priority the server misses some cycles of the 1.3 ms that the daemon requests.
            // It then plays 64 frames twice.
            try await server.holdCycle(at: 1024)
            try await server.addSink("stereo", channels: 2)
            recording = try await server.record("stereo", channels: 2)
        }
        let client = try await RunningDaemon(in: home, sink: "\(server.rawValue):stereo").client()
        try await client.subscribe()
        return (client, recording)
    }

    private func play(_ notes: [[Double]], _ client: SocketClient) async throws -> Int {
        let answer = try await client.ask("play", #"{"score":{"tracks":[{"notes":\#(notes)}]}}"#)
        guard let id = answer.result?.announcement else { throw Setback(description: "refused: \(answer)") }
        return id
    }

    /// The notes as rendered to a file, without a sound server.
    private func rendered(_ notes: [[Double]]) async throws -> StereoSamples {
        let file = home.path("whole.wav")
        let event = #"{"method":"play","params":{"score":{"tracks":[{"notes":\#(notes)}]}}}"#
        #expect(try await home.speak("render", "-", "-o", file, input: event).exitStatus == 0)
        return try WaveSound(file).stereo
    }

    /// Three octaves in steps of a quarter octave, from left to right.
    private static let scale = (0...12).map { step -> [Double] in
        let hertz: Double = 220 * pow(2, Double(step) / 4)
        return [Double(step) * 0.12, 0.1, hertz, 1, Double(step - 6) * 0.15]
    }

    @Test(arguments: Server.allCases)
    private func `a played note has its pitch, time and pan`(server: Server) async throws {
        let meter = NoiseMeter()
        let (client, recording) = try await stage(server)
        let score = try await play(Self.scale, client)
        #expect(try await client.outcome(of: score).state == "finished")
        let sound = try await WaveSound(recording.end())
        let heard = HeardNotes(sound.stereo).notes
        meter.expect(heard.count == Self.scale.count, "\(heard.count) notes")
        for (heard, note) in zip(heard, Self.scale) {
            let hertz = heard.hertz ?? 0
            meter.expect(abs(1200 * log2(hertz / note[2])) < 3, "\(hertz) Hz for \(note)")
            meter.expect(abs(heard.pan - note[4]) < 0.02, "\(heard.pan) for \(note)")
        }
        let delays = zip(heard, Self.scale).map { $0.start - $1[0] }
        // A server that is late on a busy machine is late once, and delays all later notes.
        let late = zip(delays, delays.dropFirst()).filter { abs($0 - $1) > 0.002 }
        meter.expect(late.count <= 1, "\(delays)")
    }

    @Test func `missing values are heard as noise among the notes`() async throws {
        let meter = NoiseMeter()
        let (client, recording) = try await stage(.pulse)
        let gaps = Set([3, 4, 11, 17])
        let points = (0..<20).map { gaps.contains($0) ? "[\($0),null]" : "[\($0),\($0)]" }.joined(separator: ",")
        _ = try await client.ask(
            "describeChart",
            #"{"chart":{"id":"c","axes":[{"id":"x"},{"id":"y"}],"series":[{"id":"s","name":"s","points":[\#(points)]}]}}"#
        )
        let answer = try await client.ask("sonify", #"{"chart":"c","words":"none","seconds":3}"#)
        let score = try #require(answer.result?.announcement)
        #expect(try await client.outcome(of: score).state == "finished")
        let sound = try await WaveSound(recording.end())
        let heard = HeardNotes(sound.stereo).notes
        meter.expect(heard.map { $0.hertz == nil } == (0..<20).map(gaps.contains), "\(heard)")
    }

    @Test(arguments: Server.allCases)
    private func `a canceled score makes no click`(server: Server) async throws {
        let meter = NoiseMeter()
        let (client, recording) = try await stage(server)
        let notes = (0..<40).map { number -> [Double] in
            let hertz: Double = 220 * pow(2, Double(number % 7) / 3)
            return [Double(number) * 0.15, 0.15, hertz, 1, 0]
        }
        let own = try await rendered(notes).largestStep
        // Cancels at different places within a note.
        for number in 0..<10 {
            let cut = try await play(notes, client)
            try await client.began(cut)
            try await recording.grow(seconds: 0.2 + Double(number) * 0.013)
            _ = try await client.ask("cancel", #"{"scope":"self"}"#)
            #expect(try await client.outcome(of: cut).state == "canceled")
            try await recording.grow(seconds: 0.2)
        }
        let steps = try await WaveSound(recording.end()).stereo.stepsAtEnds
        // A server that is late on a busy machine may cut the sound too, once.
        #expect(steps.count >= 10)
        meter.expect(steps.count { $0 > own * 1.1 } <= 1, "\(steps), and the notes' own is \(own)")
    }
}
