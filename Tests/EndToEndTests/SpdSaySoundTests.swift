// SPDX-License-Identifier: MIT

import Testing

/// Effects of spd-say's numeric options on the sound.
@Suite("spd-say's numeric options", .seated)
struct SpdSaySoundTests {
    private func sound(_ options: [String]) async throws -> WaveSound {
        let home = try Home()
        let path = home.path("speech.wav")
        let stage = try await StandIn(in: home, sink: "wav:\(path)")
        _ = try await home.run(["spd-say", "--wait"] + options + ["alarm"], environment: stage.environment)
        _ = try await stage.silence()
        return try WaveSound(path)
    }

    @Test func `a higher rate shortens the speech`() async throws {
        let slow = try await sound(["--rate", "-50"]).seconds
        let plain = try await sound([]).seconds
        let fast = try await sound(["--rate", "50"]).seconds
        #expect(slow > plain && plain > fast && fast > 0)
    }

    @Test func `a lower volume is quieter, and the lowest is silent`() async throws {
        let plain = try await sound([]).peak
        let quiet = try await sound(["--volume", "0"]).peak
        #expect(plain > quiet && quiet > 0)
        #expect(try await sound(["--volume", "-100"]).peak == 0)
    }

    @Test func `a higher pitch setting raises the pitch of the voice`() async throws {
        let low = try await sound(["--pitch", "-50"]).pitch
        let plain = try await sound([]).pitch
        let high = try await sound(["--pitch", "50"]).pitch
        #expect(low < plain && plain < high && low > 0)
    }
}
