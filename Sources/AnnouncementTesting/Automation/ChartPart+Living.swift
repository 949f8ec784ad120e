// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The living objects of this process that a chart and its parts stand for.
@MainActor
extension ChartPart {
    /// The part that an element of a chart is; nil for any other object.
    init?(_ object: any AccessibilityObject) {
        switch object {
        case let point as ChartPointElement:
            guard let surface = point.series.surface else { return nil }
            self.init(chart: surface.id, .point(point.index, series: point.series.id))
        case let axis as ChartAxis:
            guard let surface = axis.surface else { return nil }
            self.init(chart: surface.id, .axis(axis.id))
        case let surface as ChartSurface: self.init(chart: surface.id)
        default: return nil
        }
    }

    private var surface: ChartSurface? { AccessibleObjects.shared.first { $0.id == chart } }

    /// The object that handles an action on the part: the axis or the point, otherwise the chart. Nil if it has been
    /// deallocated.
    var object: (any AccessibilityObject)? {
        guard let surface else {
            return AccessibleObjects.shared.first { (view: any AccessibilityChart) in
                view.accessibilityChartDescriptor?.id == chart
            }
        }
        switch kind {
        case .whole, .series: return surface
        case .axis(let id): return (surface.xAxes + surface.yAxes).first { $0.id == id }
        case .point(let index, let series):
            return surface.renderableSeries.first { $0.id == series }.map {
                surface.renderSurface.element(of: index, in: $0)
            }
        }
    }

    /// Performs an action by its name on the wire, such as `zoomIn`.
    func perform(_ action: ElementAction) -> Bool {
        guard case .success(let reply) = PerformRequest(action, of: target).performed() else { return false }
        return reply.handled
    }

    /// The element that takes the focus: in a chart its first, in a series its first visible point.
    func focus(in object: any AccessibilityObject) -> (any AccessibilityObject)? {
        switch kind {
        case .whole: ReadingOrder(of: object).first
        case .axis, .point: object
        case .series(let id):
            ReadingOrder(of: object).elements.first { ($0 as? ChartPointElement)?.series.id == id }
        }
    }
}
