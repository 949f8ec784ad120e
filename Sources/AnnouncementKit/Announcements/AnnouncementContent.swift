// SPDX-License-Identifier: MIT

/// What an announcement tells. It stays structured until its turn comes, so that it is worded from the newest state.
public enum AnnouncementContent: Sendable, Hashable {
    /// The client's own words: text, never markup.
    case text(String)
    /// An element that took the focus or changed.
    case element(ElementSnapshot)
    /// The visible ranges of axes of one chart that changed together, in the order in which they did.
    case axisRanges([AxisRange])
}

extension AnnouncementContent {
    /// What both tell, when one takes the other's place: of each axis its newest range.
    func merged(over older: AnnouncementContent) -> AnnouncementContent {
        guard case .axisRanges(let newer) = self, case .axisRanges(let ranges) = older else { return self }
        let kept = ranges.map { range in newer.last { $0.axis == range.axis } ?? range }
        return .axisRanges(kept + newer.filter { range in !ranges.contains { $0.axis == range.axis } })
    }
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
