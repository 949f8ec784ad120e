// SPDX-License-Identifier: MIT

/// Where in the data the ear is.
public struct DataPlace: Sendable, Hashable {
    /// The id of the series.
    public var series: String
    public var x: Double
    /// Nil in a gap.
    public var y: Double?

    public init(series: String, x: Double, y: Double?) {
        self.series = series
        self.x = x
        self.y = y
    }
}
