// SPDX-License-Identifier: MIT

/// Moves from peak to peak. A peak stands out by a tenth of the visible span, to both sides, before a higher value.
extension ChartNavigator {
    mutating func goToPeak(forward: Bool) -> Answer { goToPeak(forward, sign: 1, ChartPhrase.peak, .peak) }

    mutating func goToTrough(forward: Bool) -> Answer { goToPeak(forward, sign: -1, ChartPhrase.trough, .trough) }

    private mutating func goToPeak(
        _ isForward: Bool, sign: Double, _ phrase: (ChartPoint) -> ChartPhrase, _ sought: ChartPhrase.Sought
    ) -> Answer {
        guard let series = current else { return (false, .noData) }
        let heights = VisibleHeights(chart.series[series].points, in: visibleRange(of: series), sign: sign)
        guard heights.count > 0 else { return (false, .noData) }
        let here = visiblePlace.flatMap(heights.place)
        let found = isForward ? heights.peak(after: here ?? -1) : heights.peak(before: here ?? heights.count)
        guard let found else { return (false, .noMore(sought)) }
        return (true, phrase(land(on: heights.index(at: found), in: series)))
    }
}

/// The visible values of a series as heights: upside down for troughs.
private struct VisibleHeights {
    private let visible: VisiblePoints
    private let y: [Double]
    private let sign: Double
    /// How far a peak must stand out.
    private let prominence: Double

    init(_ points: PointColumns, in range: DataRange, sign: Double) {
        visible = VisiblePoints(points, in: range)
        y = points.y
        self.sign = sign
        var (low, high) = (Double.infinity, -Double.infinity)
        for place in 0..<visible.count {
            let value = points.y[visible[place]]
            if value < low { low = value }
            if value > high { high = value }
        }
        // Tenths, because the span of two finite numbers need not be finite.
        prominence = high > low ? high / 10 - low / 10 : .infinity
    }

    var count: Int { visible.count }

    func index(at place: Int) -> Int { visible[place] }

    func place(of index: Int) -> Int? { visible.place(of: index) }

    func peak(after place: Int) -> Int? { peak(from: place + 1, step: 1) }

    /// The peak before a place: of a level one the first point, as in the other direction.
    func peak(before place: Int) -> Int? {
        guard var found = peak(from: place - 1, step: -1) else { return nil }
        while found > 0, height(found - 1) == height(found) { found -= 1 }
        return found
    }

    /// Nil for a gap.
    private func height(_ place: Int) -> Double? {
        let value = y[visible[place]]
        return value.isFinite ? value * sign : nil
    }

    private func peak(from start: Int, step: Int) -> Int? {
        var candidate: (place: Int, height: Double)?
        var place = start
        while place >= 0 && place < count {
            if let height = height(place) {
                if let top = candidate, height <= top.height {
                    if top.height - height >= prominence {
                        if rises(to: top, from: -step) { return top.place }
                        candidate = (place, height)
                    }
                } else {
                    candidate = (place, height)
                }
            }
            place += step
        }
        return nil
    }

    /// Whether the values fall far enough on the side that the search came from, before one is as high.
    private func rises(to top: (place: Int, height: Double), from step: Int) -> Bool {
        var place = top.place + step
        while place >= 0 && place < count {
            if let height = height(place) {
                if height >= top.height { return false }
                if top.height - height >= prominence { return true }
            }
            place += step
        }
        return false
    }
}
