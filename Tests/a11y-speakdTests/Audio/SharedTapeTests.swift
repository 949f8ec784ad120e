// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import AudioSinks
@testable import a11y_speakd

/// Two sinks write into one file at a thousand frames a second.
@Suite("Two sinks in one file")
struct SharedTapeTests {
    private let path = "/tmp/a11y-shared-\(getpid())-\(UInt64.random(in: 0...UInt64.max)).wav"
    private let clock = ManualClock()
    private let file: WAVFile
    private let tape: SharedTape<ManualClock>

    init() throws {
        file = try WAVFile(path: path, sampleRate: 1000)
        unlink(path)
        tape = SharedTape(file: file, sampleRate: 1000, clock: clock)
    }

    private func frames(_ count: Int, _ level: Int16) -> ArraySlice<StereoFrame> {
        Array(repeating: StereoFrame(left: level, right: -level), count: count)[...]
    }

    /// Runs of equal samples, each as its count and level.
    private var content: [String] {
        file.frames(file.frameCount, at: 0).reduce(into: [(Int, Int16)]()) { runs, frame in
            if runs.last?.1 == frame.left { runs[runs.count - 1].0 += 1 } else { runs.append((1, frame.left)) }
        }.map { "\($0.0)x\($0.1)" }
    }

    @Test func `simultaneous sounds are mixed, each at its own time`() throws {
        let (speech, tones) = (tape.track(0), tape.track(1))
        try speech.begin(after: 0)
        clock.advance(by: .milliseconds(300))
        try tones.begin(after: 0)
        try tones.write(frames(100, 5))
        clock.advance(by: .milliseconds(100))
        try tones.flush()
        clock.advance(by: .milliseconds(100))
        try speech.write(frames(500, 1000))
        try speech.flush()
        #expect(content == ["300x1000", "100x1005", "100x1000"])
    }

    @Test func `consecutive sounds have their silence between them, limited to a second`() throws {
        let (speech, tones) = (tape.track(0), tape.track(1))
        try tones.begin(after: 0)
        try tones.write(frames(100, 5))
        try tones.flush()
        clock.advance(by: .seconds(9))
        try speech.begin(after: 1000)
        try speech.write(frames(100, 7))
        try speech.flush()
        try tones.begin(after: 200)
        try tones.write(frames(50, 5))
        try tones.flush()
        #expect(content == ["100x5", "1000x0", "100x7", "200x0", "50x5"])
    }

    @Test func `speech that begins during a long tone is mixed at the time it begins`() throws {
        let (speech, tones) = (tape.track(0), tape.track(1))
        try tones.begin(after: 0)
        try tones.write(frames(5000, 5))
        clock.advance(by: .seconds(5))
        try speech.begin(after: 0)
        try speech.write(frames(100, 7))
        try tones.write(frames(200, 5))
        #expect(content == ["5000x5", "100x12", "100x5"])
    }

    @Test func `mixed samples beyond the range are clipped`() throws {
        try file.mix(frames(2, 30_000), at: 1)
        try file.mix(frames(1, 30_000), at: 2)
        #expect(
            file.frames(4, at: 0) == [
                .silence, StereoFrame(left: 30_000, right: -30_000), StereoFrame(left: 32_767, right: -32_768),
                .silence,
            ])
    }
}
