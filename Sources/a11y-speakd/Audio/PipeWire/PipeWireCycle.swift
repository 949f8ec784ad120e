// SPDX-License-Identifier: GPL-3.0-or-later

/// The cycle that the graph is asked for while there is speech: the shorter, the sooner a word is heard and silenced. Who misses a
/// cycle leaves a gap in everybody's sound, so short ones are for a machine that keeps up. A value.
struct PipeWireCycle {
    /// In samples, at 48 kHz: 2.7 ms or 5.3.
    var length: Int { isShort ? 128 : 256 }

    private var isShort = false
    /// So many cycles without a miss earn short ones: 5 s of them, and a minute where short ones were too short.
    private var patience: UInt64 = 1_000
    /// So many misses in so many short cycles are too many.
    private static let (limit, stretch): (UInt64, UInt64) = (3, 4_000)
    /// Where the current stretch of cycles began.
    private var start: (turns: UInt64, missed: UInt64) = (0, 0)

    /// - Parameters:
    ///   - turns: the cycles so far.
    ///   - missed: how often some were missed so far.
    /// - Returns: whether the length has changed.
    mutating func take(turns: UInt64, missed: UInt64) -> Bool {
        if isShort && missed - start.missed >= Self.limit {
            patience = 12_000
        } else if isShort || missed > start.missed {
            if !isShort || turns - start.turns >= Self.stretch { start = (turns, missed) }
            return false
        } else if turns - start.turns < patience {
            return false
        }
        isShort.toggle()
        start = (turns, missed)
        return true
    }
}
