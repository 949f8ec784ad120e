// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The series of a request, in the order in which they play.
struct ChosenSeries {
    /// Each series with its index in the chart, which determines its timbre.
    let all: [(number: Int, series: DataSeries)]

    /// - Throws: a ``ScoreRequestFailure`` if the chart lacks one of the series.
    init(of chart: ChartDescriptor, _ request: ScoreRequest) throws(ScoreRequestFailure) {
        let known = SeriesNumbers(chart)
        let ends = try request.interval.map { interval throws(ScoreRequestFailure) in
            (lower: try known.series(interval.lower), upper: try known.series(interval.upper))
        }
        var chosen: [(number: Int, series: DataSeries)] = []
        if let ids = request.series {
            for id in ids { chosen.append(try known.series(id)) }
        } else {
            chosen = chart.series.enumerated().map { ($0, $1) }
                .filter { $0.number != ends?.lower.number && $0.number != ends?.upper.number }
        }
        if request.mode == .compare {
            all = ends.map { [$0.lower] + chosen + [$0.upper] } ?? chosen
        } else {
            let total = request.order == .sequence ? StackTotal(chosen.map(\.series)) : nil
            all = chosen + (total.map { [(chart.series.count, $0.series)] } ?? [])
        }
    }
}

/// The series of a chart by id, indexed because there may be thousands.
private struct SeriesNumbers {
    private let chart: ChartDescriptor
    private let numbers: [String: Int]

    init(_ chart: ChartDescriptor) {
        self.chart = chart
        numbers = Dictionary(chart.series.enumerated().map { ($1.id, $0) }) { first, _ in first }
    }

    func series(_ id: String) throws(ScoreRequestFailure) -> (number: Int, series: DataSeries) {
        guard let number = numbers[id] else {
            throw .unknownSeries(id, chart: chart.id, known: chart.series.map(\.id))
        }
        return (number, chart.series[number])
    }
}

/// The height of a stack of columns at each x, as a series without an id that plays after its parts.
struct StackTotal {
    let series: DataSeries

    /// Nil unless at least two of the series are parts of one stack.
    init?(_ all: [DataSeries]) {
        let parts = all.filter { $0.kind == .stackedColumn }
        guard parts.count > 1, Set(parts.map { [$0.xAxis, $0.yAxis] }).count == 1,
            let longest = parts.max(by: { $0.points.count < $1.points.count })
        else { return nil }
        let y = (0..<longest.points.count).map { index in
            let values = parts.compactMap { $0.points.value(at: index) }
            return values.isEmpty ? Double.nan : values.reduce(0, +)
        }
        series = DataSeries(
            id: "", kind: .column, xAxis: longest.xAxis, yAxis: longest.yAxis,
            points: PointColumns(x: longest.points.x, y: y))
    }
}
