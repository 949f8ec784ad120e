// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A table as a chart.
package struct TableChart: Sendable, Equatable {
    package var chart: ChartDescriptor
    /// Recognized, assumed and omitted facts, one sentence each.
    package var notes: [String]

    package init(chart: ChartDescriptor, notes: [String]) {
        self.chart = chart
        self.notes = notes
    }

    /// The title of a file's chart: the file's name without the extension of a known format.
    package static func title(ofFile name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
            [
                "csv", "tsv", "txt", "json", "jsonl", "ndjson", "log", "dat", "tab", "psv", "md", "html", "htm",
                "geojson", "tex",
            ]
            .contains(name[name.index(after: dot)...].lowercased())
        else { return name }
        return String(name[..<dot])
    }

    /// Makes a chart. Each value column has its own axis, because units and sizes differ.
    init(_ points: TablePoints, title: String, notes: [String]) {
        let layout = points.layout
        let ids = layout.values.indices.map { $0 == 0 ? "y" : "y\($0 + 1)" }
        let axes = layout.values.indices.map { index in
            ChartAxisDescriptor(
                id: ids[index], isX: false, title: layout.values[index].name.isEmpty ? nil : layout.values[index].name,
                unit: layout.values[index].unit,
                scale: layout.values[index].scale)
        }
        let names = Self.seriesNames(points)
        var x = [Self.xAxis(points)]
        var series: [DataSeries] = []
        for (group, columns) in points.series.enumerated() {
            let id = Self.axis(of: group, points, &x)
            for (value, columns) in columns.enumerated() {
                series.append(DataSeries(id: names[group][value], xAxis: id, yAxis: ids[value], points: columns))
            }
        }
        chart = ChartDescriptor(id: "table", title: title, axes: x + axes, series: series)
        self.notes = notes
    }

    /// The x axis, named by its column's heading, with the scale for its kind.
    private static func xAxis(_ points: TablePoints) -> ChartAxisDescriptor {
        let layout = points.layout
        let heading = layout.xColumns.first.flatMap { layout.hasHeader ? ColumnHeading(layout.names[$0]) : nil }
        let isNamed = layout.xColumns.first.map { layout.names[$0] != "column \($0 + 1)" } ?? false
        let names = layout.xColumns.map { layout.names[$0] }
        var axis = ChartAxisDescriptor(id: "x", title: isNamed ? heading?.name : nil, unit: heading?.unit)
        switch layout.place {
        case .row: (axis.title, axis.isCount) = ("row", true)
        case .number: break
        case .date(let columns):
            axis.scale = .date(offsetFromUTC: points.clock.offset)
            axis.dateStep = layout.dateStep
            // mpstat prints a time instead of a name.
            if heading.flatMap({ columns.reading.seconds($0.name) }) != nil { axis.title = nil }
        case .category(let columns):
            axis.scale = .category(points.categories)
            if columns.count > 1, isNamed { axis.title = names.joined(separator: ", ") }
        }
        return axis
    }

    /// The x axis of a group of rows: years, quarters and months each have their own.
    private static func axis(of group: Int, _ points: TablePoints, _ axes: inout [ChartAxisDescriptor]) -> String {
        guard points.mixedSteps.count > 1, let place = points.mixedSteps.firstIndex(of: points.steps[group]) else {
            return axes[0].id
        }
        while axes.count <= place {
            var axis = axes[0]
            axis.id = "x\(axes.count + 1)"
            axes.append(axis)
        }
        axes[place].dateStep = points.steps[group]
        return axes[place].id
    }

    /// The series' names for each value of each group, all different.
    static func seriesNames(_ points: TablePoints) -> [[String]] {
        var taken: Set<String> = []
        let areNumbers = points.groups.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { $0 &- 0x30 < 10 } }
        let head = points.layout.by.map { points.layout.names[$0] }
        let isWhole = Set(points.groups).count == 1
        return points.groups.enumerated().map { index, text in
            // A number such as "1931" alone would not say what it means.
            let group = areNumbers ? [head, text].compactMap(\.self).joined(separator: " ") : text
            let period = points.mixedSteps.count > 1 ? points.steps[index].flatMap { PeriodNames.names[$0] } : nil
            return points.layout.values.map { value in
                let isAlone = points.layout.values.count == 1
                let own = group.isEmpty ? "(\(value.name))" : isAlone ? group : "\(group) \(value.name)"
                let name = isWhole && points.layout.periods.map({ $0.years != nil }) != false ? value.name : own
                return unique([name, period].compactMap(\.self).joined(separator: ", "), &taken)
            }
        }
    }

    /// Adds a number to a name that is already in use.
    private static func unique(_ name: String, _ taken: inout Set<String>) -> String {
        var unique = name
        var number = 2
        while !taken.insert(unique).inserted {
            unique = "\(name) \(number)"
            number += 1
        }
        return unique
    }
}

/// Rows of years, quarters and months in one table.
enum PeriodNames {
    static let names: [DateStep: String] = [.year: "years", .quarter: "quarters", .month: "months"]

    /// The sentence about the series that they form; nil for rows of one kind.
    static func note(_ steps: [DateStep?]) -> String? {
        let found = steps.compactMap { step in step.flatMap { names[$0] } }
        guard found.count > 1, let last = found.last else { return nil }
        return "The rows are \(found.dropLast().joined(separator: ", ")) and \(last): each kind is a series."
    }
}
