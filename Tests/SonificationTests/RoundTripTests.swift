// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation
import Sonification
import TestSupport
import Testing

/// Data to sound, and back to data with an independent pitch tracker.
@Suite("Sonification: round trip", .serialized)
struct RoundTripTests {
    @Test(arguments: RealTable.allCases)
    func `a hundred real values are heard in order, with the extremes at their points`(table: RealTable) throws {
        let chart = try table.chart(100..<200)
        let values = chart.series[0].points.y
        #expect(values.allSatisfy { $0.isFinite })
        let score = try ChartScore(chart, ScoreRequest(seconds: 100.0 / 15)).score
        let heard = HeardNotes(try StereoSamples(score)).notes
        try #require(heard.count == values.count)
        let pitches = try heard.map { try #require($0.hertz) }
        let correlation = Self.rankCorrelation(values, Self.rounded(pitches))
        #expect(correlation >= 0.999, "\(table): \(correlation)")
        #expect(values[try #require(Self.place(of: pitches.max(), in: pitches))] == values.max())
        #expect(values[try #require(Self.place(of: pitches.min(), in: pitches))] == values.min())
    }

    @Test(arguments: RealTable.allCases)
    func `a whole real series in four seconds has its extremes at their times`(table: RealTable) throws {
        let chart = try table.chart()
        let points = chart.series[0].points
        let score = try ChartScore(chart, ScoreRequest(range: .all, seconds: 4)).score
        #expect(abs(score.length - 4) < 0.1)
        let notes = score.tracks[0].notes
        #expect(zip(notes, notes.dropFirst()).allSatisfy { $1.start - $0.stop > 0 && $0.length >= 0.0599 })
        let heard = HeardNotes(try StereoSamples(Score(tracks: [score.tracks[0]]))).notes
        try #require(heard.count == notes.count)
        for pick in [{ $0 as Double }, { -$0 }] as [(Double) -> Double] {
            let best = try #require(heard.max { pick($0.hertz ?? .nan) < pick($1.hertz ?? .nan) })
            let value = try #require(points.y.filter(\.isFinite).max { pick($0) < pick($1) })
            // If several points have the extreme value, any of them may be heard.
            let times = points.y.indices.filter { points.y[$0] == value }.map { 4 * Double($0) / Double(points.count) }
            #expect(times.contains { abs($0 - best.start) < 0.14 }, "\(table): \(best.start), not \(times)")
        }
    }

    /// These parts of the series contain its 59 gaps.
    @Test func `missing values of carbon dioxide are noise, and no value is`() throws {
        var gaps = 0
        for rows in [0..<80, 225..<340, 430..<465, 950..<956, 1354..<1364, 1424..<1430] {
            let chart = try RealTable.carbonDioxide.chart(rows)
            let values = chart.series[0].points.y
            let score = try ChartScore(chart, ScoreRequest(seconds: Double(rows.count) / 15)).score
            let heard = HeardNotes(try StereoSamples(score)).notes
            #expect(heard.map { $0.hertz == nil } == values.map(\.isNaN), "\(rows)")
            gaps += heard.filter { $0.hertz == nil }.count
        }
        #expect(gaps == 59)
        #expect(try RealTable.carbonDioxide.values().filter(\.isNaN).count == 59)
    }

    /// Rounded to five cents, because a tracker measures equal pitches with small differences.
    private static func rounded(_ pitches: [Double]) -> [Double] { pitches.map { (log2($0) * 240).rounded() } }

    private static func place(of value: Double?, in values: [Double]) -> Int? { value.flatMap(values.firstIndex) }

    private static func rankCorrelation(_ one: [Double], _ other: [Double]) -> Double {
        let (a, b) = (ranks(one), ranks(other))
        let mean = Double(a.count - 1) / 2
        func product(_ a: [Double], _ b: [Double]) -> Double {
            zip(a, b).reduce(0) { $0 + ($1.0 - mean) * ($1.1 - mean) }
        }
        return product(a, b) / (product(a, a) * product(b, b)).squareRoot()
    }

    /// The ranks. Equal values share the mean of their ranks.
    private static func ranks(_ values: [Double]) -> [Double] {
        let sorted = values.sorted()
        return values.map { value in
            let first = sorted.firstIndex(of: value) ?? 0
            let last = sorted.lastIndex(of: value) ?? 0
            return Double(first + last) / 2
        }
    }
}
