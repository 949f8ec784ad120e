// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Histogram

/// How long something took, over the last 1,000 times. A value: whoever measures tells it.
///
/// A histogram does not forget, so the last 1,000 are kept as they are, and one is made of them when somebody asks.
struct LatencyFigures: Sendable {
    static let window = 1000
    /// In microseconds: whatever takes longer than an hour took an hour.
    private static let longest: UInt32 = 3_600_000_000

    /// How often it was measured.
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
        guard let worst = latest.max() else { return nil }
        // Three digits.
        var histogram = Histogram<UInt16>(highestTrackableValue: UInt64(Self.longest))
        for value in latest { histogram.record(UInt64(value)) }
        func milliseconds(_ percentile: Double) -> Double {
            Double(min(histogram.valueAtPercentile(percentile), UInt64(worst))) / 1000
        }
        return LatencyReply.Summary(
            count: count, median: milliseconds(50), p95: milliseconds(95), worst: Double(worst) / 1000)
    }
}
