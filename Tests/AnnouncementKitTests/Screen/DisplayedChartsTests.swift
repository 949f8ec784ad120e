// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing
import Wording

@Suite("Displayed charts")
struct DisplayedChartsTests {
    private static let chart = ChartDescriptor(
        id: "c",
        axes: [
            ChartAxisDescriptor(id: "x", title: "Time", unit: "s", visibleRange: DataRange(min: 1, max: 5)),
            ChartAxisDescriptor(id: "y"),
        ],
        series: [DataSeries(id: "s", points: PointColumns(x: [1, 2, 3, 9], y: [10, 30, 20, 40]))])

    private func charts(_ chart: ChartDescriptor = chart) throws -> DisplayedCharts {
        var charts = DisplayedCharts()
        #expect(try charts.take(.described(chart)).announcement == nil)
        return charts
    }

    private func change(
        _ min: Double, _ max: Double, chart: String = "c", axis: String = "x", cause: ChangeCause = .user,
        isSettled: Bool? = nil
    ) -> ChartEvent {
        .rangeChanged(
            RangeChange(
                chart: chart, range: AxisRange(axis: axis, lower: min, upper: max), cause: cause, isSettled: isSettled))
    }

    @Test func `a command is announced at once with default priority`() throws {
        var charts = try charts()
        let outcome = try charts.take(.commanded(chart: "c", .next))
        #expect(outcome.handled)
        #expect(outcome.cursor == ChartCursor(series: "s", index: 0))
        let announcement = try #require(outcome.announcement)
        #expect(announcement.priority == .default)
        #expect(announcement.subject == "chart/c")
        #expect(announcement.slot == nil)
        #expect(Wording().words(for: announcement.content).display == "1\u{A0}s, 10")
    }

    @Test func `a range that the client changes carries everything that its words need`() throws {
        var charts = try charts()
        let told = try charts.take(change(2, 6)).announcement
        let range = AxisRange(axis: "x", lower: 2, upper: 6, title: "Time", unit: "s", isXAxis: true, fractionDigits: 0)
        #expect(told == RangeChange(chart: "c", range: range).announcement)
        #expect(charts["c"]?.axisRange("x") == range)
    }

    @Test func `a range of an unknown chart is an error once the client has described a chart`() throws {
        var none = DisplayedCharts()
        #expect(try none.take(change(2, 6, chart: "other")).announcement != nil)
        var charts = try charts()
        #expect(throws: ChartFailure.unknownChart("other")) { try charts.take(change(2, 6, chart: "other")) }
        #expect(charts["c"]?.chart.visibleRange(ofAxis: "x") == DataRange(min: 1, max: 5))
    }

    @Test func `causes are handled as for charts that were never described`() throws {
        var charts = try charts()
        #expect(try charts.take(change(2, 6, cause: .program)).announcement == nil)
        #expect(try charts.take(change(2, 7, cause: .animation, isSettled: false)).announcement == nil)
        #expect(try charts.take(change(2, 8, cause: .animation, isSettled: true)).announcement != nil)
        #expect(charts["c"]?.chart.visibleRange(ofAxis: "x") == DataRange(min: 2, max: 8))
        let plain = RangeChange(chart: "new", range: AxisRange(axis: "q", lower: 2, upper: 6)).announcement
        var none = DisplayedCharts()
        #expect(try none.take(change(2, 6, chart: "new", axis: "q")).announcement == plain)
        #expect(none.count == 0)
    }

    @Test func `a client's report of a command that it followed is not announced again`() throws {
        var charts = try charts()
        let scroll = try charts.take(.commanded(chart: "c", .scroll(.left)))
        var now = AxisRange(axis: "x", lower: 3, upper: 7, title: "Time", unit: "s", isXAxis: true, fractionDigits: 0)
        now.told = AxisRange.Ends(lower: 1, upper: 5)
        #expect(scroll.announcement?.content == .chart(.scrolled(.left, [now])))
        #expect(try charts.take(change(3, 7.000000001, isSettled: false)).announcement == nil)
        #expect(try charts.take(change(3, 7, isSettled: true)).announcement == nil)
        #expect(try charts.take(change(4, 8)).announcement != nil)
        #expect(try charts.take(change(3, 7)).announcement != nil)
    }

    @Test func `a chart that is described again is replaced, and the user's position is kept where possible`() throws {
        var charts = try charts()
        _ = try charts.take(.commanded(chart: "c", .maximum))
        _ = try charts.take(.described(Self.chart))
        #expect(charts["c"]?.cursor == ChartCursor(series: "s", index: 1))
        var other = Self.chart
        other.series[0].points = PointColumns(x: [1], y: [1])
        _ = try charts.take(.described(other))
        #expect(charts["c"]?.cursor == nil)
        #expect(charts["c"]?.chart == other)
    }

    @Test func `points are appended at the end of a series`() throws {
        var charts = try charts()
        let points = PointColumns(x: [4], y: [1], labels: [0: "new"])
        #expect(try charts.take(.appended(chart: "c", series: "s", points: points)).announcement == nil)
        #expect(charts["c"]?.chart.series[0].points.labels == [4: "new"])
        #expect(charts["c"]?.chart.series[0].points.isSorted == false)
    }

