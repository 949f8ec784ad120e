// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

/// Apple's chart descriptors, with `AX` deleted.
@Suite("Charts: Apple's descriptors")
@MainActor
struct AudioGraphTests {
    private let months = CategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["Jan", "Feb", "Mar"])

    private func degrees(_ range: ClosedRange<Double> = 0...20) -> NumericDataAxisDescriptor {
        NumericDataAxisDescriptor(title: "Temperature", range: range, gridlinePositions: [10]) { "\(Int($0)) degrees" }
    }

    private func plain(_ title: String, _ range: ClosedRange<Double> = 0...10) -> NumericDataAxisDescriptor {
        NumericDataAxisDescriptor(title: title, range: range, gridlinePositions: []) { "\($0)" }
    }

    @Test func `a chart has the title, the summary, the axes and the points of its descriptor`() throws {
        let series = DataSeriesDescriptor(
            name: "Oslo", isContinuous: false, dataPoints: [DataPoint(x: "Jan", y: 3), DataPoint(x: "Mar", y: 12)])
        let chart = ChartDescriptor(
            title: "Weather", summary: "It warms.", xAxis: months, yAxis: degrees(), additionalAxes: [],
            series: [series])
        #expect(
            chart
                == ChartDescriptor(
                    id: "Weather", title: "Weather", summary: "It warms.",
                    axes: [
                        .categorical(id: "x", title: "Month", categoryOrder: ["Jan", "Feb", "Mar"]),
                        ChartAxisDescriptor(
                            id: "y", title: "Temperature", visibleRange: DataRange(min: 0, max: 20),
                            gridlinePositions: [10]),
                    ],
                    series: [
                        DataSeries(
                            id: "Oslo", kind: .column,
                            points: PointColumns(
                                x: [0, 2], y: [3, 12], labels: [0: "Jan, 3 degrees", 1: "Mar, 12 degrees"]))
                    ]))
        try chart.validate()
    }

    @Test func `a point without a label keeps no text, and a label is read before the values`() {
        let points = [DataPoint(x: 1, y: 2), DataPoint(x: 2, y: 5, label: "Peak")]
        let chart = ChartDescriptor(
            xAxis: plain("x"), yAxis: plain("y"),
            series: [DataSeriesDescriptor(name: "a", isContinuous: true, dataPoints: points)])
        #expect(chart.series[0].points == PointColumns(x: [1, 2], y: [2, 5], labels: [1: "Peak, 2.0, 5.0"]))
    }

    @Test(arguments: [
        (true, true, SeriesKind.line), (false, true, .line), (true, false, .line), (false, false, .column),
    ])
    func `a continuous series, and a scatter series along numbers, are lines`(
        isContinuous: Bool, isNumeric: Bool, kind: SeriesKind
    ) {
        let point = isNumeric ? DataPoint(x: 1, y: 1) : DataPoint(x: "Jan", y: 1)
        let chart = ChartDescriptor(
            xAxis: isNumeric ? plain("x") as any DataAxisDescriptor : months, yAxis: plain("y"),
            series: [DataSeriesDescriptor(name: "a", isContinuous: isContinuous, dataPoints: [point])])
        #expect(chart.series.map(\.kind) == [kind])
    }

    @Test func `a value that is missing is a gap, and a point without a place is left out`() {
        let points = [
            DataPoint(x: "Jan"), DataPoint(x: "Dec", y: 1), DataPoint(x: 2, y: 1), DataPoint(x: "Feb", y: .nan),
            DataPoint(x: "Mar", y: 4),
        ]
        let chart = ChartDescriptor(
            xAxis: months, yAxis: plain("y"),
            series: [DataSeriesDescriptor(name: "a", isContinuous: false, dataPoints: points)])
        #expect(chart.series[0].points == PointColumns(x: [0, 1, 2], y: [.nan, .nan, 4]))
    }

    @Test func `an additional axis adds a separate series`() throws {
        let points = [
            DataPoint(x: 1, y: 2, additionalValues: [.number(30), .category("Feb")]),
            DataPoint(x: 2, y: 3, additionalValues: [.number(40)]),
        ]
        let chart = ChartDescriptor(
            xAxis: plain("x"), yAxis: plain("y"), additionalAxes: [plain("Size", 0...50), months],
            series: [DataSeriesDescriptor(name: "a", isContinuous: false, dataPoints: points)])
        #expect(chart.axes.map(\.id) == ["x", "y", "z1", "z2"])
        #expect(chart.series.map(\.name) == ["a", "a Size", "a Month"])
        #expect(chart.series.map(\.yAxis) == ["y", "z1", "z2"])
        #expect(chart.series.map(\.points.y.first) == [2, 30, 1])
        #expect(chart.series[2].points.y[1].isNaN)
        try chart.validate()
    }

    @Test func `series without a name and series with equal names get distinct ids`() throws {
        let series = [nil, "a", "a", ""].map { DataSeriesDescriptor(name: $0, isContinuous: true, dataPoints: []) }
        let chart = ChartDescriptor(xAxis: plain("x"), series: series)
        #expect(chart.series.map(\.id) == ["series", "a", "a 2", "series 2"])
        #expect(chart.id == "chart" && chart.axes.map(\.title) == ["x", nil])
        try chart.validate()
    }

    @Test func `an axis shows all of its data, and a logarithmic axis leaves out values that it cannot show`() throws {
        var log = plain("y", 0...100)
        log.scaleType = .log10
        let points = [DataPoint(x: 1, y: 10), DataPoint(x: 20, y: 1000), DataPoint(x: 3, y: 0)]
        let chart = ChartDescriptor(
            xAxis: plain("x", 0...10), yAxis: log,
            series: [DataSeriesDescriptor(name: "a", isContinuous: true, dataPoints: points)])
        #expect(chart.axes.map(\.visibleRange) == [DataRange(min: 0, max: 20), nil])
        #expect(chart.axes[1].scale == .logarithmic)
        #expect(chart.series[0].points.y.prefix(2) == [10, 1000] && chart.series[0].points.y[2].isNaN)
        try chart.validate()
    }

    @Test func `a surface shows what its descriptor has`() throws {
        let series = ["a", "b"].map { name in
            DataSeriesDescriptor(
                name: name, isContinuous: name == "a",
                dataPoints: [DataPoint(x: "Feb", y: 4), DataPoint(x: "Mar", y: 9)])
        }
        let chart = ChartDescriptor(id: "c", title: "Weather", xAxis: months, yAxis: degrees(), series: series)
        let surface = try ChartSurface(chart, frame: Rect(x: 0, y: 0, width: 300, height: 100))
        var shown = chart
        shown.frame = surface.frame
        #expect(surface.descriptor == shown)
        #expect(surface.renderableSeries.map(\.kind) == [.line, .column])
        #expect(surface.renderSurface.accessibilityElement(at: 0)?.accessibilityLabel == "Feb, 4 degrees")
        #expect(throws: ChartFailure.duplicateAxis("x", chart: "c")) {
            try ChartSurface(ChartDescriptor(id: "c", axes: [chart.axes[0], chart.axes[0]]))
        }
    }

    private final class Plot: AccessibilityView, AccessibilityChart {
        var accessibilityChartDescriptor: ChartDescriptor?
    }

    private final class Listener: ChartListener {
        var charts: [ChartEvent] = []
        func happened(_ event: ViewEvent) {}
        func happened(_ event: ChartEvent) { charts.append(event) }
    }

    @Test func `a chart view sends its descriptor while it is displayed`() {
        let listener = Listener()
        let previous = Accessibility.listener
        Accessibility.listener = listener
        defer { Accessibility.listener = previous }
        let plot = Plot()
        Accessibility.willDisplay(plot)
        let chart = ChartDescriptor(id: "c", xAxis: months, yAxis: degrees(), series: [])
        plot.accessibilityChartDescriptor = chart
        Accessibility.willDisplay(plot)
        Accessibility.didEndDisplay(plot)
        #expect(listener.charts == [.described(chart), .removed("c")])
    }
}
