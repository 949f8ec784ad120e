// SPDX-License-Identifier: MIT

/// A part of an axis in the units of its data: SciChart's `SCIDoubleRange`.
public struct DataRange: Sendable, Hashable {
    public var min: Double
    public var max: Double

    public init(min: Double, max: Double) {
        self.min = min
        self.max = max
    }

    /// The range from the lowest to the highest number; nil if there are no numbers.
    init?(of values: [Double]) {
        guard var low = values.first else { return nil }
        var high = low
        for value in values {
            if value < low { low = value }
            if value > high { high = value }
        }
        self.init(min: low, max: high)
    }

    /// True if both ends are finite and in order.
    public var isValid: Bool { min.isFinite && max.isFinite && min <= max }

    /// Returns true if the value is in the range. Both ends belong to the range.
    public func contains(_ value: Double) -> Bool { value >= min && value <= max }

    /// The smallest range that contains both.
    public func union(_ other: DataRange?) -> DataRange {
        guard let other else { return self }
        return DataRange(min: Swift.min(min, other.min), max: Swift.max(max, other.max))
    }

    /// True if the ranges differ only by rounding, as when a client computes the range itself.
    func isNearly(_ other: DataRange) -> Bool {
        let tolerance = (max / 2 - min / 2) * 1e-6
        return abs(min - other.min) <= tolerance && abs(max - other.max) <= tolerance
    }
}
