// SPDX-License-Identifier: MIT

import AnnouncementKit

/// How high a stack of columns is at each place: a series without an id, played after its parts.
struct StackTotal {
    let series: DataSeries

    /// Nil when fewer than two of the series are parts of one stack.
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
