// SPDX-License-Identifier: MIT

/// A series as Apple's Audio Graphs describe it: `AXDataSeriesDescriptor`.
public struct DataSeriesDescriptor: Sendable, Hashable {
    public var name: String?
    /// Whether there is something between its points, as on a line.
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
    /// A place on an axis: `AXDataPointValue`.
    public enum Value: Sendable, Hashable {
        /// On an axis of numbers.
        case number(Double)
        /// On an axis of names.
        case category(String)
    }

    public var xValue: Value
    /// Nil where there is a gap.
    public var yValue: Value?
    /// One for each of the additional axes of the chart, in their order.
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
