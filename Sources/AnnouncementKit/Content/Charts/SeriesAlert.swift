// SPDX-License-Identifier: MIT

/// What a series did that the user asked to be warned of.
package struct SeriesAlert: Sendable, Hashable {
    /// What has happened, with the values that it is told with.
    package enum Event: Sendable, Hashable {
        case above(limit: AxisValue, now: AxisValue)
        case below(limit: AxisValue, now: AxisValue)
        /// It has changed by as much as asked for since it was last told.
        case changed(from: AxisValue, to: AxisValue)
        /// No point has come for so long.
        case silent(for: Duration)
    }

    /// The name of the series.
    package var series: String
    package var event: Event

    package init(series: String, event: Event) {
        self.series = series
        self.event = event
    }
}
