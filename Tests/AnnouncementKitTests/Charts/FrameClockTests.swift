// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

/// A frame clock whose frames a test sends.
@MainActor
final class ManualFrames: FrameClock {
    private var running: [(Duration) -> Bool] = []

    func run(_ frame: @escaping @MainActor (Duration) -> Bool) { running.append(frame) }

    var count: Int { running.count }

    func give(_ time: Duration) {
        running = running.filter { $0(time) }
    }
}

@Suite("Chart surface: its frame clock")
@MainActor
struct FrameClockTests {
    private let surface: ChartSurface
    private let frames = ManualFrames()

    init() throws {
        surface = ChartSurface(id: "c", frame: Rect(x: 0, y: 0, width: 400, height: 200))
        surface.xAxes = [ChartAxis(isXAxis: true, visibleRange: DataRange(min: 0, max: 4))]
        surface.yAxes = [ChartAxis(isXAxis: false, visibleRange: DataRange(min: 0, max: 1))]
        let data = XyDataSeries(seriesName: "s")
        try data.append(x: [0, 20], y: [0, 1])
        surface.renderableSeries = [LineSeries(dataSeries: data)]
    }

    private var end: Double { surface.xAxes[0].visibleRange.max }

    @Test func `an animated zoom moves with the app's frame clock`() {
        surface.frameClock = frames
        _ = ElementAction.custom("Animate Zoom to Extents").perform(on: surface)
        #expect(end == 4)
        frames.give(.milliseconds(500))
        #expect(end == 12)
        frames.give(.milliseconds(500))
        #expect(end == 20)
        #expect(!surface.isAnimating)
        #expect(frames.count == 0)
    }

    @Test func `an ended animation takes no further frames, also after another has begun`() {
        surface.frameClock = frames
        surface.animateZoomExtents()
        surface.xAxes[0].visibleRange = DataRange(min: 0, max: 4)
        surface.animateZoomExtents()
        #expect(frames.count == 2)
        frames.give(.milliseconds(250))
        #expect(end == 8)
        #expect(frames.count == 1)
    }

    @Test func `an app that advances animations itself replaces the clock`() {
        surface.frameClock = frames
        surface.animateZoomExtents()
        surface.advanceAnimations(by: .milliseconds(250))
        frames.give(.milliseconds(250))
        #expect(end == 8)
        #expect(frames.count == 0)
    }

    @Test func `a chart that leaves the screen moves to the end of its animation`() {
        surface.frameClock = frames
        surface.display()
        surface.animateZoomExtents()
        surface.endDisplay()
        #expect(end == 20)
        frames.give(.seconds(1))
        #expect(frames.count == 0)
    }

    @Test func `a surface has its own clock, and animates without the app`() async {
        let clock = ManualClock()
        surface.frameClock = TimedFrames(clock: clock, interval: .milliseconds(100))
        surface.animateZoomExtents(duration: .milliseconds(400))
        for step in 1...4 {
            await clock.sleepers(1)
            clock.advance(by: .milliseconds(100))
            while surface.isAnimating, end < 4 + 4 * Double(step) { await Task.yield() }
            #expect(end == 4 + 4 * Double(step))
        }
        #expect(!surface.isAnimating)
        #expect(ChartSurface(id: "d").frameClock is TimedFrames)
    }
}
