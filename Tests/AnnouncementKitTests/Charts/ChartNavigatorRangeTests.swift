// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@Suite("Navigator: scrolling and zooming")
struct ChartNavigatorRangeTests {
    private func story(
        x: ClosedRange<Double> = 0...20, visible: DataRange? = DataRange(min: 1, max: 5), scale: AxisScale = .linear
    ) throws -> ChartStory {
        try ChartStory(
            ChartDescriptor(
                id: "c",
                axes: [
                    ChartAxisDescriptor(id: "x", scale: scale, visibleRange: visible),
                    ChartAxisDescriptor(id: "y", visibleRange: DataRange(min: 0, max: 10)),
                ],
                series: [
                    DataSeries(id: "s", points: PointColumns(x: [x.lowerBound, 2, x.upperBound], y: [-3, 4, 30]))
                ]))
    }

    private func ranges(_ story: ChartStory) -> [DataRange] {
        ["x", "y"].map(story.navigator.chart.visibleRange(ofAxis:))
    }

    @Test(arguments: [
        (AccessibilityScrollDirection.left, 3.0, 7.0, 0.0, 10.0, "3 to 7"),
        (.right, -1, 3, 0, 10, "−1 to 3"), (.up, 1, 5, 5, 15, "5 to 15"),
        (.down, 1, 5, -5, 5, "−5 to 5"),
    ])
    func `a scroll moves by half a screen, and left and up raise the range`(
        direction: AccessibilityScrollDirection, left: Double, right: Double, bottom: Double, top: Double,
        words: String
    ) throws {
        var story = try story()
        #expect(story.lines([.scroll(direction)]) == [words])
        #expect(ranges(story) == [DataRange(min: left, max: right), DataRange(min: bottom, max: top)])
    }

    @Test(arguments: [AccessibilityScrollDirection.next, .previous])
    func `the other directions are not handled, move nothing and announce nothing`(
        direction: AccessibilityScrollDirection
    ) throws {
        var story = try story()
        let before = story.navigator
        #expect(story.navigator.perform(.scroll(direction)) == ChartOutcome(handled: false))
        #expect(story.navigator == before)
    }

