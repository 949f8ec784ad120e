// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation
import Sonification
import TestSupport
import Testing

@Suite("Sonification: scales")
struct ScaleTests {
    private func chart(_ y: [Double], x: [Double]? = nil, xScale: AxisScale = .linear, yScale: AxisScale = .linear)
        -> ChartDescriptor
    {
        ChartDescriptor(
            id: "c", axes: [ChartAxisDescriptor(id: "x", scale: xScale), ChartAxisDescriptor(id: "y", scale: yScale)],
            series: [DataSeries(id: "y", points: PointColumns(x: x ?? y.indices.map(Double.init), y: y))])
    }

    private func hertz(_ chart: ChartDescriptor, _ request: ScoreRequest = ScoreRequest()) throws -> [Double] {
        try ChartScore(chart, request).score.tracks[0].notes.map { $0.tone.hertz.rounded() }
    }

    @Test func `equal distances are equal intervals`() throws {
        #expect(try hertz(chart([0, 1, 2, 3])) == [220, 440, 880, 1760])
    }

    @Test func `on a logarithmic axis equal factors are equal intervals, and values that it cannot show are gaps`()
        throws
    {
        #expect(try hertz(chart([1, 10, 100, 1000], yScale: .logarithmic)) == [220, 440, 880, 1760])
        let score = try ChartScore(chart([1, 0, 10], yScale: .logarithmic)).score
        #expect(score.tracks.map { $0.notes.map { $0.place?.y } } == [[1, 10], [nil]])
    }

    @Test func `on a logarithmic x axis equal factors take equal times`() throws {
        let score = try ChartScore(
            chart([1, 2, 3], x: [1, 10, 100], xScale: .logarithmic), ScoreRequest(seconds: 1.2)
        ).score
        #expect(score.tracks[0].notes.map { ($0.start * 1000).rounded() / 1000 } == [0, 0.4, 0.8])
        #expect(score.tracks[0].notes.map { ($0.tone.pan * 100).rounded() / 100 } == [-0.9, 0, 0.9])
    }

    @Test func `categories are steps of pitch, in order`() throws {
        let chart = chart([3, 1, 2], xScale: .category(["a", "b", "c"]))
        #expect(try hertz(chart) == [1760, 220, 622])
    }

    @Test func `the scale of columns begins at zero`() throws {
        #expect(try hertz(.line([10, 20, 30], kind: .column)) == [440, 880, 1760])
    }

    @Test func `a stack is heard part by part on the scale of the whole, and then as a whole`() throws {
        let chart = ChartDescriptor.of([("a", [1, 2]), ("b", [2, 1])], kind: .stackedColumn)
        let parts = try ChartScore(chart, ScoreRequest(seconds: 0.6)).parts
        #expect(parts.map(\.series) == [["a"], ["b"], [""]])
        #expect(
            parts.map { $0.score.tracks[0].notes.map { $0.tone.hertz.rounded() } } == [
                [440, 880], [880, 440], [1760, 1760],
            ])
        let together = try ChartScore(chart, ScoreRequest(order: .together)).parts
        #expect(together.map(\.series) == [["a", "b"]])
    }

    @Test func `the scale stays while a part of the chart is shown, and reports data beyond it`() throws {
        var pitches = ChartPitches()
        var whole = chart([0, 10, 20, 30])
        #expect(pitches.take(whole) == [])
        whole.axes[0].visibleRange = DataRange(min: 1, max: 2)
        let score = try ChartScore(whole, pitches: pitches).score
        #expect(score.tracks[0].notes.map { $0.tone.hertz.rounded() } == [440, 880])
        #expect(pitches.take(chart([5, 6])) == [])
        #expect(pitches.scales["y"]?.range == DataRange(min: 0, max: 30))
        #expect(pitches.take(chart([0, 60])) == ["y"])
        #expect(pitches.scales["y"]?.range == DataRange(min: 0, max: 60))
    }

    @Test func `the user's band of pitches is used`() throws {
        let pitches = ChartPitches(band: try PitchBand(lowest: 500, highest: 2000))
        let score = try ChartScore(chart([0, 1, 2]), pitches: pitches).score
        #expect(score.tracks[0].notes.map { $0.tone.hertz.rounded() } == [500, 1000, 2000])
    }

    @Test func `a higher value is always a higher pitch, ten cents for a third of a percent`() throws {
        let scale = try #require(PitchScale(DataRange(min: -50, max: 50)))
        var source = SplitMix64(seed: 21)
        for _ in 0..<1000 {
            let value = source.double(in: -50...49.6)
            let (low, high) = (scale.hertz(of: value) ?? 0, scale.hertz(of: value + 0.3) ?? 0)
            #expect(1200 * log2(high / low) >= 10)
            #expect(abs(scale.value(at: low) - value) < 1e-9)
        }
    }

    @Test func `the visible range is that of the x axis, and another range can be requested`() throws {
        var chart = chart([0, 1, 2, 3])
        chart.axes[0].visibleRange = DataRange(min: 1, max: 2)
        #expect(try hertz(chart) == [440, 880])
        #expect(try hertz(chart, ScoreRequest(range: .all)) == [220, 440, 880, 1760])
        #expect(try hertz(chart, ScoreRequest(range: .between(DataRange(min: 2, max: 9)))) == [880, 1760])
    }

    @Test func `unordered points are heard in order`() throws {
        let score = try ChartScore(chart([2, 0, 1, 3], x: [2, 0, 1, 3])).score
        #expect(score.tracks[0].notes.map { $0.place?.x } == [0, 1, 2, 3])
        #expect(score.tracks[0].notes.map { $0.tone.hertz.rounded() } == [220, 440, 880, 1760])
    }

    @Test func `a million points keep the extremes of each moment`() throws {
        var y = (0..<1_000_000).map { Double($0 % 1000) / 1000 }
        y[123_456] = 50
        y[654_321] = -50
        let notes = try ChartScore(chart(y), ScoreRequest(seconds: 4)).score.tracks[0].notes
        #expect(notes.count == 60)
        #expect(notes.filter { $0.tone.hertz.rounded() == 1760 }.map { $0.place?.x } == [123_456])
        #expect(notes.filter { $0.tone.hertz.rounded() == 220 }.map { $0.place?.x } == [654_321])
        #expect(notes.allSatisfy { $0.length >= 0.0599 })
    }

    @Test func `a cluster of points at one time is grouped, although there is room elsewhere`() throws {
        let notes = try ChartScore(chart([1, 9, 5, 3], x: [0, 0, 0, 100]), ScoreRequest(seconds: 2)).score.tracks[0]
            .notes
        #expect(notes.map { $0.place?.y } == [1, 9, 3])
    }
}
