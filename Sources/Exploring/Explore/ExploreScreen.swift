// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection

/// The whole screen of a terminal as a value: rows of texts, and the place of the terminal's cursor.
package struct ExploreScreen: TerminalScreen, Sendable {
    let size: ScreenSize
    package private(set) var rows: [ScreenText]
    /// The beginning of the spoken text, which screen readers and braille displays follow.
    package private(set) var cursor: (column: Int, row: Int) = (0, 0)

    package static func == (left: Self, right: Self) -> Bool {
        left.size == right.size && left.rows == right.rows && left.cursor == right.cursor
    }

    /// The contents of the screen.
    struct Content: Sendable {
        var title = ""
        /// The series, at the right of the title.
        var series = ""
        var picture: ChartPicture?
        /// The rows that replace a picture.
        var list: [ScreenText] = []
        /// The current cell within `list`, when the list is a table.
        var cell: (column: Int, row: Int)?
        /// The names of the series, below the picture.
        var legend = ScreenText()
        /// The current point.
        var position = ""
        var caption: CaptionText?
        /// The question of a prompt, and the text typed so far.
        var prompt: (question: String, typed: String)?
        /// The current states, the most important first.
        var states: [String] = []
        var hints: [String] = []
        var isHighContrast = false
    }

    init(_ content: Content, size: ScreenSize) {
        self.size = ScreenSize(columns: max(1, size.columns), rows: max(1, size.rows))
        rows = []
        lay(content)
    }

    /// The number of rows of the chart, without its x axis.
    static func chartRows(in size: ScreenSize) -> Int {
        max(0, size.rows - 4 - captionRows(in: size) - (roomy(size) ? 2 : 0))
    }

    /// The number of rows of the caption: narrow screens need more for the same sentence.
    private static func captionRows(in size: ScreenSize) -> Int {
        let wanted = size.columns < 60 ? 5 : 4
        return size.rows >= 20 ? wanted : size.rows >= 12 ? 3 : size.rows >= 6 ? 2 : 1
    }

    /// Whether there is room for empty rows.
    private static func roomy(_ size: ScreenSize) -> Bool { size.rows >= 16 }

    /// Lays out the rows. A small screen omits the chart first, then the current point, then the heading; the spoken
    /// text stays.
    private mutating func lay(_ content: Content) {
        let plain: ScreenStyle = content.isHighContrast ? .bold : []
        let height = Self.chartRows(in: size)
        if size.rows > 3 { rows.append(heading(content)) }
        let top = rows.count
        if size.rows > 5 { rows += body(content, height: height) }
        if size.rows > 4 { rows.append(ScreenText(content.position.cut(to: size.columns), .bold)) }
        if Self.roomy(size) { rows.append(ScreenText()) }
        layCaption(content, plain)
        let room = max(0, size.rows - (size.rows > 1 ? 1 : 0))
        while rows.count < room { rows.append(ScreenText()) }
        rows = Array(rows.prefix(room))
        if size.rows > 1 { rows.append(status(content)) }
        if let cell = content.cell, content.prompt == nil, size.rows > 5 {
            cursor = (min(cell.column, size.columns - 1), min(top + cell.row, size.rows - 1))
        }
    }

    /// The title and the series, which takes half of the row at most.
    private func heading(_ content: Content) -> ScreenText {
        let series = content.series.printable.cut(to: size.columns / 2)
        let room = size.columns - series.cells - (series.isEmpty ? 0 : 2)
        var row = ScreenText(content.title.printable.cut(to: room), .bold)
        guard !series.isEmpty else { return row }
        row.pad(to: size.columns - series.cells)
        row.append(series, content.isHighContrast ? .bold : [])
        return row
    }

    /// The chart with its x axis, or a list instead; then the legend and an empty row where there is room.
    private func body(_ content: Content, height: Int) -> [ScreenText] {
        var rows = content.list.isEmpty ? content.picture?.rows ?? [] : Array(content.list.prefix(height + 1))
        let wanted = height + 1 + (Self.roomy(size) ? 1 : 0)
        if Self.roomy(size), rows.count == height + 1 { rows.append(content.legend) }
        while rows.count < wanted { rows.append(ScreenText()) }
        return Array(rows.prefix(wanted))
    }

    /// Lays out the caption. A prompt is above it and takes one of its rows.
    private mutating func layCaption(_ content: Content, _ style: ScreenStyle) {
        cursor = (0, min(rows.count, size.rows - 1))
        if let prompt = content.prompt {
            let question = prompt.question.printable + ": "
            let room = max(1, size.columns - min(question.cells, size.columns / 2) - 1)
            var row = ScreenText(question.cut(to: size.columns - room - 1), .bold)
            row.append(String(prompt.typed.printable.suffix(room)), .underline)
            cursor.column = min(row.cells, size.columns - 1)
            rows.append(row)
        }
        let count = Self.captionRows(in: size) - (content.prompt == nil ? 0 : 1)
        rows += content.caption?.rows(columns: size.columns, count: max(0, count), style) ?? []
    }

    /// Hints and states in one row. The last hints are dropped first, then the last states, then all hints.
    private func status(_ content: Content) -> ScreenText {
        var states = content.states
        var hints = content.hints
        func width() -> Int { (hints + states).reduce(0) { $0 + $1.cells + 2 } - 2 }
        while width() > size.columns, hints.count > 2 { hints.removeLast() }
        while width() > size.columns, states.count > 1 { states.removeLast() }
        while width() > size.columns, !hints.isEmpty { hints.removeLast() }
        let style: ScreenStyle = content.isHighContrast ? [.bold, .reverse] : .reverse
        let right = states.joined(separator: "  ").cut(to: size.columns)
        var row = ScreenText(hints.joined(separator: "  "), style)
        row.pad(to: size.columns - right.cells, style)
        row.append(right, style)
        return row
    }
}
