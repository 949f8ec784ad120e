// SPDX-License-Identifier: MIT

/// A chart's axis shows another part of its data.
public struct RangeChange: Sendable, Hashable {
    /// Why it changed: only what the user did is told as it happens.
    public enum Cause: String, Sendable, Hashable, CaseIterable, Codable {
        case user, program, animation
    }

    public var chart: String
    public var range: AxisRange
    public var cause: Cause
    /// Whether this is the last of a gesture or an animation.
    public var isSettled: Bool

    public init(chart: String, range: AxisRange, cause: Cause = .user, isSettled: Bool = true) {
        self.chart = chart
        self.range = range
        self.cause = cause
        self.isSettled = isSettled
    }

    /// What to say, or nil for what is not told: a program's change, and an animation until it ends.
    ///
    /// All ranges of one axis share a slot, so a pan at 60 events a second leaves one waiting: the newest. That one is
    /// still true after the 5 s of `low`: the last state of a gesture is always said, however long the sentence before.
    public var announcement: Announcement? {
        switch cause {
        case .program: nil
        case .animation where !isSettled: nil
        case .user, .animation:
            Announcement(
                .axisRange(range), priority: .low, slot: "\(chart)/\(range.axis)/range", expires: .seconds(60))
        }
    }
}
