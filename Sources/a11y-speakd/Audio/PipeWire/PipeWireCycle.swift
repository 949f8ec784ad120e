// SPDX-License-Identifier: GPL-3.0-or-later

/// The cycle that the graph is asked for while there is speech: the shorter, the sooner a word is heard and silenced. Who misses a
/// cycle leaves a gap in everybody's sound, so where some are missed longer ones are asked for during a minute. A value; times are
/// nanoseconds of a monotonic clock.
struct PipeWireCycle {
    /// In samples, at 48 kHz: 2.7 ms or 5.3.
    var length: Int { longUntil == nil ? 128 : 256 }

    /// So many misses within a stretch of time are too many.
    private static let (limit, stretch): (UInt64, Int64) = (5, 10_000_000_000)
    private static let patience: Int64 = 60_000_000_000

    /// The misses when the current stretch began, and when that was.
    private var start: (missed: UInt64, time: Int64)?
    private var longUntil: Int64?

    /// - Parameter missed: the cycles missed so far.
    /// - Returns: whether the length has changed.
    mutating func take(missed: UInt64, at now: Int64) -> Bool {
        let old = length
        if start.map({ now - $0.time > Self.stretch }) ?? true { start = (missed, now) }
        if let start, missed - start.missed >= Self.limit {
            longUntil = now + Self.patience
        } else if let end = longUntil, end <= now {
            longUntil = nil
        }
        return length != old
    }
}
