// SPDX-License-Identifier: MIT

/// The opening sentence of a chart.
extension ChartNavigator {
    /// - Parameter hasKeys: true if the user moves through the chart with keys.
    package func opening(hasKeys: Bool) -> ChartPhrase {
        let filled = chart.series.indices.filter { !chart.series[$0].points.isEmpty }
        guard let first = filled.first else { return summary.phrase ?? .noData }
        return .opening(
            ChartOpening(
                title: chart.title, seriesCount: filled.count, first: opening(of: first), hasKeys: hasKeys))
    }

    private func opening(of series: Int) -> SeriesOpening {
        let points = chart.series[series].points
        return SeriesOpening(
            name: chart.series[series].name, count: points.count, step: step(of: series), x: extent(of: series),
            shape: shape(of: series))
    }

    /// The axis from the first point to the last, whether visible or not.
    private func extent(of series: Int) -> AxisRange {
        var range = axisRange(chart.series[series].xAxis)
        if let extent = chart.series[series].points.xExtent { (range.lower, range.upper) = (extent.min, extent.max) }
        return range
    }

    private func shape(of series: Int) -> SeriesShape? {
        let points = chart.series[series].points
        let axis = axisRange(chart.series[series].yAxis)
        let value = { AxisValue($0, on: axis) }
        guard let extent = points.yExtent else { return points.infinite == 0 ? .empty : nil }
        if points.count == 1 { return .one(point(0, of: series)) }
        guard extent.min < extent.max else { return .always(value(extent.min)) }
        guard chart.axis(chart.series[series].yAxis)?.scale.isCategory != true else {
            return Self.mostFrequent(points.y).map { .mostly(value($0), $1, of: points.count) }
        }
        let along = AlongX(points)
        if chart.axis(chart.series[series].xAxis)?.scale.isCategory == true,
            let highest = points.y.firstIndex(of: extent.max), let lowest = points.y.firstIndex(of: extent.min)
        {
            return .ranks(highest: point(highest, of: series), lowest: point(lowest, of: series))
        }
        guard chart.axis(chart.series[series].xAxis)?.scale.isCategory == false, let (first, last) = along.ends,
            along.goes(from: first, to: last, span: extent.max - extent.min)
        else {
            return .between(value(extent.min), value(extent.max))
        }
        return first < last
            ? .rises(from: value(first), to: value(last)) : .falls(from: value(first), to: value(last))
    }

    /// Nil if two values are equally frequent, or no value is there twice. Gaps are left out: no two of them are equal, so
    /// a dictionary of many would take quadratic time.
    private static func mostFrequent(_ values: some Sequence<Double>) -> (value: Double, count: Int)? {
        let counts = Dictionary(values.lazy.filter(\.isFinite).map { ($0, 1) }, uniquingKeysWith: +)
        guard let most = counts.max(by: { $0.value < $1.value }), most.value > 1,
            counts.count(where: { $0.value == most.value }) == 1
        else { return nil }
        return (most.key, most.value)
    }

    /// The step between neighboring points if it is constant; `point` if it is not.
    private func step(of series: Int) -> SeriesStep {
        let points = chart.series[series].points
        let range = axisRange(chart.series[series].xAxis)
        if range.isCount { return .row }
        guard let step = range.dates?.step, points.count > 1, points.isSorted else { return .point }
        let steps = Self.steps.filter { $0.of == step }
        return steps.first { step in
            zip(points.x, points.x.dropFirst()).allSatisfy { abs(($1 - $0) / step.seconds - 1) <= step.tolerance }
        }?.step ?? .point
    }

    /// Lengths of months differ by a tenth, and days are an hour shorter or longer when clocks change.
    private static let steps: [(of: DateStep, step: SeriesStep, seconds: Double, tolerance: Double)] = [
        (.second, .second, 1, 0), (.minute, .minute, 60, 0), (.minute, .hour, 3600, 0), (.day, .day, 86_400, 0.05),
        (.day, .week, 604_800, 0.01), (.month, .month, 2_629_746, 0.1), (.quarter, .quarter, 7_889_238, 0.03),
        (.year, .year, 31_556_952, 0.01),
    ]
}

/// The values of a series, ordered by x.
private struct AlongX {
    private let x: [Double]
    private let y: [Double]

    init(_ points: PointColumns) {
        var places = points.y.indices.filter { points.y[$0].isFinite }
        if !points.isSorted { places.sort { (points.x[$0], $0) < (points.x[$1], $1) } }
        (x, y) = (places.map { points.x[$0] }, places.map { points.y[$0] })
    }

    var ends: (first: Double, last: Double)? { y.first.flatMap { first in y.last.map { (first, $0) } } }

    /// True if the values go in this direction: all of them, or as a significant trend.
    func goes(from first: Double, to last: Double, span: Double) -> Bool {
        guard first != last else { return false }
        let steps = zip(y, y.dropFirst())
        if first < last ? steps.allSatisfy(<=) : steps.allSatisfy(>=) { return true }
        guard case .changes(let change) = TrendTest(x: x, y: y, span: span) else { return false }
        return (change > 0) == (first < last)
    }
}
