// SPDX-License-Identifier: MIT

/// Where in the data the ear is.
public struct CursorEvent: Sendable, Hashable, Codable {
    public var announcement: AnnouncementID
    /// The id of the chart.
    public var chart: String
    /// The id of the series; an empty one is the total of stacked columns.
    public var series: String
    public var x: Double
    /// Nil in a gap.
    public var y: Double?
    /// The x in words, as displayed.
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
