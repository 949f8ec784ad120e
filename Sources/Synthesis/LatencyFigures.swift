// SPDX-License-Identifier: GPL-3.0-or-later

/// The last 1,000 durations of an operation. A value type: its owner measures and records.
package struct LatencyFigures: Sendable {
    static let window = 1000
    /// In microseconds: a longer time counts as an hour.
    private static let longest: UInt32 = 3_600_000_000

    /// The number of measurements.
    package private(set) var count = 0
    /// In microseconds; the newest replaces the oldest.
    package private(set) var latest: [UInt32] = []

    package init() {}

    package mutating func record(_ duration: Duration) {
        let microseconds = (duration / .microseconds(1)).rounded()
        let value = UInt32(min(max(microseconds, 0), Double(Self.longest)))
        if latest.count < Self.window { latest.append(value) } else { latest[count % Self.window] = value }
        count += 1
    }
}
