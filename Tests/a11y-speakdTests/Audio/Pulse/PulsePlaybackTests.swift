// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import AudioSinks
@testable import a11y_speakd

@Suite("A playback on a sound server")
struct PulsePlaybackTests {
    var playback = PulsePlayback(UtteranceID(rawValue: 1), sampleRate: 1000)

    /// Writes frames of equal loudness, half a second by default.
    private mutating func write(_ count: Int = 500, at now: UInt64 = 0) {
        Array(repeating: StereoFrame(1000), count: count).withUnsafeBufferPointer { playback.write($0, at: now) }
    }

    private mutating func told(_ latency: Int64?, isRunning: Bool = true, at now: UInt64 = 0) -> [PulsePlayback.Step] {
        playback.take(.timing(latency: latency, isRunning: isRunning), at: now)
    }

    @Test mutating func `a playback has not begun while the server does not know its latency`() {
        write()
        #expect(told(nil) == [.askAfter(5000)])
        #expect(playback.stage == .given)
    }

    @Test mutating func `a playback begins when its first sample sounds, and the server is asked again at that time`() {
        write()
        #expect(told(520_000) == [.askAfter(20_000)])
        #expect(told(1_700_000) == [.askAfter(1_000_000)])
        #expect(playback.stage == .given)
    }

    @Test mutating func `the beginning is reported once, and then the server is asked each second`() {
        write()
        #expect(told(500_000) == [.report(.began), .askAfter(1_000_000)])
        #expect(playback.stage == .heard)
        #expect(told(100_000) == [.askAfter(1_000_000)])
        #expect(playback.stage == .heard)
    }

    @Test mutating func `a server whose sound is stalled is asked sooner`() {
        write()
        #expect(told(520_000, isRunning: false) == [.askAfter(5000)])
        #expect(told(500_000, isRunning: false) == [.report(.began), .askAfter(5000)])
    }

    @Test mutating func `a playback without samples ends when it is drained`() {
        #expect(playback.take(.drained, at: 0) == [.end(.ended)])
    }

    @Test mutating func `a playback drained before it is heard begins, and the server is asked at its end`() {
        write()
        #expect(playback.take(.drained, at: 0) == [.drain, .ask])
        #expect(playback.stage == .drained(hasBegun: false))
        #expect(told(520_000) == [.askAfter(20_000)])
        #expect(playback.stage == .drained(hasBegun: false))
        #expect(told(400_000) == [.report(.began), .askAfter(400_000)])
        #expect(playback.stage == .drained(hasBegun: true))
        #expect(told(0) == [.end(.ended)])
    }

    @Test mutating func `a playback drained while heard ends when its last sample has sounded`() {
        write()
        _ = told(400_000)
        #expect(playback.take(.drained, at: 0) == [.drain, .ask])
        #expect(playback.stage == .drained(hasBegun: true))
        #expect(told(1000) == [.askAfter(1000)])
        #expect(told(-1000) == [.end(.ended)])
    }

    @Test mutating func `a playback that finishes before the server is asked reports began and ended`() {
        write()
        _ = playback.take(.drained, at: 0)
        #expect(told(-1000) == [.report(.began), .end(.ended)])
    }

    @Test mutating func `draining a playback twice leaves its stage unchanged`() {
        write()
        _ = playback.take(.drained, at: 0)
        #expect(playback.take(.drained, at: 0) == [.drain, .ask])
        #expect(playback.stage == .drained(hasBegun: false))
    }

    @Test mutating func `a playback moved to a slower device waits for it and does not begin again`() {
        write()
        _ = told(400_000)
        #expect(told(600_000) == [.askAfter(100_000)])
        #expect(told(400_000) == [.askAfter(1_000_000)])
    }

    @Test(arguments: [0, 1, 2, 3])
    mutating func `a playback lost at any stage stops, reports the reason once, and ignores later events`(stage: Int) {
        if stage > 0 { write() }
        if stage > 1 { _ = told(400_000) }
        if stage > 2 { _ = playback.take(.drained, at: 0) }
        #expect(playback.takes(UtteranceID(rawValue: 1)))
        #expect(playback.take(.lost("gone"), at: 0) == [.stop, .report(.lost("gone"))])
        #expect(playback.stage == .lost)
        #expect(!playback.takes(UtteranceID(rawValue: 1)))
        #expect(playback.take(.lost("gone"), at: 0) == [])
        #expect(playback.take(.drained, at: 0) == [])
        #expect(told(100_000) == [])
        #expect(told(nil) == [])
    }

