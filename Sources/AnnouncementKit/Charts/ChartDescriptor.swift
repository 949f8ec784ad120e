// SPDX-License-Identifier: MIT

/// A chart as its axes and its data: `AXChartDescriptor`.
public struct ChartDescriptor: Sendable, Hashable {
    /// The client's own name for the chart.
    public var id: String
    public var title: String?
    /// The author's description of the chart.
    public var summary: String?
    /// Where it is in its window; nil when nobody tells.
    public var frame: Rect?
    /// The first x axis and the first y axis are the ones that are scrolled and zoomed.
    public var axes: [ChartAxisDescriptor]
    public var series: [DataSeries]

    public init(
        id: String, title: String? = nil, summary: String? = nil, frame: Rect? = nil, axes: [ChartAxisDescriptor],
        series: [DataSeries] = []
    ) {
        self.id = id
        self.title = title
        self.summary = summary
        self.frame = frame
        self.axes = axes
        self.series = series
    }

    /// The axis of an id; nil when there is none.
    public func axis(_ id: String) -> ChartAxisDescriptor? { axes.first { $0.id == id } }

    /// How many points all series have.
    public var pointCount: Int { series.reduce(0) { $0 + $1.points.count } }
}

/// A series as its points: `AXDataSeriesDescriptor`.
public struct DataSeries: Sendable, Hashable {
    public var id: String
    public var name: String
    public var kind: SeriesKind
    /// The ids of its axes.
    public var xAxis: String
    public var yAxis: String
    public var points: PointColumns

    /// - Parameter name: its id unless given; a blank one names nothing.
    public init(
        id: String, name: String? = nil, kind: SeriesKind = .line, xAxis: String = "x", yAxis: String = "y",
        points: PointColumns = PointColumns()
    ) {
        self.id = id
        self.name = name.flatMap { $0.isBlank ? nil : $0 } ?? id
        self.kind = kind
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.points = points
    }
}

extension String {
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
