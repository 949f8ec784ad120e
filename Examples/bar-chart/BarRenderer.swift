// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Draws the bars, and makes an element for the chart and for each bar.
@MainActor
final class BarRenderer {
    private(set) var accessibleChartElements: [ChartElement] = []
    private unowned let chart: BarChartView

    init(_ chart: BarChartView) { self.chart = chart }

    /// Draws the data. A bar that was drawn before keeps its element, and so the focus.
    func drawData() {
        let former = accessibleChartElements
        let known = Dictionary(uniqueKeysWithValues: former.map { ($0.bar, $0) })
        accessibleChartElements = ([nil] + order).map { known[$0] ?? ChartElement($0, in: chart) }
        for element in former where !accessibleChartElements.contains(where: { $0 === element }) {
            Accessibility.didEndDisplay(element)
        }
        for element in accessibleChartElements {
            let isNew = update(element)
            if former.contains(where: { $0 === element }) {
                if isNew { Accessibility.invalidated(element) }
            } else {
                Accessibility.willDisplay(element)
            }
        }
        Accessibility.post(.layoutChanged)
    }

    /// The bars from left to right: those of all sets for one label, then those for the next.
    private var order: [Bar?] {
        chart.data.labels.indices.flatMap { index in chart.data.visibleSets.map { Bar(set: $0, index: index) } }
    }

    /// - Returns: true if the element has new words or another state.
    private func update(_ element: ChartElement) -> Bool {
        let former = (element.accessibilityLabel, element.accessibilityTraits)
        if let bar = element.bar {
            element.accessibilityLabel = chart.data.words(for: bar)
            element.isSelected = chart.highlighted == bar
            element.accessibilityFrameInContainerSpace = rect(of: bar)
        } else {
            element.accessibilityLabel = chart.data.heading
            element.isHeader = true
            element.accessibilityFrameInContainerSpace = Rect(
                x: 0, y: 0, width: chart.frame.width, height: chart.frame.height)
        }
        return (element.accessibilityLabel, element.accessibilityTraits) != former
    }

    /// The rectangle of a bar, in points of the chart.
    func rect(of bar: Bar) -> Rect {
        let data = chart.data
        let group = chart.frame.width / Double(max(1, data.labels.count))
        let width = group * 0.8 / Double(max(1, data.visibleSets.count))
        let height = data.maximum > 0 ? chart.frame.height * data.sets[bar.set].values[bar.index] / data.maximum : 0
        let place = Double(data.visibleSets.firstIndex(of: bar.set) ?? 0)
        return Rect(
            x: Double(bar.index) * group + group * 0.1 + place * width, y: chart.frame.height - height, width: width,
            height: height)
    }
}
