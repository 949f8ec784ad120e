// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

/// Random sequences of steps: properties that hold for every chart. A failure names its seed.
@Suite("Properties of charts", .serialized)
@MainActor
struct ChartPropertiesTests {
    @Test(arguments: 0..<10)
    func `a surface and its mirror never differ, and their announcements are true`(batch: UInt64) throws {
        for seed in (batch * 10)..<(batch * 10 + 10) {
            var life = try ChartLife(seed: seed)
            let before = Accessibility.listener
            Accessibility.listener = life.mirror
            defer { Accessibility.listener = before }
            life.surface.display()
            for step in 0..<80 {
                try life.step()
                guard let complaint = life.complaint else { continue }
                Issue.record("\(complaint): seed \(seed), step \(step)")
                return
            }
            life.surface.endDisplay()
        }
    }

    /// Binary search and a linear scan must give equal results.
    @Test(arguments: 0..<10)
    func `equal commands give equal results for sorted and unsorted points`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let x = (0..<40).map { _ in Double(Int.random(in: 0...30, using: &random)) }.sorted()
        let y = x.map { _ in Double.random(in: -5...5, using: &random) }
        func navigator(tail: Double?) throws -> ChartNavigator {
            var points = PointColumns(x: x, y: y)
            // A last point that is out of view and breaks the sorted order.
            if let tail { points.append(x: tail, y: 99) }
            return try ChartNavigator(
                ChartDescriptor(
                    id: "c", axes: [ChartAxisDescriptor(id: "x"), ChartAxisDescriptor(id: "y")],
                    series: [DataSeries(id: "s", points: points)]))
        }
        var (sorted, scattered) = (try navigator(tail: nil), try navigator(tail: -1000))
        for _ in 0..<200 {
            if Int.random(in: 0..<8, using: &random) == 0 {
                let ends = [Double.random(in: -1...31, using: &random), Double.random(in: -1...31, using: &random)]
                let range = DataRange(min: ends.min()!, max: ends.max()!)
                try sorted.show(range, onAxis: "x")
                try scattered.show(range, onAxis: "x")
            }
            guard sorted.chart.axes[0].visibleRange != nil else { continue }
            let commands: [ChartCommand] = [.next, .previous, .first, .last, .minimum, .maximum, .next, .previous]
            let command = commands.randomElement(using: &random)!
            _ = sorted.perform(command)
            _ = scattered.perform(command)
            #expect(sorted.cursor == scattered.cursor, "seed \(seed), \(command)")
        }
    }
}

@MainActor
private struct ChartLife {
    let mirror = ChartMirror()
    let surface = ChartSurface(id: "c", frame: Rect(x: 0, y: 0, width: 300, height: 200))
    let data = [XyDataSeries(seriesName: "a"), XyDataSeries(seriesName: "b")]
    var random: SplitMix64

    init(seed: UInt64) throws {
        random = SplitMix64(seed: seed)
        surface.xAxes = [ChartAxis(isXAxis: true, scale: seed % 3 == 1 ? .logarithmic : .linear)]
        surface.yAxes = [ChartAxis(isXAxis: false)]
        surface.yAxes[0].growBy = AxisGrowth(below: 0.1, above: 0.1)
        surface.renderableSeries =
            seed % 2 == 0
            ? data.map { LineSeries(dataSeries: $0) } : data.map { StackedColumnSeries(dataSeries: $0) }
    }

    mutating func step() throws {
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1:
            let gap = Int.random(in: 0..<6, using: &random) == 0
            let y = gap ? Double.nan : Double.random(in: -1e3...1e3, using: &random)
            try data.randomElement(using: &random)!.append(x: Double.random(in: 1...1e3, using: &random), y: y)
        case 2:
            let min = Double.random(in: 0.5...900, using: &random)
            let range = DataRange(min: min, max: min + Double.random(in: -1...500, using: &random))
            let causes = ChangeCause.allCases
            surface.axes(at: Int.random(in: 0...1, using: &random))
                .setVisibleRange(range, cause: causes.randomElement(using: &random)!)
        case 3: surface.animateZoomExtents()
        case 4: surface.advanceAnimations(by: .milliseconds(Int.random(in: 0..<900, using: &random)))
        case 5: surface.title = ["A", "B"].randomElement(using: &random)
        default: perform(Self.commands.randomElement(using: &random)!)
        }
    }

    private static let commands: [ChartCommand] =
        [
            .summary, .describe, .statistics, .trend, .axis("y"), .next, .previous, .first, .last, .nextSeries,
            .previousSeries, .minimum, .maximum,
            .nextPage, .previousPage, .zoomIn, .zoomOut, .zoomToExtents(animated: false),
        ] + AccessibilityScrollDirection.allCases.map(ChartCommand.scroll)

    private func perform(_ command: ChartCommand) {
        surface.advanceAnimations(by: .seconds(5))
        _ = mirror.takeWords()
        let outcome = surface.perform(command)
        let said = mirror.announcements.map(\.content)
        #expect(said == [outcome.phrase].compactMap(\.self).map(AnnouncementContent.chart), "\(command)")
    }

    /// The first property that does not hold; nil if all hold. During an animation the mirror's chart may differ.
    var complaint: String? {
        guard mirror.failures.isEmpty else { return "\(mirror.failures)" }
        guard surface.xAxes[0].visibleRange.isValid, surface.yAxes[0].visibleRange.isValid else { return "no range" }
        if mirror.charts["c"]?.cursor != surface.cursor { return "another place" }
        let count = surface.renderSurface.accessibilityElementCount()
        if count > 0, surface.renderSurface.accessibilityElement(at: count - 1)?.accessibilityLabel == nil {
            return "a point without words"
        }
        return mirror.charts["c"]?.chart == surface.descriptor || surface.isAnimating ? nil : "another chart"
    }
}

extension ChartSurface {
    fileprivate func axes(at index: Int) -> ChartAxis { (xAxes + yAxes)[index] }
}
