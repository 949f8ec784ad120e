// SPDX-License-Identifier: MIT

/// The distance from a marked point to another point.
package struct MarkDistance: Sendable, Hashable {
    package var mark: ChartPoint
    package var point: ChartPoint

    package init(from mark: ChartPoint, to point: ChartPoint) {
        self.mark = mark
        self.point = point
    }

    /// The distance along x, in seconds on a date axis. Nil on axes of categories, and if the points are on different
    /// axes.
    package var alongX: Double? {
        guard mark.x.axis.axis == point.x.axis.axis else { return nil }
        if case .category = point.x.axis.scale { return nil }
        return point.x.value - mark.x.value
    }

    /// The number of steps from the mark to the point; nil for points of different series.
    package var steps: Int? { mark.series == point.series ? point.index - mark.index : nil }

    /// The distance along y. Nil if one of the values is a gap or infinite, and if the points are on different axes.
    package var alongY: Double? {
        guard let from = mark.y, let to = point.y, from.axis.axis == to.axis.axis,
            from.value.isFinite, to.value.isFinite
        else { return nil }
        return to.value - from.value
    }

    /// The change as a fraction of the marked value. Nil if a fraction makes no sense: below zero, for degrees and for
    /// percentages.
    package var share: Double? {
        guard let change = alongY, let from = mark.y, let to = point.y, from.value > 0, to.value >= 0 else {
            return nil
        }
        guard from.axis.lower >= 0, !["°C", "°F", "°", "%", "‰", "dB"].contains(from.axis.unit ?? "") else {
            return nil
        }
        return change / from.value
    }
}
