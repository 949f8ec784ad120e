// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@Suite("Chart surface: user actions")
@MainActor
struct ChartSurfaceActionTests {
    private let surface: ChartSurface

    init() throws {
        surface = ChartSurface(id: "c", frame: Rect(x: 0, y: 0, width: 400, height: 200))
        surface.xAxes = [ChartAxis(isXAxis: true, visibleRange: DataRange(min: 1, max: 5))]
        surface.yAxes = [ChartAxis(isXAxis: false, visibleRange: DataRange(min: 0, max: 10))]
        let data = XyDataSeries(seriesName: "s")
        try data.append(x: [0, 2, 20], y: [-3, 4, 30])
        surface.renderableSeries = [LineSeries(dataSeries: data)]
    }

    private var ranges: [DataRange] { (surface.xAxes + surface.yAxes).map(\.visibleRange) }

    /// Records the calls of the listeners of both axes.
    private func listen() -> Heard {
        let heard = Heard()
        for axis in surface.xAxes + surface.yAxes {
            axis.addVisibleRangeListener { axis, old, new, isAnimating in
                let way = "\(old.min)...\(old.max) > \(new.min)...\(new.max)"
                heard.lines.append("\(axis.id) \(way)\(isAnimating ? " animating" : "")")
            }
        }
        return heard
    }

    private final class Heard {
        var lines: [String] = []
    }

    @Test(arguments: [
        (AccessibilityScrollDirection.left, true, [DataRange(min: 3, max: 7), DataRange(min: 0, max: 10)]),
        (.right, true, [DataRange(min: -1, max: 3), DataRange(min: 0, max: 10)]),
        (.up, true, [DataRange(min: 1, max: 5), DataRange(min: 5, max: 15)]),
        (.down, true, [DataRange(min: 1, max: 5), DataRange(min: -5, max: 5)]),
        (.next, false, [DataRange(min: 1, max: 5), DataRange(min: 0, max: 10)]),
        (.previous, false, [DataRange(min: 1, max: 5), DataRange(min: 0, max: 10)]),
    ])
    func `four directions scroll by half the surface, and the other two are not handled`(
        direction: AccessibilityScrollDirection, handled: Bool, expected: [DataRange]
    ) {
        #expect(surface.accessibilityScroll(direction) == handled)
        #expect(ranges == expected)
    }

    @Test func `a swipe on an axis or on a point scrolls the chart`() {
        let point = surface.renderSurface.accessibilityElement(at: 0)
        #expect(point?.accessibilityScroll(.left) == true)
        #expect(surface.xAxes[0].accessibilityScroll(.left))
        #expect(surface.renderSurface.accessibilityScroll(.up))
        #expect(ranges == [DataRange(min: 5, max: 9), DataRange(min: 5, max: 15)])
    }

    @Test func `custom actions zoom to the extents, in the note's order, and play the chart`() throws {
        let actions = try #require(surface.accessibilityCustomActions)
        #expect(actions.map(\.name) == ["Zoom to Extents", "Animate Zoom to Extents", "Play"])
        #expect(actions[0].handler())
        #expect(ranges == [DataRange(min: 0, max: 20), DataRange(min: -3, max: 30)])
        #expect(ElementAction.custom("Animate Zoom to Extents").perform(on: surface))
    }

    @Test func `axis listeners receive the old range, the new range and whether an animation goes on`() {
        let heard = listen()
        surface.xAxes[0].visibleRange = DataRange(min: 2, max: 6)
        surface.xAxes[0].visibleRange = DataRange(min: 2, max: 6)
        surface.zoomExtents()
        #expect(
            heard.lines == ["x 1.0...5.0 > 2.0...6.0", "x 2.0...6.0 > 0.0...20.0", "y 0.0...10.0 > -3.0...30.0"])
    }

    @Test func `an animated zoom reports that it is animating until it has ended`() {
        let heard = listen()
        #expect(surface.animateZoomExtents(duration: .seconds(1)))
        #expect(ranges[0] == DataRange(min: 1, max: 5))
        surface.advanceAnimations(by: .milliseconds(500))
        surface.advanceAnimations(by: .milliseconds(400))
        surface.advanceAnimations(by: .milliseconds(400))
        surface.advanceAnimations(by: .milliseconds(400))
        #expect(
            heard.lines == [
                "x 1.0...5.0 > 0.5...12.5 animating", "y 0.0...10.0 > -1.5...20.0 animating",
                "x 0.5...12.5 > 0.09999999999999998...18.5 animating",
                "y -1.5...20.0 > -2.7...28.0 animating",
                "x 0.09999999999999998...18.5 > 0.0...20.0", "y -2.7...28.0 > -3.0...30.0",
            ])
    }

    @Test func `a user action during an animation moves it to its end first`() {
        surface.animateZoomExtents()
        surface.advanceAnimations(by: .milliseconds(100))
        #expect(surface.scroll(.left))
        #expect(ranges == [DataRange(min: 10, max: 30), DataRange(min: -3, max: 30)])
    }

    @Test func `a range set during an animation ends it at its current place`() {
        surface.animateZoomExtents(duration: .seconds(2))
        surface.advanceAnimations(by: .seconds(1))
        surface.xAxes[0].visibleRange = DataRange(min: 2, max: 3)
        surface.advanceAnimations(by: .seconds(5))
        #expect(ranges == [DataRange(min: 2, max: 3), DataRange(min: -1.5, max: 20)])
    }

    @Test func `an animation without duration, and a zoom without data, end at once`() {
        #expect(surface.animateZoomExtents(duration: .zero))
        #expect(ranges[0] == DataRange(min: 0, max: 20))
        surface.renderableSeries = []
        #expect(!surface.animateZoomExtents())
        #expect(!surface.zoomExtents())
        #expect(ranges[0] == DataRange(min: 0, max: 20))
    }

    @Test func `an animation neither moves back nor overflows`() {
        let range = DataRange(min: 0, max: 8)
        var animation = ZoomAnimation(
            from: ["x": DataRange(min: 0, max: 4)], to: ["x": range], duration: .seconds(1))
        animation.advance(by: .milliseconds(500))
        animation.advance(by: .seconds(-3))
        #expect(animation.range(ofAxis: "x") == DataRange(min: 0, max: 6))
        #expect(animation.range(ofAxis: "y") == nil)
        animation.advance(by: .seconds(Int64.max))
        animation.advance(by: .seconds(Int64.max))
        #expect(animation.isFinished)
        #expect(animation.range(ofAxis: "x") == range)
    }

    @Test func `a surface passes commands to its navigator, and reports the user's position`() {
        #expect(surface.cursor == nil)
        #expect(surface.perform(.next).cursor?.index == 1)
        #expect(surface.cursor?.index == 1)
        #expect(surface.zoomIn())
        #expect(ranges[0] == DataRange(min: 1.5, max: 3.5))
        #expect(surface.zoomOut())
        #expect(ranges[0] == DataRange(min: 1, max: 5))
        surface.renderableSeries = []
        #expect(surface.cursor == nil)
    }
}
