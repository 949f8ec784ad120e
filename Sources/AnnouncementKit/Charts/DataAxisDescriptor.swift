// SPDX-License-Identifier: MIT

/// An axis as Apple's Audio Graphs describe it: `AXDataAxisDescriptor`.
public protocol DataAxisDescriptor {
    /// The title, such as "Year".
    var title: String { get set }
}

/// An axis of numbers: `AXNumericDataAxisDescriptor`.
public struct NumericDataAxisDescriptor: DataAxisDescriptor {
    /// How the numbers are spaced along the axis.
    public enum ScaleType: Sendable, Hashable {
        case linear, log10, ln
    }

    public var title: String
    /// The lowest and the highest displayed value.
    public var range: ClosedRange<Double>
    public var gridlinePositions: [Double]
    public var scaleType = ScaleType.linear
    /// Returns the words for a value, such as "12 degrees".
    public var valueDescriptionProvider: (Double) -> String

    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.title = title
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}

/// An axis of names: `AXCategoricalDataAxisDescriptor`.
public struct CategoricalDataAxisDescriptor: DataAxisDescriptor, Sendable, Hashable {
    public var title: String
    /// The names of the categories, in order.
    public var categoryOrder: [String]

    public init(title: String, categoryOrder: [String]) {
        self.title = title
        self.categoryOrder = categoryOrder
    }
}
