// SPDX-License-Identifier: MIT

/// A point of a series as an element. It is created on request, and always describes the current data.
@MainActor
public final class ChartPointElement: AccessibilityElement {
    public let series: RenderableSeries
    /// The index of the point in its series, from 0.
    public let index: Int
    private(set) weak var renderSurface: RenderSurface?

    init(_ index: Int, of series: RenderableSeries, on surface: RenderSurface) {
        self.index = index
        self.series = series
        renderSurface = surface
        super.init(accessibilityContainer: surface)
    }

    /// The point; nil if it no longer exists.
    public var point: ChartPoint? {
        guard let surface = series.surface, let first = series.stack.first else { return nil }
        let all = surface.renderableSeries
        if series.points.x.indices.contains(index) {
            return all.firstIndex { $0 === series }.map { surface.navigator.point(index, of: $0) }
        }
        // The series has a gap in its stack here.
        guard first.points.x.indices.contains(index), let place = all.firstIndex(where: { $0 === first }) else {
            return nil
        }
        return ChartPoint(
            x: surface.navigator.point(index, of: place).x, y: nil, kind: series.kind, series: series.descriptor.name,
            index: index, count: series.points.count)
    }

    public override var accessibilityLabel: String? {
        get { accessibility.label ?? point.flatMap { point in series.surface?.labels.point(point) } }
        set { accessibility.label = newValue }
    }

    public override var accessibilityFrame: Rect {
        get { renderSurface?.screenRect(ofPoint: index, of: series) ?? .zero }
        set {}
    }

    public override func accessibilityElementDidBecomeFocused() { renderSurface?.focusedPoint = self }

    public override func accessibilityElementDidLoseFocus() {
        if renderSurface?.focusedPoint === self { renderSurface?.focusedPoint = nil }
    }

    public override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
        series.surface?.accessibilityScroll(direction) ?? false
    }
}