    @Test func `a scroll that would leave all data announces that, and nothing moves`() throws {
        var story = try story(x: 0...8)
        #expect(
            story.lines([.scroll(.left), .scroll(.left), .scroll(.left), .scroll(.left)]) == [
                "3 to 7", "5 to 9", "7 to 11", "no: End of data",
            ])
        #expect(ranges(story)[0] == DataRange(min: 7, max: 11))
        story = try self.story(x: 2...8)
        #expect(story.lines([.scroll(.right), .scroll(.right)]) == ["−1 to 3", "no: Start of data"])
    }

    @Test func `pages are whole screens over the extent of the data`() throws {
        var story = try story(x: 1...10)
        #expect(
            story.lines([.nextPage, .nextPage, .nextPage, .previousPage, .previousPage, .previousPage]) == [
                "Page 2 of 3", "Page 3 of 3", "no: End of data", "Page 2 of 3", "Page 1 of 3", "no: Start of data",
            ])
        #expect(ranges(story)[0] == DataRange(min: 1, max: 5))
        _ = story.lines([.nextPage, .nextPage])
        #expect(ranges(story)[0] == DataRange(min: 6, max: 10), "The last page ends where the data does.")
    }

    @Test func `a zoom has factor two, around the middle or around the user's point`() throws {
        var story = try story()
        #expect(story.lines([.zoomIn, .zoomOut]) == ["2 to 4", "1 to 5"])
        #expect(
            story.lines([.next, .zoomIn, .zoomOut, .zoomOut]) == [
                "2: 4", "2 to 3", "1 to 5", "0 to 8",
            ])
    }

    @Test func `the where command announces the user's point, or the first point if there is none`() throws {
        var story = try story()
        #expect(
            story.lines([.where, .where, .zoomToExtents(animated: false), .last, .where]) == [
                "2: 4", "2: 4, 2 of 3", "All data", "20: 30", "20: 30, 3 of 3",
            ])
    }

    @Test func `a zoom stays within the data, and announces when all data is shown`() throws {
        var story = try story(x: 1...10)
        #expect(
            story.lines([.zoomOut, .zoomOut, .zoomOut, .nextPage]) == [
                "1 to 7", "1 to 10", "no: All data is shown", "no: All data is shown",
            ])
    }

    @Test func `a zoom on categories always shows fewer of them, or more`() throws {
        let names = ["Jan", "Feb", "Mar"]
        var story = try ChartStory(
            ChartDescriptor(
                id: "c", axes: [ChartAxisDescriptor(id: "x", scale: .category(names)), ChartAxisDescriptor(id: "y")],
                series: [DataSeries(id: "s", points: PointColumns(x: [0, 1, 2], y: [4, 5, 6]))]))
        #expect(
            story.lines([.zoomIn, .zoomIn, .zoomOut, .zoomOut]) == [
                "Feb", "no: One point is shown", "Jan to Mar", "no: All data is shown",
            ])
    }

    @Test func `a zoom stops at the limits of Double`() throws {
        var story = try story()
        var outcome = story.navigator.perform(.zoomIn)
        var steps = 1
        while outcome.handled && steps < 5000 {
            outcome = story.navigator.perform(.zoomIn)
            steps += 1
        }
        #expect(steps < 100)
        #expect(story.navigator.chart.visibleRange(ofAxis: "x").isValid)
        story = try self.story()
        while story.navigator.perform(.zoomOut).handled && steps < 5000 { steps += 1 }
        #expect(steps < 5000)
        #expect(story.navigator.chart.visibleRange(ofAxis: "x").isValid)
    }

    @Test(arguments: [false, true])
    func `zoom to extents shows all data on all axes`(animated: Bool) throws {
        var story = try story()
        #expect(
            story.navigator.perform(.zoomToExtents(animated: animated))
                == ChartOutcome(handled: true, phrase: .zoomedToExtents(animated: animated)))
        #expect(ranges(story) == [DataRange(min: 0, max: 20), DataRange(min: -3, max: 30)])
    }

    @Test func `on a logarithmic axis half a screen is a factor`() throws {
        var story = try story(x: 1...10_000, visible: DataRange(min: 1, max: 100), scale: .logarithmic)
        #expect(
            story.lines([.scroll(.left), .zoomOut, .nextPage]) == [
                "10 to 1000", "1 to 10,000", "no: All data is shown",
            ])
    }

    @Test func `a single point is a view without width, which cannot scroll`() throws {
        var story = try ChartStory(
            ChartDescriptor(
                id: "c", axes: [ChartAxisDescriptor(id: "x"), ChartAxisDescriptor(id: "y")],
                series: [DataSeries(id: "s", points: PointColumns(x: [3], y: [7]))]))
        #expect(
            story.lines([.next, .scroll(.left), .scroll(.right), .nextPage, .zoomIn, .zoomOut, .axis("x")]) == [
                "3: 7", "no: End of data", "no: Start of data", "no: All data is shown",
                "no: One point is shown", "no: All data is shown", "X axis, at 3",
            ])
    }

    @Test func `numbers at their limits neither trap nor move anything out of bounds`() throws {
        let huge = Double.greatestFiniteMagnitude
        var story = try story(x: -huge...huge, visible: DataRange(min: -huge, max: huge))
        for command in [
            ChartCommand.scroll(.left), .scroll(.right), .nextPage, .previousPage, .zoomIn, .zoomOut, .next,
            .maximum, .summary, .zoomToExtents(animated: false), .zoomOut,
        ] {
            _ = story.lines([command])
            #expect(story.navigator.chart.visibleRange(ofAxis: "x").isValid)
        }
    }
}
