// SPDX-License-Identifier: MIT

/// Figures of the visible points of a series. Each answer says whether these are all points.
extension ChartNavigator {
    /// A description of the series in a few sentences.
    var description: Answer {
        guard let figured = figured, let extent = figured.xExtent else { return (false, .noData) }
        let (x, y) = (axisRange(figured.series.xAxis), axisRange(figured.series.yAxis))
        let points = figured.series.points
        let range = chart.visibleRange(ofAxis: figured.series.xAxis)
        var extremes: SeriesSummary.Extremes?
        if let lowest = points.lowest(in: range), let highest = points.highest(in: range),
            let mean = SeriesStatistics.mean(of: figured.y)
        {
            extremes = SeriesSummary.Extremes(
                lowest: point(lowest, of: figured.index), highest: point(highest, of: figured.index),
                mean: AxisValue(mean, on: y))
        }
        let summary = SeriesSummary(
            name: figured.series.name, count: figured.count, gaps: figured.gaps, infinite: figured.infinite,
            hidden: figured.y.count { $0 < y.lower || $0 > y.upper }, first: AxisValue(extent.min, on: x),
            last: AxisValue(extent.max, on: x), extremes: extremes,
            coverage: figured.coverage, trend: figured.y.isEmpty ? nil : trend(of: figured, on: y),
            season: season(of: figured, on: x))
        return (true, .seriesSummary(summary))
    }

    var statistics: Answer {
        guard let figured = figured else { return (false, .noData) }
        let y = axisRange(figured.series.yAxis)
        var distribution: SeriesFigures.Distribution?
        if let quantiles = Quantiles(figured.y), let mean = SeriesStatistics.mean(of: figured.y) {
            distribution = SeriesFigures.Distribution(
                mean: AxisValue(mean, on: y), median: AxisValue(quantiles.median, on: y),
                deviation: SeriesStatistics.deviation(of: figured.y, mean: mean).map { AxisValue($0, on: y) },
                lowerQuartile: AxisValue(quantiles.lowerQuartile, on: y),
                upperQuartile: AxisValue(quantiles.upperQuartile, on: y))
        }
        let figures = SeriesFigures(
            name: figured.series.name, coverage: figured.coverage, count: figured.count,
            gaps: figured.gaps, infinite: figured.infinite, distribution: distribution)
        return (true, .statistics(figures))
    }

    var trend: Answer {
        guard let figured = figured, !figured.y.isEmpty else { return (false, .noData) }
        let trend = trend(of: figured, on: axisRange(figured.series.yAxis))
        let season = season(of: figured, on: axisRange(figured.series.xAxis))
        return (true, .trend(trend, season: season, series: figured.series.name, coverage: figured.coverage))
    }

    private func trend(of figured: Figured, on axis: AxisRange) -> SeriesTrend {
        switch TrendTest(x: figured.valuesX, y: figured.y, span: axis.span) {
        case .changes(let change):
            let size = AxisValue(abs(change), on: axis)
            return change > 0 ? .rises(by: size) : .falls(by: size)
        case .flat: return .flat
        case .unclear:
            guard let ends = figured.ends else { return .tooFew }
            return .unclear(
                from: AxisValue(figured.y[ends.first], on: axis), to: AxisValue(figured.y[ends.last], on: axis))
        case .tooFew: return .tooFew
        }
    }

    private func season(of figured: Figured, on axis: AxisRange) -> SeriesSeason? {
        guard let step = figured.step, let season = Season(figured.allY) else { return nil }
        guard case .date = axis.scale else { return .points(season.period) }
        return .time(Double(season.period) * step)
    }

    /// The visible points of the current series; nil if there are none.
    private var figured: Figured? {
        guard let index = current else { return nil }
        let series = chart.series[index]
        let figured = Figured(series, index: index, in: chart.visibleRange(ofAxis: series.xAxis))
        return figured.count > 0 ? figured : nil
    }
}

