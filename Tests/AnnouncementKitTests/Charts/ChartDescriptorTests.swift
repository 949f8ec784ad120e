// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@Suite("Charts as values")
struct ChartDescriptorTests {
    private static func chart(
        x: ChartAxisDescriptor = ChartAxisDescriptor(id: "x"), y: ChartAxisDescriptor = ChartAxisDescriptor(id: "y"),
        _ points: PointColumns = PointColumns(), xAxis: String = "x"
    ) -> ChartDescriptor {
        ChartDescriptor(id: "c", axes: [x, y], series: [DataSeries(id: "s", xAxis: xAxis, points: points)])
    }

    private static func point(_ x: Double, _ y: Double) -> PointColumns { PointColumns(x: [x], y: [y]) }

    private static let log = ChartAxisDescriptor(id: "y", scale: .logarithmic)
    private static let months = ChartAxisDescriptor.categorical(id: "x", categoryOrder: ["Jan", "Feb"])
    private static let infinity = Double.infinity

    @Test(arguments: [
        (
            chart(x: ChartAxisDescriptor(id: "x", visibleRange: DataRange(min: 5, max: 1))),
            "The range of axis \"x\" is from 5.0 to 1.0: both must be finite, and min may not be above max."
        ),
        (
            chart(y: ChartAxisDescriptor(id: "y", visibleRange: DataRange(min: .nan, max: 1))),
            "The range of axis \"y\" is from nan to 1.0: both must be finite, and min may not be above max."
        ),
        (
            chart(x: ChartAxisDescriptor(id: "x", visibleRange: DataRange(min: 0, max: infinity))),
            "The range of axis \"x\" is from 0.0 to inf: both must be finite, and min may not be above max."
        ),
        (
            chart(xAxis: "time"), "Chart \"c\" has no axis \"time\": it has x, y."
        ),
        (
            chart(xAxis: "y"),
            "Series \"s\" has axis \"y\" for its x, which is no x axis: name another, or set its \"isX\"."
        ),
        (chart(y: ChartAxisDescriptor(id: "x")), "Chart \"c\" has two axes \"x\": give each its own id."),
        (chart(point(.nan, 1)), "Point 0 of series \"s\" has an x that is not finite: leave the point out."),
        (chart(y: log, point(1, 0)), "Axis \"y\" is logarithmic and cannot show 0.0: its values must be above 0."),
        (
            chart(y: ChartAxisDescriptor(id: "y", scale: .logarithmic, visibleRange: DataRange(min: 0, max: 1))),
            "Axis \"y\" is logarithmic and cannot show 0.0: its values must be above 0."
        ),
        (chart(x: months, point(2, 1)), "Axis \"x\" has 2 categories, numbered from 0: there is no category 2.0."),
        (chart(x: months, point(0.5, 1)), "Axis \"x\" has 2 categories, numbered from 0: there is no category 0.5."),
        (ChartDescriptor(id: " ", axes: []), "The chart has no id: give it one that is not empty."),
        (
            ChartDescriptor(
                id: "c", axes: [ChartAxisDescriptor(id: "x"), ChartAxisDescriptor(id: "y")],
                series: [DataSeries(id: "s"), DataSeries(id: "s")]),
            "Chart \"c\" has two series \"s\": give each its own id."
        ),
    ])
    func `an invalid chart is refused with a sentence`(chart: ChartDescriptor, sentence: String) {
        do {
            try chart.validate()
            Issue.record("\(chart) was taken")
        } catch {
            #expect("\(error)" == sentence)
        }
    }

    @Test func `empty series, gaps and categories are valid`() throws {
        try Self.chart().validate()
        try Self.chart(Self.point(1, .nan)).validate()
        try Self.chart(x: Self.months, Self.point(1, 3)).validate()
    }

