// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Wording

/// Serialized: the process has a single listener at a time.
@Suite("Surface and mirror", .serialized)
@MainActor
struct ChartMirrorTests {
    private let mirror = ChartMirror()
    private let surface = ChartSurface(id: "c", frame: Rect(x: 0, y: 0, width: 400, height: 200))
    private let data = XyDataSeries(seriesName: "Coal")

    init() throws {
        surface.title = "Power"
        surface.xAxes = [ChartAxis(isXAxis: true, visibleRange: DataRange(min: 1, max: 5))]
        surface.yAxes = [ChartAxis(isXAxis: false, visibleRange: DataRange(min: 0, max: 10))]
        try data.append(x: [0, 2, 3, 20], y: [-3, 4, .nan, 30])
        let other = XyDataSeries(seriesName: "Gas")
        try other.append(x: [0, 2, 3, 20], y: [1, 2, 3, 4])
        surface.renderableSeries = [
            LineSeries(dataSeries: data, id: "coal"), LineSeries(dataSeries: other, id: "gas"),
        ]
    }

    /// Runs the body with the mirror as the only listener.
    private func listening<Result>(_ body: () throws -> Result) rethrows -> Result {
        let before = Accessibility.listener
        Accessibility.listener = mirror
        defer { Accessibility.listener = before }
        surface.display()
        return try body()
    }

    @Test func `a user command is announced once, and surface and mirror agree`() {
        let commands: [ChartCommand] = [
            .summary, .next, .next, .next, .previous, .nextSeries, .nextSeries, .previousSeries, .minimum, .maximum,
            .first, .last, .scroll(.left), .scroll(.up), .scroll(.right), .next, .zoomIn, .zoomIn, .zoomOut,
            .nextPage, .nextPage, .previousPage, .zoomToExtents(animated: false), .scroll(.down), .axis("x"),
            .nextPage, .nextPage, .nextPage, .scroll(.left), .scroll(.left), .next,
        ]
        listening {
            for command in commands {
                let outcome = surface.perform(command)
                let told = mirror.announcements
                #expect(told.map(\.content) == [outcome.phrase].compactMap(\.self).map(AnnouncementContent.chart))
                #expect(mirror.takeWords().count == 1, "\(command)")
                #expect(mirror.charts["c"]?.chart == surface.descriptor)
                #expect(mirror.charts["c"]?.cursor == surface.cursor)
                #expect(mirror.cursor == surface.cursor)
            }
            #expect(mirror.events == commands.count + 1)
            #expect(mirror.failures == [])
        }
    }

