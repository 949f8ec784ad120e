// SPDX-License-Identifier: GPL-3.0-or-later

/// The rate at which an engine itself speaks, and the factor by which its sound is then played faster.
struct EngineRate: Sendable, Hashable {
    /// Words per minute that are requested of the engine.
    let rate: Int
    /// 1 leaves the sound unchanged; 2 makes it half as long.
    let speed: Double

    /// - Parameters:
    ///   - wanted: the requested words per minute.
    ///   - own: the rates at which the engine sounds best. Among these, a higher rate is always shorter.
    init(_ wanted: Int, own: ClosedRange<Int>) {
        rate = min(max(wanted, own.lowerBound), own.upperBound)
        speed = Double(wanted) / Double(rate)
    }
}
