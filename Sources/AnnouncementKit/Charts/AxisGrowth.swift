// SPDX-License-Identifier: MIT

/// The room that an axis leaves around its data, as fractions of the data's extent: SciChart's `growBy`.
public struct AxisGrowth: Sendable, Hashable {
    /// The room below the data, as a fraction of the extent: 0.1 adds a tenth.
    public var below: Double
    /// The room above the data, as a fraction of the extent.
    public var above: Double

    public static let none = AxisGrowth(below: 0, above: 0)

    public init(below: Double, above: Double) {
        self.below = below
        self.above = above
    }
}

extension ChartAxisDescriptor {
    /// The range of an axis that shows all of its data.
    func shown(extent: DataRange) -> DataRange {
        cut(grown(extent))
    }

    private func grown(_ extent: DataRange) -> DataRange {
        guard growBy != .none, let ends = scale.positions(of: extent) else { return extent }
        let span = ends.max - ends.min
        let grown = DataRange(min: ends.min - span * growBy.below, max: ends.max + span * growBy.above)
        return scale.range(at: grown) ?? extent
    }

    /// The part of the range within the limit; the whole range if they do not overlap.
    private func cut(_ range: DataRange) -> DataRange {
        guard let limit = visibleRangeLimit else { return range }
        let cut = DataRange(min: max(range.min, limit.min), max: min(range.max, limit.max))
        return cut.isValid ? cut : range
    }
}
