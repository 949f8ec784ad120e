// SPDX-License-Identifier: MIT

/// A chart in one short sentence: what it is, how much of it there is, and its shape.
package struct ChartOpening: Sendable, Hashable {
    package var title: String?
    /// How many of its series have points.
    package var seriesCount: Int
    package var first: SeriesOpening
    /// Whether it is walked with keys, which the sentence names.
    package var hasKeys: Bool

    package init(title: String?, seriesCount: Int, first: SeriesOpening, hasKeys: Bool = false) {
        self.title = title
        self.seriesCount = seriesCount
        self.first = first
        self.hasKeys = hasKeys
    }
}

/// The first series of a chart, as its opening has it.
package struct SeriesOpening: Sendable, Hashable {
    package var name: String
    package var count: Int
    package var step: SeriesStep
    /// Its axis, from its first point to its last.
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

/// The step of a series that has a point for each: 2284 weeks.
package enum SeriesStep: String, Sendable, Hashable, CaseIterable {
    case point, row, second, minute, hour, day, week, month, quarter, year
}

/// The values of a series from its first point to its last.
package enum SeriesShape: Sendable, Hashable {
    case empty
    case one(ChartPoint)
    case always(AxisValue)
    case rises(from: AxisValue, to: AxisValue)
    case falls(from: AxisValue, to: AxisValue)
    /// Neither: its lowest and its highest value.
    case between(AxisValue, AxisValue)
}
