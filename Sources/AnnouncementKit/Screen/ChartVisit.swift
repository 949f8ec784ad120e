// SPDX-License-Identifier: MIT

/// A client's visit to a chart that another program shows, with its own position and view, over data that may grow. A
/// value.
package struct ChartVisit: Sendable, Equatable {
    private var navigator: ChartNavigator?
    /// The visible ranges that the visitor has chosen, by axis. Other axes show the program's ranges.
    private var ranges: [String: DataRange] = [:]

    package init() {}

    /// Performs a command on the current state of the chart.
    /// - Throws: a ``ChartFailure`` for an unknown axis or series.
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
