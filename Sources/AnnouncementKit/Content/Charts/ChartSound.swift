// SPDX-License-Identifier: MIT

/// A chart to play as tones, and how to play it. The notes are made from the points that the chart has when its turn
/// comes.
public struct ChartSound: Sendable, Hashable {
    /// How points, or the lines between points, sound.
    public enum Mode: String, Sendable, Hashable, CaseIterable, Codable {
        /// A note for each point.
        case notes
        /// One tone that glides from point to point.
        case glide
        /// A tick for each equal step of y, so that steep parts sound faster. Upward and downward ticks differ.
        case contour
        /// At each x, the values of the chosen series one after the other, for example the lower end, value and upper
        /// end of an interval.
        case compare
    }

    /// Whether series play one after the other or together.
    public enum Order: String, Sendable, Hashable, CaseIterable, Codable {
        case sequence, together
    }

    /// The words that are spoken for each series.
    public enum Words: String, Sendable, Hashable, CaseIterable, Codable {
        case none
        /// The series' name before it plays.
        case before
        /// Before the series plays, its name, and its lowest and highest value in words and as notes; afterwards, how
        /// it develops.
        case around
    }

    /// The part of the x axis that is played.
    public enum Range: Sendable, Hashable {
        case visible, all
        case between(Double, Double)
    }

    /// A value that sounds before the data. Values below it sound rough.
    public enum Reference: Sendable, Hashable {
        case none, axis, mean
        case limit(Double)
    }

    /// The id of the chart.
    public var chart: String
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
    /// The words that are spoken for each series. The default is `before`.
    public var words: Words
    /// The reference value. The default is `none`.
    public var reference: Reference
    /// The lowest and the highest pitch in hertz, at least an octave apart, 50 to 4000; nil for the user's setting,
    /// which is 220 to 1760 by default.
    public var band: ClosedRange<Double>?
    /// The client that owns the chart; nil for the client that sends the request.
    package var owner: ClientID?

    public init(
        chart: String, series: [String]? = nil, range: Range = .visible, mode: Mode = .notes, seconds: Double? = nil,
        order: Order = .sequence, words: Words = .before, reference: Reference = .none,
        band: ClosedRange<Double>? = nil
    ) {
        self.chart = chart
        self.series = series
        self.range = range
        self.mode = mode
        self.seconds = seconds
        self.order = order
        self.words = words
        self.reference = reference
        self.band = band
    }
}
