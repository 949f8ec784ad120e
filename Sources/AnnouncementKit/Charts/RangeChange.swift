// SPDX-License-Identifier: MIT

/// The visible range of a chart's axis has changed.
public struct RangeChange: Sendable, Hashable {
    /// The id of the chart.
    public var chart: String
    /// The new visible range, with the id of its axis.
    public var range: AxisRange
    /// The cause of the change. A program's own changes are not announced.
    public var cause: ChangeCause
    /// Whether this is the last change of a gesture or an animation; nil if the client does not know.
    public var isSettled: Bool?

    public init(chart: String, range: AxisRange, cause: ChangeCause = .user, isSettled: Bool? = nil) {
        self.chart = chart
        self.range = range
        self.cause = cause
        self.isSettled = isSettled
    }

    /// The announcement of the change; nil for a program's change, and during an animation.
    ///
    /// All ranges of one chart share a slot: of a pan at 60 events a second only the newest waits, and both axes of a
    /// box zoom make one sentence. Expires after 60 s, not 5 s as usual for `low`, so the final state of a gesture is
    /// always announced, even after a long sentence.
    package var announcement: Announcement? {
        guard cause == .user || (cause == .animation && isSettled != false) else { return nil }
        return Announcement(
            .axisRanges([range]), priority: .low, slot: Self.slot(ofChart: chart),
            subject: Announcement.subject(ofChart: chart), expires: .seconds(60), settles: rest)
    }

    /// The slot of the announcements of a chart's ranges. Only the newest announcement in it waits.
    public static func slot(ofChart chart: String) -> String { "\(chart)/range" }

    /// How long a change must rest before it is announced: a hand may pause in the middle of a gesture, while keys
    /// repeat quickly.
    private var rest: Duration {
        switch isSettled {
        case true?: .zero
        case false?: .milliseconds(500)
        case nil: .milliseconds(250)
        }
    }
}
