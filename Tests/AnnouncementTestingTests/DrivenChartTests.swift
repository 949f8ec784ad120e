// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementTesting
import Testing

@MainActor
@Suite("Charts are driven like any element")
struct DrivenChartTests {
    private let surface = ChartSurface(id: "parabola", frame: Rect(x: 0, y: 0, width: 400, height: 300))

    init() throws {
        surface.title = "Parabola"
        surface.xAxes = [ChartAxis(isXAxis: true, visibleRange: DataRange(min: -3, max: 3))]
        surface.yAxes = [ChartAxis(isXAxis: false)]
        let data = XyDataSeries(seriesName: "Squares")
        try data.append(x: (-5...5).map(Double.init), y: (-5...5).map { Double($0 * $0) })
        surface.renderableSeries = [LineSeries(dataSeries: data, id: "squares")]
    }

    private func app() -> Application {
        let app = Application(Listener())
        Accessibility.willDisplay(surface)
        return app
    }

    @Test func `a chart scrolls and zooms, by its actions and by the names on the wire`() throws {
        let app = app()
        try app.charts["parabola"].swipeLeft()
        #expect(surface.xAxes[0].visibleRange == DataRange(min: 0, max: 6))
        try app.charts["parabola"].perform(.custom("Zoom to Extents"))
        #expect(surface.xAxes[0].visibleRange == DataRange(min: -5, max: 5))
        try app.charts["parabola"].perform(.custom("zoomIn"))
        #expect(surface.xAxes[0].visibleRange == DataRange(min: -2.5, max: 2.5))
        #expect(app.listener.problems == [])
    }

    @Test func `an axis, a series and a point pass a swipe on to the chart`() throws {
        let app = app()
        try app.axes["x"].swipeLeft()
        #expect(surface.xAxes[0].visibleRange == DataRange(min: 0, max: 6))
        try app.axes["x"].decrement()
        #expect(surface.xAxes[0].visibleRange == DataRange(min: -3, max: 3))
        try app.series["squares"].swipeRight()
        #expect(surface.xAxes[0].visibleRange == DataRange(min: -6, max: 0))
        try app.points.firstMatch.swipeLeft()
        #expect(surface.xAxes[0].visibleRange == DataRange(min: -3, max: 3))
    }

    @Test func `the focus is on the point, and so on its series and its chart`() throws {
        let app = app()
        try app.charts["parabola"].focus()
        #expect(try app.points.firstMatch.hasFocus)
        #expect(try app.series["squares"].hasFocus && app.charts["parabola"].hasFocus)
        #expect(app.listener.finish() == ["9 value, 1 of 7"])
        try app.axes["x"].focus()
        #expect(try app.axes["x"].hasFocus && app.charts["parabola"].hasFocus)
        #expect(try !app.points.firstMatch.hasFocus)
        #expect(app.descendants(matching: .staticText).count == 1)
    }

    @Test func `a chart and an axis are found by their ids and by injected identifiers`() throws {
        let app = app()
        surface.accessibilityIdentifier = "ChartViewController.surface"
        surface.xAxes[0].accessibilityIdentifier = "ChartViewController.xAxis"
        #expect(app.charts["parabola"].exists && app.charts["ChartViewController.surface"].exists)
        #expect(app.axes["x"].exists && app.axes["ChartViewController.xAxis"].exists)
        try app.charts["ChartViewController.surface"].swipeLeft()
        #expect(surface.xAxes[0].visibleRange == DataRange(min: 0, max: 6))
    }

    @Test func `a screen whose first element is a point leaves nothing displayed`() throws {
        let controller = AccessibleViewController()
        controller.view.addSubview(surface)
        let app = Application(Listener())
        controller.appear()
        #expect(app.listener.finish() == ["9 value, 1 of 7"])
        #expect(try app.charts["parabola"].hasFocus)
        let point = try #require(Accessibility.focusedElement as? ChartPointElement)
        Accessibility.focus(surface.xAxes[0])
        #expect(app.descendants(matching: .any).allElementsBoundByIndex.compactMap { try? $0.label }.contains("X axis"))
        Accessibility.focus(point)
        controller.disappear()
        #expect(!app.descendants(matching: .any).firstMatch.exists)
        #expect(Accessibility.focusedElement == nil)
        #expect(app.listener.problems == [])
    }

    @Test func `a listener that announces a range in its own words is heard, and the chart is not`() {
        let listener = Listener()
        Accessibility.willDisplay(surface)
        surface.xAxes[0].visibleRangeChangeListener = { _, _, range, _ in
            let words = "X Axis range changed, now it's from \(range.min) to \(range.max)"
            Accessibility.post(.announcement, argument: words)
        }
        surface.xAxes[0].visibleRange = DataRange(min: 0, max: 4)
        #expect(listener.finish() == ["X Axis range changed, now it's from 0.0 to 4.0"])
        surface.scroll(.left)
        #expect(listener.finish() == ["X Axis range changed, now it's from 2.0 to 6.0"])
        surface.xAxes[0].visibleRangeChangeListener = nil
        surface.xAxes[0].visibleRange = DataRange(min: 0, max: 4)
        #expect(listener.finish() == ["X axis, 0 to 4"])
    }

    @Test func `a sentence in each of 60 frames is heard as its first words and its last state`() {
        let listener = Listener()
        Accessibility.willDisplay(surface)
        for frame in 1...60 {
            Accessibility.post(.announcement, argument: "X is \(frame)")
            listener.advance(by: .milliseconds(16))
        }
        Accessibility.post(.announcement, argument: "Done")
        #expect(listener.finish() == ["X is 1", "Done"])
        for frame in 1...60 {
            Accessibility.post(.announcement, argument: "The range ends at \(frame)")
            listener.advance(by: .milliseconds(33))
        }
        #expect(listener.finish() == ["The range ends at 1", "The range ends at 60"])
    }
}
