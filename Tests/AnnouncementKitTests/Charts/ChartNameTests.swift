// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@Suite("Names of charts")
struct ChartNameTests {
    private static func chart(
        title: String? = nil, x: String?..., y: String?...
    ) -> ChartDescriptor {
        let places = x.enumerated().map { ChartAxisDescriptor(id: "x\($0)", isX: true, title: $1) }
        let values = y.enumerated().map { ChartAxisDescriptor(id: "y\($0)", isX: false, title: $1) }
        let series = (0..<max(x.count, y.count)).map {
            DataSeries(id: "s\($0)", xAxis: "x\(min($0, x.count - 1))", yAxis: "y\(min($0, y.count - 1))")
        }
        return ChartDescriptor(id: "axes1", title: title, axes: places + values, series: series)
    }

    @Test(arguments: [
        (chart(title: "Weather", x: "Day", y: "Rain"), "Weather"),
        (chart(x: "Day", y: "Rain"), "Rain by Day"),
        (chart(title: " ", x: "Day", y: "Rain"), "Rain by Day"),
        (chart(x: nil, y: "Rain"), "Rain"),
        (chart(x: "Day", y: nil), "Chart"),
        (chart(x: "Day", y: "Rain", "Rain"), "Rain by Day"),
        (chart(x: "Day", y: "Rain", "Sun"), "Chart"),
        (chart(x: "Day", y: "Rain", nil), "Chart"),
        (chart(x: "Day", "Hour", y: "Rain"), "Rain"),
        (ChartDescriptor(id: "axes1", axes: [ChartAxisDescriptor(id: "y", title: "Rain")]), "Chart"),
    ])
    func `a chart's name is its title or its axis titles, never its id`(chart: ChartDescriptor, name: String) {
        #expect(chart.name == name)
    }
}
