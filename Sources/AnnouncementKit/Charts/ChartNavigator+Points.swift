// SPDX-License-Identifier: MIT

/// Moves from point to point, among those that the x axis shows.
extension ChartNavigator {
    /// The series that commands are for: the chosen one, or else the first that has points.
    var current: Int? {
        if let index = chart.series.firstIndex(where: { $0.id == chosen }) { return index }
        return chart.series.firstIndex { !$0.points.isEmpty } ?? chart.series.indices.first
    }

    func visibleRange(of series: Int) -> DataRange {
        chart.visibleRange(ofAxis: chart.series[series].xAxis)
    }

    /// Where the user is, when it can be seen.
    var visiblePlace: Int? {
        guard let series = current, chosen != nil, let place, chart.series[series].points.x.indices.contains(place)
        else { return nil }
        return visibleRange(of: series).contains(chart.series[series].points.x[place]) ? place : nil
    }

    mutating func land(on index: Int, in series: Int) -> ChartPoint {
        let last = lastTold(of: series)
        chosen = chart.series[series].id
        place = index
        var told = point(index, of: series)
        told.toldX = last
        return told
    }

    /// The x of the user's point, which was announced last; nil when they are at none, or on another axis.
    private func lastTold(of series: Int) -> Double? {
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

    /// Goes to a neighbour, or from no point to the first visible one. When there is more data but none of it is
    /// visible, the phrase gives the range of the axis.
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

    /// Goes to another series, at the same x as far as it has points there.
    mutating func goToSeries(by step: Int) -> Answer {
        guard let old = current else { return (false, .noData) }
        let target = old + step
        guard chart.series.indices.contains(target) else {
            let name = chart.series[old].name
            return (false, chart.series.count == 1 ? .onlySeries : .lastSeries(name: name, isFirst: step < 0))
        }
        let last = lastTold(of: target)
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
