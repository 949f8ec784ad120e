// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementTesting
import Testing

@MainActor
@Suite("Listener: charts")
struct ChartListenerTests {
    private let surface: ChartSurface

    init() throws {
        surface = ChartSurface(id: "power", frame: Rect(x: 0, y: 0, width: 400, height: 200))
        surface.xAxes = [ChartAxis(isXAxis: true, visibleRange: DataRange(min: 1, max: 5))]
        surface.yAxes = [ChartAxis(isXAxis: false, visibleRange: DataRange(min: 0, max: 10))]
        let data = XyDataSeries(seriesName: "Coal")
        try data.append(x: [0, 2, 20], y: [-3, 4, 30])
        surface.renderableSeries = [LineSeries(dataSeries: data)]
    }

    @Test func `a pan is heard once, after it has settled`() {
        let listener = Listener(verbosity: .high)
        Accessibility.willDisplay(surface)
        for step in 1...60 {
            surface.xAxes[0].visibleRange = DataRange(min: 1 + Double(step) / 10, max: 5 + Double(step) / 10)
            listener.advance(by: .milliseconds(16))
        }
        #expect(listener.heard == [])
        listener.advance(by: .milliseconds(250))
        #expect(listener.heard == ["X Axis range changed, now it's from 7.0 to 11.0"])
        #expect(listener.finish().count == 1)
    }

    @Test func `a range that is set again is heard once`() {
        let listener = Listener()
        Accessibility.willDisplay(surface)
        for _ in 0..<2 {
            surface.xAxes[0].setVisibleRange(DataRange(min: 2, max: 6), isSettled: true)
            listener.finish()
        }
        #expect(listener.heard == ["X axis, 2 to 6"])
    }

    @Test func `an animated zoom is announced at once, in the note's words, and moves on the listener's clock`() {
        let listener = Listener(verbosity: .high)
        surface.frameClock = listener.frameClock
        Accessibility.willDisplay(surface)
        #expect(ElementAction.custom("Animate Zoom to Extents").perform(on: surface))
        #expect(listener.heard == ["Surface has just been animated to it's extents"])
        listener.advance(by: .milliseconds(500))
        #expect(surface.isAnimating)
        #expect(surface.xAxes[0].visibleRange.max > 10)
        listener.advance(by: .milliseconds(600))
        #expect(!surface.isAnimating)
        #expect(surface.xAxes[0].visibleRange == DataRange(min: 0, max: 20))
        #expect(listener.finish() == ["Surface has just been animated to it's extents"])
    }

    @Test func `played charts and the values of a tone are recorded`() {
        let listener = Listener()
        Accessibility.willDisplay(surface)
        #expect(ElementAction.custom("Play").perform(on: surface))
        surface.play(ChartSound(chart: "", mode: .contour, words: .none))
        #expect(
            listener.playedCharts == [
                ChartSound(chart: "power"), ChartSound(chart: "power", mode: .contour, words: .none),
            ])
        LiveAudioGraph.start()
        for value in [0.25, 1.5] { LiveAudioGraph.update(value: value) }
        LiveAudioGraph.stop()
        #expect(listener.tones == [0.25, 1, nil])
        #expect(listener.finish() == [])
    }

    @Test func `a user who walks along the points hears them, and the visible range at the edge`() {
        let listener = Listener()
        Accessibility.willDisplay(surface)
        for _ in 0..<2 {
            surface.perform(.next)
            listener.finish()
        }
        #expect(listener.heard == ["2: 4", "X axis, 1 to 5"])
    }

    @Test func `a chart without a y axis is refused, as the daemon refuses it`() {
        let listener = Listener()
        surface.yAxes = []
        Accessibility.willDisplay(surface)
        #expect(listener.heard == [])
    }
}
