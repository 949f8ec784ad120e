// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Wording

@Suite("Summaries")
struct SeriesSummaryTests {
    private func chart(_ points: PointColumns, summary: String? = nil) -> ChartDescriptor {
        ChartDescriptor(
            id: "c", title: "Carbon dioxide", summary: summary,
            axes: [
                ChartAxisDescriptor(id: "x", title: "Year"), ChartAxisDescriptor(id: "y", unit: "ppm"),
            ],
            series: [DataSeries(id: "s", name: "Mauna Loa", points: points), DataSeries(id: "empty")])
    }

    private func statistics(_ points: PointColumns) throws -> SeriesSummary {
        var navigator = try ChartNavigator(chart(points))
        let phrase = navigator.perform(.summary).phrase
        guard case .summary(let summary) = phrase, let series = summary.series.first else {
            throw ChartFailure.unknownSeries("s", chart: "c", known: [])
        }
        return series
    }

    @Test func `a chart's summary has its title, its author's words, its axes and its series with points`() throws {
        var navigator = try ChartNavigator(
            chart(PointColumns(x: [1958, 1959, 1960, 1961], y: [315, .nan, 313, 317]), summary: "Rises every year"))
        let phrase = try #require(navigator.perform(.summary).phrase)
        #expect(
            Wording().words(for: .chart(phrase)).display
                == "Carbon dioxide. Rises every year. Mauna Loa, 4 points, 1 without a value, 1958 to 1961. "
                + "Lowest 313\u{A0}ppm at 1960; highest 317\u{A0}ppm at 1961; average 315\u{A0}ppm. "
                + "Year axis, 1958 to 1961; Y axis, 313 to 317\u{A0}ppm.")
    }

    @Test func `statistics cover all points, whatever is visible`() throws {
        var navigator = try ChartNavigator(chart(PointColumns(x: [1, 2, 3], y: [4, 8, 6])))
        try navigator.show(DataRange(min: 2, max: 2.5), onAxis: "x")
        guard case .summary(let summary) = navigator.perform(.summary).phrase else { throw ChartFailure.nameless("") }
        #expect(summary.series.map(\.count) == [3])
        #expect(summary.series[0].first.value == 1)
        #expect(summary.series[0].last.value == 3)
        #expect(summary.series[0].extremes?.lowest.index == 0)
        #expect(summary.series[0].extremes?.highest.index == 1)
        #expect(summary.series[0].extremes?.mean.value == 6)
    }

    @Test func `a mean keeps small values among large ones, and does not overflow`() throws {
        #expect(try statistics(PointColumns(x: [1, 2, 3], y: [1e16, 3, -1e16])).extremes?.mean.value == 1)
        let huge = Double.greatestFiniteMagnitude
        #expect(try statistics(PointColumns(x: [1, 2], y: [huge, huge])).extremes?.mean.value == huge)
        let tenths = Array(repeating: 0.1, count: 1_000_000)
        let mean = try statistics(PointColumns(x: tenths, y: tenths)).extremes?.mean.value
        #expect(mean == 0.1)
    }

    @Test func `a series of gaps has no extremes`() throws {
        let summary = try statistics(PointColumns(x: [1, 2], y: []))
        #expect(summary.count == 2)
        #expect(summary.gaps == 2)
        #expect(summary.extremes == nil)
    }
}
