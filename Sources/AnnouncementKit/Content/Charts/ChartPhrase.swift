// SPDX-License-Identifier: MIT

/// Any announcement about a chart except its ranges, structured until its turn. Indirect, because announcements are
/// copied at each step of the queue.
package indirect enum ChartPhrase: Sendable, Hashable {
    /// An axis as an element: its name and its visible range.
    case axis(AxisRange)
    /// An axis without values, and without a range that was set.
    case emptyAxis(AxisRange)
    /// The opening sentence of a chart.
    case opening(ChartOpening)
    /// The point that the cursor has reached.
    case point(ChartPoint)
    /// The cursor's point with its index among all points. `series` counts from 0.
    case here(ChartPoint, series: Int = 0, of: Int = 1)
    /// The cursor has moved to another series. `index` counts from 0, and `told` is the name of the previous series.
    case series(name: String, index: Int, count: Int, point: ChartPoint?, told: String? = nil)
    /// There is no further series in this direction.
    case lastSeries(name: String, isFirst: Bool)
    case onlySeries
    case peak(ChartPoint)
    case trough(ChartPoint)
    /// A point whose value is the mean of the visible values.
    case average(ChartPoint, mean: AxisValue)
    /// The point nearest to where the series crosses the mean, between two values.
    case crossing(ChartPoint, mean: AxisValue, from: AxisValue, to: AxisValue)
    /// The point nearest to where the series passes a value that none of its points has. The point may be on either
    /// side.
    case passing(AxisValue, ChartPoint, isAfter: Bool)
    /// There are no further matches.
    case noMore(ChartPhrase.Sought)
    /// The user has marked a point.
    case marked(ChartPoint)
    case noMark
    case distance(MarkDistance)
    case minimum(ChartPoint)
    case maximum(ChartPoint)
    case seriesSummary(SeriesSummary)
    case statistics(SeriesFigures)
    case trend(SeriesTrend, season: SeriesSeason? = nil, series: String, coverage: SeriesCoverage)
    case summary(ChartSummary)
    /// The user has scrolled, and these ranges are now visible.
    case scrolled(AccessibilityScrollDirection, [AxisRange])
    case zoomedIn([AxisRange])
    case zoomedOut([AxisRange])
    /// - Parameter isSame: true if all data was already visible.
    case zoomedToExtents(animated: Bool, isSame: Bool = false)
    /// The view cannot grow.
    case allShown
    /// The view cannot shrink.
    case onePointShown
    /// A page of the data. `index` counts from 0.
    case page(index: Int, count: Int)
    case startOfData
    case endOfData
    /// There is no data to move to.
    case noData
    /// The new points of a monitored chart since the last digest. `series` is nil if it is the only monitored series.
    case digest(series: String?, count: Int, highest: AxisValue, lowest: AxisValue, latest: AxisValue)
    /// A series has met a condition of the user's rules.
    case alert(SeriesAlert)
    /// Monitoring was turned on or off.
    case monitoring(isOn: Bool)
    /// New points are held back, or shown again.
    case frozen(isOn: Bool)
    /// No points have arrived.
    case nothingNew
    /// No more points will arrive.
    case inputEnded
    /// The chart is a file, so there is nothing to freeze or to monitor.
    case isFile(toMonitor: Bool)
    /// The chart is a file, so no new points will arrive.
    case fileComplete
    /// A chart was played: its name, and its x range, which is nil without an x axis.
    case played(String, AxisRange?)
    /// The x value up to which the chart was played.
    case playedTo(AxisValue)

    /// The target of the user's search.
    package enum Sought: Sendable, Hashable {
        case peak, trough
        case average(AxisValue)
        case value(AxisValue)
    }
}

/// A value, and its axis. The axis's visible range determines the number of spoken digits.
public struct AxisValue: Sendable, Hashable {
    public var value: Double
    public var axis: AxisRange

    public init(_ value: Double, on axis: AxisRange) {
        self.value = value
        self.axis = axis
    }
}

/// One point of a series.
public struct ChartPoint: Sendable, Hashable {
    public var x: AxisValue
    /// Nil in a gap.
    public var y: AxisValue?
    /// The client's own words for the point, spoken instead of its numbers.
    public var label: String?
    public var kind: SeriesKind
    /// The name of the point's series.
    public var series: String
    /// The index of the point in its series, from 0.
    public var index: Int
    /// The number of points in the series.
    public var count: Int
    /// The x of the point that was announced before. Only the differing parts of a date are spoken.
    public var toldX: Double?

    public init(
        x: AxisValue, y: AxisValue?, label: String? = nil, kind: SeriesKind = .line, series: String, index: Int,
        count: Int, toldX: Double? = nil
    ) {
        self.x = x
        self.y = y
        self.label = label
        self.kind = kind
        self.series = series
        self.index = index
        self.count = count
        self.toldX = toldX
    }
}

