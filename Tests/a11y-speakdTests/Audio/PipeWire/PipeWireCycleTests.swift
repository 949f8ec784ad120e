// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import a11y_speakd

@Suite("The cycle that PipeWire's graph is asked for")
struct PipeWireCycleTests {
    private var cycle = PipeWireCycle()

    /// What it is after so many misses at each of these seconds.
    private mutating func lengths(_ misses: KeyValuePairs<Int64, UInt64>) -> [Int] {
        misses.map { second, missed in
            let old = cycle.length
            #expect(cycle.take(missed: missed, at: second * 1_000_000_000) == (cycle.length != old))
            return cycle.length
        }
    }

    @Test mutating func `it is short where none is missed, or few`() {
        #expect(lengths([1: 7, 2: 7, 5: 11, 12: 11, 13: 15, 500: 16]) == [128, 128, 128, 128, 128, 128])
    }

    @Test mutating func `it is long for a minute when five are missed within ten seconds`() {
        #expect(lengths([0: 0, 9: 4, 10: 5, 60: 5, 69: 6, 70: 6]) == [128, 128, 256, 256, 256, 128])
    }

    @Test mutating func `it stays long while some are missed`() {
        #expect(
            lengths([0: 0, 1: 9, 50: 9, 55: 14, 100: 14, 114: 14, 115: 14]) == [128, 256, 256, 256, 256, 256, 128])
    }
}
