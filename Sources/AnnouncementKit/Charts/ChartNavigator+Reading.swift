// SPDX-License-Identifier: MIT

extension ChartNavigator {
    /// Some of the visible points of a series, and how many of them there are. Nobody moves.
    /// - Parameter places: places among the visible points, from 0; those that there are not are left out.
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