    @Test func `an action of the surface is announced in the note's words`() {
        listening {
            _ = surface.accessibilityScroll(.left)
            _ = surface.accessibilityScroll(.next)
            _ = surface.accessibilityCustomActions?.first?.handler()
            surface.xAxes[0].visibleRange = DataRange(min: 1, max: 5)
            #expect(
                mirror.takeWords() == [
                    "X Axis range changed, now it's from 3.0 to 7.0",
                    "Surface has just been zoomed to it's extents",
                    "X Axis range changed, now it's from 1.0 to 5.0",
                ])
        }
    }

    @Test func `an animation is announced once at its start, and data arriving meanwhile is shown at its end`() throws {
        try listening {
            _ = ElementAction.custom("Animate Zoom to Extents").perform(on: surface)
            #expect(mirror.takeWords() == ["Surface has just been animated to it's extents"])
            surface.advanceAnimations(by: .milliseconds(600))
            try data.append(x: 40, y: 50)
            surface.advanceAnimations(by: .milliseconds(600))
            surface.advanceAnimations(by: .milliseconds(600))
            #expect(mirror.takeWords() == [])
            #expect(surface.xAxes[0].visibleRange == DataRange(min: 0, max: 40))
            #expect(mirror.charts["c"]?.chart == surface.descriptor)
        }
    }

    @Test func `an animation is announced before its axes move, and axis listeners are called when it has ended`() {
        let (mirror, told) = (mirror, Told())
        surface.xAxes[0].addVisibleRangeListener { _, _, _, isAnimating in
            told.lines.append("\(isAnimating), \(mirror.announcements.count) said")
        }
        listening {
            surface.animateZoomExtents()
            surface.advanceAnimations(by: .milliseconds(600))
            surface.advanceAnimations(by: .milliseconds(600))
            #expect(told.lines == ["true, 1 said", "false, 1 said"])
            #expect(mirror.takeWords() == ["Surface has just been animated to it's extents"])
        }
    }

    @Test func `zooming with an animation is one command, however the user gives it`() {
        listening {
            #expect(surface.perform(.zoomToExtents(animated: true)).phrase == .zoomedToExtents(animated: true))
            #expect(surface.isAnimating)
            #expect(mirror.takeWords() == ["Surface has just been animated to it's extents"])
        }
    }

    @Test func `the target of a running animation is known, including room and limit`() {
        surface.xAxes[0].growBy = AxisGrowth(below: 0.1, above: 0.2)
        listening {
            surface.animateZoomExtents()
            surface.advanceAnimations(by: .milliseconds(10))
            #expect(
                mirror.charts["c"]?.chart.axes.map(\.visibleRange) == [
                    DataRange(min: -2, max: 24), DataRange(min: -3, max: 30),
                ])
            surface.advanceAnimations(by: .seconds(2))
            #expect(mirror.charts["c"]?.chart == surface.descriptor)
            #expect(mirror.takeWords().count == 1)
        }
    }

    private final class Told {
        var lines: [String] = []
    }

    @Test func `room around the data and a limit belong to the axis, and the mirror shows them`() {
        surface.xAxes[0].growBy = AxisGrowth(below: 0.1, above: 0.2)
        surface.yAxes[0].visibleRangeLimit = DataRange(min: 0, max: 100)
        listening {
            surface.zoomExtents()
            #expect(
                (surface.xAxes + surface.yAxes).map(\.visibleRange) == [
                    DataRange(min: -2, max: 24), DataRange(min: 0, max: 30),
                ])
            #expect(mirror.takeWords() == ["Surface has just been zoomed to it's extents"])
            #expect(mirror.charts["c"]?.chart == surface.descriptor)
        }
    }

    @Test func `an animation ended by setting one axis announces that axis's range and no other`() {
        listening {
            surface.animateZoomExtents()
            surface.advanceAnimations(by: .milliseconds(500))
            #expect(mirror.takeWords() == ["Surface has just been animated to it's extents"])
            surface.xAxes[0].visibleRange = DataRange(min: 2, max: 3)
            #expect(mirror.takeWords() == ["X Axis range changed, now it's from 2.0 to 3.0"])
            #expect(mirror.charts["c"]?.chart == surface.descriptor)
        }
    }

    @Test
    func `an axis that follows its data stays where it is when a set range ends an animation that has just begun`() {
        surface.yAxes = [ChartAxis(isXAxis: false)]
        listening {
            surface.animateZoomExtents()
            surface.xAxes[0].visibleRange = DataRange(min: 2, max: 3)
            #expect(mirror.charts["c"]?.chart == surface.descriptor)
            #expect(surface.yAxes[0].visibleRange == DataRange(min: -3, max: 30))
        }
    }

    @Test func `a program's change moves the mirror silently, and a gesture announces the range`() {
        listening {
            surface.xAxes[0].setVisibleRange(DataRange(min: 2, max: 6), cause: .program)
            #expect(mirror.takeWords() == [])
            surface.xAxes[0].setVisibleRange(DataRange(min: 3, max: 7), isSettled: false)
            surface.xAxes[0].setVisibleRange(DataRange(min: 3, max: 7), isSettled: true)
            #expect(mirror.announcements.map(\.settles) == [.milliseconds(500), .zero])
            #expect(mirror.charts["c"]?.chart == surface.descriptor)
        }
    }

    @Test func `data and structure reach the mirror, and the user's position stays`() throws {
        try listening {
            surface.perform(.next)
            try data.append(x: 21, y: 7, label: "last")
            surface.yAxes[0].unit = "MW"
            surface.renderableSeries.append(ColumnSeries(dataSeries: data))
            #expect(mirror.charts["c"]?.chart == surface.descriptor)
            #expect(mirror.charts["c"]?.cursor == ChartCursor(series: "coal", index: 1))
            surface.renderableSeries.removeFirst()
            #expect(mirror.charts["c"]?.cursor == nil)
            #expect(surface.cursor == nil)
            data.seriesName = "Lignite"
            data.clear()
            #expect(mirror.charts["c"]?.chart == surface.descriptor)
            #expect(mirror.charts["c"]?.chart.series.map(\.name) == ["Gas", "Lignite"])
            #expect(mirror.failures == [])
        }
    }

    @Test func `a chart that is no longer displayed ends, and sends no further events`() throws {
        try listening {
            surface.endDisplay()
            surface.endDisplay()
            #expect(mirror.ended == ["chart/c"])
            #expect(mirror.charts.count == 0)
            try data.append(x: 30, y: 1)
            surface.perform(.next)
            #expect(mirror.events == 2)
            surface.display()
            #expect(mirror.charts["c"]?.chart == surface.descriptor)
            #expect(mirror.charts["c"]?.cursor == surface.cursor)
        }
    }

    @Test func `displaying a surface as an element equals calling its own display method`() {
        listening {
            Accessibility.didEndDisplay(surface)
            #expect(mirror.ended == ["chart/c"])
            Accessibility.willDisplay(surface)
            #expect(mirror.charts["c"]?.chart == surface.descriptor)
            #expect(AccessibleObjects.shared.find(surface.accessibility.id) === surface)
            surface.perform(.next)
            #expect(mirror.takeWords().count == 1)
        }
    }

    @Test func `a surface without a listener works silently`() {
        surface.display()
        #expect(surface.perform(.next).cursor == ChartCursor(series: "coal", index: 1))
        #expect(surface.zoomExtents())
        surface.endDisplay()
        #expect(mirror.events == 0)
    }

    @Test func `changes made by an axis listener are announced after the change that it answers`() {
        let y = surface.yAxes[0]
        surface.xAxes[0].addVisibleRangeListener { _, _, new, _ in
            y.setVisibleRange(DataRange(min: new.min, max: new.max), cause: .program)
        }
        listening {
            surface.scroll(.left)
            #expect(mirror.takeWords() == ["X Axis range changed, now it's from 3.0 to 7.0"])
            #expect(mirror.charts["c"]?.chart == surface.descriptor)
            #expect(y.visibleRange == DataRange(min: 3, max: 7))
        }
    }
}
