// SPDX-License-Identifier: MIT

/// The contents of phrases, with all that their words need.
extension ChartNavigator {
    /// An axis with what it shows now.
    package func axisRange(_ id: String) -> AxisRange {
        guard let axis = chart.axis(id) else {
            let range = AxisScale.linear.unset
            return AxisRange(axis: id, lower: range.min, upper: range.max)
        }
        let visible = chart.visibleRange(of: axis)
        return AxisRange(
            axis: id, lower: visible.min, upper: visible.max, scale: axis.scale, title: axis.title, unit: axis.unit,
            isXAxis: axis.isX, dates: dateExtent(of: axis), fractionDigits: chart.fractionDigits(of: axis),
            isCount: axis.isCount)
    }

    private func dateExtent(of axis: ChartAxisDescriptor) -> DateExtent? {
        guard let evidence = dates[axis.id], let extent = chart.extent(of: axis) else { return nil }
        return DateExtent(step: axis.dateStep ?? evidence.step(of: extent), first: extent.min, last: extent.max)
    }

    /// An axis by itself.
    func described(axis id: String) -> ChartPhrase {
        hasRange(id) ? .axis(axisRange(id)) : .emptyAxis(axisRange(id))
    }

    /// Whether an axis has values, or a range that somebody has set.
    private func hasRange(_ id: String) -> Bool {
        if case .category = chart.axis(id)?.scale { return true }
        return chart.axis(id)?.visibleRange != nil || chart.extent(ofAxis: id) != nil
    }

    /// A point of a series, both by their index.
    func point(_ index: Int, of series: Int) -> ChartPoint {
        let (x, y) = (axisRange(chart.series[series].xAxis), axisRange(chart.series[series].yAxis))
        return point(index, of: chart.series[series], x: x, y: y)
    }

    func point(_ index: Int, of series: DataSeries, x: AxisRange, y: AxisRange) -> ChartPoint {
        let points = series.points
        let value = points.y[index]
        return ChartPoint(
            x: AxisValue(points.x[index], on: x), y: value.isNaN ? nil : AxisValue(value, on: y),
            label: points.labels[index], kind: series.kind, series: series.name, index: index, count: points.count)
    }

    /// The number of series that are announced one by one; the others are counted.
    private static let toldSeries = 5

    /// The whole chart; series without points are not spoken of. Without any, the author's text stands alone.
    var summary: Answer {
        let all = chart.series.filter { !$0.points.isEmpty }
        guard !all.isEmpty || chart.summary != nil else { return (false, .noData) }
        let told = all.count > Self.toldSeries ? Array(all.prefix(1)) : all
        let ids = Set(told.flatMap { [$0.xAxis, $0.yAxis] })
        let axes = chart.axes.filter { ids.contains($0.id) && hasRange($0.id) }
        return (
            true,
            .summary(
                ChartSummary(
                    title: chart.title, text: chart.summary, axes: axes.map { axisRange($0.id) },
                    data: axes.reduce(into: [:]) { $0[$1.id] = data(beyondViewOf: $1) },
                    series: told.compactMap(summary(of:)), more: all.count - told.count))
        )
    }

    /// All data of an axis; nil where all of it is visible.
    private func data(beyondViewOf axis: ChartAxisDescriptor) -> AxisRange? {
        guard let extent = chart.extent(of: axis) else { return nil }
        let visible = chart.visibleRange(of: axis)
        guard extent.min < visible.min || extent.max > visible.max else { return nil }
        var range = axisRange(axis.id)
        (range.lower, range.upper) = (extent.min, extent.max)
        return range
    }

    private func summary(of series: DataSeries) -> SeriesSummary? {
        guard let extent = series.points.xExtent else { return nil }
        let (x, y) = (axisRange(series.xAxis), axisRange(series.yAxis))
        let statistics = SeriesStatistics(series.points)
        var extremes: SeriesSummary.Extremes?
        if let lowest = statistics.lowest, let highest = statistics.highest, let mean = statistics.mean {
            extremes = SeriesSummary.Extremes(
                lowest: point(lowest, of: series, x: x, y: y), highest: point(highest, of: series, x: x, y: y),
                mean: AxisValue(mean, on: y))
        }
        return SeriesSummary(
            name: series.name, count: statistics.count, gaps: statistics.gaps - series.points.infinite,
            infinite: series.points.infinite, hidden: hidden(of: series), first: AxisValue(extent.min, on: x),
            last: AxisValue(extent.max, on: x), extremes: extremes)
    }

    /// How many of a series' values are outside the visible ranges.
    private func hidden(of series: DataSeries) -> Int {
        let points = series.points
        let (x, y) = (chart.visibleRange(ofAxis: series.xAxis), chart.visibleRange(ofAxis: series.yAxis))
        let shown =
            (points.xExtent.map { $0.union(x) == x } ?? true) && (points.yExtent.map { $0.union(y) == y } ?? true)
        return shown ? 0 : zip(points.x, points.y).count { $1.isFinite && !(x.contains($0) && y.contains($1)) }
    }
}
