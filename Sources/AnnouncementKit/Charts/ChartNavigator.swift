// SPDX-License-Identifier: MIT

/// A chart, its visible ranges and the user's place in it. It takes commands and returns what to say.
///
/// The same value moves a ``ChartSurface`` and the daemon's picture of a client's chart.
package struct ChartNavigator: Sendable, Equatable {
    package internal(set) var chart: ChartDescriptor
    /// The series that the user is in; nil until they have moved.
    var chosen: String?
    /// The point of that series; nil until they have moved to one.
    var place: Int?
    /// Where the user has put their mark.
    var mark: ChartCursor?
    private var pointLimit = ChartLimits().points
    /// By the ids of the date axes along which there is data.
    private(set) var dates: [String: DateEvidence] = [:]

    /// - Throws: a ``ChartFailure`` when the chart makes no sense.
    package init(_ chart: ChartDescriptor, limits: ChartLimits = ChartLimits()) throws(ChartFailure) {
        try chart.validate(limits: limits)
        self.chart = chart
        pointLimit = limits.points
        dates = DateEvidence.alongAxes(of: chart)
    }

    /// A chart that is known to make sense, and of which nothing is announced.
    init(trusted chart: ChartDescriptor) {
        self.chart = chart
    }

    package var cursor: ChartCursor? {
        guard let chosen, let place else { return nil }
        return ChartCursor(series: chosen, index: place)
    }

    /// Goes where another navigator was, as far as this chart has that place.
    mutating func keepPlace(of other: ChartNavigator) {
        mark = other.mark
        guard let series = chart.series.first(where: { $0.id == other.chosen }) else { return }
        chosen = series.id
        place = other.place.flatMap { series.points.x.indices.contains($0) ? $0 : nil }
    }

    /// Is where another navigator was and nowhere else, as far as this chart has that place.
    mutating func takePlace(of other: ChartNavigator) {
        leave()
        mark = other.mark
        chosen = other.chosen.flatMap { id in chart.series.contains { $0.id == id } ? id : nil }
        guard let count = chart.series.first(where: { $0.id == chosen })?.points.count else { return }
        place = other.place.flatMap { $0 < count ? $0 : nil }
    }

    /// Nobody has moved here yet.
    mutating func leave() { (chosen, place, mark) = (nil, nil, nil) }

    /// Keeps the place, and none of the points: whoever shows the chart may append to them without their being copied.
    mutating func forgetData() {
        for index in chart.series.indices { chart.series[index].points = PointColumns() }
    }

    /// Replaces the chart. The user's place and the ranges that they have chosen to see stay.
    package mutating func replace(with chart: ChartDescriptor) throws(ChartFailure) {
        var new = chart
        for index in new.axes.indices where new.axes[index].visibleRange == nil {
            let range = self.chart.axis(new.axes[index].id)?.visibleRange
            if let range, (try? new.axes[index].check(range)) != nil { new.axes[index].visibleRange = range }
        }
        try new.validate(limits: ChartLimits(points: pointLimit))
        let last = self
        self.chart = new
        dates = DateEvidence.alongAxes(of: new)
        (chosen, place) = (nil, nil)
        keepPlace(of: last)
    }

    /// Directs commands to this series from now on. In another series than before the user is at none of its points.
    package mutating func choose(series id: String) throws(ChartFailure) {
        guard chart.series.contains(where: { $0.id == id }) else {
            throw .unknownSeries(id, chart: chart.id, known: chart.series.map(\.id))
        }
        if id != current.map({ chart.series[$0].id }) { place = nil }
        chosen = id
    }

    /// Carries a command out, and returns whether it did and what to say.
    package mutating func perform(_ command: ChartCommand) -> ChartOutcome {
        var answer = carryOut(command)
        // An author's text says more of a chart without points than that it has none.
        if answer.phrase == .noData, chart.pointCount == 0 { answer.phrase = summary.phrase }
        return ChartOutcome(handled: answer.handled, cursor: cursor, phrase: answer.phrase)
    }

    /// Shows another part of an axis.
    /// - Returns: the range as it is announced.
    @discardableResult
    package mutating func show(_ range: DataRange, onAxis id: String) throws(ChartFailure) -> AxisRange {
        guard let index = chart.axes.firstIndex(where: { $0.id == id }) else {
            throw .unknownAxis(id, chart: chart.id, known: chart.axes.map(\.id))
        }
        try chart.axes[index].check(range)
        chart.axes[index].visibleRange = range
        return axisRange(id)
    }

    /// Adds points at the end of a series.
    package mutating func append(_ points: PointColumns, to id: String) throws(ChartFailure) {
        guard let index = chart.series.firstIndex(where: { $0.id == id }) else {
            throw .unknownSeries(id, chart: chart.id, known: chart.series.map(\.id))
        }
        guard chart.pointCount + points.count <= pointLimit else {
            throw .tooManyPoints(chart: chart.id, limit: pointLimit)
        }
        try chart.check(points, of: chart.series[index])
        chart.series[index].points.append(contentsOf: points)
        let axis = chart.series[index].xAxis
        if case .date(let offset) = chart.axis(axis)?.scale {
            dates[axis, default: DateEvidence()].take(points.x, in: offset)
        }
    }

    typealias Answer = (handled: Bool, phrase: ChartPhrase?)

    private mutating func carryOut(_ command: ChartCommand) -> Answer {
        switch command {
        case .summary: summary
        case .describe: description
        case .statistics: statistics
        case .trend: trend
        case .axis(let id): chart.axis(id) == nil ? (false, .noData) : (true, described(axis: id))
        case .next: step(by: 1)
        case .previous: step(by: -1)
        case .first: go { points, range in points.first(in: range) }
        case .last: go { points, range in points.last(in: range) }
        case .where: here.map { (true, $0) } ?? step(by: 1)
        case .nextSeries: goToSeries(by: 1)
        case .previousSeries: goToSeries(by: -1)
        case .minimum: goToExtremum(ChartPhrase.minimum) { $0.lowest(in: $1) }
        case .maximum: goToExtremum(ChartPhrase.maximum) { $0.highest(in: $1) }
        case .average: goToAverage()
        case .nextPeak: goToPeak(forward: true)
        case .previousPeak: goToPeak(forward: false)
        case .nextTrough: goToTrough(forward: true)
        case .previousTrough: goToTrough(forward: false)
        case .nextTenth: stride(forward: true)
        case .previousTenth: stride(forward: false)
        case .goTo(.x(let x)): goTo(x: x)
        case .goTo(.y(let y)): goTo(y: y)
        case .mark: setMark()
        case .distance: distanceFromMark
        case .nextPage: page(by: 1)
        case .previousPage: page(by: -1)
        case .scroll(let direction): scroll(direction)
        case .zoomIn: zoom(by: 0.5, ChartPhrase.zoomedIn)
        case .zoomOut: zoom(by: 2, ChartPhrase.zoomedOut)
        case .zoomToExtents(let animated): zoomToExtents(animated: animated)
        }
    }
}
