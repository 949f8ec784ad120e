// SPDX-License-Identifier: MIT

/// Converts data values to pixels and back along one axis.
public struct CoordinateCalculator: Sendable, Hashable {
    public let range: DataRange
    public let scale: AxisScale
    /// The length of the axis in pixels.
    public let length: Double
    /// True for a y axis, whose values grow upward while pixels grow downward.
    public let isFlipped: Bool

    public init(range: DataRange, scale: AxisScale = .linear, length: Double, isFlipped: Bool = false) {
        self.range = range
        self.scale = scale
        self.length = length
        self.isFlipped = isFlipped
    }

    /// The pixel of a value, from the axis's left or upper end. A value outside of the range gives a pixel outside of
    /// the axis. Nil for a value that is not finite, and on a logarithmic axis for a value that is not positive.
    public func coordinate(of value: Double) -> Double? {
        guard let ends = scale.positions(of: range), let position = scale.position(of: value) else { return nil }
        // Halves, because the span of two finite numbers may be infinite.
        let span = ends.max / 2 - ends.min / 2
        let fraction = span > 0 ? (position / 2 - ends.min / 2) / span : 0.5
        let coordinate = length * (isFlipped ? 1 - fraction : fraction)
        return coordinate.isFinite ? coordinate : nil
    }

    /// The value at a pixel, on an axis of categories the nearest one. Nil if the axis has no length.
    public func value(at coordinate: Double) -> Double? {
        guard length > 0, let ends = scale.positions(of: range) else { return nil }
        let fraction = isFlipped ? 1 - coordinate / length : coordinate / length
        let value = scale.value(at: ends.min * (1 - fraction) + ends.max * fraction)
        guard value.isFinite else { return nil }
        guard case .category(let names) = scale, !names.isEmpty else { return value }
        return min(max(value.rounded(), 0), Double(names.count - 1))
    }
}
