// SPDX-License-Identifier: GPL-3.0-or-later

/// How fast an engine itself speaks, and how much faster its sound is played than that.
struct EngineRate: Sendable, Hashable {
    /// Words per minute, as the engine is asked for them.
    let rate: Int
    /// 1 leaves its sound as it is, 2 makes it half as long.
    let speed: Double

    /// - Parameters:
    ///   - wanted: words per minute.
    ///   - own: the rates at which the engine sounds best, and of which a higher one is always shorter.
    init(_ wanted: Int, own: ClosedRange<Int>) {
        rate = min(max(wanted, own.lowerBound), own.upperBound)
        speed = Double(wanted) / Double(rate)
    }
}
