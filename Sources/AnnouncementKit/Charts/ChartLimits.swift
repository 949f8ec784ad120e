// SPDX-License-Identifier: MIT

/// How much one application may have displayed: more than any screen shows, and no more than a machine has room for.
package struct ChartLimits: Sendable, Hashable {
    package var charts: Int
    /// Of one chart: each is looked for among all of them.
    package var axes: Int
    /// Of one chart.
    package var series: Int
    /// Of one chart; beyond it the application is asked to thin them.
    package var points: Int
    /// Of all charts together: a quarter of a gigabyte.
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
