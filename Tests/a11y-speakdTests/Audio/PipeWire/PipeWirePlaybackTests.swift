// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import AudioSinks
@testable import a11y_speakd

/// The graph is at place 10,000 when the playback begins; a sample is a millisecond.
@Suite("A playback on PipeWire's graph")
struct PipeWirePlaybackTests {
    private static let start: UInt64 = 10_000
    private var playback = PipeWirePlayback(UtteranceID(rawValue: 1), sampleRate: 1000, start: start, at: 0)
    private var turns: UInt64 = 0

    /// The progress after one more cycle. The sample before `taken` of this playback is heard at `time`, in
    /// milliseconds.
    private mutating func turn(_ taken: Int, heardAt time: Int64) -> PipeWirePlayback.Progress {
        turns += 1
        return progress(taken, heardAt: time)
    }

    private func progress(_ taken: Int, heardAt time: Int64) -> PipeWirePlayback.Progress {
        .init(place: UInt64(Int(Self.start) + taken), time: time * 1_000_000, turns: turns)
    }

    private mutating func take(
        _ event: PipeWirePlayback.Event, _ progress: PipeWirePlayback.Progress, at now: Int64
    ) -> [PipeWirePlayback.Step] {
        playback.take(event, progress, at: now * 1_000_000)
    }

    private static func look(in milliseconds: Int64) -> PipeWirePlayback.Step { .checkAfter(milliseconds * 1_000_000) }

    @Test mutating func `a playback begins only when the graph's first sample is heard, and is polled at that time`() {
        playback.write(500)
        #expect(take(.checked, turn(0, heardAt: 0), at: 10) == [Self.look(in: 1000)])
        #expect(playback.stage == .given)
        #expect(take(.checked, turn(5, heardAt: 45), at: 20) == [Self.look(in: 21)])
        #expect(playback.stage == .given)
        #expect(take(.checked, turn(25, heardAt: 65), at: 41) == [.report(.began), Self.look(in: 1000)])
        #expect(playback.stage == .heard)
        #expect(take(.checked, turn(125, heardAt: 165), at: 160) == [Self.look(in: 1000)])
    }

    @Test mutating func `a playback drained while heard ends when its last sample has sounded`() {
        playback.write(500)
        _ = take(.checked, turn(100, heardAt: 110), at: 105)
        #expect(take(.drained, turn(200, heardAt: 210), at: 205) == [Self.look(in: 1000)])
        #expect(playback.stage == .drained(hasBegun: true))
        #expect(take(.checked, turn(500, heardAt: 510), at: 503) == [Self.look(in: 7)])
        #expect(take(.checked, turn(500, heardAt: 510), at: 510) == [.end(.ended)])
    }

    @Test mutating func `a playback drained before it is heard begins and then ends`() {
        playback.write(5)
        #expect(take(.drained, turn(0, heardAt: 0), at: 1) == [Self.look(in: 1000)])
        #expect(playback.stage == .drained(hasBegun: false))
        #expect(take(.checked, turn(5, heardAt: 25), at: 10) == [Self.look(in: 11)])
        #expect(take(.checked, turn(5, heardAt: 25), at: 21) == [.report(.began), Self.look(in: 4)])
        #expect(take(.checked, turn(5, heardAt: 25), at: 25) == [.end(.ended)])
    }

    @Test mutating func `a playback that finishes between polls reports began and ended`() {
        playback.write(5)
        _ = take(.drained, turn(0, heardAt: 0), at: 1)
        #expect(take(.checked, turn(5, heardAt: 25), at: 99) == [.report(.began), .end(.ended)])
    }

    @Test mutating func `a playback without samples ends when it is drained`() {
        #expect(take(.drained, turn(0, heardAt: 0), at: 0) == [.end(.ended)])
    }

    @Test mutating func `draining a playback twice leaves its stage unchanged`() {
        playback.write(500)
        _ = take(.drained, turn(0, heardAt: 0), at: 1)
        #expect(take(.drained, turn(0, heardAt: 0), at: 2) == [Self.look(in: 1000)])
        #expect(playback.stage == .drained(hasBegun: false))
    }

