// SPDX-License-Identifier: MIT

/// An event of a series that the user asked to be warned of.
package struct SeriesAlert: Sendable, Hashable {
    /// The kind of event, with the values for its announcement.
    package enum Event: Sendable, Hashable {
        case above(limit: AxisValue, now: AxisValue)
        case below(limit: AxisValue, now: AxisValue)
        /// The value has changed by the requested amount since its last announcement.
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
