// SPDX-License-Identifier: MIT

/// What a series did that the user asked to be warned of.
public struct SeriesAlert: Sendable, Hashable {
    /// What has happened, with the values that it is told with.
    public enum Event: Sendable, Hashable {
        case above(limit: AxisValue, now: AxisValue)
        case below(limit: AxisValue, now: AxisValue)
        /// It has changed by as much as asked for since it was last told.
        case changed(from: AxisValue, to: AxisValue)
        /// No point has come for so long.
        case silent(for: Duration)
    }

    /// The name of the series.
    public var series: String
    public var event: Event

    public init(series: String, event: Event) {
        self.series = series
        self.event = event
    }
}
