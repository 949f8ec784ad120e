// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation
import Sonification
import TestSupport
import Testing

@Suite("Sonification: modes")
struct ModeTests {
    @Test func `notes are points from left to right, and missing points are noise`() throws {
        let chart = ChartDescriptor.line([0, 10, .nan, 5, -5])
        #expect(
            try ChartScore(chart, ScoreRequest(seconds: 2)).score.lines == [
                "0 +0.36 440 Hz, square, pan -0.9 y",
                "0.4 +0.36 1760 Hz, square, pan -0.45 y",
                "0.8 +0.04 noise, square, pan 0 y",
                "1.2 +0.36 880 Hz, square, pan 0.45 y",
                "1.6 +0.36 220 Hz rough, square, pan 0.9 y",
            ])
    }

    @Test func `a glide goes from point to point, and stops at a gap`() throws {
        let chart = ChartDescriptor.line([0, 10, .nan, 5, 0])
        #expect(
            try ChartScore(chart, ScoreRequest(mode: .glide, seconds: 2)).score.lines == [
                "0 +0.5 220 Hz to 1760 Hz, square, pan -0.9 y",
                "0.5 +0.06 ~1760 Hz, square, pan -0.45 y",
                "1 +0.04 noise, square, pan 0 y",
                "1.5 +0.5 622 Hz to 220 Hz, square, pan 0.45 y",
                "2 +0.06 ~220 Hz, square, pan 0.9 y",
            ])
    }

    @Test func `a contour ticks at each step, with different ticks up and down`() throws {
        let chart = ChartDescriptor.line([0, 4, 0])
        #expect(
            try ChartScore(chart, ScoreRequest(mode: .contour, seconds: 2, steps: 4)).score.lines == [
                "0 +0.025 1047 Hz, square, pan -0.675 y", "0.25 +0.025 1047 Hz, square, pan -0.45 y",
                "0.5 +0.025 1047 Hz, square, pan -0.225 y", "0.75 +0.025 1047 Hz, square, pan 0 y",
                "1 +0.025 370 Hz, square, pan 0.225 y", "1.25 +0.025 370 Hz, square, pan 0.45 y",
                "1.5 +0.025 370 Hz, square, pan 0.675 y", "1.75 +0.025 370 Hz, square, pan 0.9 y",
            ])
    }

    @Test func `a steeper line ticks faster in the contour mode`() throws {
        let slopes = [1, 2, 3, 5, 8, 12] as [Double]
        var (y, height) = ([0.0], 0.0)
        for slope in slopes {
            for _ in 0..<20 {
                height += slope
                y.append(height)
            }
        }
        let score = try ChartScore(.line(y), ScoreRequest(mode: .contour, seconds: 12, steps: 100)).score
        // The score begins with the first tick, after the start of the data. A point lasts a tenth of a second.
        let lead = try #require(score.tracks[0].notes.first?.place).x / 10
        let parts = HeardNotes(try StereoSamples(score)).notes.map { min(Int(($0.start + lead) / 2), slopes.count - 1) }
        let counts = slopes.indices.map { part in parts.filter { $0 == part }.count }
        #expect(counts == counts.sorted() && Set(counts).count == counts.count, "\(counts)")
        #expect(counts.reduce(0, +) == 100)
    }

    @Test func `a jump ticks only a few times, and later points are not late`() throws {
        let chart = ChartDescriptor.line([0, 0, 100, 100, 100, 100, 0])
        let ticks = try ChartScore(chart, ScoreRequest(mode: .contour, seconds: 0.12, steps: 50)).score.lines
        #expect(ticks.count < 10 && !ticks.isEmpty)
    }

    @Test func `a contour without crossings plays its value`() throws {
        let chart = ChartDescriptor.line([7, 7, 7])
        #expect(
            try ChartScore(chart, ScoreRequest(mode: .contour, seconds: 1.2)).score.lines == [
                "0 +0.4 622 Hz, square, pan -0.9 y"
            ])
    }

    @Test func `three series are compared at each x`() throws {
        let chart = ChartDescriptor.of([("low", [0, 2]), ("value", [5, 6]), ("high", [.nan, 10])])
        let request = ScoreRequest(mode: .compare, seconds: 2.4)
        #expect(
            try ChartScore(chart, request).score.lines == [
                "0 +0.36 220 Hz, square, pan -0.9 low",
                "0.4 +0.36 622 Hz, pluck, pan -0.9 value",
                "0.8 +0.04 noise, sine, pan -0.9 high",
                "1.2 +0.36 333 Hz, square, pan 0.9 low",
                "1.6 +0.36 766 Hz, pluck, pan 0.9 value",
                "2 +0.36 1760 Hz, sine, pan 0.9 high",
            ])
    }

    @Test func `the ends of an interval are compared with the value between them`() throws {
        let chart = ChartDescriptor.of([("y", [5]), ("low", [0]), ("high", [10])])
        let request = ScoreRequest(
            mode: .compare, seconds: 1.2, interval: ValueInterval(lower: "low", upper: "high"))
        #expect(
            try ChartScore(chart, request).score.lines == [
                "0 +0.36 220 Hz, pluck, pan 0 low", "0.4 +0.36 622 Hz, square, pan 0 y",
                "0.8 +0.36 1760 Hz, sine, pan 0 high",
            ])
    }

    @Test func `series follow each other, each in its timbre and at the same tempo`() throws {
        let chart = ChartDescriptor.of([("a", [0, 10]), ("b", [10, 0])])
        let score = try ChartScore(chart, ScoreRequest(seconds: 0.6))
        #expect(score.parts.map(\.series) == [["a"], ["b"]])
        #expect(
            score.score.lines == [
                "0 +0.27 220 Hz, square, pan -0.9 a", "0.3 +0.27 1760 Hz, square, pan 0.9 a",
                "1.27 +0.27 1760 Hz, pluck, pan -0.9 b", "1.57 +0.27 220 Hz, pluck, pan 0.9 b",
            ])
    }

    @Test func `series that sound together have different places`() throws {
        let chart = ChartDescriptor.of([("a", [0, 10]), ("b", [10, 0]), ("c", [5, 5])])
        let score = try ChartScore(chart, ScoreRequest(seconds: 0.6, order: .together))
        #expect(score.parts.map(\.series) == [["a", "b", "c"]])
        #expect(
            score.score.lines == [
                "0 +0.27 220 Hz, square, pan -0.8 a", "0 +0.27 1760 Hz, pluck, pan 0 b",
                "0 +0.27 622 Hz, sine, pan 0.8 c", "0.3 +0.27 1760 Hz, square, pan -0.8 a",
                "0.3 +0.27 220 Hz, pluck, pan 0 b", "0.3 +0.27 622 Hz, sine, pan 0.8 c",
            ])
    }

    @Test func `a series that begins late starts without silence, at its place`() throws {
        let late = PointColumns(x: [3, 4], y: [0, 10])
        var chart = ChartDescriptor.of([("a", [0, 10, 0, 10, 0])])
        chart.series.append(DataSeries(id: "late", points: late))
        let parts = try ChartScore(chart, ScoreRequest(seconds: 2)).parts
        #expect(
            parts[1].score.lines == ["0 +0.36 220 Hz, pluck, pan 0.45 late", "0.4 +0.36 1760 Hz, pluck, pan 0.9 late"])
    }

    @Test func `an interval sounds as soft noise with each note`() throws {
        let chart = ChartDescriptor.of([("y", [5, 5]), ("low", [0, 4]), ("high", [10, 6])])
        let request = ScoreRequest(seconds: 0.6, interval: ValueInterval(lower: "low", upper: "high"))
        let score = try ChartScore(chart, request).score
        #expect(
            score.lines == [
                "0 +0.27 622 Hz, square, pan -0.9 y", "0 +0.27 noise, square, pan -0.9",
                "0.3 +0.27 622 Hz, square, pan 0.9 y", "0.3 +0.27 noise, square, pan 0.9",
            ])
        let octaves = score.tracks[1].notes.map { ($0.tone.octaves * 1000).rounded() / 1000 }
        #expect(octaves == [3, 0.6])
    }

    @Test func `the reference sounds first, and values below it are rough`() throws {
        let chart = ChartDescriptor.line([0, 10])
        for reference in [.mean, .value(5)] as [ScoreRequest.Reference] {
            let request = ScoreRequest(seconds: 0.6, reference: reference)
            #expect(
                try ChartScore(chart, request).score.lines == [
                    "0 +0.3 622 Hz, sine, pan 0", "0.5 +0.27 220 Hz rough, square, pan -0.9 y",
                    "0.8 +0.27 1760 Hz, square, pan 0.9 y",
                ])
        }
    }

    @Test func `the ends of a part are marked by its lowest and highest note`() throws {
        let part = try ChartScore(.line([5, 10, .nan, 0, 7])).parts[0]
        #expect(
            part.ends.lines == ["0 +0.25 220 Hz, square, pan 0.45 y", "0.3 +0.25 1760 Hz, square, pan -0.45 y"])
    }
}