/// The points of a series from which figures are computed, in the order of their indices.
private struct Figured {
    let series: DataSeries
    let index: Int
    let count: Int
    /// The x of all points. `valuesX` and `y` hold only the points that have a value.
    let x: [Double]
    let valuesX: [Double]
    let y: [Double]
    /// The y of all points; NaN in gaps.
    let allY: [Double]
    let infinite: Int
    var gaps: Int { count - y.count - infinite }
    var coverage: SeriesCoverage { count == series.points.count ? .all : .visible }

    init(_ series: DataSeries, index: Int, in range: DataRange) {
        self.series = series
        self.index = index
        let points = series.points
        var x: [Double] = []
        var y: [Double] = []
        switch VisiblePoints(points, in: range) {
        case .run(let run): (x, y) = (Array(points.x[run]), Array(points.y[run]))
        case .scattered(let places):
            (x, y) = (places.map { points.x[$0] }, places.map { points.y[$0] })
        }
        count = x.count
        self.x = x
        infinite = points.infinite == 0 ? 0 : y.count(where: \.isInfinite)
        allY = infinite == 0 ? y : y.map { $0.isFinite ? $0 : .nan }
        let hasGaps = y.contains { !$0.isFinite }
        valuesX = hasGaps ? zip(x, y).compactMap { $1.isFinite ? $0 : nil } : x
        self.y = hasGaps ? y.filter(\.isFinite) : y
    }

    /// Nil if there is no point.
    var xExtent: DataRange? {
        guard series.points.isSorted else { return DataRange(of: x) }
        return x.last.map { DataRange(min: x[0], max: $0) }
    }

    /// The indices of the leftmost and the rightmost value.
    var ends: (first: Int, last: Int)? {
        guard !y.isEmpty else { return nil }
        guard !series.points.isSorted else { return (0, y.count - 1) }
        let order = valuesX.indices
        guard let first = order.min(by: { valuesX[$0] < valuesX[$1] }),
            let last = order.max(by: { valuesX[$0] < valuesX[$1] })
        else { return nil }
        return (first, last)
    }

    /// The distance between neighbors; nil if distances differ by more than a tenth. Months still pass.
    var step: Double? {
        guard let first = x.first, let last = x.last, x.count > 1, first < last else { return nil }
        let mean = (last - first) / Double(x.count - 1)
        let isRegular = zip(x, x.dropFirst()).allSatisfy { abs($1 - $0 - mean) <= mean / 10 }
        return isRegular ? mean : nil
    }
}

/// Moves to places and values that the user names.
extension ChartNavigator {
    /// Goes to the point nearest to x. If it is not visible, the view moves there and keeps its width.
    mutating func goTo(x: Double) -> Answer {
        guard let series = current, x.isFinite, let extent = chart.series[series].points.xExtent,
            let index = chart.series[series].points.nearest(to: x, in: extent)
        else { return (false, .noData) }
        let target = chart.series[series].points.x[index]
        if !visibleRange(of: series).contains(target) { bring(target, ontoAxis: chart.series[series].xAxis) }
        return (true, .point(land(on: index, in: series)))
    }

    /// Follows playback: the user's point becomes the one nearest to x in the series. The visible range stays.
    /// - Returns: false if there is no such point.
    package mutating func follow(series id: String, x: Double) -> Bool {
        guard let series = chart.series.first(where: { $0.id == id }), x.isFinite, let extent = series.points.xExtent,
            let index = series.points.nearest(to: x, in: extent)
        else { return false }
        (chosen, place) = (id, index)
        return true
    }

    /// Moves the view so that the target is in its middle, within the limits of the data.
    private mutating func bring(_ target: Double, ontoAxis id: String) {
        guard let axis = chart.axis(id), let middle = axis.scale.position(of: target),
            let visible = axis.scale.positions(of: chart.visibleRange(ofAxis: id)),
            let data = chart.extent(ofAxis: id).flatMap(axis.scale.positions)
        else { return }
        let width = visible.max - visible.min
        let lower = max(data.min, min(middle - width / 2, data.max - width))
        let wanted = axis.scale.range(at: DataRange(min: lower, max: lower + width))
        let alone = DataRange(min: target, max: target)
        _ = try? show((wanted.map { $0.union(alone) }) ?? alone, onAxis: id)
    }

