// SPDX-License-Identifier: MIT

/// A zoom that a surface is in the middle of.
@MainActor
final class SurfaceZoom {
    var animation: ZoomAnimation
    /// The app tells how time passes, and the surface's own clock does not.
    var isLedByApp = false

    init(_ animation: ZoomAnimation) {
        self.animation = animation
    }
}

/// Axes on their way from what they show to what they will show. Time is told to it.
public struct ZoomAnimation: Sendable, Hashable {
    /// By the ids of the axes.
    public let start: [String: DataRange]
    public let end: [String: DataRange]
    public let duration: Duration
    public private(set) var elapsed = Duration.zero

    public init(from start: [String: DataRange], to end: [String: DataRange], duration: Duration) {
        self.start = start
        self.end = end
        self.duration = duration
    }

    /// Between two states of one chart. An axis without data stays as it is, and goes on to follow what comes.
    init(from start: ChartDescriptor, to end: ChartDescriptor, duration: Duration) {
        let moving = zip(start.axes, end.axes).filter { $0.visibleRange != $1.visibleRange }.map(\.1.id)
        func ranges(in chart: ChartDescriptor) -> [String: DataRange] {
            moving.reduce(into: [:]) { $0[$1] = chart.visibleRange(ofAxis: $1) }
        }
        self.init(from: ranges(in: start), to: ranges(in: end), duration: duration)
    }

    public var isFinished: Bool { elapsed >= duration }

    /// Time has passed; it does not go on beyond its end.
    public mutating func advance(by time: Duration) {
        // Before the addition, which could overflow.
        elapsed = time >= duration - elapsed ? max(duration, elapsed) : elapsed + max(time, .zero)
    }

    /// What an axis shows now; nil for one that stays where it is.
    public func range(ofAxis id: String) -> DataRange? {
        guard let start = start[id], let end = end[id] else { return nil }
        let share = isFinished ? 1 : elapsed / duration
        return DataRange(
            min: start.min * (1 - share) + end.min * share, max: start.max * (1 - share) + end.max * share)
    }
}
