// SPDX-License-Identifier: MIT

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
