// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A table as a chart.
package struct TableChart: Sendable, Equatable {
    package var chart: ChartDescriptor
    /// The recognised, assumed or omitted facts, a sentence each.
    package var notes: [String]

    package init(chart: ChartDescriptor, notes: [String]) {
        self.chart = chart
        self.notes = notes
    }

    /// The title of a file's chart: its name without the ending that says how it is written.
    package static func title(ofFile name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
            ["csv", "tsv", "txt", "json", "jsonl", "ndjson", "log", "dat", "tab", "psv", "md"]
                .contains(name[name.index(after: dot)...].lowercased())
        else { return name }
        return String(name[..<dot])
    }

    /// Each value has an axis of its own: its unit and its size are its own.
    init(_ points: TablePoints, title: String, notes: [String]) {
        let layout = points.layout
        let ids = layout.values.indices.map { $0 == 0 ? "y" : "y\($0 + 1)" }
        let axes = layout.values.indices.map { index in
            ChartAxisDescriptor(
                id: ids[index], isX: false, title: layout.values[index].name, unit: layout.values[index].unit)
        }
        let names = Self.seriesNames(points)
        var series: [DataSeries] = []
        for (group, columns) in points.series.enumerated() {
            for (value, columns) in columns.enumerated() {
                series.append(DataSeries(id: names[group][value], yAxis: ids[value], points: columns))
            }
        }
        chart = ChartDescriptor(id: "table", title: title, axes: [Self.xAxis(points)] + axes, series: series)
        self.notes = notes
    }

    /// Named by the head of its column, with the scale that fits.
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
            // mpstat has a time there.
            if heading.flatMap({ columns.reading.seconds($0.name) }) != nil { axis.title = nil }
        case .category(let columns):
            axis.scale = .category(points.categories)
            if columns.count > 1, isNamed { axis.title = names.joined(separator: ", ") }
        }
        return axis
    }

    /// The names for each value of each group: no two are the same.
    static func seriesNames(_ points: TablePoints) -> [[String]] {
        var taken: Set<String> = []
        let areNumbers = points.groups.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { $0 &- 0x30 < 10 } }
        let head = points.layout.by.map { points.layout.names[$0] }
        return points.groups.map { group in
            // "1931" says nothing of what it is.
            let group = areNumbers ? [head, group].compactMap(\.self).joined(separator: " ") : group
            return points.layout.values.map { value in
                let isAlone = points.layout.values.count == 1
                let own = group.isEmpty ? "(\(value.name))" : isAlone ? group : "\(group) \(value.name)"
                let name = points.groups.count == 1 ? value.name : own
                return unique(name, &taken)
            }
        }
    }

    /// A number is added to a name that is there already.
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
