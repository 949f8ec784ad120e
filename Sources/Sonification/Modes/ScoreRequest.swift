// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The part of a chart that is to be heard, and how.
public struct ScoreRequest: Sendable, Hashable {
    /// How a point, or the line between points, sounds.
    public typealias Mode = ChartSound.Mode
    /// Whether series follow each other.
    public typealias Order = ChartSound.Order

    /// The part of the x axis that is heard.
    public enum Range: Sendable, Hashable {
        /// The visible range of the x axis.
        case visible
        case all
        case between(DataRange)
    }

    /// The value that sounds before the data, and below which values are rough.
    public enum Reference: Sendable, Hashable {
        /// Nothing sounds, and what is below 0 is rough.
        case none
        /// Where the x axis is: 0.
        case axis
        case mean
        /// A limit.
        case value(Double)
    }

    /// The ids of the series; nil for all.
    public var series: [String]?
    public var range: Range
    public var mode: Mode
    /// How long the played part of the x axis takes; nil for at most four seconds, and less for few points.
    public var seconds: Double?
    public var order: Order
    public var reference: Reference
    /// The series between which the values may as well be: soft noise beside each note, and compared, a note before it and
    /// one after.
    public var interval: ValueInterval?
    /// Into how many steps a contour divides the y axis.
    public var steps: Int

    public init(
        series: [String]? = nil, range: Range = .visible, mode: Mode = .notes, seconds: Double? = nil,
        order: Order = .sequence, reference: Reference = .none, interval: ValueInterval? = nil, steps: Int = 24
    ) {
        self.series = series
        self.range = range
        self.mode = mode
        self.seconds = seconds
        self.order = order
        self.reference = reference
        self.interval = interval
        self.steps = steps
    }

    /// How long a part is played when nobody says: at most four seconds, and less for few points.
    /// - Parameters:
    ///   - points: how many the series has that has most.
    ///   - turns: the number of series that are compared; 1 in the other modes.
    public static func usualSeconds(points: Int, turns: Int = 1) -> Double {
        min(max(Double(points * turns) / 4, 0.4), Double(4 * turns))
    }
}

/// The ids of the series that have the ends of an interval, such as one of confidence.
public struct ValueInterval: Sendable, Hashable {
    public var lower: String
    public var upper: String

    public init(lower: String, upper: String) {
        self.lower = lower
        self.upper = upper
    }
}
