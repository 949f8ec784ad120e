// SPDX-License-Identifier: MIT

/// A rule for warnings about one series of a monitored chart.
package struct SeriesRule: Sendable, Hashable {
    /// The condition that triggers a warning.
    package enum Condition: Sendable, Hashable {
        case above(Double)
        case below(Double)
        /// The value crosses a limit in either direction.
        case crosses(Double)
        /// The value differs by this amount from the value reported last, or else from the first value.
        case changesBy(Amount)
        /// No point has arrived for this long.
        case silentFor(Duration)
    }

    /// An amount of change.
    package enum Amount: Sendable, Hashable {
        case absolute(Double)
        /// A percentage of the value reported last; 5 for 5 %.
        case percent(Double)
    }

    /// The id of the series.
    package var series: String
    package var condition: Condition

    /// Invalid numbers, such as NaN or a change by 0, make a rule that never warns.
    package init(series: String, _ condition: Condition) {
        self.series = series
        self.condition = condition
    }
}
