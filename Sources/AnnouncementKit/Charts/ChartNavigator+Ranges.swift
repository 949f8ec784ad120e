// SPDX-License-Identifier: MIT

/// Scrolling and zooming. Distances are those that the user sees: on a logarithmic axis half a screen is a factor.
extension ChartNavigator {
    private func defaultAxis(isX: Bool) -> ChartAxisDescriptor? { chart.axes.first { $0.isX == isX } }

    /// The visible range of an axis and the extent of its data, as positions on its scale.
    private func positions(on axis: ChartAxisDescriptor) -> (visible: DataRange, data: DataRange)? {
        guard let extent = chart.extent(of: axis), let data = axis.scale.positions(of: extent),
            let visible = axis.scale.positions(of: chart.visibleRange(of: axis))
        else { return nil }
        return (visible, data)
    }

    /// Shows these positions. Returns whether that is another range than before.
    private mutating func show(positions: DataRange, on axis: ChartAxisDescriptor) -> Bool {
        guard let range = axis.scale.range(at: positions), range != chart.visibleRange(ofAxis: axis.id) else {
            return false
        }
        return (try? show(range, onAxis: axis.id)) != nil
    }

    /// Moves by a share of the visible range, upwards when it is positive. It does not move to a view without data, and a
    /// page ends where the data does.
    /// - Returns: nil when it has moved.
    private mutating func move(_ axis: ChartAxisDescriptor, by share: Double) -> ChartPhrase? {
        guard let (visible, data) = positions(on: axis) else { return .noData }
        let distance = (visible.max - visible.min) * share
        var moved = DataRange(min: visible.min + distance, max: visible.max + distance)
        if abs(share) >= 1 {
            if visible.contains(data) { return .allShown }
            let excess = share > 0 ? max(0, moved.max - data.max) : min(0, moved.min - data.min)
            moved = DataRange(min: moved.min - excess, max: moved.max - excess)
            if share > 0 && moved.min <= visible.min { return .endOfData }
            if share < 0 && moved.max >= visible.max { return .startOfData }
        }
        if share > 0 && moved.min > data.max { return .endOfData }
        if share < 0 && moved.max < data.min { return .startOfData }
        return show(positions: moved, on: axis) ? nil : share > 0 ? .endOfData : .startOfData
    }

    /// Scrolls half a screen, as in the SciChart note: left and up raise the range. A chart has no other directions.
    mutating func scroll(_ direction: AccessibilityScrollDirection) -> Answer {
        let way: (isX: Bool, share: Double)
        switch direction {
        case .left: way = (true, 0.5)
        case .right: way = (true, -0.5)
        case .up: way = (false, 0.5)
        case .down: way = (false, -0.5)
        case .next, .previous: return (false, nil)
        }
        guard let axis = defaultAxis(isX: way.isX) else { return (false, .noData) }
        if let refusal = move(axis, by: way.share) { return (false, refusal) }
        return (true, .scrolled(direction, [moved(axis)]))
    }

    /// The range that an axis shows now, beside the one that it showed before.
    private func moved(_ old: ChartAxisDescriptor) -> AxisRange {
        var range = axisRange(old.id)
        let visible = chart.visibleRange(of: old)
        range.told = AxisRange.Ends(lower: visible.min, upper: visible.max)
        return range
    }

    /// Scrolls a whole screen along the x axis.
    mutating func page(by step: Double) -> Answer {
        guard let axis = defaultAxis(isX: true) else { return (false, .noData) }
        if let refusal = move(axis, by: step) { return (false, refusal) }
        guard let (visible, data) = defaultAxis(isX: true).flatMap(positions), visible.max > visible.min else {
            return (true, nil)
        }
        // How many screens there are; more than a billion are not counted.
        let screens = (data.max - data.min) / (visible.max - visible.min)
        let count = min(max(screens.rounded(.up), 1), 1e9)
        // The last page overlaps the one before it.
        let turned = ((visible.min - data.min) / (visible.max - visible.min) - 1e-9).rounded(.up)
        return (true, .page(index: Int(min(max(turned, 0), count - 1)), count: Int(count)))
    }

