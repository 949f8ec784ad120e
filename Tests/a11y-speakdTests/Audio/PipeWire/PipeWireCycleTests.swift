// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import AudioSinks
@testable import a11y_speakd

@Suite("The cycle requested from PipeWire's graph")
struct PipeWireCycleTests {
    private var cycle = PipeWireCycle()

    /// The cycle length after each number of turns, with the misses counted until then.
    private mutating func lengths(_ misses: KeyValuePairs<UInt64, UInt64>) -> [Int] {
        misses.map { turns, missed in
            let old = cycle.length
            #expect(cycle.take(turns: turns, missed: missed) == (cycle.length != old))
            return cycle.length
        }
    }

    @Test mutating func `the cycle stays short while none is missed`() {
        #expect(lengths([500: 0, 999: 0, 1000: 0, 50_000: 0]) == [64, 64, 64, 64])
    }

    @Test mutating func `three misses within four thousand cycles double the length, at most twice`() {
        #expect(lengths([1000: 2, 1100: 3, 1200: 5, 1300: 6, 1400: 20]) == [64, 128, 128, 256, 256])
    }

    @Test mutating func `fewer than three misses within four thousand cycles keep the length`() {
        #expect(lengths([1000: 0, 4000: 2, 5000: 2, 6000: 4, 9000: 4, 9001: 7]) == [64, 64, 64, 64, 64, 128])
    }

    @Test mutating func `24,000 cycles without a miss halve the length, and 48,000 after it has grown again`() {
        #expect(lengths([100: 3, 9000: 3, 24_099: 3, 24_100: 3, 60_000: 3]) == [128, 128, 128, 64, 64])
        #expect(lengths([60_001: 6, 61_000: 7, 66_000: 7, 113_999: 7, 114_000: 7]) == [128, 128, 128, 128, 64])
    }
}
