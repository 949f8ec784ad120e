// SPDX-License-Identifier: MIT

/// An event of an application's charts, the same over a socket and within a process.
public enum ChartEvent: Sendable, Hashable {
    /// A chart is displayed, or replaces the chart of the same id.
    case described(ChartDescriptor)
    case rangeChanged(RangeChange)
    /// Points were appended to a series.
    case appended(chart: String, series: String, points: PointColumns)
    /// The chart with this id is no longer displayed.
    case removed(String)
    /// The user has given a command to a chart, for the named series or else for the current one.
    case commanded(chart: String, ChartCommand, series: String? = nil)
}

/// A listener that receives the events of an application's charts.
@MainActor
public protocol ChartListener: AccessibilityListener {
    /// Called when a displayed chart has changed, or the user has acted on it.
    func happened(_ event: ChartEvent)
}
