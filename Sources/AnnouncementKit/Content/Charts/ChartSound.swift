// SPDX-License-Identifier: MIT

/// A chart to be heard as tones, and how. The notes are made of its newest points when its turn comes.
public struct ChartSound: Sendable, Hashable {
    /// How a point, or the line between points, sounds.
    public enum Mode: String, Sendable, Hashable, CaseIterable, Codable {
        /// A note for each point.
        case notes
        /// One tone that goes from point to point.
        case glide
        /// A tick at each equal step of y, so that steepness is tempo: another tick up than down.
        case contour
        /// At each x the values of the chosen series, one after the other: lower, value and upper of an interval.
        case compare
    }

    /// Whether series follow each other.
    public enum Order: String, Sendable, Hashable, CaseIterable, Codable {
        case sequence, together
    }

    /// What is said of each series.
    public enum Words: String, Sendable, Hashable, CaseIterable, Codable {
        case none
        /// Its name, before it sounds.
        case before
        /// Its name, its lowest and highest value in words and as notes, and after it how it goes.
        case around
    }

    /// The part of the x axis that is heard.
    public enum Range: Sendable, Hashable {
        case visible, all
        case between(Double, Double)
    }

    /// The value that sounds before the data, and below which values are rough.
    public enum Reference: Sendable, Hashable {
        case none, axis, mean
        case limit(Double)
    }

    /// The id of the chart.
    public var chart: String
    /// The ids of the series; nil for all.
    public var series: [String]?
    public var range: Range
    public var mode: Mode
    /// How long each series takes, 0.1…600; nil for at most four seconds, and less for few points.
    public var seconds: Double?
    public var order: Order
    public var words: Words
    public var reference: Reference
    /// The lowest and the highest pitch in hertz, an octave or more within 50 to 4000; nil for the user's own, 220 to 1760 without
    /// settings.
    public var band: ClosedRange<Double>?
    /// The client whose chart it is; nil for the one that asks.
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
