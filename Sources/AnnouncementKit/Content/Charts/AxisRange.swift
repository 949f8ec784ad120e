// SPDX-License-Identifier: MIT

/// The visible range of an axis in the units of its data, with all values that its words need.
public struct AxisRange: Sendable, Hashable {
    /// The axis's id: `x`, `y`, or the client's own.
    public var axis: String
    /// The lower end, in the units of the data.
    public var lower: Double
    /// The upper end, in the units of the data.
    public var upper: Double
    public var scale: AxisScale
    /// The title of the axis, such as "Price"; nil if it has none.
    public var title: String?
    /// A symbol such as `V` or `°C`, or a word; nil for a number without a unit.
    public var unit: String?
    /// True for an x axis; nil if only the id says so.
    public var isXAxis: Bool?
    /// The dates of the data along a date axis; nil if unknown.
    public var dates: DateExtent?
    /// The number of digits after the decimal separator in the axis's data; nil if unknown, or more than nine.
    public var fractionDigits: Int?
    /// True if the axis's numbers only count the points, like the numbers of rows.
    public var isCount: Bool
    /// The visible range when it was announced last. On dates and categories, only an end that has moved is said.
    package var told: Ends?

    package struct Ends: Sendable, Hashable {
        package var lower: Double
        package var upper: Double

        package init(lower: Double, upper: Double) {
            self.lower = lower
            self.upper = upper
        }
    }

    public init(
        axis: String, lower: Double, upper: Double, scale: AxisScale = .linear, title: String? = nil,
        unit: String? = nil, isXAxis: Bool? = nil, dates: DateExtent? = nil, fractionDigits: Int? = nil,
        isCount: Bool = false
    ) {
        self.axis = axis
        self.lower = lower
        self.upper = upper
        self.scale = scale
        self.title = title
        self.unit = unit
        self.isXAxis = isXAxis
        self.dates = dates
        self.fractionDigits = fractionDigits
        self.isCount = isCount
    }

    public var span: Double { upper - lower }
}

/// How the numbers of an axis are read.
public enum AxisScale: Sendable, Hashable {
    case linear
    case logarithmic
    /// Seconds since 1970-01-01T00:00:00Z, announced in a zone with this offset from UTC. Times of day without a date
    /// are those of 1 January 1970 in an unstated zone.
    case date(offsetFromUTC: UTCOffset)
    /// Indices of these names, from 0.
    case category([String])
}
