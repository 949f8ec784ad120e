// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@Suite("Navigator: jumps")
struct ChartNavigatorJumpTests {
    private func story(_ y: [Double], x: [Double]? = nil, visible: DataRange? = nil) throws -> ChartStory {
        try ChartStory(
            ChartDescriptor(
                id: "c", axes: [ChartAxisDescriptor(id: "x", visibleRange: visible), ChartAxisDescriptor(id: "y")],
                series: [DataSeries(id: "s", points: PointColumns(x: x ?? y.indices.map(Double.init), y: y))]))
    }

    /// The index that each command leads to; nil where a command leads nowhere.
    private func indices(_ story: ChartStory, _ commands: [ChartCommand]) -> [Int?] {
        var navigator = story.navigator
        return commands.map { navigator.perform($0).handled ? navigator.cursor?.index : nil }
    }

    private static let wave = [0.0, 4, 10, 5, 2, 2.5, 2, 8, 8, 1, 9, 3]

    @Test func `peaks stand out by a tenth, and smaller ones are skipped`() throws {
        let story = try story(Self.wave)
        #expect(indices(story, [.nextPeak, .nextPeak, .nextPeak, .nextPeak]) == [2, 7, 10, nil])
        #expect(
            indices(story, [.last, .previousPeak, .previousPeak, .previousPeak, .previousPeak]) == [11, 10, 7, 2, nil])
        #expect(indices(story, [.nextTrough, .nextTrough, .nextTrough]) == [4, 9, nil])
        #expect(indices(story, [.last, .previousTrough, .previousTrough, .previousTrough]) == [11, 9, 6, nil])
    }

    @Test func `a point at the edge, on a level line or alone is not a peak`() throws {
        #expect(indices(try story([9, 5, 1, 5, 9]), [.nextPeak]) == [nil])
        #expect(indices(try story([3, 3, 3]), [.nextPeak, .nextTrough]) == [nil, nil])
        #expect(indices(try story([3]), [.nextPeak, .previousPeak]) == [nil, nil])
        #expect(indices(try story([]), [.nextPeak, .average, .goTo(.x(1)), .goTo(.y(1))]) == [nil, nil, nil, nil])
        #expect(indices(try story([.nan, .nan]), [.nextPeak, .average, .goTo(.y(1))]) == [nil, nil, nil])
    }

    @Test func `gaps do not end a rise, and peaks outside the visible range are skipped`() throws {
        #expect(indices(try story([0, .nan, 10, .nan, 0]), [.nextPeak]) == [2])
        #expect(indices(try story(Self.wave, visible: DataRange(min: 3, max: 9)), [.nextPeak, .nextPeak]) == [7, nil])
    }

    @Test func `a search from a slope finds the next peak, not the slope`() throws {
        #expect(indices(try story(Self.wave), [.goTo(.x(1)), .nextPeak]) == [1, 2])
        #expect(indices(try story(Self.wave), [.goTo(.x(3)), .nextPeak]) == [3, 7])
        #expect(indices(try story(Self.wave), [.goTo(.x(7)), .nextPeak]) == [7, 10])
        #expect(indices(try story([1e308, -1e308, 1e308, -1e308]), [.nextPeak]) == [2])
    }

    @Test func `the average command goes to each point where the series crosses its average`() throws {
        var story = try story([0, 10, 0, 10, 5])
        #expect(
            story.lines([.average, .average, .average, .average, .average]) == [
                "10 at 1, crosses the average 5 between 0 and 10", "0 at 2, crosses the average 5 between 10 and 0",
                "10 at 3, crosses the average 5 between 0 and 10", "5 at 4, average 5",
                "no: No further point at the average 5",
            ])
    }

    @Test func `the value command goes to the nearer of two points, and never across a gap`() throws {
        #expect(indices(try story([0, 4, 8, 2]), [.goTo(.y(5)), .goTo(.y(5)), .goTo(.y(5))]) == [1, 3, nil])
        #expect(indices(try story([0, .nan, 10]), [.goTo(.y(5))]) == [nil])
        #expect(indices(try story([1, 2]), [.goTo(.y(.nan)), .goTo(.x(.infinity))]) == [nil, nil])
        var story = try story([1, 2])
        #expect(story.lines([.goTo(.y(1)), .goTo(.y(7))]) == ["0: 1", "no: No further 7"])
        story = try self.story([0, 4, 8, 2])
        #expect(story.lines([.goTo(.y(5)), .goTo(.y(5))]) == ["Passes 5 after 4 at 1", "Passes 5 before 2 at 3"])
        story = try self.story([5, 1, 5])
        #expect(story.lines([.nextPeak]) == ["no: No further peak"])
    }

    @Test func `a jump to a hidden point brings it into view`() throws {
        var story = try story(Array(repeating: 1, count: 101), visible: DataRange(min: 0, max: 10))
        #expect(story.lines([.goTo(.x(50)), .axis("x")]) == ["50: 1", "X axis, 45 to 55"])
        #expect(story.lines([.goTo(.x(1e9)), .axis("x")]) == ["100: 1", "X axis, 90 to 100"])
        #expect(story.lines([.goTo(.x(95)), .axis("x")]) == ["95: 1", "X axis, 90 to 100"])
    }

    @Test func `a tenth is one point at least, and ends with the data`() throws {
        let story = try story(Array(repeating: 1, count: 101))
        #expect(indices(story, [.nextTenth, .nextTenth, .nextTenth, .previousTenth]) == [0, 10, 20, 10])
        #expect(indices(try self.story([1, 2, 3]), [.first, .nextTenth, .nextTenth, .nextTenth]) == [0, 1, 2, nil])
        #expect(indices(try self.story([1, 2, 3]), [.last, .previousTenth, .previousTenth]) == [2, 1, 0])
    }

    @Test func `the distance from the mark is announced in both directions`() throws {
        var story = try story([10, 30, 20])
        #expect(
            story.lines([.distance, .mark, .mark, .distance, .next, .distance, .mark, .first, .distance]) == [
                "no: No mark", "0: 10", "Mark: 10 at 0", "at the mark", "1: 30",
                "X axis: 1 after the mark, 20 higher, 200% more", "Mark: 30 at 1", "0: 10",
                "X axis: 1 before the mark, 20 lower, 67% less",
            ])
    }

    @Test func `a replaced chart keeps the user's position and view`() throws {
        var navigator = try story([10, 30, 20], visible: DataRange(min: 1, max: 2)).navigator
        _ = navigator.perform(.next)
        try navigator.replace(with: try story([10, 30, 20, 5]).navigator.chart)
        #expect(navigator.cursor == ChartCursor(series: "s", index: 1))
        #expect(navigator.chart.visibleRange(ofAxis: "x") == DataRange(min: 1, max: 2))
        try navigator.replace(with: try story([10]).navigator.chart)
        #expect(navigator.cursor == nil)
    }

    @Test func `a mark outlives a new description of the chart`() throws {
        var charts = DisplayedCharts()
        let chart = try story([10, 30]).navigator.chart
        _ = try charts.take(.described(chart))
        _ = try charts.take(.commanded(chart: "c", .first))
        _ = try charts.take(.commanded(chart: "c", .mark))
        _ = try charts.take(.described(chart))
        let told = try charts.take(.commanded(chart: "c", .distance))
        #expect(told.handled)
    }
}
