// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

/// The rules of the SciChart note and its samples, on objects.
@Suite("Chart surface")
@MainActor
struct ChartSurfaceTests {
    private let window = AccessibilityView(frame: Rect(x: 100, y: 100, width: 500, height: 300))

    /// 400 points wide and 200 high at (10, 20) of the window; x 1 to 5, y 0 to 100.
    private func surface(_ series: RenderableSeries...) -> ChartSurface {
        let surface = ChartSurface(id: "c", frame: Rect(x: 10, y: 20, width: 400, height: 200))
        window.addSubview(surface)
        surface.xAxes = [ChartAxis(isXAxis: true, visibleRange: DataRange(min: 1, max: 5))]
        surface.yAxes = [ChartAxis(isXAxis: false, visibleRange: DataRange(min: 0, max: 100))]
        surface.renderableSeries = series
        return surface
    }

    private func data(_ name: String, _ y: [Double]) throws -> XyDataSeries {
        let data = XyDataSeries(seriesName: name)
        try data.append(x: (1...y.count).map(Double.init), y: y)
        return data
    }

    private func elements(_ container: any AccessibilityContainer) -> [any AccessibilityObject] {
        (0..<container.accessibilityElementCount()).compactMap(container.accessibilityElement)
    }

    private func labels(_ container: any AccessibilityContainer) -> [String] {
        elements(container).map { $0.accessibilityLabel ?? "-" }
    }

