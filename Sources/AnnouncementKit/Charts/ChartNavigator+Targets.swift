// SPDX-License-Identifier: MIT

/// Moves to places and values that the user names.
extension ChartNavigator {
    /// Goes to the point nearest to x. When it is not visible, the view moves there and keeps its width.
    mutating func goTo(x: Double) -> Answer {
        guard let series = current, x.isFinite, let extent = chart.series[series].points.xExtent,
            let index = chart.series[series].points.nearest(to: x, in: extent)
        else { return (false, .noData) }
        let target = chart.series[series].points.x[index]
        if !visibleRange(of: series).contains(target) { bring(target, ontoAxis: chart.series[series].xAxis) }
        return (true, .point(land(on: index, in: series)))
    }

    /// Moves the view so that the target is in its middle, but not beyond the data.
    private mutating func bring(_ target: Double, ontoAxis id: String) {
        guard let axis = chart.axis(id), let middle = axis.scale.position(of: target),
            let visible = axis.scale.positions(of: chart.visibleRange(ofAxis: id)),
            let data = chart.extent(ofAxis: id).flatMap(axis.scale.positions)
        else { return }
        let width = visible.max - visible.min
        let lower = max(data.min, min(middle - width / 2, data.max - width))
        let wanted = axis.scale.range(at: DataRange(min: lower, max: lower + width))
        let alone = DataRange(min: target, max: target)
        _ = try? show((wanted.map { $0.union(alone) }) ?? alone, onAxis: id)
    }

    mutating func goTo(y: Double) -> Answer {
        guard let series = current, y.isFinite else { return (false, .noData) }
        let value = AxisValue(y, on: axisRange(chart.series[series].yAxis))
        guard let index = nextPoint(at: y, in: series) else { return (false, .noMore(.value(value))) }
        return (true, .point(land(on: index, in: series)))
    }

    mutating func goToAverage() -> Answer {
        guard let series = current, let mean = mean(of: series) else { return (false, .noData) }
        let value = AxisValue(mean, on: axisRange(chart.series[series].yAxis))
        guard let index = nextPoint(at: mean, in: series) else { return (false, .noMore(.average(value))) }
        return (true, .average(land(on: index, in: series), mean: value))
    }

    /// The mean of the visible values.
    private func mean(of series: Int) -> Double? {
        let points = chart.series[series].points
        let visible = VisiblePoints(points, in: visibleRange(of: series))
        var count = 0.0
        var mean = 0.0
        for place in 0..<visible.count {
            let value = points.y[visible[place]]
            guard value.isFinite else { continue }
            count += 1
            mean += value / count - mean / count
        }
        return count > 0 ? mean : nil
    }

    /// The next visible point that has the value, or the nearer one of two between which it lies. Two points on either
    /// side of a gap do not count.
    private func nextPoint(at value: Double, in series: Int) -> Int? {
        let points = chart.series[series].points
        let visible = VisiblePoints(points, in: visibleRange(of: series))
        let here = visiblePlace.flatMap(visible.place) ?? -1
        var last = here >= 0 ? points.value(at: visible[here]) : nil
        for place in (here + 1)..<max(here + 1, visible.count) {
            let index = visible[place]
            guard let y = points.value(at: index) else {
                last = nil
                continue
            }
            if y == value { return index }
            if let last, last != value, (last < value) != (y < value) {
                guard abs(last - value) < abs(y - value) else { return index }
                // A user who is at the nearer one already has been there.
                if place - 1 > here { return visible[place - 1] }
            }
            last = y
        }
        return nil
    }

    /// Moves by a tenth of the visible range of the x axis, and by one point at least.
    mutating func stride(forward: Bool) -> Answer {
        guard let series = current, let here = visiblePlace else { return step(by: forward ? 1 : -1) }
        let (points, range) = (chart.series[series].points, visibleRange(of: series))
        let neighbour = forward ? points.next(after: here, in: range) : points.previous(before: here, in: range)
        guard let neighbour, let axis = chart.axis(chart.series[series].xAxis),
            let place = axis.scale.position(of: points.x[here]), let visible = axis.scale.positions(of: range)
        else { return step(by: forward ? 1 : -1) }
        let tenth = visible.max / 10 - visible.min / 10
        let wanted = axis.scale.value(at: forward ? place + tenth : place - tenth)
        let target = points.nearest(to: wanted, in: range) ?? neighbour
        let isFurther = forward ? target > here : target < here
        return (true, .point(land(on: isFurther ? target : neighbour, in: series)))
    }
}
