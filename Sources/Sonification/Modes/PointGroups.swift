// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Points in the order and at the times of their x, as many as can be distinguished. More points are grouped, and the
/// lowest and the highest point of a group play in their order, so no extreme is lost.
struct PointGroups {
    let series: PlayedSeries
    /// The time from the start of the first to the end of the last point, in seconds.
    let seconds: Double
    /// The shortest time for a point, in seconds.
    let slot: Double

    var points: [PlayedPoint] { single ?? grouped }

    /// All points without grouping; nil if they do not fit.
    private var single: [PlayedPoint]? {
        guard Double(series.indices.count) <= (seconds / slot * 1.001).rounded(.down) else { return nil }
        var times: [(index: Int, start: Double)] = []
        series.indices.forEach { index in
            guard let share = series.passage.share(of: series.points.x[index]) else { return }
            times.append((index, share * series.passage.seconds))
        }
        times.sort { ($0.start, $0.index) < ($1.start, $1.index) }
        let rooms = zip(times, times.dropFirst()).map { $1.start - $0.start }
        guard rooms.allSatisfy({ $0 >= slot * 0.999 }) else { return nil }
        let last = max(seconds - series.passage.seconds, slot)
        return zip(times, rooms + [last]).map { time, room in
            PlayedPoint(
                index: time.index, kind: series.share(at: time.index) == nil ? .gap : .value, start: time.start,
                room: room)
        }
    }

    private var grouped: [PlayedPoint] {
        var groups = [PointGroup](repeating: PointGroup(), count: max(1, Int(seconds / (2 * slot))))
        let count = Double(groups.count)
        let (x, y) = (series.points.x, series.points.y)
        let isLogarithmic = series.isLogarithmic
        groups.withUnsafeMutableBufferPointer { groups in
            series.indices.forEach { index in
                guard let share = series.passage.share(of: x[index]) else { return }
                let hasValue = y[index].isFinite && (!isLogarithmic || y[index] > 0)
                groups[Int(min(share * count, count - 1))].take(index, x[index], hasValue ? y[index] : nil)
            }
        }
        return groups.enumerated().flatMap { number, group in
            group.points(from: Double(number) * seconds / count, halves: seconds / count / 2) { index in
                (series.passage.share(of: x[index]) ?? 0) * count - Double(number) >= 0.5
            }
        }
    }
}

/// The points in a stretch of time.
private struct PointGroup {
    private typealias Extreme = (index: Int, x: Double, y: Double)

    private var lowest: Extreme?
    private var highest: Extreme?
    private var gap: Int?

    mutating func take(_ index: Int, _ x: Double, _ y: Double?) {
        guard let y else {
            gap = gap ?? index
            return
        }
        if y < lowest?.y ?? .infinity { lowest = (index, x, y) }
        if y > highest?.y ?? -.infinity { highest = (index, x, y) }
    }

    /// - Parameter isLate: returns true for a point in the second half of the group's time.
    func points(from start: Double, halves: Double, isLate: (Int) -> Bool) -> [PlayedPoint] {
        guard let lowest, let highest else {
            return gap.map { [PlayedPoint(index: $0, kind: .gap, start: start, room: halves)] } ?? []
        }
        var ends = [lowest, highest].sorted { ($0.x, $0.index) < ($1.x, $1.index) }
        if lowest.index == highest.index { ends.removeLast() }
        let delay = ends.count == 1 && isLate(lowest.index) ? 1 : 0
        let values = ends.enumerated().map { place, end in
            PlayedPoint(
                index: end.index, kind: .value, start: start + Double(place + delay) * halves, room: halves)
        }
        let gaps = gap.map { [PlayedPoint(index: $0, kind: .gapAmongValues, start: start, room: halves)] } ?? []
        return gaps + values
    }
}

/// A played point, which may stand for a group of points.
struct PlayedPoint: Equatable {
    enum Kind: Equatable {
        case value
        /// A gap; no point of the group has a value.
        case gap
        /// A gap, but other points of the group have a value.
        case gapAmongValues
    }

    let index: Int
    let kind: Kind
    /// The start in seconds from the start of the passage.
    var start: Double
    /// The time until the next point may sound, in seconds.
    let room: Double
}
