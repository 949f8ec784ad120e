// SPDX-License-Identifier: MIT

import AnnouncementKit
import Sonification
import Testing

@Suite("Sonification: the cursor")
struct CursorTests {
    private func places(_ score: Score, _ times: [Double]) -> [String] {
        times.map { time in
            score.places(at: time).map { "\($0.series) \($0.x) \($0.y.map { "\($0)" } ?? "gap")" }.joined(
                separator: ", ")
        }
    }

    @Test func `the cursor is at the note that began last, and in a gap at the gap`() throws {
        let score = try ChartScore(.line([10, 20, .nan, 40]), ScoreRequest(seconds: 1.6)).score
        #expect(
            places(score, [-1, 0, 0.39, 0.5, 0.9, 1.3, 99])
                == ["", "y 0.0 10.0", "y 0.0 10.0", "y 1.0 20.0", "y 2.0 gap", "y 3.0 40.0", "y 3.0 40.0"])
        #expect(score.cursor(at: 0.9) == DataPlace(series: "y", x: 2, y: nil))
        #expect(score.cursor(at: -1) == nil)
    }

    @Test func `in a glide the cursor is between two points`() throws {
        let score = try ChartScore(.line([10, 20, 40]), ScoreRequest(mode: .glide, seconds: 2)).score
        #expect(
            places(score, [0, 0.5, 1.25, 2, 9]) == [
                "y 0.0 10.0", "y 0.5 15.0", "y 1.25 25.0", "y 2.0 40.0", "y 2.0 40.0",
            ])
    }

    @Test func `the cursor is in each series that sounds`() throws {
        let chart = ChartDescriptor.of([("a", [1, 2]), ("b", [3, 4])])
        let score = try ChartScore(chart, ScoreRequest(seconds: 1, order: .together)).score
        #expect(places(score, [0.7]) == ["a 1.0 2.0, b 1.0 4.0"])
    }

    @Test func `the cursor follows the frames of a renderer`() throws {
        let score = try ChartScore(.line([10, 20]), ScoreRequest(seconds: 1)).score
        var renderer = try ScoreRenderer(score)
        _ = renderer.frames(ScoreRenderer.sampleRate * 3 / 4)
        #expect(score.cursor(at: ScoreRenderer.seconds(at: renderer.position)) == DataPlace(series: "y", x: 1, y: 20))
    }
}
