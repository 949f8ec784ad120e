// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The element of a bar, or of the whole chart. A chart draws no views for its bars.
final class ChartElement: AccessibilityElement {
    /// The bar; nil for the whole chart.
    let bar: Bar?
    private weak var chart: BarChartView?

    init(_ bar: Bar?, in chart: BarChartView) {
        (self.bar, self.chart) = (bar, chart)
        super.init(accessibilityContainer: chart)
    }

    var isHeader = false {
        didSet { accessibilityTraits = isHeader ? .header : [] }
    }

    var isSelected = false {
        didSet { accessibilityTraits = isSelected ? .selected : [] }
    }

    override func accessibilityActivate() -> Bool {
        guard let bar, let chart else { return false }
        chart.highlight(bar)
        return true
    }
}
