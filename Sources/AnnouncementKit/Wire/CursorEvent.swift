// SPDX-License-Identifier: MIT

/// The heard point in the data of a chart that is played.
public struct CursorEvent: Sendable, Hashable, Codable {
    /// The id of the announcement that plays the chart.
    public var announcement: AnnouncementID
    /// The id of the chart.
    public var chart: String
    /// The id of the series; empty for the total of stacked columns.
    public var series: String
    /// The x of the heard point, in the units of the x axis.
    public var x: Double
    /// Nil in a gap.
    public var y: Double?
    /// The displayed x, in words.
    public var text: String

    public init(announcement: AnnouncementID, chart: String, series: String, x: Double, y: Double?, text: String) {
        self.announcement = announcement
        self.chart = chart
        self.series = series
        self.x = x
        self.y = y
        self.text = text
    }
}
