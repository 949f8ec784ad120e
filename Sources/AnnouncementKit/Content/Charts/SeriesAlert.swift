// SPDX-License-Identifier: MIT

/// A warning that a series has met a condition of the user's rules.
package struct SeriesAlert: Sendable, Hashable {
    /// The kind of event, with the values for its announcement.
    package enum Event: Sendable, Hashable {
        case above(limit: AxisValue, now: AxisValue)
        case below(limit: AxisValue, now: AxisValue)
        /// The value has changed by the requested amount since its last announcement.
        case changed(from: AxisValue, to: AxisValue)
        /// No point has arrived for this long.
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
