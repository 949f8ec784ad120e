// SPDX-License-Identifier: MIT

/// Figures of the visible points of a series. Each answer says whether these are all of its points.
extension ChartNavigator {
    /// The series in a few sentences.
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

    /// The visible points of the current series; nil when there are none.
    private var figured: Figured? {
        guard let index = current else { return nil }
        let series = chart.series[index]
        let figured = Figured(series, index: index, in: chart.visibleRange(ofAxis: series.xAxis))
        return figured.count > 0 ? figured : nil
    }
}

/// The points of a series that figures are about, in the order of their indices.
private struct Figured {
    let series: DataSeries
    let index: Int
    let count: Int
    /// The x of all points, then the x and the y of those that have a value.
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

    /// Nil when there is no point.
    var xExtent: DataRange? {
        guard series.points.isSorted else { return DataRange(of: x) }
        return x.last.map { DataRange(min: x[0], max: $0) }
    }

    /// Where among the values the outermost x are.
    var ends: (first: Int, last: Int)? {
        guard !y.isEmpty else { return nil }
        guard !series.points.isSorted else { return (0, y.count - 1) }
        let order = valuesX.indices
        guard let first = order.min(by: { valuesX[$0] < valuesX[$1] }),
            let last = order.max(by: { valuesX[$0] < valuesX[$1] })
        else { return nil }
        return (first, last)
    }

    /// The distance between neighbours; nil unless they are as far apart as months are, which differ by a tenth.
    var step: Double? {
        guard let first = x.first, let last = x.last, x.count > 1, first < last else { return nil }
        let mean = (last - first) / Double(x.count - 1)
        let isRegular = zip(x, x.dropFirst()).allSatisfy { abs($1 - $0 - mean) <= mean / 10 }
        return isRegular ? mean : nil
    }
}
