// SPDX-License-Identifier: MIT

/// The points of a series from which figures are computed.
package enum SeriesCoverage: Sendable, Hashable {
    case all
    /// The points within the visible range of the x axis, if these are not all points.
    case visible
}

/// The trend of a series over x, as far as its values support one.
package enum SeriesTrend: Sendable, Hashable {
    /// The rise from the first point to the last, a positive difference in the units of the axis.
    case rises(by: AxisValue)
    case falls(by: AxisValue)
    /// The values are equal, or change by less than 1 % of the visible range of their axis.
    case flat
    /// The apparent trend from the first value to the last may be a random walk.
    case unclear(from: AxisValue, to: AxisValue)
    /// There are fewer than eight values, too few for a trend.
    case tooFew
}

/// The period at which the ups and downs of a series repeat.
package enum SeriesSeason: Sendable, Hashable {
    /// The period in seconds, on an axis of dates.
    case time(Double)
    case points(Int)
}

/// Figures of a series.
package struct SeriesFigures: Sendable, Hashable {
    package var name: String
    package var coverage: SeriesCoverage
    /// The number of points, including gaps.
    package var count: Int
    package var gaps: Int
    /// The number of infinite values.
    package var infinite: Int
    /// Nil if no point has a value.
    package var distribution: Distribution?

    /// The distribution of the values.
    package struct Distribution: Sendable, Hashable {
        package var mean: AxisValue
        package var median: AxisValue
        /// The sample standard deviation, which divides by the count minus one; nil for fewer than two values.
        package var deviation: AxisValue?
        /// Quartiles are interpolated linearly (type 7 of Hyndman and Fan, as in R and NumPy).
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
