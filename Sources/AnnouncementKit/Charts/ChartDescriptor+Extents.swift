// SPDX-License-Identifier: MIT

/// The extents of the data.
extension ChartDescriptor {
    /// The visible range of an axis: the one that was set, or else all of its data, or else its scale's own range.
    package func visibleRange(ofAxis id: String) -> DataRange {
        let axis = axis(id)
        return axis?.visibleRange ?? shownExtent(ofAxis: id) ?? (axis?.scale ?? .linear).unset
    }

    /// The range that an axis shows when it shows all of its data.
    func shownExtent(ofAxis id: String) -> DataRange? {
        guard let axis = axis(id), let extent = extent(ofAxis: id) else { return nil }
        return axis.shown(extent: extent)
    }

    /// From the lowest to the highest value on an axis, nil when it has none. Columns reach down to zero, and a stack
    /// is as high as its parts.
    package func extent(ofAxis id: String) -> DataRange? {
        guard let axis = axis(id) else { return nil }
        if axis.isX { return union(series.filter { $0.xAxis == id }.map(\.points.xExtent)) }
        let own = series.filter { $0.yAxis == id }
        let parts = own.map { axis.scale == .logarithmic || $0.kind == .line ? $0.points.yExtent : $0.zeroExtent }
        return union(parts + (axis.scale == .logarithmic ? [] : [stackExtent(own)]))
    }

    /// How many digits the data on an axis have behind the mark; nil when there are none, or more than nine.
    func fractionDigits(ofAxis id: String) -> Int? {
        guard let axis = axis(id), axis.scale == .linear || axis.scale == .logarithmic else { return nil }
        let own = series.filter { (axis.isX ? $0.xAxis : $0.yAxis) == id && !$0.points.isEmpty }
        let counts = own.map { axis.isX ? $0.points.xDigits.count : $0.points.yDigits.count }
        return counts.contains(nil) ? nil : counts.compactMap(\.self).max()
    }

    private func union(_ ranges: [DataRange?]) -> DataRange? {
        ranges.compactMap(\.self).reduce(nil as DataRange?) { $1.union($0) }
    }

    private func stackExtent(_ series: [DataSeries]) -> DataRange? {
        var stack = series.filter { $0.kind == .stackedColumn }.map(\.points)
        guard stack.count > 1, stack.contains(where: { !$0.isEmpty }) else { return nil }
        var extent = DataRange(min: 0, max: 0)
        var start = 0
        // From where one ends to where the next does: a short one costs nothing further on.
        while let end = stack.map(\.count).min() {
            for index in start..<end {
                var (low, high) = (0.0, 0.0)
                for points in stack {
                    let value = points.value(at: index) ?? 0
                    if value < 0 { low += value } else { high += value }
                }
                extent = DataRange(min: low, max: high).union(extent)
            }
            start = end
            stack.removeAll { $0.count == end }
        }
        return extent.isValid ? extent : nil
    }
}

extension DataSeries {
    fileprivate var zeroExtent: DataRange? {
        points.yExtent.map { $0.union(DataRange(min: 0, max: 0)) }
    }
}
