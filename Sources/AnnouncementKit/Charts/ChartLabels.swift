// SPDX-License-Identifier: MIT

/// The labels of a chart's elements. A program may replace the closures to use its own words.
public struct ChartLabels: Sendable {
    /// Returns the label of an axis with its visible range.
    public var axis: @Sendable (AxisRange) -> String
    /// Returns the label of a point.
    public var point: @Sendable (ChartPoint) -> String

    public init(
        axis: @escaping @Sendable (AxisRange) -> String = { ChartLabel(axis: $0).text },
        point: @escaping @Sendable (ChartPoint) -> String = { ChartLabel(point: $0).text }
    ) {
        self.axis = axis
        self.point = point
    }
}
