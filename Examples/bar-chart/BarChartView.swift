// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A bar chart in one view. The view is not an element: it contains an element for itself and for each bar.
final class BarChartView: AccessibilityView {
    private(set) lazy var renderer = BarRenderer(self)
    /// The data. Call ``notifyDataSetChanged()`` after a change.
    var data: BarData
    /// The bar that the user has chosen.
    private(set) var highlighted: Bar?

    init(_ data: BarData, frame: Rect) {
        self.data = data
        super.init(frame: frame)
    }

    /// Draws the chart again.
    func notifyDataSetChanged() { renderer.drawData() }

    /// Chooses a bar, or no bar if it was chosen before.
    func highlight(_ bar: Bar) {
        highlighted = highlighted == bar ? nil : bar
        renderer.drawData()
    }

    /// The chart as text, a line for each label of the x axis.
    var text: String {
        data.labels.indices.map { index in
            let bars = data.visibleSets.map { set in
                let bar = Bar(set: set, index: index)
                let length = Int((renderer.rect(of: bar).height / max(1, frame.height) * 20).rounded())
                let row = String(repeating: bar == highlighted ? "#" : "=", count: length)
                return row + String(repeating: " ", count: 22 - length)
            }
            let label = data.labels[index]
            return label + String(repeating: " ", count: max(1, 11 - label.count)) + bars.joined()
        }.joined(separator: "\n")
    }
}

extension BarChartView: AccessibilityContainer {
    func accessibilityElementCount() -> Int { renderer.accessibleChartElements.count }

    func accessibilityElement(at index: Int) -> (any AccessibilityObject)? {
        let elements = renderer.accessibleChartElements
        return elements.indices.contains(index) ? elements[index] : nil
    }

    func index(ofAccessibilityElement element: any AccessibilityObject) -> Int? {
        renderer.accessibleChartElements.firstIndex { $0 === element }
    }
}
