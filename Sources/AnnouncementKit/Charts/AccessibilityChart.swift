// SPDX-License-Identifier: MIT

/// A view that shows a chart, like Apple's `AXChart`. Its descriptor is reported to the listener while the view is
/// displayed.
///
/// Display the view again when its descriptor has changed. For a chart that the user scrolls and zooms, use
/// ``ChartSurface``.
@MainActor
public protocol AccessibilityChart: SelfDisplaying {
    /// The chart; nil while there is nothing to show.
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
