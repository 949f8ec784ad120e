// SPDX-License-Identifier: MIT

/// Scrolling and zooming. Distances are those on the screen: on a logarithmic axis, half a screen is a factor.
extension ChartNavigator {
    private func defaultAxis(isX: Bool) -> ChartAxisDescriptor? { chart.axes.first { $0.isX == isX } }

    /// The visible range of an axis and the extent of its data, as positions on its scale.
    private func positions(on axis: ChartAxisDescriptor) -> (visible: DataRange, data: DataRange)? {
        guard let extent = chart.extent(of: axis), let data = axis.scale.positions(of: extent),
            let visible = axis.scale.positions(of: chart.visibleRange(of: axis))
        else { return nil }
        return (visible, data)
    }

    /// Shows these positions. Returns true if the range has changed.
    private mutating func show(positions: DataRange, on axis: ChartAxisDescriptor) -> Bool {
        guard let range = axis.scale.range(at: positions), range != chart.visibleRange(ofAxis: axis.id) else {
            return false
        }
        return (try? show(range, onAxis: axis.id)) != nil
    }

    /// Moves by a share of the visible range, upward if it is positive. The view never moves to a range without data,
    /// and a page ends where the data ends.
    /// - Returns: nil if the view has moved, otherwise the reason.
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

    /// Scrolls by half a screen, with SciChart's directions: left and up raise the range. A chart has no other
    /// directions.
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

    /// The new range of an axis, together with its old range.
    private func moved(_ old: ChartAxisDescriptor) -> AxisRange {
        var range = axisRange(old.id)
        let visible = chart.visibleRange(of: old)
        range.told = AxisRange.Ends(lower: visible.min, upper: visible.max)
        return range
    }

