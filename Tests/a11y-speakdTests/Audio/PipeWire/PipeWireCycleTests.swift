// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import a11y_speakd

@Suite("The cycle that PipeWire's graph is asked for")
struct PipeWireCycleTests {
    private var cycle = PipeWireCycle()

    /// What it is after so many cycles, of which so many were missed.
    private mutating func lengths(_ misses: KeyValuePairs<UInt64, UInt64>) -> [Int] {
        misses.map { turns, missed in
            let old = cycle.length
            #expect(cycle.take(turns: turns, missed: missed) == (cycle.length != old))
            return cycle.length
        }
    }

    @Test mutating func `it is short when a thousand were kept up with`() {
        #expect(lengths([500: 0, 999: 0, 1000: 0, 50_000: 0]) == [256, 256, 128, 128])
    }

    @Test mutating func `a miss begins the thousand anew`() {
        #expect(lengths([900: 1, 1100: 1, 1800: 2, 2799: 2, 2800: 2]) == [256, 256, 256, 256, 128])
    }

    @Test mutating func `three misses within four thousand make it long, until twelve thousand were kept up with`() {
        #expect(lengths([1000: 0, 3000: 2, 3100: 3, 9000: 3, 15_099: 3, 15_100: 3]) == [128, 128, 256, 256, 256, 128])
    }

    @Test mutating func `fewer do not`() {
        #expect(lengths([1000: 0, 4000: 2, 5000: 2, 6000: 4, 9000: 4, 9001: 7]) == [128, 128, 128, 128, 128, 256])
    }
}
