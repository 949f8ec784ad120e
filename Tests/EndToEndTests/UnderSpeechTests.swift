// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

/// Scores beneath speech, in the sound of the real daemon.
@Suite("Scores beneath speech are heard")
struct UnderSpeechTests {
    private let home: Home
    /// Ten seconds of one pitch.
    private static let hum = #"{"score":{"tracks":[{"timbre":"sine","notes":[[0,10,440]]}]},"lane":"under"}"#

    init() throws {
        home = try Home()
    }

    private func hum(on client: SocketClient) async throws -> Int {
        let answer = try await client.ask("play", Self.hum)
        guard let id = answer.result?.announcement else { throw Setback(description: "refused: \(answer)") }
        try await client.began(id)
        return id
    }

    @Test(.alone) func `a score is softer under words, silent under a message, and continues after both`()
        async throws
    {
        let meter = NoiseMeter()
        let recording = try await SoundServer(in: home).record()
        let client = try await RunningDaemon(in: home, sink: "pulse").client()
        try await client.subscribe()
        let score = try await hum(on: client)
        // Speech at volume 0 takes its time, although it is not heard.
        for priority in ["default", "message"] {
            try await recording.grow(seconds: 0.6)
            let said = try await client.announce("one two three four", #""priority":"\#(priority)","volume":0"#)
            #expect(try await client.outcome(of: said).state == "finished")
        }
        try await recording.grow(seconds: 0.6)
        _ = try await client.ask("cancel", #"{"announcement":\#(score)}"#)
        #expect(try await client.outcome(of: score).state == "canceled")
        let sound = try await WaveSound(recording.end())
        let shares = sound.shares(of: [1, 0.25, 0])
        meter.expect(shares == [1, 0.25, 1, 0, 1], "\(shares)")
        // None of the six edges should click. A thread that is late on a busy machine clicks once or more.
        meter.expect(sound.clicks(beyond: 440) <= 3, "\(sound.clicks(beyond: 440)) clicks")
    }

    @Test(.seated, arguments: Outlet.allCases)
    func `a message over a score is understood`(_ outlet: Outlet) async throws {
        let ear = try await Ear(outlet, in: home)
        let client = try await RunningDaemon(in: home, sink: ear.sink).client()
        try await client.subscribe()
        let score = try await hum(on: client)
        let message = try await client.announce("alarm", #""priority":"message""#)
        #expect(try await client.outcome(of: message).state == "finished")
        _ = try await client.ask("cancel", #"{"announcement":\#(score)}"#)
        #expect(try await client.outcome(of: score).state == "canceled")
        #expect(try await ear.hearing(grammar: "[alarm]").words == "alarm")
    }

    @Test(.seated) func `a rendered score keeps its length, and a message interrupts it in the middle`() async throws {
        let events = [
            #"{"method":"play","params":{"score":{"tracks":[{"notes":[[0,2,440]]}]},"text":"hum","lane":"under"}}"#,
            #"{"at":1,"method":"announce","params":{"text":"one two three","priority":"message","volume":0}}"#,
        ]
        let file = home.path("sound.wav")
        let done = try await home.speak("render", "-", "-o", file, input: events.joined(separator: "\n"))
        #expect(done.exitStatus == 0, "\(done.errors)")
        let runs = try WaveSound(file).stretches(louder: 100)
        #expect(runs.count == 2 && abs(runs.reduce(0, +) - 2) < 0.05, "\(runs)")
    }
}