    @Test func `a chart of more points than the limit, four million by default, is refused`() throws {
        #expect(
            ChartLimits()
                == ChartLimits(charts: 1000, axes: 1000, series: 1000, points: 4_000_000, pointsInAll: 16_000_000))
        let limits = ChartLimits(points: 3)
        let points = PointColumns(x: [1, 2, 3], y: [])
        var navigator = try ChartNavigator(Self.chart(points), limits: limits)
        let failure = ChartFailure.tooManyPoints(chart: "c", limit: 3)
        #expect(throws: failure) { try navigator.append(Self.point(4, 2), to: "s") }
        let chart = Self.chart(PointColumns(x: [1, 2, 3, 4], y: []))
        #expect(throws: failure) { try chart.validate(limits: limits) }
    }

    @Test func `a chart with more axes or series than the limit is refused`() {
        let axes = [ChartAxisDescriptor(id: "x"), ChartAxisDescriptor(id: "y")]
        let series = [DataSeries(id: "a"), DataSeries(id: "b"), DataSeries(id: "c")]
        let chart = ChartDescriptor(id: "c", axes: axes, series: series)
        #expect(throws: ChartFailure.tooManyAxes(chart: "c", count: 2, limit: 1)) {
            try chart.validate(limits: ChartLimits(axes: 1))
        }
        #expect(throws: ChartFailure.tooManySeries(chart: "c", count: 3, limit: 2)) {
            try chart.validate(limits: ChartLimits(series: 2))
        }
        #expect(throws: Never.self) { try chart.validate(limits: ChartLimits(axes: 2, series: 3)) }
        #expect(
            [
                "\(ChartFailure.tooManyAxes(chart: "c", count: 2, limit: 1))",
                "\(ChartFailure.tooManySeries(chart: "c", count: 3, limit: 2))",
            ]
                == [
                    "Chart \"c\" has 2 axes, and may have 1: let series share axes.",
                    "Chart \"c\" has 3 series, and may have 2: show them in several charts.",
                ])
    }

    @Test func `points appended together equal points appended one by one`() {
        let parts = [
            PointColumns(), PointColumns(x: [1, 2], y: [.nan, 5], labels: [1: "two"]), PointColumns(),
            PointColumns(x: [2, 4], y: [6, -1], labels: [0: "again"]), PointColumns(x: [3], y: [0]),
        ]
        var (together, single) = (PointColumns(), PointColumns())
        for part in parts {
            together.append(contentsOf: part)
            for index in 0..<part.count {
                single.append(x: part.x[index], y: part.y[index], label: part.labels[index])
            }
            #expect(together == single)
            #expect(together.isSorted == single.isSorted)
            #expect(together.xExtent == single.xExtent)
            #expect(together.yExtent == single.yExtent)
        }
        #expect(!together.isSorted)
    }

    @Test func `columns know whether they are sorted and how far they extend, gaps aside`() {
        var points = PointColumns(x: [1, 2, 2, 5], y: [3, .nan, -1])
        #expect(points.isSorted)
        #expect(points.y.map(\.isNaN) == [false, true, false, true])
        #expect(points.xExtent == DataRange(min: 1, max: 5))
        #expect(points.yExtent == DataRange(min: -1, max: 3))
        points.append(x: 4, y: 9, label: "late")
        #expect(!points.isSorted)
        #expect(points.yExtent == DataRange(min: -1, max: 9))
        #expect(points.labels == [4: "late"])
        #expect(points == points)
        #expect(points != PointColumns(x: points.x, y: points.y))
        #expect(PointColumns(x: [1], y: [.nan]) == PointColumns(x: [1], y: []))
    }

    @Test func `columns reach down to zero, and a stack is as high as the sum of its parts`() {
        func extent(_ kind: SeriesKind) -> DataRange? {
            ChartDescriptor(
                id: "c", axes: [ChartAxisDescriptor(id: "x"), ChartAxisDescriptor(id: "y")],
                series: [
                    DataSeries(id: "a", kind: kind, points: PointColumns(x: [1, 2], y: [4, -6])),
                    DataSeries(id: "b", kind: kind, points: PointColumns(x: [1, 2], y: [3, -1])),
                ]
            ).extent(ofAxis: "y")
        }
        #expect(extent(.line) == DataRange(min: -6, max: 4))
        #expect(extent(.stackedColumn) == DataRange(min: -7, max: 7))
        let column = DataSeries(id: "a", kind: .column, points: PointColumns(x: [1], y: [4]))
        let chart = ChartDescriptor(
            id: "c", axes: [ChartAxisDescriptor(id: "x"), ChartAxisDescriptor(id: "y")], series: [column])
        #expect(chart.extent(ofAxis: "y") == DataRange(min: 0, max: 4))
    }

    /// - Parameter lengths: the number of points of each part. The values of the parts change by 1, −2 and 3 a point.
    /// second part fall in steps of two.
    private static func stack(_ lengths: [Int]) -> ChartDescriptor {
        let factors: [Double] = [1, -2, 3]
        let series = lengths.enumerated().map { number, length in
            let x = (0..<length).map(Double.init)
            let points = PointColumns(x: x, y: x.map { ($0 + 1) * factors[number % 3] })
            return DataSeries(id: "\(number)", kind: .stackedColumn, points: points)
        }
        return ChartDescriptor(
            id: "c", axes: [ChartAxisDescriptor(id: "x"), ChartAxisDescriptor(id: "y")], series: series)
    }

    @Test(arguments: [
        ([3, 1, 2], DataRange(min: -2, max: 8)), ([1, 1, 1], DataRange(min: -2, max: 4)),
        ([0, 0, 2], DataRange(min: 0, max: 6)), ([0, 2, 1], DataRange(min: -4, max: 3)),
    ])
    func `the parts of a stack may end at different points`(lengths: [Int], extent: DataRange) {
        #expect(Self.stack(lengths).extent(ofAxis: "y") == extent)
    }

    @Test func `Looking up each series at each point would take minutes.`() {
        // //
        let chart = Self.stack([300_000] + Array(repeating: 0, count: ChartLimits().series - 1))
        #expect(chart.visibleRange(ofAxis: "y") == DataRange(min: 0, max: 300_000))
    }

    @Test func `the visible range follows the data until it is set`() throws {
        var navigator = try ChartNavigator(Self.chart(Self.point(3, 1)))
        try navigator.append(Self.point(8, 2), to: "s")
        #expect(navigator.chart.visibleRange(ofAxis: "x") == DataRange(min: 3, max: 8))
        try navigator.show(DataRange(min: 0, max: 5), onAxis: "x")
        try navigator.append(Self.point(9, 2), to: "s")
        #expect(navigator.chart.visibleRange(ofAxis: "x") == DataRange(min: 0, max: 5))
    }
}
