// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A chart as sound, with a score for each part that is announced by its name.
public struct ChartScore: Sendable, Hashable {
    /// A series, or all series that play together.
    public struct Part: Sendable, Hashable {
        /// The ids of the series; an empty id is the total of stacked columns.
        public let series: [String]
        /// The sound of the series.
        public let score: Score
        /// Notes of the lowest and the highest value, to play before the data together with their words.
        public let ends: Score
    }

    /// The silence between parts that are not announced, in seconds.
    public static let pause = 0.7
    /// The largest number of series that play one after the other.
    public static let mostInSequence = 64
    /// The largest number of series that play together, which is the number of timbres.
    public static let mostTogether = Timbre.allCases.count

    /// The parts in the order in which they play; at least one.
    public let parts: [Part]

    /// - Parameter pitches: the pitch scales with which the chart was played before.
    /// - Throws: a ``ScoreRequestFailure``, which suggests a request that would be accepted.
    public init(
        _ chart: ChartDescriptor, _ request: ScoreRequest = ScoreRequest(), pitches: ChartPitches = ChartPitches()
    ) throws(ScoreRequestFailure) {
        try request.check()
        var pitches = pitches
        pitches.take(chart)
        let cast = try PlayedCast(chart, request, pitches: pitches)
        parts = try cast.parts()
        guard !parts.isEmpty else { throw .nothingToPlay(chart: chart.id) }
    }

    /// All parts, one after the other.
    public var score: Score {
        parts.dropFirst().reduce(parts[0].score) { $0.followed(by: $1.score, after: Self.pause) }
    }
}

extension ScoreRequest {
    private static let playable = 0.1...600.0
    private static let audibleSteps = 2...200

    fileprivate func check() throws(ScoreRequestFailure) {
        if let seconds, !Self.playable.contains(seconds) { throw .notSeconds(seconds, Self.playable) }
        if case .between(let range) = range, !range.isValid { throw .notARange(min: range.min, max: range.max) }
        if case .value(let value) = reference, !value.isFinite { throw .notAReference(value) }
        guard Self.audibleSteps.contains(steps) else { throw .notSteps(steps, Self.audibleSteps) }
    }
}
