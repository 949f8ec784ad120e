// SPDX-License-Identifier: MIT

import AnnouncementKit
import ExampleTerminal
import ExampleWindow

/// A bar chart in the terminal.
@main
@MainActor
enum BarChartCommand {
    static let rain = BarData(
        title: "Rain in two towns", unit: "mm", labels: ["January", "February", "March", "April", "May", "June"],
        sets: [
            BarData.Set(label: "Harbor", values: [62, 48, 51, 40, 38, 29]),
            BarData.Set(label: "Hill", values: [95, 70, 74, 66, 59, 47]),
        ])

    static func main() async {
        let chart = BarChartView(rain, frame: Rect(x: 0, y: 0, width: 600, height: 200))
        await ExampleTerminal.run(as: "bar-chart") {
            Accessibility.root = chart
            chart.notifyDataSetChanged()
            Accessibility.post(.screenChanged)
            print(chart.text)
        } onKey: { key in
            switch key {
            case .character("r"): rain(in: chart)
            case .character("h"): chart.data.sets[1].isVisible.toggle()
            default: return false
            }
            chart.notifyDataSetChanged()
            print(chart.text)
            return true
        }
    }

    /// Adds 5 mm to the focused bar, or to the last one.
    private static func rain(in chart: BarChartView) {
        let focused = (Accessibility.focusedElement as? ChartElement)?.bar
        let bar = focused ?? Bar(set: chart.data.visibleSets[0], index: chart.data.labels.count - 1)
        chart.data.sets[bar.set].values[bar.index] += 5
    }
}
