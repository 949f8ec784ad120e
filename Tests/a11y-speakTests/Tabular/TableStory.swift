// SPDX-License-Identifier: MIT

import AnnouncementKit

@testable import Tables
@testable import a11y_speak

/// A table as lines that a test can compare: axes, series with their points, notes, or the sentence that refuses it.
enum TableStory {
    static func read(_ text: String, _ options: TableOptions = TableOptions(), sampleSize: Int = 100) -> [String] {
        read([Array(text.utf8)], options, sampleSize: sampleSize)
    }

    static func read(_ portions: [[UInt8]], _ options: TableOptions = TableOptions(), sampleSize: Int = 100) -> [String]
    {
        var reader = TableReader(name: "t", options: options, sampleSize: sampleSize)
        do {
            for portion in portions { try reader.read(portion) }
            try reader.finish()
        } catch {
            return ["\(error)"]
        }
        guard let chart = reader.chart else { return ["no chart"] }
        do { try chart.chart.validate() } catch { return ["\(error)"] }
        return lines(chart)
    }

    static func lines(_ table: TableChart) -> [String] {
        let axes = table.chart.axes.map { axis in
            let unit = axis.unit.map { " in \($0)" } ?? ""
            return "\(axis.id): \(axis.title ?? "no title")\(unit)\(scale(axis.scale))"
        }
        let series = table.chart.series.map { "\($0.id) on \($0.yAxis): \(points($0.points))" }
        return axes + series + table.notes
    }

    static func points(_ points: PointColumns) -> String {
        (0..<points.count).map { "\(number(points.x[$0])) \(number(points.y[$0]))" }.joined(separator: ", ")
    }

    private static func scale(_ scale: AxisScale) -> String {
        switch scale {
        case .linear: ""
        case .logarithmic: " logarithmic"
        case .date(let offset):
            (offset.seconds == 0 ? " dates" : " dates at \(offset.seconds)")
                + offset.changes.map { ", \($0.seconds) from \(number($0.from))" }.joined()
        case .category(let names): " of " + names.joined(separator: "/")
        }
    }

    private static func number(_ value: Double) -> String {
        if value.isNaN { return "gap" }
        return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
}
