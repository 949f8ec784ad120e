// SPDX-License-Identifier: MIT

/// The visible range of one axis, in the units of its data, and all that is needed to say it well.
public struct AxisRange: Sendable, Hashable {
    /// `x`, `y`, or the client's own id of the axis.
    public var axis: String
    public var lower: Double
    public var upper: Double
    public var scale: AxisScale
    /// The title of the axis, such as "Price"; nil for its name alone.
    public var title: String?
    /// A symbol such as `V` or `°C`, or a word; nil for a bare number.
    public var unit: String?
    /// True for one of the x axes; nil when only its id shows that.
    public var isXAxis: Bool?
    /// The moments of the data along a date axis; nil where nobody knows them.
    public var dates: DateExtent?
    /// How many digits the data on the axis have behind the mark; nil when that is not known, or more than nine.
    public var fractionDigits: Int?
    /// Whether its numbers only count the points, as those of rows do.
    public var isCount: Bool
    /// The visible range when it was announced last: of dates and names only an end that has moved is said.
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

/// How the numbers of an axis are to be read.
public enum AxisScale: Sendable, Hashable {
    case linear
    case logarithmic
    /// Seconds since 1970-01-01T00:00:00Z, announced in a zone that many seconds east of Greenwich. Times of day alone
    /// are those of 1 January 1970 in an unstated zone.
    case date(offsetFromUTC: UTCOffset)
    /// Places in a list, from 0.
    case category([String])
}
