// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Testing

@testable import ClientConnection
@testable import Exploring
@testable import Tables
@testable import a11y_speak

@Suite("A copy of another program's chart")
struct ChartCopyTests {
    private func chart(_ count: Int) -> ChartDescriptor {
        let places = (0..<count).map(Double.init)
        return ChartDescriptor(
            id: "load", axes: [ChartAxisDescriptor(id: "x"), ChartAxisDescriptor(id: "y", isX: false)],
            series: [DataSeries(id: "s", points: PointColumns(x: places, y: places))])
    }

    /// The events of an explorer that reads this chart, reply by reply.
    private func events(_ copy: inout ChartCopy, _ chart: ChartDescriptor, revision: Int) -> [String] {
        var events: [String] = []
        while true {
            let reply = ReadChartReply(chart, revision: revision, for: copy.request)
            events += copy.take(reply).map { event in
                switch event {
                case .described(let table): "described with \(table.chart.pointCount)"
                case .appended(let parts): "appended \(parts.map { "\($0.series) \($0.points.count)" })"
                default: "\(event)"
                }
            }
            if !reply.more { return events }
        }
    }

    @Test func `a copy gets the whole chart, then appended points, and a new chart after another description`() throws {
        let shown = try ShownChart(
            among: [StatusReply.Program(client: "top", charts: [.init(chart(0))], elements: 0)], client: nil, chart: nil
        )
        var copy = ChartCopy(of: shown)
        #expect(events(&copy, chart(9001), revision: 1) == ["described with 9001"])
        #expect(events(&copy, chart(9001), revision: 1) == [])
        #expect(events(&copy, chart(9003), revision: 1) == [#"appended ["s 2"]"#])
        #expect(events(&copy, chart(3), revision: 2) == ["described with 3"])
        // Fewer points under an equal revision belong to another chart.
        #expect(events(&copy, chart(1), revision: 2) == ["described with 1"])
    }
}
