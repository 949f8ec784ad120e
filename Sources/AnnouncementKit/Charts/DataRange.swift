// SPDX-License-Identifier: MIT

/// Part of an axis in the units of its data; SciChart's `SCIDoubleRange`.
public struct DataRange: Sendable, Hashable {
    public var min: Double
    public var max: Double

    public init(min: Double, max: Double) {
        self.min = min
        self.max = max
    }

    /// From the lowest to the highest of some numbers; nil when there is none.
    init?(of values: [Double]) {
        guard var low = values.first else { return nil }
        var high = low
        for value in values {
            if value < low { low = value }
            if value > high { high = value }
        }
        self.init(min: low, max: high)
    }

    /// Whether it is a range at all: finite, with its ends in order.
    public var isValid: Bool { min.isFinite && max.isFinite && min <= max }

    /// Both ends belong to it.
    public func contains(_ value: Double) -> Bool { value >= min && value <= max }

    /// The range that both are in.
    public func union(_ other: DataRange?) -> DataRange {
        guard let other else { return self }
        return DataRange(min: Swift.min(min, other.min), max: Swift.max(max, other.max))
    }

    /// Whether a client that computes the range by itself would call it the same.
    func isNearly(_ other: DataRange) -> Bool {
        let tolerance = (max / 2 - min / 2) * 1e-6
        return abs(min - other.min) <= tolerance && abs(max - other.max) <= tolerance
    }
}
