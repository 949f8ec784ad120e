// SPDX-License-Identifier: MIT

/// How quickly the daemon speaks and falls silent, as it has measured itself.
package struct LatencyReply: Sendable, Hashable, Codable {
    /// All but the count are of the last 1,000, in milliseconds.
    package struct Summary: Sendable, Hashable, Codable {
        /// How many were measured since the daemon started.
        package var count: Int
        package var median: Double
        /// 95 of 100 were not longer.
        package var p95: Double
        package var worst: Double

        package init(count: Int, median: Double, p95: Double, worst: Double) {
            self.count = count
            self.median = median
            self.p95 = p95
            self.worst = worst
        }
    }

    /// The time from the moment an announcement could be spoken to its first sample given to the sink; nil before the
    /// first.
    package var firstSound: Summary?
    /// The time from the decision to silence it to the moment the sink is empty; nil before the first.
    package var stop: Summary?

    package init(firstSound: Summary?, stop: Summary?) {
        self.firstSound = firstSound
        self.stop = stop
    }
}
