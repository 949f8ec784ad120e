// SPDX-License-Identifier: MIT

/// The area in which the series of a chart are drawn, and the container of their points. Point elements exist only on
/// request.
///
/// Lines and columns are listed series by series. Stacked columns are listed point by point, from the bottom up. Set or
/// override `accessibilityElements` to list other elements.
@MainActor
open class RenderSurface: AccessibilityView, AccessibilityContainer {
    private weak var surface: ChartSurface?
    private var placed: Rect?
    private var elements: [Place: Weak] = [:]
    private var purgeAt = 256
    /// The point that has the focus. It is kept, because nothing else keeps an element that was made on request.
    final var focusedPoint: ChartPointElement?
    /// The visible points of series with unsorted x, cached so that they are not searched for each element.
    private var scattered: [String: Scattered] = [:]

    private struct Weak {
        weak var element: ChartPointElement?
    }

    private struct Place: Hashable {
        let series: String
        let index: Int
    }

    private struct Scattered {
        let range: DataRange
        let count: Int
        let points: VisiblePoints
    }

    /// Series that are listed together, and the points of the first of them, which determines the order.
    private struct Group {
        let series: [RenderableSeries]
        let points: VisiblePoints
        var count: Int { points.count * series.count }
    }

    /// - Parameter surface: the chart surface that shows this area; held weakly.
    public init(of surface: ChartSurface) {
        self.surface = surface
        super.init()
    }

    /// The frame in the coordinates of the surface. Until it is set, the area fills the whole surface.
    open override var frame: Rect {
        get { placed ?? Rect(x: 0, y: 0, width: surface?.frame.width ?? 0, height: surface?.frame.height ?? 0) }
        set { placed = newValue }
    }

    open func accessibilityElementCount() -> Int { listedElements?.count ?? groups.reduce(0) { $0 + $1.count } }

    open func accessibilityElement(at index: Int) -> (any AccessibilityObject)? {
        if let listed = listedElements { return listed.indices.contains(index) ? listed[index] : nil }
        guard index >= 0 else { return nil }
        var rest = index
        for group in groups {
            guard rest >= group.count else {
                let series = group.series[rest % group.series.count]
                return element(group.points[rest / group.series.count], of: series)
            }
            rest -= group.count
        }
        return nil
    }

    open func index(ofAccessibilityElement element: any AccessibilityObject) -> Int? {
        if let listed = listedElements { return listed.firstIndex { $0 === element } }
        guard let element = element as? ChartPointElement, element.renderSurface === self else { return nil }
        var offset = 0
        for group in groups {
            if let member = group.series.firstIndex(where: { $0 === element.series }) {
                return group.points.place(of: element.index).map { offset + $0 * group.series.count + member }
            }
            offset += group.count
        }
        return nil
    }

    open func accessibilityActivate(_ element: any AccessibilityObject) -> Bool { false }

    open override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
        surface?.accessibilityScroll(direction) ?? false
    }

    /// The current rectangle of a point on the screen.
    final func screenRect(ofPoint index: Int, of series: RenderableSeries) -> Rect? {
        guard let surface else { return nil }
        let stack = series.stack
        guard let places = stack.first?.points, places.x.indices.contains(index),
            let x = surface.xAxes.first(where: { $0.id == series.xAxisID }),
            let y = surface.yAxes.first(where: { $0.id == series.yAxisID })
        else { return nil }
        let drawing = ChartDrawing(
            x: x.coordinateCalculator, y: y.coordinateCalculator, height: frame.height,
            below: stack.prefix { $0 !== series }.map(\.points), places: places)
        guard let rect = series.rect(ofPoint: index, in: drawing), rect.isValid else { return nil }
        return convertToScreen(rect)
    }

    /// Forgets all elements, because the points were replaced.
    final func forget() {
        elements = [:]
        scattered = [:]
    }
}

extension RenderSurface {
    private var groups: [Group] {
        guard let surface else { return [] }
        return surface.renderableSeries.compactMap { series in
            let stack = series.stack
            return series === stack.first ? Group(series: stack, points: visible(series, surface)) : nil
        }
    }

    private func visible(_ series: RenderableSeries, _ surface: ChartSurface) -> VisiblePoints {
        let axis = surface.axes.first { $0.id == series.xAxisID }
        let range = axis?.visibleRange ?? AxisScale.linear.unset
        let points = series.points
        if let run = points.run(in: range) { return .run(run) }
        if let known = scattered[series.id], known.range == range, known.count == points.count { return known.points }
        let found = VisiblePoints(points, in: range)
        scattered[series.id] = Scattered(range: range, count: points.count, points: found)
        return found
    }

    /// The element of a point, visible or not.
    package final func element(of index: Int, in series: RenderableSeries) -> ChartPointElement {
        element(index, of: series)
    }

    /// The element of a point. The same object is returned while a reference to it exists.
    private func element(_ index: Int, of series: RenderableSeries) -> ChartPointElement {
        let place = Place(series: series.id, index: index)
        if let element = elements[place]?.element, element.series === series { return element }
        let element = ChartPointElement(index, of: series, on: self)
        elements[place] = Weak(element: element)
        if elements.count >= purgeAt {
            elements = elements.filter { $0.value.element != nil }
            purgeAt = max(256, elements.count * 2)
        }
        return element
    }
}
