// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import Wording

/// A chart as a table: a row for each point of the current series, a column for the x axis and one for each series,
/// with headings.
struct ChartTable: Sendable {
    private let chart: ChartDescriptor
    private let current: Int
    /// The index of the current point.
    private let row: Int
    private let axes: (x: AxisRange, y: [AxisRange])
    private let wording: Wording

    /// Nil when there are no series.
    init?(_ chart: ExploredChart, _ wording: Wording) {
        let navigator = chart.navigator
        guard let series = navigator.currentSeries,
            let index = navigator.chart.series.firstIndex(where: { $0.id == series.id })
        else { return nil }
        self.chart = navigator.chart
        self.wording = wording
        current = index
        row = navigator.cursor?.index ?? 0
        axes = (navigator.axisRange(series.xAxis), navigator.chart.series.map { navigator.axisRange($0.yAxis) })
    }

    /// The visible rows, and the beginning of the current cell.
    struct Page: Sendable {
        var rows: [ScreenText] = []
        var cell: (column: Int, row: Int) = (0, 0)
    }

    /// The part of the table around the current cell.
    func page(in size: ScreenSize) -> Page {
        let count = chart.series[current].points.count
        let height = max(0, size.rows - 1)
        guard size.rows > 0, count > 0 else { return Page() }
        let first = min(max(0, row - height / 2), max(0, count - height))
        let lines = Array(first..<min(count, first + height))
        let columns = [column(headed: wording.name(of: axes.x).display, lines.map(place))]
        return lay(columns, beside: lines, first: first, size)
    }

    /// A column of texts, with its heading first.
    private struct Column {
        var cells: [String]
        var width: Int
    }

    private func column(headed head: String, _ cells: [String]) -> Column {
        let all = ([head] + cells).map(\.printable)
        return Column(cells: all, width: min(30, all.map(\.cells).max() ?? 0))
    }

    /// Lays out the x axis at the left, and as many series around the current one as there is room for.
    private func lay(_ fixed: [Column], beside lines: [Int], first: Int, _ size: ScreenSize) -> Page {
        let made = chart.series.indices.map { index in
            column(headed: heading(index), lines.map { value(index, at: $0) })
        }
        let room = size.columns - (fixed.first.map { $0.width + 2 } ?? 0)
        var start = current
        while start > 0, made[(start - 1)...current].reduce(0, { $0 + $1.width + 2 }) <= room { start -= 1 }
        let shown = Array(made.indices[start...])
        var page = Page(rows: Array(repeating: ScreenText(), count: lines.count + 1))
        for (index, column) in fixed.map({ (nil as Int?, $0) }) + shown.map({ ($0, made[$0]) }) {
            guard page.rows[0].cells + column.width + 2 <= size.columns || index == nil || index == current else {
                break
            }
            for line in page.rows.indices {
                let isCell = index == current && line == row - first + 1
                append(column, line, isCell: isCell, to: &page, size.columns)
            }
        }
        return page
    }

    private func append(_ column: Column, _ line: Int, isCell: Bool, to page: inout Page, _ columns: Int) {
        if !page.rows[line].runs.isEmpty { page.rows[line].append("  ") }
        let text = column.cells[line].cut(to: min(column.width, max(0, columns - page.rows[line].cells)))
        page.rows[line].append(String(repeating: " ", count: max(0, min(column.width, columns) - text.cells)))
        if isCell { page.cell = (page.rows[line].cells, line) }
        page.rows[line].append(text, line == 0 ? [.bold, .underline] : isCell ? [.reverse, .bold] : [])
    }

    /// "Coal, MW".
    private func heading(_ index: Int) -> String {
        let unit = axes.y[index].unit.map { ", \($0)" } ?? ""
        return chart.series[index].name + unit
    }

    private func place(_ index: Int) -> String { text(chart.series[current].points.x[index], on: axes.x) }

    /// The value of a series at a point of the current series; empty when it has no point there.
    private func value(_ series: Int, at index: Int) -> String {
        let points = chart.series[series].points
        let x = chart.series[current].points.x[index]
        let isSame = points.x.indices.contains(index) && points.x[index] == x
        let found = isSame ? index : points.run(in: DataRange(min: x, max: x))?.first ?? points.x.firstIndex(of: x)
        guard let found, !points.y[found].isNaN else { return "" }
        return text(points.y[found], on: axes.y[series])
    }

    private func text(_ value: Double, on axis: AxisRange) -> String {
        var bare = axis
        bare.unit = nil
        return wording.words(for: AxisValue(value, on: bare)).display
    }
}
