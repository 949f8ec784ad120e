// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Wording

/// Runs a series of commands and notes one short line for each outcome.
struct ChartStory {
    var navigator: ChartNavigator

    init(_ chart: ChartDescriptor) throws {
        navigator = try ChartNavigator(chart)
    }

    /// `1 of 5: 1.0, 10.0`, `no: end of data`, … with the wording's plain sentences.
    mutating func lines(_ commands: [ChartCommand]) -> [String] {
        commands.map { command in
            let outcome = navigator.perform(command)
            let words = outcome.phrase.map { Wording().words(for: .chart($0)).display }
            return (outcome.handled ? "" : "no: ") + (words ?? "-")
        }
    }
}

@Suite("Navigator: points")
struct ChartNavigatorTests {
    private func story(
        x: [Double] = [1, 2, 3, 4, 5], y: [Double] = [10, 30, .nan, 20, 5], visible: DataRange? = nil
    ) throws -> ChartStory {
        try ChartStory(
            ChartDescriptor(
                id: "c", axes: [ChartAxisDescriptor(id: "x", visibleRange: visible), ChartAxisDescriptor(id: "y")],
                series: [DataSeries(id: "s", points: PointColumns(x: x, y: y, labels: [3: "Easter"]))]))
    }

    @Test func `next and previous without a position go to the first visible point`() throws {
        var story = try story()
        #expect(story.lines([.next]) == ["1: 10"])
        story = try self.story()
        #expect(story.lines([.previous]) == ["1: 10"])
        story = try self.story(visible: DataRange(min: 1.5, max: 4.5))
        #expect(story.lines([.previous]) == ["2: 30"])
    }

    @Test func `next passes over gaps, reads labels instead of numbers, and ends with the data`() throws {
        var story = try story()
        #expect(
            story.lines([.next, .next, .next, .next, .next, .next, .next]) == [
                "1: 10", "2: 30", "3: no value", "Easter", "5: 5",
                "no: End of data", "no: End of data",
            ])
        #expect(story.navigator.cursor == ChartCursor(series: "s", index: 4))
        #expect(story.lines([.first, .previous, .last]) == ["1: 10", "no: Start of data", "5: 5"])
    }

    @Test func `next at the edge of the view reports the visible range while data goes on`() throws {
        var story = try story(visible: DataRange(min: 1.5, max: 3.5))
        #expect(
            story.lines([.next, .next, .next, .first, .previous]) == [
                "2: 30", "3: no value", "no: X axis, 2 to 3", "2: 30",
                "no: X axis, 2 to 3",
            ])
        #expect(story.navigator.cursor == ChartCursor(series: "s", index: 1))
    }

    @Test func `next from a hidden point goes to the first visible point`() throws {
        var story = try story(visible: DataRange(min: 1, max: 2))
        #expect(story.lines([.next]) == ["1: 10"])
        try story.navigator.show(DataRange(min: 4, max: 5), onAxis: "x")
        #expect(story.lines([.next]) == ["Easter"])
    }

    @Test func `points with unsorted x are visited in the order of their indices`() throws {
        var story = try story(x: [5, 1, 9, 3, 2], y: [1, 2, 3, 4, 5], visible: DataRange(min: 1, max: 5))
        #expect(
            story.lines([.next, .next, .next, .next, .next, .previous, .previous, .first, .maximum]) == [
                "5: 1", "1: 2", "Easter", "2: 5", "no: End of data",
                "Easter", "1: 2", "5: 1", "Highest: 5 at 2",
            ])
    }

    @Test func `lowest and highest are of the visible part, the first of equal values, and never a gap`() throws {
        var story = try story()
        #expect(story.lines([.minimum, .maximum]) == ["Lowest: 5 at 5", "Highest: 30 at 2"])
        #expect(story.navigator.cursor == ChartCursor(series: "s", index: 1))
        story = try self.story(visible: DataRange(min: 3.5, max: 9))
        #expect(story.lines([.maximum]) == ["Highest: 20, Easter"])
        story = try self.story(y: [2, 1, 1, 2, 2])
        #expect(story.lines([.minimum, .maximum]) == ["Lowest: 1 at 2", "Highest: 2 at 1"])
    }

    @Test func `a chart without points reports that it has no data, and nothing moves`() throws {
        let commands: [ChartCommand] = [
            .summary, .next, .previous, .first, .last, .minimum, .maximum, .nextPage, .scroll(.left), .zoomIn,
            .zoomOut, .zoomToExtents(animated: true),
        ]
        var story = try story(x: [], y: [])
        #expect(story.lines(commands) == Array(repeating: "no: No data", count: commands.count))
        #expect(story.navigator.cursor == nil)
        #expect(story.navigator.chart.visibleRange(ofAxis: "x") == DataRange(min: 0, max: 10))
        var bare = try ChartStory(ChartDescriptor(id: "c", axes: []))
        #expect(bare.lines(commands + [.nextSeries]) == Array(repeating: "no: No data", count: commands.count + 1))
    }

    @Test func `series with only gaps, or without visible points, report no data`() throws {
        var story = try story(y: [])
        #expect(story.lines([.minimum, .next]) == ["no: No data", "1: no value"])
        story = try self.story(visible: DataRange(min: 100, max: 200))
        #expect(story.lines([.next, .last, .minimum]) == Array(repeating: "no: No data", count: 3))
    }

    @Test func `an axis is described by its id`() throws {
        var story = try story()
        #expect(story.lines([.axis("y"), .axis("z")]) == ["Y axis, 5 to 30", "no: No data"])
    }
}

@Suite("Navigator: series")
struct ChartNavigatorSeriesTests {
    private func story(kind: SeriesKind = .line) throws -> ChartStory {
        try ChartStory(
            ChartDescriptor(
                id: "c", axes: [ChartAxisDescriptor(id: "x"), ChartAxisDescriptor(id: "y")],
                series: [
                    DataSeries(id: "empty"),
                    DataSeries(
                        id: "coal", name: "Coal", kind: kind, points: PointColumns(x: [1, 2, 3], y: [24, 30, 20])),
                    DataSeries(
                        id: "gas", name: "Gas", kind: kind, points: PointColumns(x: [0, 1.9, 3.5], y: [4, 5, 6])),
                ]))
    }

    @Test func `a change of series enters it at the nearest x`() throws {
        var story = try story()
        #expect(
            story.lines([.next, .next, .nextSeries, .next, .previousSeries]) == [
                "1: 24", "2: 30", "Gas, 1.9: 5", "3.5: 6",
                "Coal, 3: 20",
            ])
    }

    @Test func `the last series reports that it is the last, and an empty one has no point`() throws {
        var story = try story()
        #expect(
            story.lines([.nextSeries, .nextSeries, .previousSeries, .previousSeries, .previousSeries, .next]) == [
                "Gas, 0: 4", "no: Gas is the last series",
                "Coal, 1: 24", "empty", "no: empty is the first series",
                "no: No data",
            ])
    }

    @Test func `a command may name its series`() throws {
        var story = try story()
        try story.navigator.choose(series: "gas")
        #expect(story.lines([.next]) == ["0: 4"])
        try story.navigator.choose(series: "gas")
        #expect(story.lines([.next]) == ["1.9: 5"])
        let failure = ChartFailure.unknownSeries("oil", chart: "c", known: ["empty", "coal", "gas"])
        #expect(throws: failure) { try story.navigator.choose(series: "oil") }
    }
}
