// SPDX-License-Identifier: MIT

/// A mark, and the distance from it.
extension ChartNavigator {
    /// The point that the user is at; nil when there is none.
    package var currentPoint: ChartPoint? { cursor.flatMap(point) }

    /// The user's point with its place among all; nil when there is none.
    package var here: ChartPhrase? {
        guard let point = currentPoint, let index = current else { return nil }
        return .here(point, series: index, of: chart.series.count)
    }

    /// The series that commands are for; nil when there is none.
    package var currentSeries: DataSeries? { current.map { chart.series[$0] } }

    private func point(_ cursor: ChartCursor) -> ChartPoint? {
        guard let series = chart.series.firstIndex(where: { $0.id == cursor.series }),
            chart.series[series].points.x.indices.contains(cursor.index)
        else { return nil }
        return point(cursor.index, of: series)
    }

    mutating func setMark() -> Answer {
        guard let point = currentPoint else { return step(by: 1) }
        mark = cursor
        return (true, .marked(point))
    }

    var distanceFromMark: Answer {
        guard let mark = mark.flatMap(point) else { return (false, .noMark) }
        guard let point = currentPoint else { return (false, .noData) }
        return (true, .distance(MarkDistance(from: mark, to: point)))
    }
}
