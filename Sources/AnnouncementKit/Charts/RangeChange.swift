// SPDX-License-Identifier: MIT

/// A chart's axis shows another part of its data.
public struct RangeChange: Sendable, Hashable {
    public var chart: String
    public var range: AxisRange
    /// Only the user's changes are announced as they happen.
    public var cause: ChangeCause
    /// Whether this is the last change of a gesture or an animation; nil when the client does not know.
    public var isSettled: Bool?

    public init(chart: String, range: AxisRange, cause: ChangeCause = .user, isSettled: Bool? = nil) {
        self.chart = chart
        self.range = range
        self.cause = cause
        self.isSettled = isSettled
    }

    /// The announcement of the change; nil for a program's change, and for an animation until it ends.
    ///
    /// All ranges of one chart share a slot: a pan at 60 events a second leaves one waiting, the newest, and both axes
    /// of a box zoom are one sentence. It is still true after the 5 s of `low`: the last state of a gesture is always
    /// said, however long the sentence before it.
    package var announcement: Announcement? {
        guard cause == .user || (cause == .animation && isSettled != false) else { return nil }
        return Announcement(
            .axisRanges([range]), priority: .low, slot: Self.slot(ofChart: chart),
            subject: Announcement.subject(ofChart: chart), expires: .seconds(60), settles: rest)
    }

    /// The slot of the announcements of a chart's ranges: of those that wait only the newest is said.
    public static func slot(ofChart chart: String) -> String { "\(chart)/range" }

    /// How long the change must rest: a hand may stop for a moment in the middle of a gesture, a key repeats at once.
    private var rest: Duration {
        switch isSettled {
        case true?: .zero
        case false?: .milliseconds(500)
        case nil: .milliseconds(250)
        }
    }
}
