// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import AudioSinks
@testable import a11y_speakd

@Suite("The heard part of a playback")
struct HeardClockTests {
    var clock = HeardClock(sampleRate: 1000)

    @Test mutating func `the heard position is 0 before the first report of the device`() {
        clock.write(500)
        #expect(clock.heard(at: 900_000) == 0)
    }

    @Test mutating func `the heard position is the reported one plus the time since, limited to the frames written`() {
        clock.write(500)
        clock.update(latency: 400_000, at: 1_000_000, isRunning: true)
        #expect([1_000_000, 1_050_000, 1_400_000, 9_000_000].map { clock.heard(at: $0) } == [100, 150, 500, 500])
        #expect(clock.heard(at: 0) == 100)
    }

    @Test mutating func `the heard position stays while the device is stopped`() {
        clock.write(500)
        clock.update(latency: 400_000, at: 1_000_000, isRunning: false)
        #expect(clock.heard(at: 9_000_000) == 100)
        clock.update(latency: 300_000, at: 9_000_000, isRunning: true)
        clock.stop(at: 9_010_000)
        #expect(clock.heard(at: 99_000_000) == 210)
    }

    @Test mutating func `the heard position of a hung device stays at its last report`() {
        clock.write(500)
        clock.update(latency: 400_000, at: 1_000_000, isRunning: true)
        clock.stop(at: nil)
        #expect(clock.heard(at: 9_000_000) == 100)
    }

    @Test mutating func `the heard position never decreases and is never negative`() {
        clock.write(500)
        #expect(clock.position(latency: 600_000) == -100)
        clock.update(latency: 600_000, at: 1, isRunning: true)
        #expect(clock.heard(at: 1) == 0)
        clock.update(latency: 100_000, at: 2, isRunning: true)
        clock.update(latency: 300_000, at: 3, isRunning: true)
        #expect(clock.heard(at: 3) == 400)
        clock.update(latency: -50_000, at: 4, isRunning: true)
        #expect(clock.heard(at: 4) == 500)
    }
}

@Suite("Fading tail")
struct FadingTailTests {
    var tail = FadingTail()

    private mutating func append(_ frames: [StereoFrame]) { frames.withUnsafeBufferPointer { tail.append($0) } }

    @Test mutating func `a fade falls evenly to silence and is silent to the end of the frames written`() {
        append(Array(repeating: 1000, count: 4))
        append(Array(repeating: 1000, count: 4))
        #expect(tail.faded(from: 2, over: 4) == [800, 600, 400, 200, 0, 0])
        #expect(tail.faded(from: 6, over: 4) == [800, 600])
    }

    @Test mutating func `a fade is empty after the last frame written and before the frames kept`() {
        append([1, 2, 3, 4])
        #expect(tail.faded(from: 4, over: 3) == [])
        tail.forget(before: 2, atLeast: 3)
        #expect(tail.faded(from: 0, over: 1) == [1, 0, 0, 0])
        tail.forget(before: 3, atLeast: 3)
        #expect(tail.faded(from: 2, over: 1) == [])
        #expect(tail.faded(from: 3, over: 1) == [2])
        #expect(tail.end == 4)
    }
}
