// SPDX-License-Identifier: GPL-3.0-or-later

/// How much of a playback has been heard: the device's last report, and the time since. Times are microseconds of a
/// monotonic clock.
struct HeardClock: Sendable, Equatable {
    private let sampleRate: Int
    /// Samples given to the device.
    private(set) var written = 0
    private var known = 0
    /// The time at which `known` was reported; nil while the device stands still.
    private var since: UInt64?

    init(sampleRate: Int) {
        self.sampleRate = sampleRate
    }

    mutating func write(_ frames: Int) { written += frames }

    /// The device reports its position.
    /// - Parameter latency: how long until the last frame written is heard, in microseconds; negative when that is past.
    mutating func told(latency: Int64, at now: UInt64, isRunning: Bool) {
        known = max(known, min(written, position(latency: latency)))
        since = isRunning ? now : nil
    }

    /// The frame that is being heard; negative when the first is still to come.
    func position(latency: Int64) -> Int { written - Int(latency) * sampleRate / 1_000_000 }

    func heard(at now: UInt64) -> Int {
        guard let since, now > since else { return known }
        return min(written, known + Int(now - since) * sampleRate / 1_000_000)
    }

    /// Nothing more is heard of it.
    /// - Parameter now: nil when the time of the stop is unknown: then no more was heard than the device has reported.
    mutating func stop(at now: UInt64?) {
        known = now.map(heard) ?? known
        since = nil
    }
}
