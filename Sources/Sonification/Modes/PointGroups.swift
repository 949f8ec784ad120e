// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Points in the order and at the times of their x, as many as are told apart: more are grouped, and of a group the lowest
/// and the highest sound, in their order, so that no extreme is lost.
struct PointGroups {
    let series: PlayedSeries
    /// From the start of the first to the end of the last, in seconds.
    let seconds: Double
    /// How much time each has at least.
    let slot: Double

    var points: [PlayedPoint] { single ?? grouped }

    /// Each point on its own; nil when they do not fit.
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

/// The points of a stretch of time.
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

    /// - Parameter isLate: whether a point is in the second half.
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

/// A point that sounds, on its own or for a group of points.
struct PlayedPoint: Equatable {
    enum Kind: Equatable {
        case value
        /// No value, nor any other point of its group.
        case gap
        /// No value, but other points of its group have one.
        case gapAmongValues
    }

    let index: Int
    let kind: Kind
    /// In seconds from the start of the passage.
    var start: Double
    /// How long it is until the next one may sound, in seconds.
    let room: Double
}
