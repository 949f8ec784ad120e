// SPDX-License-Identifier: GPL-3.0-or-later

/// The cycle that the graph is asked for while there is speech: the shorter, the sooner a word is heard and silenced. Who misses a
/// cycle leaves a gap in everybody's sound, so a machine that does not keep up gets longer ones. A value.
struct PipeWireCycle {
    /// In frames, at 48 kHz: 1.3 ms, 2.7 or 5.3.
    private(set) var length = shortest

    private static let (shortest, longest) = (64, 256)
    /// So many misses in so many cycles are too many.
    private static let (limit, stretch): (UInt64, UInt64) = (3, 4_000)
    /// So many cycles without a miss earn shorter ones; it is doubled each time that some were too short.
    private var patience: UInt64 = 12_000
    private static let mostPatience: UInt64 = 768_000
    /// Where the current stretch of cycles began.
    private var start: (turns: UInt64, missed: UInt64) = (0, 0)

    /// - Parameters:
    ///   - turns: the cycles so far.
    ///   - missed: how often some were missed so far.
    /// - Returns: whether the length has changed.
    mutating func take(turns: UInt64, missed: UInt64) -> Bool {
        let old = length
        if missed - start.missed >= Self.limit, length < Self.longest {
            length *= 2
            patience = min(patience * 2, Self.mostPatience)
        } else if missed == start.missed, turns - start.turns >= patience, length > Self.shortest {
            length /= 2
        } else if missed == start.missed || turns - start.turns < Self.stretch {
            return false
        }
        start = (turns, missed)
        return length != old
    }
}
