// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Exploring
@testable import Tables
@testable import a11y_speak

@Suite("Explore: the chart and its data")
struct ExploredChartTests {
    private func chart(isLive: Bool = true) throws -> ExploredChart {
        try ExploredChart(
            TableChart(chart: ExploreStory.chart, notes: ["Note."]), title: "power.csv", isLive: isLive)
    }

    private func coal(_ y: [Double], from first: Double) -> [TableReader.Appended] {
        [TableReader.Appended(series: "Coal", points: ExploreStory.points(y, from: first))]
    }

    @Test func `before a table is recognised there is a title and nothing else`() throws {
        let chart = try ExploredChart(nil, title: "pipe", isLive: true)
        #expect(chart.isEmpty && chart.title == "pipe" && chart.currentPoint == nil && chart.notes == [])
        #expect(chart.axis(isX: true) == nil && chart.axis(isX: false) == nil)
    }

    @Test func `without a title it is called as its axes say, and never by its id`() throws {
        var descriptor = ExploreStory.chart
        (descriptor.id, descriptor.title) = ("axes1", nil)
        descriptor.axes = [
            ChartAxisDescriptor(id: "x", title: "Hour"), ChartAxisDescriptor(id: "y", isX: false, title: "Power"),
        ]
        let chart = try ExploredChart(TableChart(chart: descriptor, notes: []), title: "", isLive: false)
        #expect(chart.title == "Power by Hour")
        descriptor.axes = [ChartAxisDescriptor(id: "x"), ChartAxisDescriptor(id: "y", isX: false)]
        #expect(try ExploredChart(TableChart(chart: descriptor, notes: []), title: "", isLive: false).title == "Chart")
    }

    @Test func `the axes are those of the series that the user is in`() throws {
        var descriptor = ExploreStory.chart
        descriptor.axes.append(ChartAxisDescriptor(id: "y2", isX: false, title: "Price"))
        descriptor.series[1] = DataSeries(id: "Gas", yAxis: "y2", points: ExploreStory.points([1, 2]))
        var chart = try ExploredChart(TableChart(chart: descriptor, notes: []), title: "", isLive: false)
        #expect(chart.axis(isX: false)?.axis == "y")
        _ = chart.perform(.nextSeries)
        #expect(chart.axis(isX: false)?.axis == "y2" && chart.axis(isX: true)?.axis == "x")
    }

    @Test func `points are counted from when they were looked at last`() throws {
        var chart = try chart()
        #expect(chart.append(coal([11, 50], from: 11), at: .zero) == [])
        guard case .digest(_, let count, _, _, _) = chart.whatChanged().news else {
            Issue.record("no digest")
            return
        }
        #expect(count == 2)
        #expect(chart.whatChanged().news == .nothingNew)
        _ = chart.append(coal([1], from: 13), at: .zero)
        chart.markAllKnown()
        #expect(chart.whatChanged().news == .nothingNew)
    }

    @Test func `frozen, points are held and counted, and come when it goes on`() throws {
        var chart = try chart()
        #expect(chart.freeze() == .frozen(isOn: true))
        _ = chart.append(coal([1, 2, 3], from: 11), at: .zero)
        #expect(chart.whatChanged().held == 3)
        #expect(chart.navigator.chart.series[0].points.count == 10)
        let (held, news) = chart.thaw(at: .zero)
        #expect(held == [] && news != .nothingNew)
        #expect(chart.navigator.chart.series[0].points.count == 13 && !chart.feed.isFrozen)
    }

    @Test func `an invalid addition is refused once, and then no more points are accepted`() throws {
        var chart = try chart()
        let wrong = [TableReader.Appended(series: "Sun", points: ExploreStory.points([1]))]
        let refusal = chart.append(wrong + coal([5], from: 11), at: .zero)
        #expect(
            refusal == [.refused(.unknownSeries("Sun", chart: "table", known: ["Coal", "Gas"]))])
        #expect(chart.append(wrong, at: .zero) == [] && chart.append(coal([5], from: 11), at: .zero) == [])
        #expect(chart.navigator.chart.series[0].points.count == 10)
    }

    @Test func `a file has no data to freeze or to monitor`() throws {
        var chart = try chart(isLive: false)
        #expect(chart.freeze() == .isFile(toMonitor: false))
        #expect(chart.toggleMonitor(at: .zero) == .isFile(toMonitor: true))
        #expect(!chart.isMonitoring && !chart.feed.isFrozen)
    }

    @Test func `the interval of the monitor is the user's`() throws {
        var chart = try chart()
        chart.setDigestInterval(seconds: 9)
        #expect(chart.toggleMonitor(at: .zero) == .monitoring(isOn: true))
        #expect(chart.append(coal([11], from: 11), at: .zero).count == 1)
        #expect(chart.append(coal([12], from: 12), at: .seconds(1)) == [])
        #expect(chart.feed.monitor.nextDeadline == .seconds(9))
        #expect(chart.advance(to: .seconds(9)).count == 1)
        #expect(chart.toggleMonitor(at: .zero) == .monitoring(isOn: false))
    }

    @Test func `another table replaces the first, including its held points`() throws {
        var chart = try chart()
        _ = chart.freeze()
        _ = chart.append(coal([1], from: 11), at: .zero)
        #expect(chart.describe(TableChart(chart: ExploreStory.chart, notes: ["Other."])) == [])
        #expect(chart.notes == ["Other."] && chart.feed.isFrozen && chart.whatChanged().held == 0)
    }
}