    @Test func `a removed chart drops its waiting announcements`() throws {
        var charts = try charts()
        #expect(try charts.take(.removed("c")).ended == "chart/c")
        #expect(charts.count == 0)
        #expect(throws: ChartFailure.unknownChart("c")) { try charts.take(.removed("c")) }
    }

    @Test func `an invalid event is refused and changes nothing`() throws {
        let known = try charts()
        let infinity = Double.infinity
        let events: [(ChartEvent, ChartFailure)] = [
            (.commanded(chart: "d", .next), .unknownChart("d")),
            (.appended(chart: "d", series: "s", points: PointColumns()), .unknownChart("d")),
            (.commanded(chart: "c", .next, series: "t"), .unknownSeries("t", chart: "c", known: ["s"])),
            (.commanded(chart: "c", .axis("z")), .unknownAxis("z", chart: "c", known: ["x", "y"])),
            (.appended(chart: "c", series: "t", points: PointColumns()), .unknownSeries("t", chart: "c", known: ["s"])),
            (
                .appended(chart: "c", series: "s", points: PointColumns(x: [4, infinity], y: [1, 2])),
                .notFinite(series: "s", index: 1, isX: true)
            ),
            (change(1, 2, axis: "z"), .unknownAxis("z", chart: "c", known: ["x", "y"])),
            (change(5, 1), .notARange(axis: "x", min: 5, max: 1)),
            (change(-infinity, 1), .notARange(axis: "x", min: -infinity, max: 1)),
            (change(5, 1, chart: "new"), .notARange(axis: "x", min: 5, max: 1)),
            (.described(ChartDescriptor(id: "", axes: [])), .nameless("The chart")),
        ]
        for (event, failure) in events {
            var charts = known
            #expect(throws: failure) { try charts.take(event) }
            #expect(charts == known)
        }
        var charts = known
        #expect(throws: ChartFailure.self) { try charts.take(change(.nan, 1)) }
        #expect(charts == known)
    }

    @Test func `a thousand charts are displayed at most, and a known chart may still change`() throws {
        var charts = DisplayedCharts()
        for index in 0..<1000 {
            _ = try charts.take(.described(ChartDescriptor(id: "\(index)", axes: [])))
        }
        let failure = ChartFailure.tooManyCharts(limit: 1000)
        #expect(throws: failure) { try charts.take(.described(ChartDescriptor(id: "more", axes: []))) }
        _ = try charts.take(.described(ChartDescriptor(id: "7", title: "Seven", axes: [])))
        _ = try charts.take(.removed("8"))
        _ = try charts.take(.described(ChartDescriptor(id: "more", axes: [])))
        #expect(charts.count == 1000)
    }

    @Test func `all charts together have a limit of points, which a removed chart gives back`() throws {
        var charts = DisplayedCharts(limits: ChartLimits(pointsInAll: 16))
        let points = PointColumns(x: [1, 2, 3, 4], y: [])
        func described(_ id: String) -> ChartEvent {
            .described(
                ChartDescriptor(
                    id: id, axes: [ChartAxisDescriptor(id: "x"), ChartAxisDescriptor(id: "y")],
                    series: [DataSeries(id: "s", points: points)]))
        }
        for id in ["a", "b", "c", "d", "d"] { _ = try charts.take(described(id)) }
        let failure = ChartFailure.tooManyPointsInAll(limit: 16)
        #expect(throws: failure) { try charts.take(described("e")) }
        let one = ChartEvent.appended(chart: "a", series: "s", points: PointColumns(x: [5], y: [1]))
        #expect(throws: failure) { try charts.take(one) }
        _ = try charts.take(.removed("b"))
        _ = try charts.take(one)
        #expect(throws: failure) { try charts.take(described("e")) }
        _ = try charts.take(.removed("a"))
        _ = try charts.take(described("e"))
    }

    @Test func `every failure is a sentence`() {
        let failures: [ChartFailure] = [
            .unknownChart("c"), .unknownAxis("z", chart: "c", known: []),
            .unknownSeries("t", chart: "c", known: ["s"]), .differentLengths(x: 3, y: 2),
            .tooManyCharts(limit: 1000), .tooManyPointsInAll(limit: 5), .tooManyPoints(chart: "c", limit: 5),
            .duplicateSeries("s", chart: "c"), .wrongDirection(axis: "x", series: "s", isX: false),
        ]
        #expect(
            failures.map(\.description) == [
                "There is no chart \"c\": describe it first.", "Chart \"c\" has no axis \"z\": it has none.",
                "Chart \"c\" has no series \"t\": it has s.",
                "There are 3 x values and 2 y values: each point needs both.",
                "There are 1000 charts already: remove one that is no longer shown.",
                "All charts together would have more than 5 points: remove one that is no longer shown.",
                "Chart \"c\" would have more than 5 points: send fewer, or remove it and begin again.",
                "Chart \"c\" has two series \"s\": give each its own id.",
                "Series \"s\" has axis \"x\" for its y, which is an x axis: name another, or set its \"isX\".",
            ])
    }
}
