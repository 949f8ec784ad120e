// SPDX-License-Identifier: MIT

/// The limits on what one application may display: more than any screen shows, and no more than memory allows.
package struct ChartLimits: Sendable, Hashable {
    package var charts: Int
    /// The axes of one chart. A lookup searches all of them.
    package var axes: Int
    /// The series of one chart.
    package var series: Int
    /// The points of one chart. The daemon rejects more with an error that asks for fewer.
    package var points: Int
    /// The points of all charts together. The default uses a quarter of a gigabyte.
    package var pointsInAll: Int

    package init(
        charts: Int = 1000, axes: Int = 1000, series: Int = 1000, points: Int = 4_000_000,
        pointsInAll: Int = 16_000_000
    ) {
        self.charts = charts
        self.axes = axes
        self.series = series
        self.points = points
        self.pointsInAll = pointsInAll
    }
}
