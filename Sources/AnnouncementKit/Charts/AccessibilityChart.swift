// SPDX-License-Identifier: MIT

/// A view that is a chart, as Apple's `AXChart`: its descriptor is announced while it is displayed.
///
/// It is displayed once more when its descriptor has changed. A chart that the user scrolls and zooms is a ``ChartSurface``.
@MainActor
public protocol AccessibilityChart: SelfDisplaying {
    /// Nil while there is nothing to show.
    var accessibilityChartDescriptor: ChartDescriptor? { get }
}

extension AccessibilityChart {
    public func display() {
        guard let chart = accessibilityChartDescriptor else { return }
        AccessibleObjects.shared.add(self)
        (Accessibility.listener as? any ChartListener)?.happened(.described(chart))
    }

    public func endDisplay() {
        guard let chart = accessibilityChartDescriptor else { return }
        AccessibleObjects.shared.remove(self)
        (Accessibility.listener as? any ChartListener)?.happened(.removed(chart.id))
    }
}
