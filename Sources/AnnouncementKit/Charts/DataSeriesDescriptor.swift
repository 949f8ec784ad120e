// SPDX-License-Identifier: MIT

/// A series as Apple's Audio Graphs describe it: `AXDataSeriesDescriptor`.
public struct DataSeriesDescriptor: Sendable, Hashable {
    public var name: String?
    /// True if values exist between the points, as on a line.
    public var isContinuous: Bool
    public var dataPoints: [DataPoint]

    public init(name: String?, isContinuous: Bool, dataPoints: [DataPoint]) {
        self.name = name
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }
}

/// A point as Apple's Audio Graphs describe it: `AXDataPoint`.
public struct DataPoint: Sendable, Hashable {
    /// A position on an axis: `AXDataPointValue`.
    public enum Value: Sendable, Hashable {
        /// A position on an axis of numbers.
        case number(Double)
        /// A position on an axis of categories.
        case category(String)
    }

    /// The position on the x axis.
    public var xValue: Value
    /// The y value; nil for a gap.
    public var yValue: Value?
    /// The values on the additional axes of the chart, in the order of those axes.
    public var additionalValues: [Value]
    /// The point's own name.
    public var label: String?

    public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        (xValue, yValue) = (.number(x), y.map { .number($0) })
        (self.additionalValues, self.label) = (additionalValues, label)
    }

    public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        (xValue, yValue) = (.category(x), y.map { .number($0) })
        (self.additionalValues, self.label) = (additionalValues, label)
    }
}
