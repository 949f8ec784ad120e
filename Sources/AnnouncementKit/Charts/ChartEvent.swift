// SPDX-License-Identifier: MIT

/// An event of an application's charts. It is the same over a socket and within a process.
public enum ChartEvent: Sendable, Hashable {
    /// A chart is shown, or has been replaced.
    case described(ChartDescriptor)
    case rangeChanged(RangeChange)
    /// Points were added at the end of a series.
    case appended(chart: String, series: String, points: PointColumns)
    /// The chart of that id is no longer shown.
    case removed(String)
    /// The user has asked something of a chart; of a series when one is named, otherwise of the one they are in.
    case commanded(chart: String, ChartCommand, series: String? = nil)
}

/// A listener that receives the events of an application's charts.
@MainActor
public protocol ChartListener: AccessibilityListener {
    /// A chart that is displayed has changed, or the user has done something with it.
    func happened(_ event: ChartEvent)
}
