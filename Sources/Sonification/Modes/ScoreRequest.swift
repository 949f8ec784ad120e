// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The part of a chart to play, and how to play it.
public struct ScoreRequest: Sendable, Hashable {
    /// How points, or the lines between points, sound.
    public typealias Mode = ChartSound.Mode
    /// Whether series play one after the other or together.
    public typealias Order = ChartSound.Order

    /// The part of the x axis that is played.
    public enum Range: Sendable, Hashable {
        /// The visible range of the x axis.
        case visible
        case all
        case between(DataRange)
    }

    /// A value that sounds before the data. Values below it sound rough.
    public enum Reference: Sendable, Hashable {
        /// No reference sounds, and values below 0 sound rough.
        case none
        /// The position of the x axis, which is 0.
        case axis
        case mean
        /// A limit.
        case value(Double)
    }

    /// The ids of the series; nil for all.
    public var series: [String]?
    /// The part of the x axis that is played. The default is `visible`.
    public var range: Range
    /// How points sound. The default is `notes`.
    public var mode: Mode
    /// The duration of each series in seconds, 0.1 to 600; nil for at most four seconds, less for few points.
    public var seconds: Double?
    /// Whether series play one after the other or together. The default is `sequence`.
    public var order: Order
    /// The reference value. The default is `none`.
    public var reference: Reference
    /// The series that bound an uncertain value. The interval sounds as soft noise with each note; in `compare`, as a
    /// note before and a note after each value.
    public var interval: ValueInterval?
    /// The number of steps into which `contour` divides the y axis, 2 to 200. The default is 24.
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

    /// The default duration of a part in seconds: at most four, less for few points, and multiplied by `turns`.
    /// - Parameters:
    ///   - points: the number of points of the longest series.
    ///   - turns: the number of compared series; 1 in the other modes.
    public static func usualSeconds(points: Int, turns: Int = 1) -> Double {
        min(max(Double(points * turns) / 4, 0.4), Double(4 * turns))
    }
}

/// The ids of the series that hold the ends of an interval, for example a confidence interval.
public struct ValueInterval: Sendable, Hashable {
    public var lower: String
    public var upper: String

    public init(lower: String, upper: String) {
        self.lower = lower
        self.upper = upper
    }
}
