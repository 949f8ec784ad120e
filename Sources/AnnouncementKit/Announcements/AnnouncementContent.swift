// SPDX-License-Identifier: MIT

/// What an announcement tells. It stays structured until its turn comes, so that it is worded from the newest state.
public enum AnnouncementContent: Sendable, Hashable {
    /// The client's own words: text, never markup.
    case text(String)
    /// An element that took the focus or changed.
    case element(ElementSnapshot)
    /// The visible range of a chart's axis.
    case axisRange(AxisRange)
}

/// The visible range of one axis, in the units of its data.
public struct AxisRange: Sendable, Hashable {
    /// `x`, `y`, or the client's own id of the axis.
    public var axis: String
    public var lower: Double
    public var upper: Double

    public init(axis: String, lower: Double, upper: Double) {
        self.axis = axis
        self.lower = lower
        self.upper = upper
    }
}
