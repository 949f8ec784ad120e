// SPDX-License-Identifier: MIT

/// A rule for the alarms that a user wants on one series of a monitored chart.
package struct SeriesRule: Sendable, Hashable {
    /// When it warns.
    package enum Condition: Sendable, Hashable {
        case above(Double)
        case below(Double)
        /// Comes to the other side, from either.
        case crosses(Double)
        /// Differs by so much from the value that was reported last, or from the first value.
        case changesBy(Amount)
        /// No point has come for so long.
        case silentFor(Duration)
    }

    /// How far a value has come.
    package enum Amount: Sendable, Hashable {
        case absolute(Double)
        /// A percentage of the value that was reported last; 5 for 5 %.
        case percent(Double)
    }

    /// The name of the series.
    package var series: String
    package var condition: Condition

    /// Numbers that make no sense, such as NaN or a change by nothing, make a rule that never warns.
    package init(series: String, _ condition: Condition) {
        self.series = series
        self.condition = condition
    }
}
