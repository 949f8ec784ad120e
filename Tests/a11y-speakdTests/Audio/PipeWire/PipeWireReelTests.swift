// SPDX-License-Identifier: GPL-3.0-or-later

import CPipeWire
import TestSupport
import Testing

/// Each call of `turn` does the work of one cycle of the graph's thread, eight frames here. A fade has three frames at
/// this rate.
@Suite("The frames on their way to PipeWire's graph")
final class PipeWireReelTests {
    private let reel = pipewire_reel_new(64, 1000)!

    deinit { pipewire_reel_free(reel) }

    @discardableResult
    private func write(_ numbers: ClosedRange<Int16>) -> Int { write(Array(numbers)) }

    /// Each number becomes a frame with the number at the left and its opposite at the right.
    @discardableResult
    private func write(_ numbers: [Int16]) -> Int {
        pipewire_reel_write(reel, numbers.map { pipewire_frame(left: $0, right: -$0) }, numbers.count)
    }

    private func turn(now: Int64 = 0, delay: Int64 = 0) -> [Int16] { turned(now: now, delay: delay).frames }

    private func turned(_ count: Int = 8, now: Int64 = 0, delay: Int64 = 0) -> (frames: [Int16], isEdge: Bool) {
        var out = [pipewire_frame](repeating: pipewire_frame(left: -1, right: -1), count: count)
        let isEdge = pipewire_reel_turn(reel, &out, out.count, now, delay)
        #expect(out.map(\.right) == out.map { -$0.left })
        return (out.map(\.left), isEdge)
    }

    @Test func `frames are read in order, followed by silence`() {
        write(1...10)
        #expect(turn() == [1, 2, 3, 4, 5, 6, 7, 8])
        write(11...12)
        #expect(turn() == [9, 10, 11, 12, 0, 0, 0, 0])
        #expect(turn() == [0, 0, 0, 0, 0, 0, 0, 0])
    }

    @Test func `the marked frame and the end of the sound are reported as edges`() {
        #expect(!turned().isEdge)
        write(1...20)
        #expect([turned(), turned(), turned(), turned()].map(\.isEdge) == [true, false, true, false])
        write(1...16)
        pipewire_reel_mark(reel)
        write(1...8)
        #expect([turned(), turned(), turned(), turned(), turned()].map(\.isEdge) == [false, false, true, true, false])
        write(1...3)
        #expect([turned(), turned()].map(\.isEdge) == [true, false])
    }

    @Test func `a marked frame after a cut is reported as an edge`() {
        write(1...20)
        _ = turn()
        pipewire_reel_cut(reel, true)
        pipewire_reel_mark(reel)
        #expect(turned().isEdge)
        write(1...20)
        #expect([turned(), turned()].map(\.isEdge) == [true, false])
    }

    @Test func `cut frames fade out and the next frames follow at once`() {
        write(8...8)
        write(Array(repeating: 800, count: 20))
        #expect(turn() == [8, 800, 800, 800, 800, 800, 800, 800])
        pipewire_reel_cut(reel, true)
        write(1...4)
        #expect(turn() == [600, 400, 200, 1, 2, 3, 4, 0])
    }

    @Test func `a fade continues in the next cycle and a second cut does not restart it`() {
        write(Array(repeating: 800, count: 20))
        _ = turn()
        pipewire_reel_cut(reel, true)
        let two = turned(2)
        #expect(!two.isEdge)
        #expect(two.frames == [600, 400])
        write(Array(repeating: 5, count: 3))
        pipewire_reel_cut(reel, true)
        #expect(turn() == [200, 0, 0, 0, 0, 0, 0, 0])
    }

    @Test func `frames cut before the first cycle do not fade`() {
        write(1...20)
        pipewire_reel_cut(reel, true)
        #expect(turn() == [0, 0, 0, 0, 0, 0, 0, 0])
    }

    @Test func `frames cut without a fade end at once`() {
        write(1...20)
        _ = turn()
        pipewire_reel_cut(reel, false)
        write(30...31)
        #expect(turn() == [30, 31, 0, 0, 0, 0, 0, 0])
    }

    @Test func `a cut of fewer frames than a fade ends the fade early`() {
        write(Array(repeating: 800, count: 10))
        _ = turn()
        pipewire_reel_cut(reel, true)
        #expect(turn() == [600, 400, 0, 0, 0, 0, 0, 0])
    }

    @Test func `the reel accepts frames up to its capacity and wraps around its end`() {
        #expect(write(1...60) == 60)
        #expect(pipewire_reel_ahead(reel) == 60)
        _ = turn()
        #expect(write(61...100) == 12)
        #expect(pipewire_reel_written(reel) == 72)
        let rest = (0..<8).flatMap { _ in turn() }
        #expect(rest == Array(9...72))
        #expect(pipewire_reel_ahead(reel) == 0)
    }

    @Test func `frames that were cut do not count as ahead`() {
        write(1...60)
        pipewire_reel_cut(reel, true)
        write(1...4)
        #expect(pipewire_reel_ahead(reel) == 4)
    }

    @Test func `progress has the time of the last frame heard, and silence keeps it`() {
        write(1...12)
        _ = turn(now: 1_000_000, delay: 500)
        #expect(progress == [8, 9_000_500, 1])
        _ = turn(now: 9_000_000, delay: 500)
        #expect(progress == [12, 13_000_500, 2])
        _ = turn(now: 17_000_000, delay: 500)
        #expect(progress == [12, 13_000_500, 3])
    }

    @Test func `a cycle that begins after the end of the last counts as a miss, unless it is the first`() {
        func missed(_ begin: Int64, _ length: Int64 = 10) -> UInt64 {
            pipewire_reel_follow(reel, begin, length)
            return pipewire_reel_progress(reel).missed
        }
        #expect([missed(1000), missed(1010), missed(1021), missed(1034)] == [0, 0, 0, 0])
        #expect([missed(1054), missed(1064, 20), missed(1084), missed(5000)] == [1, 1, 1, 2])
        pipewire_reel_start(reel)
        #expect([missed(9000), missed(9010), missed(9030)] == [2, 2, 3])
    }

    private var progress: [Int64] {
        let progress = pipewire_reel_progress(reel)
        return [Int64(progress.place), progress.time, Int64(progress.turns)]
    }

    @Test(.slow) func `concurrent reads and writes lose, double or reorder no frames`() async {
        let reel = UncheckedReel(reel: reel)
        let total = 50_000
        async let read = Task.detached {
            var heard: [Int16] = []
            var out = [pipewire_frame](repeating: pipewire_frame(), count: 7)
            while heard.count < total {
                pipewire_reel_turn(reel.reel, &out, out.count, 0, 0)
                heard.append(contentsOf: out.lazy.filter { $0.left == -$0.right }.map(\.left).filter { $0 != 0 })
            }
            return heard
        }.value
        var written = 0
        while written < total {
            let numbers = (written..<min(total, written + 13)).map { Int16($0 % 32_000 + 1) }
            let piece = numbers.map { pipewire_frame(left: $0, right: -$0) }
            written += pipewire_reel_write(reel.reel, piece, piece.count)
        }
        #expect(await read == (0..<total).map { Int16($0 % 32_000 + 1) })
    }
}

/// One thread writes and one thread turns; the reel is made for exactly these two.
private struct UncheckedReel: @unchecked Sendable {
    let reel: OpaquePointer
}