    /// Goes to the next point with this value, or, where the value lies between two points, to the nearer of the two.
    mutating func goTo(y: Double) -> Answer {
        guard let series = current, y.isFinite else { return (false, .noData) }
        let value = AxisValue(y, on: axisRange(chart.series[series].yAxis))
        guard let meeting = meeting(with: y, in: series) else { return (false, .noMore(.value(value))) }
        let point = land(on: meeting.index, in: series)
        return (true, meeting.between == nil ? .point(point) : .passing(value, point, isAfter: !meeting.isBefore))
    }

    mutating func goToAverage() -> Answer {
        guard let series = current, let mean = mean(of: series) else { return (false, .noData) }
        let axis = axisRange(chart.series[series].yAxis)
        let value = AxisValue(mean, on: axis)
        guard let meeting = meeting(with: mean, in: series) else { return (false, .noMore(.average(value))) }
        let point = land(on: meeting.index, in: series)
        guard let (from, to) = meeting.between else { return (true, .average(point, mean: value)) }
        return (true, .crossing(point, mean: value, from: AxisValue(from, on: axis), to: AxisValue(to, on: axis)))
    }

    /// The mean of the visible values; nil if there are none.
    private func mean(of series: Int) -> Double? {
        let points = chart.series[series].points
        let visible = VisiblePoints(points, in: visibleRange(of: series))
        var count = 0.0
        var mean = 0.0
        for place in 0..<visible.count {
            let value = points.y[visible[place]]
            guard value.isFinite else { continue }
            count += 1
            mean += value / count - mean / count
        }
        return count > 0 ? mean : nil
    }

    /// A place at which a series reaches a value.
    private struct Meeting {
        /// The point with the value, or the nearer of the two points around it.
        var index: Int
        /// The values of the two points around it; nil if a point has the value.
        var between: (from: Double, to: Double)?
        /// True if the point precedes the place at which the series passes the value.
        var isBefore = false
    }

    /// The next visible place at which the series reaches the value. Points on both sides of a gap do not count.
    private func meeting(with value: Double, in series: Int) -> Meeting? {
        let points = chart.series[series].points
        let visible = VisiblePoints(points, in: visibleRange(of: series))
        let here = visiblePlace.flatMap(visible.place) ?? -1
        var last = here >= 0 ? points.value(at: visible[here]) : nil
        for place in (here + 1)..<max(here + 1, visible.count) {
            let index = visible[place]
            guard let y = points.value(at: index) else {
                last = nil
                continue
            }
            if y == value { return Meeting(index: index) }
            if let last, last != value, (last < value) != (y < value) {
                guard abs(last - value) < abs(y - value) else { return Meeting(index: index, between: (last, y)) }
                // If the user is at the nearer point, this crossing was already visited.
                if place - 1 > here {
                    return Meeting(index: visible[place - 1], between: (last, y), isBefore: true)
                }
            }
            last = y
        }
        return nil
    }

    /// Moves by a tenth of the visible range of the x axis, but by at least one point.
    mutating func stride(forward: Bool) -> Answer {
        guard let series = current, let here = visiblePlace else { return step(by: forward ? 1 : -1) }
        let (points, range) = (chart.series[series].points, visibleRange(of: series))
        let neighbour = forward ? points.next(after: here, in: range) : points.previous(before: here, in: range)
        guard let neighbour, let axis = chart.axis(chart.series[series].xAxis),
            let place = axis.scale.position(of: points.x[here]), let visible = axis.scale.positions(of: range)
        else { return step(by: forward ? 1 : -1) }
        let tenth = visible.max / 10 - visible.min / 10
        let wanted = axis.scale.value(at: forward ? place + tenth : place - tenth)
        let target = points.nearest(to: wanted, in: range) ?? neighbour
        let isFurther = forward ? target > here : target < here
        return (true, .point(land(on: isFurther ? target : neighbour, in: series)))
    }
}
