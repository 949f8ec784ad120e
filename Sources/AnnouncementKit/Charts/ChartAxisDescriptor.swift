// SPDX-License-Identifier: MIT

/// One axis of a chart, of numbers or of categories: `AXNumericDataAxisDescriptor` and
/// `AXCategoricalDataAxisDescriptor`.
public struct ChartAxisDescriptor: Sendable, Hashable {
    /// The client's own id for the axis.
    public var id: String
    public var isX: Bool
    public var title: String?
    /// The unit: a symbol such as `V`, or a word.
    public var unit: String?
    public var scale: AxisScale
    /// The visible range; nil shows all data and follows it.
    public var visibleRange: DataRange?
    /// The values at which lines are drawn across the chart.
    public var gridlinePositions: [Double]
    /// The room around the data when all data is shown.
    public var growBy: AxisGrowth
    /// The limit of the visible range when all data is shown; nil for none.
    public var visibleRangeLimit: DataRange?
    /// The step of the data along a date axis; nil derives it from the data.
    public var dateStep: DateStep?
    /// A name for automation besides the id; never spoken.
    public var identifier: String?
    /// True if the axis's numbers only count the points, like the numbers of rows. Not sent to the daemon.
    public var isCount = false

    /// - Parameter isX: nil to decide by the id: only `x` is an x axis.
    public init(
        id: String, isX: Bool? = nil, title: String? = nil, unit: String? = nil, scale: AxisScale = .linear,
        visibleRange: DataRange? = nil, gridlinePositions: [Double] = [], growBy: AxisGrowth = .none,
        visibleRangeLimit: DataRange? = nil, dateStep: DateStep? = nil, identifier: String? = nil
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
        self.identifier = identifier
    }

    /// Apple's categorical axis. A point's position is the index of its category, from 0.
    public static func categorical(
        id: String, isX: Bool? = nil, title: String? = nil, categoryOrder: [String]
    ) -> ChartAxisDescriptor {
        ChartAxisDescriptor(id: id, isX: isX, title: title, scale: .category(categoryOrder))
    }
}