    @Test mutating func `a stalled graph is queried after two seconds and counts as suspended if its server answers`() {
        playback.write(500)
        _ = take(.checked, turn(100, heardAt: 110), at: 100)
        #expect(take(.checked, progress(100, heardAt: 110), at: 1100) == [Self.look(in: 1000)])
        #expect(take(.checked, progress(100, heardAt: 110), at: 2100) == [.ask, Self.look(in: 1000)])
        #expect(take(.checked, progress(100, heardAt: 110), at: 2500) == [Self.look(in: 1000)])
        #expect(
            take(.answered, progress(100, heardAt: 110), at: 2501)
                == [.stop, .report(.lost("the sound device is suspended"))])
        #expect(playback.stage == .lost(heard: 100))
    }

    @Test mutating func `a graph that resumes before the answer plays on, and is queried again at the next stall`() {
        playback.write(500)
        _ = take(.checked, turn(100, heardAt: 110), at: 100)
        #expect(take(.checked, progress(100, heardAt: 110), at: 2100) == [.ask, Self.look(in: 1000)])
        #expect(take(.answered, turn(105, heardAt: 2115), at: 2110) == [])
        #expect(take(.checked, progress(105, heardAt: 2115), at: 2120) == [Self.look(in: 1000)])
        #expect(take(.checked, progress(105, heardAt: 2115), at: 4120) == [.ask, Self.look(in: 1000)])
    }

    @Test mutating func `a server that does not answer for five seconds is disconnected`() {
        playback.write(500)
        _ = take(.checked, turn(100, heardAt: 110), at: 100)
        _ = take(.checked, progress(100, heardAt: 110), at: 2100)
        #expect(take(.checked, progress(100, heardAt: 110), at: 5100) == [.disconnect])
    }

    @Test(arguments: [0, 1, 2, 3])
    mutating func `a playback lost at any stage stops, reports the reason once, and ignores later events`(stage: Int) {
        if stage > 0 { playback.write(500) }
        if stage > 1 { _ = take(.checked, turn(100, heardAt: 110), at: 100) }
        if stage > 2 { _ = take(.drained, turn(100, heardAt: 110), at: 100) }
        let id = UtteranceID(rawValue: 1)
        #expect(playback.takes(id))
        let last = turn(100, heardAt: 110)
        #expect(take(.lost("gone"), last, at: 120) == [.stop, .report(.lost("gone"))])
        #expect(!playback.takes(id))
        #expect(take(.lost("gone"), last, at: 121) == [])
        #expect(take(.drained, last, at: 122) == [])
        #expect(take(.answered, last, at: 123) == [])
        #expect(take(.checked, turn(200, heardAt: 210), at: 500) == [])
        #expect(playback.heard(turn(300, heardAt: 310), at: 900_000_000) == (stage > 0 ? 100 : 0))
    }

    @Test mutating func `the frames heard are those the graph took and had time to play, without earlier frames`() {
        playback.write(500)
        func heard(_ place: UInt64, _ time: Int64, at now: Int64) -> Int {
            playback.heard(.init(place: place, time: time * 1_000_000, turns: 1), at: now * 1_000_000)
        }
        #expect(heard(0, 0, at: 5) == 0)
        #expect(heard(9_990, 5, at: 5) == 0)
        #expect(heard(10_100, 120, at: 100) == 80)
        #expect(heard(10_100, 120, at: 120) == 100)
        #expect(heard(10_100, 120, at: 9_000) == 100)
        #expect(heard(10_700, 700, at: 700) == 500)
    }

    @Test mutating func `the silence that wakes a device is not counted`() {
        playback.skip(50)
        playback.write(500)
        let progress = PipeWirePlayback.Progress(place: Self.start + 60, time: 0, turns: 1)
        #expect(playback.heard(progress, at: 0) == 10)
    }

    @Test func `a playback rejects samples of another id`() {
        #expect(!playback.takes(UtteranceID(rawValue: 2)))
    }
}
