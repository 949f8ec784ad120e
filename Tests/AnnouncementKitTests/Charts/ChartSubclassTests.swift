// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@Suite("Charts: subclasses and listeners")
@MainActor
struct ChartSubclassTests {
    /// Scrolls like the SciChart note: by pixels, and only sideways.
    private final class Surface: ChartSurface {
        override func makeRenderSurface() -> RenderSurface { Render(of: self) }

        override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
            guard direction == .left || direction == .right else { return false }
            xAxes[0].scroll(byPixels: (direction == .left ? -1 : 1) * frame.width / 4)
            return true
        }
    }

    private final class Render: RenderSurface {
        override var accessibilityLabel: String? {
            get { "plot" }
            set {}
        }
    }

    private final class Axis: ChartAxis {
        var scrolls: [AccessibilityScrollDirection] = []
        override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
            scrolls.append(direction)
            return true
        }
    }

    private func surface(_ surface: ChartSurface) -> ChartSurface {
        surface.frame = Rect(x: 0, y: 0, width: 400, height: 200)
        surface.xAxes = [Axis(isXAxis: true, visibleRange: DataRange(min: 0, max: 4))]
        surface.yAxes = [ChartAxis(isXAxis: false, visibleRange: DataRange(min: 0, max: 4))]
        return surface
    }

    @Test func `a subclass of the surface scrolls in its own way, also from its points and its render surface`()
        throws
    {
        let surface = surface(Surface(id: "c"))
        let data = XyDataSeries(seriesName: "s")
        try data.append(x: [1, 2], y: [1, 2])
        surface.renderableSeries = [LineSeries(dataSeries: data)]
        #expect(surface.renderSurface.accessibilityLabel == "plot")
        let point = try #require(surface.renderSurface.accessibilityElement(at: 0))
        #expect(point.accessibilityScroll(.left))
        #expect(ElementAction.scroll(.left).perform(on: surface.renderSurface))
        #expect(!ElementAction.scroll(.up).perform(on: point))
        #expect(surface.xAxes[0].visibleRange == DataRange(min: 2, max: 6))
    }

    @Test func `a subclass of an axis scrolls in its own way`() {
        let surface = surface(ChartSurface(id: "c"))
        #expect(ElementAction.scroll(.down).perform(on: surface.xAxes[0]))
        #expect((surface.xAxes[0] as? Axis)?.scrolls == [.down])
        #expect(surface.xAxes[0].visibleRange == DataRange(min: 0, max: 4))
    }

    @Test func `a removed axis listener is not called, and the others stay`() {
        let axis = ChartAxis(isXAxis: true)
        var heard: [String] = []
        let first = axis.addVisibleRangeListener { _, _, _, _ in heard.append("first") }
        axis.addVisibleRangeListener { _, _, _, _ in heard.append("second") }
        axis.visibleRangeChangeListener = { _, _, _, _ in heard.append("third") }
        axis.visibleRange = DataRange(min: 0, max: 1)
        first.cancel()
        first.cancel()
        axis.visibleRange = DataRange(min: 0, max: 2)
        axis.visibleRangeChangeListener = nil
        axis.visibleRange = DataRange(min: 0, max: 3)
        #expect(heard == ["first", "second", "third", "second", "third", "second"])
    }
}
