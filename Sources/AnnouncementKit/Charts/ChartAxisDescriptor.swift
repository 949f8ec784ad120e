// SPDX-License-Identifier: MIT

/// One axis of a chart: `AXNumericDataAxisDescriptor` and `AXCategoricalDataAxisDescriptor` in one.
public struct ChartAxisDescriptor: Sendable, Hashable {
    /// The client's own name for the axis.
    public var id: String
    public var isX: Bool
    public var title: String?
    /// A symbol such as `V`, or a word.
    public var unit: String?
    public var scale: AxisScale
    /// The visible range; nil follows the data.
    public var visibleRange: DataRange?
    /// Where lines are drawn across the chart.
    public var gridlinePositions: [Double]
    /// Room around the data when all of it is shown.
    public var growBy: AxisGrowth
    /// The limit of the visible range when all data is shown.
    public var visibleRangeLimit: DataRange?
    /// The step of the data along a date axis; nil derives it from the data.
    public var dateStep: DateStep?
    /// Whether its numbers only count the points, as those of rows do. It is not sent to the daemon.
    public var isCount = false

    /// - Parameter isX: nil when the id decides: `x` is an x axis, every other is not.
    public init(
        id: String, isX: Bool? = nil, title: String? = nil, unit: String? = nil, scale: AxisScale = .linear,
        visibleRange: DataRange? = nil, gridlinePositions: [Double] = [], growBy: AxisGrowth = .none,
        visibleRangeLimit: DataRange? = nil, dateStep: DateStep? = nil
    ) {
        self.id = id
        self.isX = isX ?? (id == "x")
        self.title = title.flatMap { $0.isBlank ? nil : $0 }
        self.unit = unit
        self.scale = scale
        self.visibleRange = visibleRange
        self.gridlinePositions = gridlinePositions
        self.growBy = growBy
        self.visibleRangeLimit = visibleRangeLimit
        self.dateStep = dateStep
    }

    /// Apple's categorical axis: its categories in order, places from 0.
    public static func categorical(
        id: String, isX: Bool? = nil, title: String? = nil, categoryOrder: [String]
    ) -> ChartAxisDescriptor {
        ChartAxisDescriptor(id: id, isX: isX, title: title, scale: .category(categoryOrder))
    }
}