    /// Scrolls by a whole screen along the x axis.
    mutating func page(by step: Double) -> Answer {
        guard let axis = defaultAxis(isX: true) else { return (false, .noData) }
        if let refusal = move(axis, by: step) { return (false, refusal) }
        guard let (visible, data) = defaultAxis(isX: true).flatMap(positions), visible.max > visible.min else {
            return (true, nil)
        }
        // The number of screens, at most a billion.
        let screens = (data.max - data.min) / (visible.max - visible.min)
        let count = min(max(screens.rounded(.up), 1), 1e9)
        // The last page overlaps the page before it.
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

    /// The number of visible points of the current series; nil if it is on another axis.
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

    /// - Parameter hasNames: true on an axis of categories. Each category is 1 wide, and is shown whole or not at all.
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

/// Moves from point to point among the visible points.
extension ChartNavigator {
    /// The index of the series that commands apply to: the chosen series, or else the first that has points.
    var current: Int? {
        if let index = chart.series.firstIndex(where: { $0.id == chosen }) { return index }
        return chart.series.firstIndex { !$0.points.isEmpty } ?? chart.series.indices.first
    }

    func visibleRange(of series: Int) -> DataRange {
        chart.visibleRange(ofAxis: chart.series[series].xAxis)
    }

    /// The index of the user's point, if it is visible.
    var visiblePlace: Int? {
        guard let series = current, chosen != nil, let place, chart.series[series].points.x.indices.contains(place)
        else { return nil }
        return visibleRange(of: series).contains(chart.series[series].points.x[place]) ? place : nil
    }

    mutating func land(on index: Int, in series: Int) -> ChartPoint {
        let last = lastAnnouncedX(of: series)
        chosen = chart.series[series].id
        place = index
        var told = point(index, of: series)
        told.toldX = last
        return told
    }

    /// The x of the user's point, which was announced last; nil if there is none, or it is on another axis.
    private func lastAnnouncedX(of series: Int) -> Double? {
        guard let point = currentPoint, point.x.axis.axis == chart.series[series].xAxis else { return nil }
        return point.x.value
    }

    /// Goes to a point of the current series.
    mutating func go(to find: (PointColumns, DataRange) -> Int?) -> Answer {
        guard let series = current, let index = find(chart.series[series].points, visibleRange(of: series)) else {
            return (false, .noData)
        }
        return (true, .point(land(on: index, in: series)))
    }

    /// Goes to a neighbor, or without a point to the first visible one. If the neighbor exists but is not visible, the
    /// phrase gives the range of the axis.
    mutating func step(by step: Int) -> Answer {
        guard let series = current, let place = visiblePlace else { return go { $0.first(in: $1) } }
        let range = visibleRange(of: series)
        let points = chart.series[series].points
        let target = step > 0 ? points.next(after: place, in: range) : points.previous(before: place, in: range)
        if let target { return (true, .point(land(on: target, in: series))) }
        if step > 0 && place == points.count - 1 { return (false, .endOfData) }
        if step < 0 && place == 0 { return (false, .startOfData) }
        return (false, .axis(axisRange(chart.series[series].xAxis)))
    }

    /// Goes to another series, to its point nearest to the current x.
    mutating func goToSeries(by step: Int) -> Answer {
        guard let old = current else { return (false, .noData) }
        let target = old + step
        guard chart.series.indices.contains(target) else {
            let name = chart.series[old].name
            return (false, chart.series.count == 1 ? .onlySeries : .lastSeries(name: name, isFirst: step < 0))
        }
        let last = lastAnnouncedX(of: target)
        let place = counterpart(of: visiblePlace, of: old, in: target)
        chosen = chart.series[target].id
        self.place = place
        var told = place.map { point($0, of: target) }
        told?.toldX = last
        return (
            true,
            .series(
                name: chart.series[target].name, index: target, count: chart.series.count, point: told,
                told: chart.series[old].name)
        )
    }

    private func counterpart(of place: Int?, of old: Int, in series: Int) -> Int? {
        let points = chart.series[series].points
        let range = visibleRange(of: series)
        guard let place else { return points.first(in: range) }
        let x = chart.series[old].points.x[place]
        if place < points.count && points.x[place] == x { return place }
        return points.nearest(to: x, in: range)
    }

    mutating func goToExtremum(
        _ phrase: (ChartPoint) -> ChartPhrase, _ find: (PointColumns, DataRange) -> Int?
    ) -> Answer {
        guard let series = current, let index = find(chart.series[series].points, visibleRange(of: series)) else {
            return (false, .noData)
        }
        return (true, phrase(land(on: index, in: series)))
    }
}

/// The contents of phrases, with all values that their words need.
extension ChartNavigator {
    /// An axis with its visible range.
    package func axisRange(_ id: String) -> AxisRange {
        guard let axis = chart.axis(id) else {
            let range = AxisScale.linear.unset
            return AxisRange(axis: id, lower: range.min, upper: range.max)
        }
        let visible = chart.visibleRange(of: axis)
        return AxisRange(
            axis: id, lower: visible.min, upper: visible.max, scale: axis.scale, title: axis.title, unit: axis.unit,
            isXAxis: axis.isX, dates: dateExtent(of: axis), fractionDigits: chart.fractionDigits(of: axis),
            isCount: axis.isCount)
    }

    private func dateExtent(of axis: ChartAxisDescriptor) -> DateExtent? {
        guard let evidence = dates[axis.id], let extent = chart.extent(of: axis) else { return nil }
        return DateExtent(step: axis.dateStep ?? evidence.step(of: extent), first: extent.min, last: extent.max)
    }

    /// The phrase that describes an axis alone.
    func described(axis id: String) -> ChartPhrase {
        hasRange(id) ? .axis(axisRange(id)) : .emptyAxis(axisRange(id))
    }

    /// True if an axis has values, or a range that was set.
    private func hasRange(_ id: String) -> Bool {
        if case .category = chart.axis(id)?.scale { return true }
        return chart.axis(id)?.visibleRange != nil || chart.extent(ofAxis: id) != nil
    }

    /// A point of a series. Both are given by index.
    func point(_ index: Int, of series: Int) -> ChartPoint {
        let (x, y) = (axisRange(chart.series[series].xAxis), axisRange(chart.series[series].yAxis))
        return point(index, of: chart.series[series], x: x, y: y)
    }

    func point(_ index: Int, of series: DataSeries, x: AxisRange, y: AxisRange) -> ChartPoint {
        let points = series.points
        let value = points.y[index]
        return ChartPoint(
            x: AxisValue(points.x[index], on: x), y: value.isNaN ? nil : AxisValue(value, on: y),
            label: points.labels[index], kind: series.kind, series: series.name, index: index, count: points.count)
    }

    /// The largest number of series that are announced one by one. With more series, only the first is announced, and
    /// the others are counted.
    private static let announcedSeriesLimit = 5

    /// The summary of the chart, without series that have no points. If no series has any, the author's text is
    /// announced alone.
    var summary: Answer {
        let all = chart.series.filter { !$0.points.isEmpty }
        guard !all.isEmpty || chart.summary != nil else { return (false, .noData) }
        let told = all.count > Self.announcedSeriesLimit ? Array(all.prefix(1)) : all
        let ids = Set(told.flatMap { [$0.xAxis, $0.yAxis] })
        let axes = chart.axes.filter { ids.contains($0.id) && hasRange($0.id) }
        return (
            true,
            .summary(
                ChartSummary(
                    title: chart.title, text: chart.summary, axes: axes.map { axisRange($0.id) },
                    data: axes.reduce(into: [:]) { $0[$1.id] = data(beyondViewOf: $1) },
                    series: told.compactMap(summary(of:)), more: all.count - told.count))
        )
    }

    /// The range of all data of an axis; nil if all of it is visible.
    private func data(beyondViewOf axis: ChartAxisDescriptor) -> AxisRange? {
        guard let extent = chart.extent(of: axis) else { return nil }
        let visible = chart.visibleRange(of: axis)
        guard extent.min < visible.min || extent.max > visible.max else { return nil }
        var range = axisRange(axis.id)
        (range.lower, range.upper) = (extent.min, extent.max)
        return range
    }

    private func summary(of series: DataSeries) -> SeriesSummary? {
        guard let extent = series.points.xExtent else { return nil }
        let (x, y) = (axisRange(series.xAxis), axisRange(series.yAxis))
        let statistics = SeriesStatistics(series.points)
        var extremes: SeriesSummary.Extremes?
        if let lowest = statistics.lowest, let highest = statistics.highest, let mean = statistics.mean {
            extremes = SeriesSummary.Extremes(
                lowest: point(lowest, of: series, x: x, y: y), highest: point(highest, of: series, x: x, y: y),
                mean: AxisValue(mean, on: y))
        }
        return SeriesSummary(
            name: series.name, count: statistics.count, gaps: statistics.gaps - series.points.infinite,
            infinite: series.points.infinite, hidden: hidden(of: series), first: AxisValue(extent.min, on: x),
            last: AxisValue(extent.max, on: x), extremes: extremes)
    }

    /// The number of values outside the visible ranges.
    private func hidden(of series: DataSeries) -> Int {
        let points = series.points
        let (x, y) = (chart.visibleRange(ofAxis: series.xAxis), chart.visibleRange(ofAxis: series.yAxis))
        let shown =
            (points.xExtent.map { $0.union(x) == x } ?? true) && (points.yExtent.map { $0.union(y) == y } ?? true)
        return shown ? 0 : zip(points.x, points.y).count { $1.isFinite && !(x.contains($0) && y.contains($1)) }
    }
}
