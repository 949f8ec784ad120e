// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// The last 1,000 durations of an operation. A value: its owner measures and records.
struct LatencyFigures: Sendable {
    static let window = 1000
    /// In microseconds: a longer time counts as an hour.
    private static let longest: UInt32 = 3_600_000_000

    /// The number of measurements.
    private(set) var count = 0
    /// In microseconds; the newest takes the place of the oldest.
    private var latest: [UInt32] = []

    mutating func record(_ duration: Duration) {
        let microseconds = (duration / .microseconds(1)).rounded()
        let value = UInt32(min(max(microseconds, 0), Double(Self.longest)))
        if latest.count < Self.window { latest.append(value) } else { latest[count % Self.window] = value }
        count += 1
    }

    /// Nil when nothing was measured.
    var summary: LatencyReply.Summary? {
        let sorted = latest.sorted()
        guard let worst = sorted.last else { return nil }
        /// The smallest value that this share of all values does not exceed.
        func milliseconds(percent: Int) -> Double { Double(sorted[(sorted.count * percent + 99) / 100 - 1]) / 1000 }
        return LatencyReply.Summary(
            count: count, median: milliseconds(percent: 50), p95: milliseconds(percent: 95),
            worst: Double(worst) / 1000)
    }
}
