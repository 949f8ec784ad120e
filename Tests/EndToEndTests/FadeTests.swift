// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

@Suite("Fade-out", .seated)
struct FadeTests {
    @Test func `a canceled announcement fades out without a click`() async throws {
        let home = try Home()
        let meter = NoiseMeter()
        let recording = try await SoundServer(in: home).record()
        let client = try await RunningDaemon(in: home, sink: "pulse").client()
        try await client.readAlong()
        // Cancels at several offsets, within words and between them.
        for offset in [0, 4, 8, 14, 19, 24, 0, 4, 8, 14] {
            let cut = try await client.announce("one two three four five six seven", #""queue":true"#)
            try await client.hears(cut, at: offset)
            _ = try await client.ask("cancel", #"{"scope":"self"}"#)
            #expect(try await client.outcome(of: cut).state == "canceled")
            try await recording.grow(seconds: 0.2)
        }
        let ends = try await WaveSound(recording.end()).ends
        // A hard cut would end on a sample of some thousands. A server that is late on a busy machine may do so once.
        #expect(ends.count >= 10)
        meter.expect(ends.count { abs($0) > 300 } <= 1, "\(ends)")
    }
}
