// SPDX-License-Identifier: MIT

/// A surface's current zoom animation.
@MainActor
final class SurfaceZoom {
    var animation: ZoomAnimation
    /// True if the app advances the time instead of the surface's frame clock.
    var isLedByApp = false

    init(_ animation: ZoomAnimation) {
        self.animation = animation
    }
}

/// A movement of axes from one range to another. The caller advances its time.
public struct ZoomAnimation: Sendable, Hashable {
    /// The first ranges, by the ids of the axes.
    public let start: [String: DataRange]
    /// The last ranges, by the ids of the axes.
    public let end: [String: DataRange]
    public let duration: Duration
    /// The time since the start, at most `duration`.
    public private(set) var elapsed = Duration.zero

    public init(from start: [String: DataRange], to end: [String: DataRange], duration: Duration) {
        self.start = start
        self.end = end
        self.duration = duration
    }

    /// An animation between two states of one chart. Axes without data stay unchanged, and follow new data.
    init(from start: ChartDescriptor, to end: ChartDescriptor, duration: Duration) {
        let moving = zip(start.axes, end.axes).filter { $0.visibleRange != $1.visibleRange }.map(\.1.id)
        func ranges(in chart: ChartDescriptor) -> [String: DataRange] {
            moving.reduce(into: [:]) { $0[$1] = chart.visibleRange(ofAxis: $1) }
        }
        self.init(from: ranges(in: start), to: ranges(in: end), duration: duration)
    }

    public var isFinished: Bool { elapsed >= duration }

    /// Advances the time, at most to the end of the animation.
    public mutating func advance(by time: Duration) {
        // Compares before the addition, which could overflow.
        elapsed = time >= duration - elapsed ? max(duration, elapsed) : elapsed + max(time, .zero)
    }

    /// The current range of an axis; nil if it does not move.
    public func range(ofAxis id: String) -> DataRange? {
        guard let start = start[id], let end = end[id] else { return nil }
        let share = isFinished ? 1 : elapsed / duration
        return DataRange(
            min: start.min * (1 - share) + end.min * share, max: start.max * (1 - share) + end.max * share)
    }
}
