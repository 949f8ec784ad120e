// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import FoundationEssentials
import Testing

@testable import Wording

/// Listens to a surface twice: within the process, and with every event written as JSON and read again.
@MainActor
private final class WireMirror: ChartListener {
    private var near = DisplayedCharts()
    private var far = DisplayedCharts()
    private(set) var nearOutcomes: [DisplayedCharts.Outcome] = []
    private(set) var farOutcomes: [DisplayedCharts.Outcome] = []
    private(set) var failures: [String] = []

    func happened(_ event: ViewEvent) {}

    func happened(_ event: ChartEvent) {
        do {
            nearOutcomes.append(try near.take(event))
            farOutcomes.append(try far.take(Self.sent(event)))
        } catch {
            failures.append("\(error)")
        }
    }

    private static func sent(_ event: ChartEvent) throws -> ChartEvent {
        let line = WireCoder().line(RequestMessage(id: nil, .chart(event)))
        guard case .request(let message) = try WireCoder().clientMessage(line, number: 1),
            case .chart(let sent) = try message.request.get()
        else { throw WireError(.invalidRequest, "no chart event") }
        return sent
    }
}

@Suite("Charts over the wire")
@MainActor
struct ChartWireTests {
    @Test func `a surface makes equal announcements over the wire and within the process`() throws {
        let mirror = WireMirror()
        let before = Accessibility.listener
        Accessibility.listener = mirror
        defer { Accessibility.listener = before }
        let data = XyDataSeries(seriesName: "Coal")
        try data.append(x: [0, 1, 2], y: [24, .nan, 1.0 / 3])
        let surface = ChartSurface(id: "power", frame: Rect(x: 0, y: 0, width: 400, height: 200))
        surface.title = "Power"
        surface.xAxes = [ChartAxis(isXAxis: true, scale: .category(["Jan", "Feb", "Mar", "Apr"]))]
        surface.yAxes = [ChartAxis(isXAxis: false, id: "left", title: "Output", unit: "MW", scale: .logarithmic)]
        surface.renderableSeries = [LineSeries(dataSeries: data, id: "coal", yAxisID: "left")]
        surface.display()
        for command in [ChartCommand.summary, .next, .next, .maximum, .zoomIn, .scroll(.up), .axis("left")] {
            surface.perform(command)
        }
        try data.append(x: 3, y: 1e9, label: "April")
        surface.animateZoomExtents()
        surface.advanceAnimations(by: .seconds(2))
        surface.xAxes[0].setVisibleRange(DataRange(min: 1, max: 3), isSettled: true)
        surface.perform(.last)
        surface.endDisplay()
        #expect(mirror.failures == [])
        #expect(mirror.nearOutcomes == mirror.farOutcomes)
        let words = mirror.farOutcomes.compactMap(\.announcement).map {
            Wording().words(for: $0.content).display
        }
        #expect(
            words == [
                "Power. Coal, 3 points, 1 without a value, Jan to Mar. "
                    + "Lowest about 0.3333\u{A0}MW, Mar; highest 24\u{A0}MW, Jan; average about 12.17\u{A0}MW. "
                    + "X axis, 3 categories, Jan to Mar; Output axis, logarithmic, 0.333 to 24\u{A0}MW.",
                "Jan, 24\u{A0}MW", "Feb, no value", "Highest: 24\u{A0}MW, Jan", "to Feb",
                "2.82 to 204\u{A0}MW", "Output axis, logarithmic, 2.82 to 204\u{A0}MW",
                "All data",
                "X axis, Feb to Apr", "April",
            ])
    }

    @Test func `values that JSON has no number for do not stop the encoder`() throws {
        let chart = ChartDescriptor(
            id: "c", axes: [ChartAxisDescriptor(id: "x", visibleRange: DataRange(min: 0, max: .infinity))],
            series: [DataSeries(id: "s", points: PointColumns(x: [.nan], y: [.infinity]))])
        let message = RequestMessage(id: nil, .chart(.described(chart)))
        let text = String(decoding: try JSONEncoder().encode(message), as: UTF8.self)
        #expect(text.contains("[null,null]"))
        let read = try JSONDecoder().decode(RequestMessage.self, from: Data(text.utf8))
        #expect(throws: (any Error).self) { try read.request.get() }
    }
}
