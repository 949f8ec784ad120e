// SPDX-License-Identifier: MIT

/// A listener in a chart that another program shows: a place and a view of their own, over data that may go on. A value.
package struct ChartVisit: Sendable, Equatable {
    private var navigator: ChartNavigator?
    /// The ranges that the listener has chosen to see, by axis; the rest is shown as the program shows it.
    private var ranges: [String: DataRange] = [:]

    package init() {}

    /// Carries a command out on the chart as it is now.
    package mutating func perform(
        _ command: ChartCommand, series: String?, on shown: ChartNavigator
    ) throws(ChartFailure) -> ChartOutcome {
        var here = shown
        if let navigator { here.takePlace(of: navigator) } else { here.leave() }
        for (axis, range) in ranges { _ = try? here.show(range, onAxis: axis) }
        if case .axis(let axis) = command, here.chart.axis(axis) == nil {
            throw .unknownAxis(axis, chart: here.chart.id, known: here.chart.axes.map(\.id))
        }
        if let series { try here.choose(series: series) }
        let before = here.chart.axes.map(\.visibleRange)
        let outcome = here.perform(command)
        for (axis, range) in zip(here.chart.axes, before) where axis.visibleRange != range {
            ranges[axis.id] = axis.visibleRange
        }
        here.forgetData()
        navigator = here
        return outcome
    }
}