    /// Zooms around the user's point, which keeps its place on the screen, or else around the middle.
    mutating func zoom(by factor: Double, _ phrase: ([AxisRange]) -> ChartPhrase) -> Answer {
        guard let axis = defaultAxis(isX: true), let (visible, data) = positions(on: axis) else {
            return (false, .noData)
        }
        let hasNoWidth = axis.scale.isCategory || visible.min == visible.max
        if factor < 1 && hasNoWidth && visibleCount(on: axis) == 1 { return (false, .onePointShown) }
        if factor > 1 && visible.contains(data) { return (false, .allShown) }
        let middle = center(on: axis, within: visible) ?? visible.min / 2 + visible.max / 2
        var zoomed = visible.zoomed(by: factor, around: middle, hasNames: axis.scale.isCategory)
        if factor > 1 { zoomed = zoomed.clamped(to: data.union(visible)) }
        guard zoomed.min < zoomed.max || axis.scale.isCategory, show(positions: zoomed, on: axis) else {
            return (false, .axis(axisRange(axis.id)))
        }
        return (true, phrase([moved(axis)]))
    }

    /// How many points of the current series an axis shows.
    private func visibleCount(on axis: ChartAxisDescriptor) -> Int? {
        guard let series = current, chart.series[series].xAxis == axis.id else { return nil }
        return VisiblePoints(chart.series[series].points, in: chart.visibleRange(ofAxis: axis.id)).count
    }

    private func center(on axis: ChartAxisDescriptor, within visible: DataRange) -> Double? {
        guard let series = current, let cursor, chart.series[series].xAxis == axis.id,
            chart.series[series].points.x.indices.contains(cursor.index),
            let position = axis.scale.position(of: chart.series[series].points.x[cursor.index])
        else { return nil }
        return visible.contains(position) ? position : nil
    }

    /// Shows all data on each axis that has data.
    mutating func zoomToExtents(animated: Bool) -> Answer {
        var hasData = false
        let old = chart.axes.map { chart.visibleRange(of: $0) }
        for index in chart.axes.indices {
            let axis = chart.axes[index]
            guard let extent = chart.shownExtent(ofAxis: axis.id), axis.scale.positions(of: extent) != nil else {
                continue
            }
            chart.axes[index].visibleRange = extent
            hasData = true
        }
        guard hasData else { return (false, .noData) }
        let isSame = old == chart.axes.map { chart.visibleRange(of: $0) }
        return (true, .zoomedToExtents(animated: animated, isSame: isSame))
    }
}

extension DataRange {
    fileprivate func contains(_ range: DataRange) -> Bool { contains(range.min) && contains(range.max) }

    /// - Parameter hasNames: on categories, each of which is as wide as 1 and seen whole or not at all.
    fileprivate func zoomed(by factor: Double, around middle: Double, hasNames: Bool) -> DataRange {
        let half = hasNames ? 0.5 : 0
        let zoomed = DataRange(
            min: middle - (middle - min + half) * factor + half, max: middle + (max - middle + half) * factor - half)
        guard hasNames else { return zoomed }
        let isGrowing = factor > 1
        let names = DataRange(
            min: isGrowing ? zoomed.min.rounded(.down) : zoomed.min.rounded(),
            max: isGrowing ? zoomed.max.rounded(.up) : zoomed.max.rounded())
        return names.min <= names.max ? names : DataRange(min: middle.rounded(.down), max: middle.rounded(.down))
    }

    fileprivate func clamped(to range: DataRange) -> DataRange {
        DataRange(min: Swift.max(min, range.min), max: Swift.min(max, range.max))
    }
}

extension AxisScale {
    var isCategory: Bool {
        if case .category = self { true } else { false }
    }
}