    @Test func `a surface lists its render surface, then x axes, then y axes, and is not an element itself`() {
        let surface = surface()
        let (top, right) = (ChartAxis(isXAxis: true, id: "top"), ChartAxis(isXAxis: false, id: "right"))
        surface.xAxes.append(top)
        surface.yAxes.append(right)
        let expected: [any AccessibilityObject] = [
            surface.renderSurface, surface.xAxes[0], top, surface.yAxes[0], right,
        ]
        #expect(elements(surface).map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
        #expect(surface.accessibilityElements?.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
        surface.accessibilityElements = []
        #expect(surface.accessibilityElementCount() == 0)
        surface.accessibilityElements = nil
        #expect(surface.accessibilityElements?.count == 5)
        #expect(surface.accessibilityElementCount() == 5)
        #expect(!surface.isAccessibilityElement)
        #expect(
            [-1, 5, Int.max, Int.min].map { surface.accessibilityElement(at: $0) == nil } == [true, true, true, true])
        #expect(expected.map { surface.index(ofAccessibilityElement: $0) } == [0, 1, 2, 3, 4])
        #expect(surface.index(ofAccessibilityElement: window) == nil)
    }

    @Test func `an axis element reports its current range and frame`() {
        let surface = surface()
        let axis = surface.xAxes[0]
        axis.layoutRect = Rect(x: 0, y: 170, width: 400, height: 30)
        #expect(axis.isAccessibilityElement)
        #expect(axis.accessibilityLabel == "X Axis with visible range from 1.0 to 5.0")
        #expect(surface.yAxes[0].accessibilityLabel == "Y Axis with visible range from 0.0 to 100.0")
        #expect(axis.accessibilityFrame == Rect(x: 110, y: 290, width: 400, height: 30))
        axis.visibleRange = DataRange(min: 2, max: 6.25)
        window.frame.x = 200
        #expect(axis.accessibilityLabel == "X Axis with visible range from 2.0 to 6.25")
        #expect(axis.accessibilityFrame == Rect(x: 210, y: 290, width: 400, height: 30))
    }

    @Test func `points of a line have their values, in strips of 30 over the whole height`() throws {
        let surface = surface(LineSeries(dataSeries: try data("s", [24.999, -0.5, .nan])))
        #expect(labels(surface.renderSurface) == ["24.999 value", "-0.5 value", "no value"])
        #expect(
            elements(surface.renderSurface).map(\.accessibilityFrame) == [
                Rect(x: 95, y: 120, width: 30, height: 200), Rect(x: 195, y: 120, width: 30, height: 200),
                Rect(x: 295, y: 120, width: 30, height: 200),
            ])
        let first = surface.renderSurface.accessibilityElement(at: 0)
        window.frame.x = 0
        surface.xAxes[0].visibleRange = DataRange(min: 0, max: 4)
        #expect(first?.accessibilityFrame == Rect(x: 95, y: 120, width: 30, height: 200))
    }

    @Test func `a column is as wide as its share, and reaches from its value to zero, never upside down`() throws {
        let surface = surface(ColumnSeries(dataSeries: try data("s", [50, -25, 0.1])))
        surface.yAxes[0].visibleRange = DataRange(min: -100, max: 100)
        #expect(labels(surface.renderSurface) == ["50.0 value", "-25.0 value", "0.1 value"])
        #expect(
            elements(surface.renderSurface).prefix(2).map(\.accessibilityFrame) == [
                Rect(x: 110 - 35, y: 120 + 50, width: 70, height: 50),
                Rect(x: 210 - 35, y: 120 + 100, width: 70, height: 25),
            ])
    }

    @Test func `stacked columns are listed by point and then by series, each with its own segment`() throws {
        let coal = StackedColumnSeries(dataSeries: try data("Coal", [25, -25]))
        let gas = StackedColumnSeries(dataSeries: try data("Gas", [25, -50]))
        let surface = surface(coal, gas)
        surface.yAxes[0].visibleRange = DataRange(min: -100, max: 100)
        #expect(
            labels(surface.renderSurface) == [
                "25.0 value in Coal series", "25.0 value in Gas series", "-25.0 value in Coal series",
                "-50.0 value in Gas series",
            ])
        #expect(
            elements(surface.renderSurface).map(\.accessibilityFrame) == [
                Rect(x: 75, y: 120 + 75, width: 70, height: 25), Rect(x: 75, y: 120 + 50, width: 70, height: 25),
                Rect(x: 175, y: 120 + 100, width: 70, height: 25), Rect(x: 175, y: 120 + 125, width: 70, height: 50),
            ])
    }

    @Test func `the first series of a stack sets the number of points, and shorter series have gaps`() throws {
        let coal = StackedColumnSeries(dataSeries: try data("Coal", [25, 50]))
        let gas = StackedColumnSeries(dataSeries: try data("Gas", [25]))
        let oil = StackedColumnSeries(dataSeries: try data("Oil", [25, 25, 25]))
        let surface = surface(coal, gas, oil)
        #expect(
            labels(surface.renderSurface) == [
                "25.0 value in Coal series", "25.0 value in Gas series", "25.0 value in Oil series",
                "50.0 value in Coal series", "no value in Gas series", "25.0 value in Oil series",
            ])
        #expect(
            elements(surface.renderSurface).suffix(2).map(\.accessibilityFrame) == [
                Rect(x: 175, y: 120 + 100, width: 70, height: 0), Rect(x: 175, y: 120 + 50, width: 70, height: 50),
            ])
    }

    @Test func `only visible points are listed, and an index outside the list is nil`() throws {
        let surface = surface(LineSeries(dataSeries: try data("s", [1, 2, 3, 4, 5, 6])))
        surface.xAxes[0].visibleRange = DataRange(min: 2.5, max: 5)
        #expect(labels(surface.renderSurface) == ["3 value", "4 value", "5 value"])
        #expect(
            [-1, 3, Int.max].map { surface.renderSurface.accessibilityElement(at: $0) == nil } == [true, true, true])
        let empty = self.surface(LineSeries())
        #expect(empty.renderSurface.accessibilityElementCount() == 0)
        #expect(empty.renderSurface.accessibilityElement(at: 0) == nil)
    }

    @Test func `a point is the same element while it is held, and a foreign element has no index`() throws {
        let surface = surface(
            LineSeries(dataSeries: try data("a", [1, 2, 3])), LineSeries(dataSeries: try data("b", [4, 5])))
        let render = surface.renderSurface
        let held = elements(render)
        #expect(elements(render).map(ObjectIdentifier.init) == held.map(ObjectIdentifier.init))
        #expect(held.map { render.index(ofAccessibilityElement: $0) } == [0, 1, 2, 3, 4])
        #expect(held.map(\.accessibilityLabel) == ["1 value", "2 value", "3 value", "4 value", "5 value"])
        let other = self.surface(LineSeries(dataSeries: try data("a", [1, 2, 3])))
        let foreign = try #require(other.renderSurface.accessibilityElement(at: 0))
        #expect(render.index(ofAccessibilityElement: foreign) == nil)
        #expect(render.index(ofAccessibilityElement: surface) == nil)
        surface.xAxes[0].visibleRange = DataRange(min: 2, max: 5)
        #expect(held.map { render.index(ofAccessibilityElement: $0) } == [nil, 0, 1, nil, 2])
    }

    @Test func `a million points create no objects, and points with unsorted x are found too`() throws {
        let data = XyDataSeries(seriesName: "s")
        try data.append(x: (0..<1_000_000).map(Double.init), y: (0..<1_000_000).map(Double.init))
        let surface = surface(LineSeries(dataSeries: data))
        surface.xAxes[0].visibleRange = DataRange(min: 0, max: 2e6)
        let point = surface.renderSurface.accessibilityElement(at: 777_777)
        #expect(point?.accessibilityLabel == "777777 value")
        #expect(surface.renderSurface.accessibilityElementCount() == 1_000_000)
        try data.append(x: 5, y: 42)
        surface.xAxes[0].visibleRange = DataRange(min: 4, max: 6)
        #expect(labels(surface.renderSurface) == ["4 value", "5 value", "6 value", "42 value"])
    }

    @Test func `the program's labels replace the library's`() throws {
        let surface = surface(LineSeries(dataSeries: try data("s", [24])))
        surface.labels.point = { "\($0.series): \($0.y?.value ?? 0) MW" }
        surface.labels.axis = { "\($0.axis) up to \($0.upper)" }
        #expect(labels(surface.renderSurface) == ["s: 24.0 MW"])
        #expect(surface.xAxes[0].accessibilityLabel == "x up to 5.0")
    }

    @Test func `a pan moves the range against the finger by its share of the axis`() {
        let surface = surface()
        surface.xAxes[0].scroll(byPixels: -200)
        #expect(surface.xAxes[0].visibleRange == DataRange(min: 3, max: 7))
        surface.yAxes[0].scroll(byPixels: 50)
        #expect(surface.yAxes[0].visibleRange == DataRange(min: -25, max: 75))
        ChartAxis(isXAxis: true).scroll(byPixels: 10)
    }

    @Test func `an invalid range is rejected`() {
        let surface = surface()
        let axis = surface.xAxes[0]
        for range in [
            DataRange(min: 5, max: 1), DataRange(min: .nan, max: 1), DataRange(min: 0, max: .infinity),
        ] {
            axis.visibleRange = range
            #expect(axis.visibleRange == DataRange(min: 1, max: 5))
        }
        axis.scale = .logarithmic
        #expect(!axis.setVisibleRange(DataRange(min: 0, max: 5)))
    }

    @Test func `invalid points are refused, and nothing is added`() throws {
        let data = XyDataSeries(seriesName: "s")
        #expect(throws: ChartFailure.notFinite(series: "s", index: 0, isX: true)) { try data.append(x: .nan, y: 1) }
        #expect(throws: ChartFailure.notFinite(series: "s", index: 1, isX: false)) {
            try data.append(x: [1, 2], y: [1, .infinity])
        }
        #expect(throws: ChartFailure.differentLengths(x: 2, y: 1)) { try data.append(x: [1, 2], y: [1]) }
        #expect(data.count == 0)
    }
}
