// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The time that a chart of a million points takes to answer its user.
struct ChartBenchmark {
    private static let count = 1_000_000
    private static let runs = 20

    static func run(_ table: FigureTable) {
        let commands: [(String, ChartCommand)] = [
            ("next", .next), ("minimum", .minimum), ("maximum", .maximum), ("summary", .summary),
            ("describe", .describe),
            ("statistics", .statistics), ("trend", .trend), ("zoom in", .zoomIn),
            ("scroll", .scroll(.left)), ("zoom to extents", .zoomToExtents(animated: false)),
        ]
        for (name, command) in commands { report(table, name, command) }
    }

    private static func report(_ table: FigureTable, _ name: String, _ command: ChartCommand) {
        var charts = DisplayedCharts()
        guard (try? charts.take(.described(chart))) != nil else { return print("the chart was refused") }
        var stopwatch = Stopwatch()
        for _ in 0..<runs {
            stopwatch.measure { _ = try? charts.take(.commanded(chart: "c", command)) }
        }
        table.report("\(name), a million points", stopwatch)
    }

    private static let chart: ChartDescriptor = {
        var points = PointColumns()
        points.reserveCapacity(count)
        for index in 0..<count { points.append(x: Double(index), y: Double((index * 7919) % 10_007)) }
        return ChartDescriptor(
            id: "c", axes: [ChartAxisDescriptor(id: "x", isX: true), ChartAxisDescriptor(id: "y", isX: false)],
            series: [DataSeries(id: "s", points: points)])
    }()
}