    @Test mutating func `the heard position is kept after the device is lost`() {
        write()
        _ = told(400_000, at: 1_000_000)
        _ = playback.take(.lost("gone"), at: 1_050_000)
        #expect(playback.heard(at: 9_000_000) == 150)
    }

    @Test mutating func `the heard position of an unresponsive server stays at its last report`() {
        write()
        _ = told(400_000, at: 1_000_000)
        playback.distrust()
        _ = playback.take(.lost("gone"), at: 9_000_000)
        #expect(playback.heard(at: 9_000_000) == 100)
    }

    @Test mutating func `a playback rejects samples of another id`() {
        #expect(!playback.takes(UtteranceID(rawValue: 2)))
        #expect(playback.isEmpty)
        write()
        #expect(!playback.isEmpty)
    }

    @Test mutating func `a fade covers the frames that can still be replaced, to the end of the frames written`() {
        write(12)
        // Sample 2 is heard, the device holds 4 ms, and the request takes half a millisecond.
        let fade = playback.fade(latency: 10_000, deviceLatency: 4500)
        #expect(fade == PulsePlayback.Fade(frames: [750, 500, 250, 0, 0], duration: 8000))
        #expect(playback.fade(latency: 12_000, deviceLatency: 500)?.duration == 4000)
    }

    @Test mutating func `a device latency above 30 ms is limited to 30 ms`() {
        write(500)
        let fade = playback.fade(latency: 400_000, deviceLatency: 9_000_000)
        #expect(fade == playback.fade(latency: 400_000, deviceLatency: 30_000))
        #expect(fade?.duration == 33_000)
    }

    @Test mutating func `a fade before the beginning or at the end is nil`() {
        write(12)
        #expect(playback.fade(latency: 13_000, deviceLatency: 500) == nil)
        #expect(playback.fade(latency: 1000, deviceLatency: 500) == nil)
    }
}

@Suite("The position of the sound")
struct PulseTimingTests {
    /// Half of the samples written have been read, and 20 ms of those are still to be heard.
    let report = PulseTiming.Report(
        read: 500_000, written: 1_000_000, isComplete: true, isPlaying: true, sinceUnderrun: 0, sinkLatency: 20_000,
        age: 1000)

    @Test func `the heard position advances from the time of the server's report`() {
        let timing = PulseTiming(report, mayRun: true, at: 2_000_000)
        #expect(timing.isRunning)
        let times: [UInt64] = [0, 1_999_000, 2_000_000, 2_100_000]
        #expect(times.map { timing.heard(at: $0) } == [480_000, 480_000, 481_000, 581_000])
    }

    @Test func `the heard position of a corked or starved stream stays`() {
        var dry = report
        dry.isPlaying = false
        for timing in [PulseTiming(report, mayRun: false, at: 9_000), PulseTiming(dry, mayRun: true, at: 9_000)] {
            #expect(!timing.isRunning)
            #expect(timing.heard(at: 900_000) == 480_000)
        }
    }

    @Test func `the heard position at the end of the stream advances through the silence`() {
        var end = report
        (end.read, end.isPlaying, end.sinceUnderrun) = (1_000_000, false, 5000)
        #expect(end.isAtEnd)
        let timing = PulseTiming(end, mayRun: true, at: 1000)
        #expect(timing.isRunning)
        #expect(timing.heard(at: 1000) == 986_000)
    }

    @Test func `silence before a stream's first sample does not count as heard`() {
        let fresh = PulseTiming.Report(
            read: 0, written: 0, isComplete: true, isPlaying: false, sinceUnderrun: -1, sinkLatency: 20_000, age: 0)
        #expect(PulseTiming(fresh, mayRun: true, at: 0).heard(at: 0) == -20_000)
    }

    @Test func `a report older than the clock counts from the clock's start`() {
        var old = report
        old.age = 5000
        #expect(PulseTiming(old, mayRun: true, at: 1000).heard(at: 1000) == 481_000)
    }

    @Test func `the heard position of a stopped stream stays`() {
        var timing = PulseTiming(report, mayRun: true, at: 2_000_000)
        timing.stop(at: 2_009_000)
        #expect(timing.heard(at: 9_000_000) == 490_000)
    }
}
