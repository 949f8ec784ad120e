// SPDX-License-Identifier: MIT

/// Any announcement of a chart beyond its ranges: structured, and worded when its turn comes. Indirect, because
/// announcements are copied at each step of the queue.
package indirect enum ChartPhrase: Sendable, Hashable {
    /// An axis as an element: its name and its visible range.
    case axis(AxisRange)
    /// An axis that has no values, and no range that anybody has set.
    case emptyAxis(AxisRange)
    /// The first sentence about a chart.
    case opening(ChartOpening)
    /// The point that the cursor has reached.
    case point(ChartPoint)
    /// The point that the cursor is on, with its place among all; `series` counts from 0.
    case here(ChartPoint, series: Int = 0, of: Int = 1)
    /// The cursor has moved to another series; `index` counts from 0, and `told` is the name of the series before it.
    case series(name: String, index: Int, count: Int, point: ChartPoint?, told: String? = nil)
    /// There is no further series in that direction.
    case lastSeries(name: String, isFirst: Bool)
    case onlySeries
    case peak(ChartPoint)
    case trough(ChartPoint)
    /// A point at the average of what is visible.
    case average(ChartPoint, mean: AxisValue)
    /// The point nearest to where the series crosses the average, on its way between two values.
    case crossing(ChartPoint, mean: AxisValue, from: AxisValue, to: AxisValue)
    /// The point nearest to where the series passes a value that it has at no point, on either side of that place.
    case passing(AxisValue, ChartPoint, isAfter: Bool)
    /// There is no further one.
    case noMore(ChartPhrase.Sought)
    /// The user has put their mark on a point.
    case marked(ChartPoint)
    case noMark
    case distance(MarkDistance)
    case minimum(ChartPoint)
    case maximum(ChartPoint)
    case seriesSummary(SeriesSummary)
    case statistics(SeriesFigures)
    case trend(SeriesTrend, season: SeriesSeason? = nil, series: String, coverage: SeriesCoverage)
    case summary(ChartSummary)
    /// The user has scrolled, and these ranges are visible now.
    case scrolled(AccessibilityScrollDirection, [AxisRange])
    case zoomedIn([AxisRange])
    case zoomedOut([AxisRange])
    /// - Parameter isSame: whether all was shown already.
    case zoomedToExtents(animated: Bool, isSame: Bool = false)
    /// The view cannot grow.
    case allShown
    /// The view cannot shrink.
    case onePointShown
    /// A page of the data; `index` from 0.
    case page(index: Int, count: Int)
    case startOfData
    case endOfData
    /// There is no data to move to.
    case noData
    /// The new points of a monitored chart since the last digest; `series` is nil when no other is monitored.
    case digest(series: String?, count: Int, highest: AxisValue, lowest: AxisValue, latest: AxisValue)
    /// A series did what the user asked to be warned of.
    case alert(SeriesAlert)
    /// Monitor mode was turned on or off.
    case monitoring(isOn: Bool)
    /// New points are held back, or shown again.
    case frozen(isOn: Bool)
    /// No point has come.
    case nothingNew
    /// No point will come any more.
    case inputEnded
    /// It is a file, so that there is nothing to freeze or to monitor.
    case isFile(toMonitor: Bool)
    /// It is a file, so that nothing new comes.
    case fileComplete
    /// What is played of a chart; without a range where it has no x axis.
    case played(String, AxisRange?)
    /// How far it was played.
    case playedTo(AxisValue)

    /// The goal of the user's search.
    package enum Sought: Sendable, Hashable {
        case peak, trough
        case average(AxisValue)
        case value(AxisValue)
    }
}

/// A value, and the axis whose visible range says how many digits it takes.
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
    /// Nil where there is a gap.
    public var y: AxisValue?
    /// The client's own words for it, which are said in place of its numbers.
    public var label: String?
    public var kind: SeriesKind
    /// The name of its series.
    public var series: String
    /// Its place among the points of the series, from 0.
    public var index: Int
    public var count: Int
    /// The x of the point that was announced before it: of a date only what is new is said.
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

/// The way a series is drawn.
public enum SeriesKind: String, Sendable, Hashable, CaseIterable, Codable {
    case line, column, stackedColumn
}

/// A series in a sentence or two.
package struct SeriesSummary: Sendable, Hashable {
    package var name: String
    /// How many points it has, gaps included.
    package var count: Int
    package var gaps: Int
    /// How many of its values are infinite.
    package var infinite: Int
    /// How many of its values the axes do not show.
    package var hidden: Int
    package var first: AxisValue
    package var last: AxisValue
    /// Nil when no point has a value.
    package var extremes: Extremes?
    /// Nil where it is understood, as in the summary of a chart.
    package var coverage: SeriesCoverage?
    /// Nil where it was not looked for.
    package var trend: SeriesTrend?
    /// Nil where there is none, or it was not looked for.
    package var season: SeriesSeason?

    /// Its points with the least and the greatest value, and the average of all.
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
    /// The author's own description.
    package var text: String?
    package var axes: [AxisRange]
    /// All data of the axes that show a part of it, by their ids.
    package var data: [String: AxisRange]
    package var series: [SeriesSummary]
    /// How many more series there are.
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
    /// The sound that tells it before the words do; nil for what needs none.
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
    /// The point that it tells; nil for what is about none, and for what tells it whole.
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

    /// The ranges that a zoom or a scroll has changed; empty for what has changed none.
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