/// How a series is drawn.
public enum SeriesKind: String, Sendable, Hashable, CaseIterable, Codable {
    case line, column, stackedColumn
}

/// A series in a sentence or two.
package struct SeriesSummary: Sendable, Hashable {
    package var name: String
    /// The number of points, including gaps.
    package var count: Int
    package var gaps: Int
    /// The number of infinite values.
    package var infinite: Int
    /// The number of values outside the visible ranges.
    package var hidden: Int
    package var first: AxisValue
    package var last: AxisValue
    /// Nil if no point has a value.
    package var extremes: Extremes?
    /// Nil if the coverage is obvious, as in the summary of a chart.
    package var coverage: SeriesCoverage?
    /// Nil if no trend was computed.
    package var trend: SeriesTrend?
    /// Nil if there is no season, or none was computed.
    package var season: SeriesSeason?

    /// The points with the lowest and the highest value, and the mean of all values.
    package struct Extremes: Sendable, Hashable {
        package var lowest: ChartPoint
        package var highest: ChartPoint
        package var mean: AxisValue

        package init(lowest: ChartPoint, highest: ChartPoint, mean: AxisValue) {
            self.lowest = lowest
            self.highest = highest
            self.mean = mean
        }
    }

    package init(
        name: String, count: Int, gaps: Int, infinite: Int = 0, hidden: Int = 0, first: AxisValue, last: AxisValue,
        extremes: Extremes?, coverage: SeriesCoverage? = nil, trend: SeriesTrend? = nil,
        season: SeriesSeason? = nil
    ) {
        self.name = name
        self.count = count
        self.gaps = gaps
        self.infinite = infinite
        self.hidden = hidden
        self.first = first
        self.last = last
        self.extremes = extremes
        self.coverage = coverage
        self.trend = trend
        self.season = season
    }
}

/// A chart in a few sentences.
package struct ChartSummary: Sendable, Hashable {
    package var title: String?
    /// The author's description of the chart.
    package var text: String?
    package var axes: [AxisRange]
    /// The ranges of all data, by axis id, for axes that show only a part.
    package var data: [String: AxisRange]
    package var series: [SeriesSummary]
    /// The number of further series.
    package var more: Int

    package init(
        title: String?, text: String?, axes: [AxisRange], data: [String: AxisRange] = [:], series: [SeriesSummary],
        more: Int = 0
    ) {
        self.title = title
        self.text = text
        self.axes = axes
        self.data = data
        self.series = series
        self.more = more
    }
}

extension ChartPhrase {
    /// The sound that plays before the words; nil for none.
    package var earcon: Earcon? {
        switch self {
        case .startOfData, .endOfData, .noMore, .lastSeries, .onlySeries: .end
        case .series: .series
        case .point(let point), .here(let point, _, _): point.y == nil ? .gap : nil
        case .alert(let alert): alert.event.isCrossing ? .limit : nil
        default: nil
        }
    }
}

extension SeriesAlert.Event {
    fileprivate var isCrossing: Bool {
        switch self {
        case .above, .below: true
        case .changed, .silent: false
        }
    }
}

extension ChartPhrase {
    /// The point in the phrase; nil if there is none, or the phrase announces it in full.
    package var point: ChartPoint? {
        get {
            switch self {
            case .point(let point), .peak(let point), .trough(let point), .average(let point, _),
                .crossing(let point, _, _, _), .passing(_, let point, _), .minimum(let point), .maximum(let point):
                point
            case .series(_, _, _, let point, _): point
            default: nil
            }
        }
        set {
            guard let new = newValue else { return }
            switch self {
            case .point: self = .point(new)
            case .peak: self = .peak(new)
            case .trough: self = .trough(new)
            case .average(_, let mean): self = .average(new, mean: mean)
            case .crossing(_, let mean, let from, let to): self = .crossing(new, mean: mean, from: from, to: to)
            case .passing(let value, _, let isAfter): self = .passing(value, new, isAfter: isAfter)
            case .minimum: self = .minimum(new)
            case .maximum: self = .maximum(new)
            case .series(let name, let index, let count, _, let told):
                self = .series(name: name, index: index, count: count, point: new, told: told)
            default: break
            }
        }
    }

    /// The ranges that a zoom or a scroll has changed; empty for other phrases.
    package var movedRanges: [AxisRange] {
        get {
            switch self {
            case .zoomedIn(let ranges), .zoomedOut(let ranges), .scrolled(_, let ranges): ranges
            default: []
            }
        }
        set {
            switch self {
            case .zoomedIn: self = .zoomedIn(newValue)
            case .zoomedOut: self = .zoomedOut(newValue)
            case .scrolled(let direction, _): self = .scrolled(direction, newValue)
            default: break
            }
        }
    }
}
