// SPDX-License-Identifier: MIT

/// A chart, its visible ranges and the user's position in it. It performs commands and returns what to announce.
///
/// The same value serves a ``ChartSurface`` and the daemon's copy of a client's chart.
package struct ChartNavigator: Sendable, Equatable {
    package internal(set) var chart: ChartDescriptor
    /// The id of the user's series; nil until the user has moved.
    var chosen: String?
    /// The index of the user's point in that series; nil until the user has moved to one.
    var place: Int?
    /// The point that the user has marked.
    var mark: ChartCursor?
    private var pointLimit = ChartLimits().points
    /// Facts about dates, by the ids of the date axes that have data.
    private(set) var dates: [String: DateEvidence] = [:]

    /// - Throws: a ``ChartFailure`` if the chart is invalid.
    package init(_ chart: ChartDescriptor, limits: ChartLimits = ChartLimits()) throws(ChartFailure) {
        try chart.validate(limits: limits)
        self.chart = chart
        pointLimit = limits.points
        dates = DateEvidence.alongAxes(of: chart)
    }

    /// A chart that is known to be valid. Date steps are not derived, because nothing is announced from it.
    init(trusted chart: ChartDescriptor) {
        self.chart = chart
    }

    package var cursor: ChartCursor? {
        guard let chosen, let place else { return nil }
        return ChartCursor(series: chosen, index: place)
    }

    /// Takes another navigator's position, if this chart has it.
    mutating func keepPlace(of other: ChartNavigator) {
        mark = other.mark
        guard let series = chart.series.first(where: { $0.id == other.chosen }) else { return }
        chosen = series.id
        place = other.place.flatMap { series.points.x.indices.contains($0) ? $0 : nil }
    }

    /// Takes another navigator's position, or none if this chart does not have it.
    mutating func takePlace(of other: ChartNavigator) {
        leave()
        mark = other.mark
        chosen = other.chosen.flatMap { id in chart.series.contains { $0.id == id } ? id : nil }
        guard let count = chart.series.first(where: { $0.id == chosen })?.points.count else { return }
        place = other.place.flatMap { $0 < count ? $0 : nil }
    }

    /// Forgets the position and the mark.
    mutating func leave() { (chosen, place, mark) = (nil, nil, nil) }

    /// Keeps the position but drops all points, so that the owner of the chart can append to them without a copy.
    mutating func forgetData() {
        for index in chart.series.indices { chart.series[index].points = PointColumns() }
    }

    /// Replaces the chart. The user's position and the visible ranges stay.
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

    /// Directs commands to a series from now on. If the series has changed, the user is at none of its points.
    package mutating func choose(series id: String) throws(ChartFailure) {
        guard chart.series.contains(where: { $0.id == id }) else {
            throw .unknownSeries(id, chart: chart.id, known: chart.series.map(\.id))
        }
        if id != current.map({ chart.series[$0].id }) { place = nil }
        chosen = id
    }

    /// Performs a command, and returns whether it succeeded and what to announce.
    package mutating func perform(_ command: ChartCommand) -> ChartOutcome {
        var answer = carryOut(command)
        // For a chart without points, the author's text says more than "no data".
        if answer.phrase == .noData, chart.pointCount == 0 { answer.phrase = summary.phrase }
        return ChartOutcome(handled: answer.handled, cursor: cursor, phrase: answer.phrase)
    }

    /// Sets the visible range of an axis.
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

    /// Appends points to a series.
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

extension ChartNavigator {
    /// Some visible points of a series, and the number of all its visible points. The user's position does not change.
    /// - Parameter places: indices among the visible points, from 0. Indices out of bounds are left out.
    package func points(
        of series: String, at places: Range<Int>
    ) throws(ChartFailure) -> (visible: Int, points: [ChartPoint]) {
        guard let index = chart.series.firstIndex(where: { $0.id == series }) else {
            throw .unknownSeries(series, chart: chart.id, known: chart.series.map(\.id))
        }
        let points = chart.series[index].points
        let visible = VisiblePoints(points, in: visibleRange(of: index))
        let (x, y) = (axisRange(chart.series[index].xAxis), axisRange(chart.series[index].yAxis))
        let told = places.clamped(to: 0..<visible.count).map { point(visible[$0], of: chart.series[index], x: x, y: y) }
        return (visible.count, told)
    }
}

/// A mark, and the distance from it.
extension ChartNavigator {
    /// The user's point; nil if there is none.
    package var currentPoint: ChartPoint? { cursor.flatMap(point) }

    /// The phrase for the user's point and its index; nil if there is none.
    package var here: ChartPhrase? {
        guard let point = currentPoint, let index = current else { return nil }
        return .here(point, series: index, of: chart.series.count)
    }

    /// The series that commands apply to; nil if there is none.
    package var currentSeries: DataSeries? { current.map { chart.series[$0] } }

    private func point(_ cursor: ChartCursor) -> ChartPoint? {
        guard let series = chart.series.firstIndex(where: { $0.id == cursor.series }),
            chart.series[series].points.x.indices.contains(cursor.index)
        else { return nil }
        return point(cursor.index, of: series)
    }

    private mutating func setMark() -> Answer {
        guard let point = currentPoint else { return step(by: 1) }
        mark = cursor
        return (true, .marked(point))
    }

    private var distanceFromMark: Answer {
        guard let mark = mark.flatMap(point) else { return (false, .noMark) }
        guard let point = currentPoint else { return (false, .noData) }
        return (true, .distance(MarkDistance(from: mark, to: point)))
    }
}

/// Moves from peak to peak. A peak rises by at least a tenth of the visible span above the values on both sides, before
/// a higher value follows.
extension ChartNavigator {
    private mutating func goToPeak(forward: Bool) -> Answer { goToPeak(forward, sign: 1, ChartPhrase.peak, .peak) }

    private mutating func goToTrough(forward: Bool) -> Answer {
        goToPeak(forward, sign: -1, ChartPhrase.trough, .trough)
    }

    private mutating func goToPeak(
        _ isForward: Bool, sign: Double, _ phrase: (ChartPoint) -> ChartPhrase, _ sought: ChartPhrase.Sought
    ) -> Answer {
        guard let series = current else { return (false, .noData) }
        let heights = VisibleHeights(chart.series[series].points, in: visibleRange(of: series), sign: sign)
        guard heights.count > 0 else { return (false, .noData) }
        let here = visiblePlace.flatMap(heights.place)
        let found = isForward ? heights.peak(after: here ?? -1) : heights.peak(before: here ?? heights.count)
        guard let found else { return (false, .noMore(sought)) }
        return (true, phrase(land(on: heights.index(at: found), in: series)))
    }
}

/// The visible values of a series as heights, negated for troughs.
private struct VisibleHeights {
    private let visible: VisiblePoints
    private let y: [Double]
    private let sign: Double
    /// The height by which a peak must stand out.
    private let prominence: Double

    init(_ points: PointColumns, in range: DataRange, sign: Double) {
        visible = VisiblePoints(points, in: range)
        y = points.y
        self.sign = sign
        var (low, high) = (Double.infinity, -Double.infinity)
        for place in 0..<visible.count {
            let value = points.y[visible[place]]
            if value < low { low = value }
            if value > high { high = value }
        }
        // Divided before the subtraction, because the span of two finite numbers may be infinite.
        prominence = high > low ? high / 10 - low / 10 : .infinity
    }

    var count: Int { visible.count }

    func index(at place: Int) -> Int { visible[place] }

    func place(of index: Int) -> Int? { visible.place(of: index) }

    func peak(after place: Int) -> Int? { peak(from: place + 1, step: 1) }

    /// The peak before a place. On a level peak, the first point, as in the other direction.
    func peak(before place: Int) -> Int? {
        guard var found = peak(from: place - 1, step: -1) else { return nil }
        while found > 0, height(found - 1) == height(found) { found -= 1 }
        return found
    }

    /// Nil for a gap.
    private func height(_ place: Int) -> Double? {
        let value = y[visible[place]]
        return value.isFinite ? value * sign : nil
    }

    private func peak(from start: Int, step: Int) -> Int? {
        var candidate: (place: Int, height: Double)?
        var place = start
        while place >= 0 && place < count {
            if let height = height(place) {
                if let top = candidate, height <= top.height {
                    if top.height - height >= prominence {
                        if rises(to: top, from: -step) { return top.place }
                        candidate = (place, height)
                    }
                } else {
                    candidate = (place, height)
                }
            }
            place += step
        }
        return nil
    }

    /// True if the values on the side where the search began fall far enough before one is as high as the top.
    private func rises(to top: (place: Int, height: Double), from step: Int) -> Bool {
        var place = top.place + step
        while place >= 0 && place < count {
            if let height = height(place) {
                if height >= top.height { return false }
                if top.height - height >= prominence { return true }
            }
            place += step
        }
        return false
    }
}
