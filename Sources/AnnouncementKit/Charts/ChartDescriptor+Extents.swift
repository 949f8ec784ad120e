// SPDX-License-Identifier: MIT

/// The extents of the data.
extension ChartDescriptor {
    /// The visible range of an axis: the one that was set, or else all of its data, or else its scale's own range.
    package func visibleRange(ofAxis id: String) -> DataRange {
        axis(id).map(visibleRange(of:)) ?? AxisScale.linear.unset
    }

    func visibleRange(of axis: ChartAxisDescriptor) -> DataRange {
        axis.visibleRange ?? extent(of: axis).map(axis.shown(extent:)) ?? axis.scale.unset
    }

    /// The range that an axis shows when it shows all of its data.
    func shownExtent(ofAxis id: String) -> DataRange? {
        axis(id).flatMap { axis in extent(of: axis).map(axis.shown(extent:)) }
    }

    /// From the lowest to the highest value on an axis, nil when it has none. Columns reach down to zero, and a stack
    /// is as high as its parts.
    package func extent(ofAxis id: String) -> DataRange? { axis(id).flatMap(extent(of:)) }

    func extent(of axis: ChartAxisDescriptor) -> DataRange? {
        let isLogarithmic = axis.scale.isLogarithmic
        var (extent, parts) = (nil as DataRange?, 0)
        for index in series.indices where series[index].isOn(axis) {
            let own = axis.isX ? series[index].points.xExtent : series[index].points.yExtent
            let reachesZero = !axis.isX && !isLogarithmic && series[index].kind != .line
            extent = own.map { reachesZero ? $0.union(.zero) : $0 }.map { $0.union(extent) } ?? extent
            if series[index].kind == .stackedColumn { parts += 1 }
        }
        guard parts > 1, !axis.isX, !isLogarithmic, let stack = stackExtent(on: axis) else { return extent }
        return stack.union(extent)
    }

    /// How many digits the data on an axis have behind the mark; nil when there are none, or more than nine.
    func fractionDigits(of axis: ChartAxisDescriptor) -> Int? {
        guard axis.scale == .linear || axis.scale.isLogarithmic else { return nil }
        var most: Int?
        for index in series.indices where series[index].isOn(axis) && !series[index].points.isEmpty {
            let digits = axis.isX ? series[index].points.xDigits : series[index].points.yDigits
            guard let count = digits.count else { return nil }
            most = max(most ?? 0, count)
        }
        return most
    }

    private func stackExtent(on axis: ChartAxisDescriptor) -> DataRange? {
        var stack = series.filter { $0.kind == .stackedColumn && $0.isOn(axis) }.map(\.points)
        guard stack.contains(where: { !$0.isEmpty }) else { return nil }
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
    fileprivate func isOn(_ axis: ChartAxisDescriptor) -> Bool { (axis.isX ? xAxis : yAxis) == axis.id }
}

extension DataRange {
    fileprivate static let zero = DataRange(min: 0, max: 0)
}
