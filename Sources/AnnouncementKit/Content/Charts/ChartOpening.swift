// SPDX-License-Identifier: MIT

/// A chart in one short sentence: its kind, its size and its shape.
package struct ChartOpening: Sendable, Hashable {
    package var title: String?
    /// The number of series that have points.
    package var seriesCount: Int
    package var first: SeriesOpening
    /// True if the user moves through the chart with keys. The sentence then names the keys.
    package var hasKeys: Bool

    package init(title: String?, seriesCount: Int, first: SeriesOpening, hasKeys: Bool = false) {
        self.title = title
        self.seriesCount = seriesCount
        self.first = first
        self.hasKeys = hasKeys
    }
}

/// The first series of a chart, in the chart's opening sentence.
package struct SeriesOpening: Sendable, Hashable {
    package var name: String
    package var count: Int
    package var step: SeriesStep
    /// The x axis from the first point to the last.
    package var x: AxisRange
    package var shape: SeriesShape?

    package init(name: String, count: Int, step: SeriesStep = .point, x: AxisRange, shape: SeriesShape?) {
        self.name = name
        self.count = count
        self.step = step
        self.x = x
        self.shape = shape
    }
}

/// The step of a series with one point per step: 2284 weeks.
package enum SeriesStep: String, Sendable, Hashable, CaseIterable {
    case point, row, second, minute, hour, day, week, month, quarter, year
}

/// The values of a series from its first point to its last.
package enum SeriesShape: Sendable, Hashable {
    case empty
    case one(ChartPoint)
    case always(AxisValue)
    /// Categories, which have no order: the most frequent one, its number, and the number of all.
    case mostly(AxisValue, Int, of: Int)
    case rises(from: AxisValue, to: AxisValue)
    case falls(from: AxisValue, to: AxisValue)
    /// Neither rises nor falls: the lowest and the highest value.
    case between(AxisValue, AxisValue)
    /// Names have no order: the points with the highest and the lowest value.
    case ranks(highest: ChartPoint, lowest: ChartPoint)

    /// Whether the number of points is a part of the shape.
    package var hasCount: Bool {
        if case .mostly = self { true } else { false }
    }
}
