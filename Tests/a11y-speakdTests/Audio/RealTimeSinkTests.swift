// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization
import TestSupport
import Testing

@testable import AudioSinks
@testable import a11y_speakd

@Suite("A sink in real time", .slow)
struct RealTimeSinkTests {
    let clock = ManualClock()
    let tape = MemoryTape()
    let events = Recorder<PlaybackEvent>()
    let first = UtteranceID(rawValue: 1)
    let second = UtteranceID(rawValue: 2)

    private func sink() -> RealTimeSink<ManualClock> { RealTimeSink(tape: tape, sampleRate: 10, clock: clock) }

    private func play(_ frames: [StereoFrame], of id: UtteranceID, on sink: some AudioSink) -> Bool {
        frames.withUnsafeBufferPointer { sink.play($0, of: id) }
    }

    @Test func `a playback begins at once, ends after its last frame's time, and is completely on tape`() async {
        let (ends, end) = AsyncStream.makeStream(of: PlaybackEvent.self)
        let sink = sink()
        sink.begin(first) { end.yield($0) }
        #expect(play([1, 2, 3, 4, 5], of: first, on: sink))
        sink.drain(first)
        await clock.sleepers(1)
        clock.advance(by: .milliseconds(300))
        #expect(sink.position(of: first) == 3)
        clock.advance(by: .milliseconds(200))
        var iterator = ends.makeAsyncIterator()
        #expect(await iterator.next() == .began)
        #expect(await iterator.next() == .ended)
        #expect(tape.frames == [1, 2, 3, 4, 5])
    }

    @Test func `a canceled playback is on tape only as far as it was heard`() {
        let sink = sink()
        sink.begin(first) { [events] in events.add($0) }
        #expect(play([1, 2, 3, 4, 5], of: first, on: sink))
        clock.advance(by: .milliseconds(200))
        #expect(sink.cancel(first) == 2)
        #expect(!play([6], of: first, on: sink))
        #expect(tape.frames == [1, 2])
        #expect(events.all == [.began])
    }

    @Test func `silence between playbacks is on tape, limited to a second`() {
        let sink = sink()
        for (id, pause) in [(first, Duration.milliseconds(300)), (second, .seconds(3600)), (first, .zero)] {
            sink.begin(id) { _ in }
            _ = play([9], of: id, on: sink)
            clock.advance(by: .milliseconds(100))
            _ = sink.cancel(id)
            clock.advance(by: pause)
        }
        let zeros = { (count: Int) in [StereoFrame](repeating: .silence, count: count) }
        #expect(tape.frames == [9] + zeros(3) + [9] + zeros(10) + [9])
    }

    @Test func `a tape that cannot be written fails the playback with the reason`() {
        let sink = sink()
        sink.begin(first) { [events] in events.add($0) }
        _ = play([1, 2], of: first, on: sink)
        tape.breakDown()
        clock.advance(by: .milliseconds(100))
        #expect(!play([3], of: first, on: sink))
        #expect(events.all == [.began, .failed("the tape broke")])
    }

    @Test func `calls with another playback's id change nothing`() {
        let sink = sink()
        sink.begin(first) { _ in }
        _ = play([1], of: first, on: sink)
        #expect(!play([2], of: second, on: sink))
        #expect(sink.cancel(second) == nil)
        sink.drain(second)
        #expect(sink.position(of: second) == 0)
        clock.advance(by: .milliseconds(100))
        #expect(sink.cancel(first) == 1)
    }
}

final class MemoryTape: Tape {
    struct Broken: Error, CustomStringConvertible { let description = "the tape broke" }

    let name = "memory"
    private let state = Mutex((frames: [StereoFrame](), isBroken: false))

    var frames: [StereoFrame] { state.withLock { $0.frames } }

    func breakDown() { state.withLock { $0.isBroken = true } }

    func write(_ frames: ArraySlice<StereoFrame>) throws {
        try state.withLock {
            guard !$0.isBroken else { throw Broken() }
            $0.frames += frames
        }
    }

    func flush() {}
}
