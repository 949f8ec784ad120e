// SPDX-License-Identifier: MIT

import AnnouncementKit
import Sonification

/// The time from points to a score, and from a score to frames.
struct ScoreBenchmark {
    private static let runs = 20

    static func run(_ table: FigureTable) {
        let (sorted, shuffled) = (chart(stride: 1), chart(stride: 7919))
        for mode in ScoreRequest.Mode.allCases where mode != .compare {
            report(table, "\(mode.rawValue) of a million points", sorted, ScoreRequest(mode: mode, seconds: 4))
        }
        report(
            table, "notes of a million points, logarithmic", chart(stride: 1, .logarithmic), ScoreRequest(seconds: 4))
        report(table, "notes of a million points, x not in order", shuffled, ScoreRequest(seconds: 4))
        for timbre in Timbre.allCases { render(table, "4 s of notes, \(timbre.rawValue)", notes(timbre)) }
        render(table, "4 s of a glide", score(sorted, ScoreRequest(mode: .glide, seconds: 4)))
        first(table, score(sorted, ScoreRequest(seconds: 4)))
    }

    private static func report(
        _ table: FigureTable, _ name: String, _ chart: ChartDescriptor, _ request: ScoreRequest
    ) {
        var stopwatch = Stopwatch()
        for _ in 0..<runs {
            stopwatch.measure {
                guard (try? ChartScore(chart, request)) != nil else { return print("the chart was refused") }
            }
        }
        table.report(name, stopwatch)
    }

    private static func render(_ table: FigureTable, _ name: String, _ score: Score?) {
        var stopwatch = Stopwatch()
        for _ in 0..<runs {
            stopwatch.measure {
                var renderer = score.flatMap { try? ScoreRenderer($0) }
                guard let frames = renderer?.frames(), !frames.isEmpty else { return print("nothing sounds") }
            }
        }
        table.report("rendering \(name)", stopwatch)
    }

    /// The work before the first frames can be heard.
    private static func first(_ table: FigureTable, _ score: Score?) {
        var stopwatch = Stopwatch()
        for _ in 0..<runs {
            stopwatch.measure {
                var renderer = score.flatMap { try? ScoreRenderer($0) }
                guard renderer?.frames(256).count == 512 else { return print("nothing sounds") }
            }
        }
        table.report("the first 256 frames of a score", stopwatch)
    }

    private static func score(_ chart: ChartDescriptor, _ request: ScoreRequest) -> Score? {
        try? ChartScore(chart, request).score
    }

    private static func notes(_ timbre: Timbre) -> Score {
        Score(tracks: [
            Track(
                timbre: timbre,
                notes: (0..<60).map {
                    Note(start: Double($0) / 15, length: 0.06, tone: Tone(hertz: 220 + 25 * Double($0)))
                })
        ])
    }

    /// - Parameter stride: coprime to the count, so that every x occurs once.
    private static func chart(stride: Int, _ scale: AxisScale = .linear) -> ChartDescriptor {
        var points = PointColumns()
        points.reserveCapacity(1_000_000)
        for index in 0..<1_000_000 {
            points.append(x: Double(index * stride % 1_000_000 + 1), y: Double((index * 7919) % 10_007 + 1))
        }
        return ChartDescriptor(
            id: "c", axes: [ChartAxisDescriptor(id: "x", scale: scale), ChartAxisDescriptor(id: "y", scale: scale)],
            series: [DataSeries(id: "s", points: points)])
    }
}
