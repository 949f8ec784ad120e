// SPDX-License-Identifier: MIT

/// The points of a series that figures are about.
package enum SeriesCoverage: Sendable, Hashable {
    case all
    /// The points within the visible range of the x axis, which are not all.
    case visible
}

/// The trend of a series over its x, as far as its values support a word for it.
package enum SeriesTrend: Sendable, Hashable {
    /// The rise from its first point to its last; positive, a difference in the units of its axis.
    case rises(by: AxisValue)
    case falls(by: AxisValue)
    /// Its values are the same, or change by less than 1 % of the range that its axis shows.
    case flat
    /// The apparent trend may as well be a chance walk, from its first value to its last.
    case unclear(from: AxisValue, to: AxisValue)
    /// Fewer than eight values, of which nothing can be said.
    case tooFew
}

/// The distance at which the ups and downs of a series come back.
package enum SeriesSeason: Sendable, Hashable {
    /// In seconds, on an axis of dates.
    case time(Double)
    case points(Int)
}

/// A series in numbers.
package struct SeriesFigures: Sendable, Hashable {
    package var name: String
    package var coverage: SeriesCoverage
    /// How many points it has, gaps included.
    package var count: Int
    package var gaps: Int
    /// How many of its values are infinite.
    package var infinite: Int
    /// Nil when no point has a value.
    package var distribution: Distribution?

    /// The spread of its values.
    package struct Distribution: Sendable, Hashable {
        package var mean: AxisValue
        package var median: AxisValue
        /// The deviation of a sample, so divided by one less than the count; nil for fewer than two values.
        package var deviation: AxisValue?
        /// Between neighbours they are interpolated (type 7 of Hyndman and Fan, as in R and NumPy).
        package var lowerQuartile: AxisValue
        package var upperQuartile: AxisValue

        package init(
            mean: AxisValue, median: AxisValue, deviation: AxisValue?, lowerQuartile: AxisValue,
            upperQuartile: AxisValue
        ) {
            self.mean = mean
            self.median = median
            self.deviation = deviation
            self.lowerQuartile = lowerQuartile
            self.upperQuartile = upperQuartile
        }
    }

    package init(
        name: String, coverage: SeriesCoverage, count: Int, gaps: Int, infinite: Int = 0, distribution: Distribution?
    ) {
        self.name = name
        self.coverage = coverage
        self.count = count
        self.gaps = gaps
        self.infinite = infinite
        self.distribution = distribution
    }
}
