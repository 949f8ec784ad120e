// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@Suite("Chart surface: as sound")
@MainActor
struct ChartSurfaceSoundTests {
    private let surface: ChartSurface

    init() throws {
        surface = ChartSurface(id: "c", frame: Rect(x: 0, y: 0, width: 400, height: 200))
        surface.xAxes = [ChartAxis(isXAxis: true, visibleRange: DataRange(min: 0, max: 3))]
        surface.yAxes = [ChartAxis(isXAxis: false)]
        let data = XyDataSeries(seriesName: "s")
        try data.append(x: [0, 2, 20], y: [-3, 4, 30])
        surface.renderableSeries = [LineSeries(dataSeries: data, id: "s")]
    }

    private final class Ear: ChartListener, SoundListener {
        var played: [ChartSound] = []
        func happened(_ event: ViewEvent) {}
        func happened(_ event: ChartEvent) {}
        func toneMoved(_ tone: LiveTone) {}
        func toneEnded(_ id: String) {}
        func played(_ sound: ChartSound) -> PostReceipt {
            played.append(sound)
            return PostReceipt { nil }
        }
    }

    /// The sounds requested while the closure uses the surface.
    private func played(_ use: () -> Void) -> [ChartSound] {
        let (ear, former) = (Ear(), Accessibility.listener)
        Accessibility.listener = ear
        defer { Accessibility.listener = former }
        use()
        return ear.played
    }

    @Test func `a surface plays the shown range, or the requested sound`() {
        let sounds = played {
            Accessibility.willDisplay(surface)
            surface.play()
            surface.play(ChartSound(chart: "another", range: .all, mode: .glide))
            #expect(ElementAction.custom("Play").perform(on: surface))
            Accessibility.didEndDisplay(surface)
        }
        #expect(
            sounds == [
                ChartSound(chart: "c"), ChartSound(chart: "c", range: .all, mode: .glide), ChartSound(chart: "c"),
            ])
    }

    @Test func `a surface that is not displayed, has no points or has no listener plays nothing`() {
        let sounds = played {
            #expect(!ElementAction.custom("Play").perform(on: surface))
            surface.renderableSeries = []
            Accessibility.willDisplay(surface)
            #expect(!ElementAction.custom("Play").perform(on: surface))
            Accessibility.didEndDisplay(surface)
        }
        #expect(sounds == [])
        #expect(!ElementAction.custom("Play").perform(on: surface))
    }

    @Test func `a playing surface moves the user's position, and its visible range stays`() {
        var heard: [Int] = []
        let token = surface.addHeardPointListener { heard.append($0.index) }
        surface.hear(series: "s", x: 2)
        #expect(surface.perform(.previous).cursor == ChartCursor(series: "s", index: 0))
        surface.hear(series: "s", x: 19)
        surface.hear(series: "t", x: 0)
        surface.hear(series: "s", x: .nan)
        #expect(surface.cursor == ChartCursor(series: "s", index: 2))
        #expect(surface.xAxes[0].visibleRange == DataRange(min: 0, max: 3))
        token.cancel()
        surface.hear(series: "s", x: 0)
        #expect(heard == [1, 2])
    }
}
