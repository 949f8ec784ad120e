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

    /// The ear has come to a place in a series: the user is at the nearest point of it. What is visible stays.
    /// - Returns: whether there is such a point.
    package mutating func follow(series id: String, x: Double) -> Bool {
        guard let series = chart.series.first(where: { $0.id == id }), x.isFinite, let extent = series.points.xExtent,
            let index = series.points.nearest(to: x, in: extent)
        else { return false }
        (chosen, place) = (id, index)
        return true
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

    /// Goes to the next point that has a value, or to the nearer one of two on either side of it.
    mutating func goTo(y: Double) -> Answer {
        guard let series = current, y.isFinite else { return (false, .noData) }
        let value = AxisValue(y, on: axisRange(chart.series[series].yAxis))
        guard let meeting = meeting(with: y, in: series) else { return (false, .noMore(.value(value))) }
        let point = land(on: meeting.index, in: series)
        return (true, meeting.between == nil ? .point(point) : .passing(value, point, isAfter: !meeting.isBefore))
    }

    mutating func goToAverage() -> Answer {
        guard let series = current, let mean = mean(of: series) else { return (false, .noData) }
        let axis = axisRange(chart.series[series].yAxis)
        let value = AxisValue(mean, on: axis)
        guard let meeting = meeting(with: mean, in: series) else { return (false, .noMore(.average(value))) }
        let point = land(on: meeting.index, in: series)
        guard let (from, to) = meeting.between else { return (true, .average(point, mean: value)) }
        return (true, .crossing(point, mean: value, from: AxisValue(from, on: axis), to: AxisValue(to, on: axis)))
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

    /// Where a series comes to a value.
    private struct Meeting {
        /// The point that has it, or the nearer one of two between which it lies.
        var index: Int
        /// The values of those two.
        var between: (from: Double, to: Double)?
        /// Whether the point comes before the place where the value is passed.
        var isBefore = false
    }

    /// The next visible place that has the value. Two points on either side of a gap do not count.
    private func meeting(with value: Double, in series: Int) -> Meeting? {
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
            if y == value { return Meeting(index: index) }
            if let last, last != value, (last < value) != (y < value) {
                guard abs(last - value) < abs(y - value) else { return Meeting(index: index, between: (last, y)) }
                // A user who is at the nearer one already has been there.
                if place - 1 > here {
                    return Meeting(index: visible[place - 1], between: (last, y), isBefore: true)
                }
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
