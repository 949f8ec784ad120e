// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Wording

@Suite("Navigator: all data and visible data")
struct ChartTruthTests {
    private func story(
        _ y: [Double], x: [Double]? = nil, view: DataRange? = nil, yView: DataRange? = nil
    ) throws -> ChartStory {
        try ChartStory(
            ChartDescriptor(
                id: "c",
                axes: [
                    ChartAxisDescriptor(id: "x", visibleRange: view), ChartAxisDescriptor(id: "y", visibleRange: yView),
                ],
                series: [DataSeries(id: "s", points: PointColumns(x: x ?? y.indices.map { Double($0 + 1) }, y: y))]))
    }

    @Test func `an infinite value is read as infinite, and only a missing value has no value`() throws {
        var story = try story([1, .infinity, -.infinity, .nan, 5])
        #expect(
            story.lines([.summary, .next, .next, .next, .next, .statistics]) == [
                "s, 5 points, 2 infinite, 1 without a value, 1 to 5. Lowest 1 at 1; highest 5 at 5; average 3. "
                    + "X axis, 1 to 5; Y axis, 1 to 5.",
                "1: 1", "2: infinite", "3: minus infinite", "4: no value",
                "s, all data, 5 points, 2 infinite, 1 without a value; average 3; median 3; "
                    + "standard deviation about 2.83; half between 2 and 4.",
            ])
    }

    @Test func `an axis without values is left out, and is reported as empty when requested`() throws {
        var story = try story([.nan, .nan, .nan])
        #expect(
            story.lines([.summary, .axis("y"), .axis("x")]) == [
                "s has no values. X axis, 1 to 3.", "Y axis, no values", "X axis, 1 to 3",
            ])
    }

    @Test func `points outside the view are counted`() throws {
        var story = try story([-4, 3, 5, 8, 12], yView: DataRange(min: 0, max: 10))
        #expect(
            story.lines([.summary, .describe]) == [
                "s, 5 points, 1 to 5. Lowest −4 at 1; highest 12 at 5; average 4.8. "
                    + "2 of 5 points are outside the view. X axis, 1 to 5; Y axis, showing 0 to 10 of −4 to 12.",
                "s, all data, 5 points, 1 to 5. Too few points for a trend. "
                    + "Lowest −4 at 1; highest 12 at 5; average 4.8. 2 of 5 points are outside the view.",
            ])
        story = try self.story([1, 2, 3, 4, 5], view: DataRange(min: 2, max: 5))
        #expect(
            story.lines([.summary]) == [
                "s, 5 points, 1 to 5. Lowest 1 at 1; highest 5 at 5; average 3. 1 of 5 points is outside the view. "
                    + "X axis, showing 2 to 5 of 1 to 5; Y axis, 1 to 5."
            ])
    }

    @Test func `an axis of whole numbers ends with whole numbers`() throws {
        let numbers = (1...100).map(Double.init)
        var story = try story(numbers)
        #expect(story.lines([.zoomIn, .axis("x")]) == ["26 to 75", "X axis, 26 to 75"])
        story = try self.story(numbers, x: numbers.map { $0 / 2 })
        #expect(story.lines([.zoomIn]) == ["12.9 to 37.6"])
    }
}
