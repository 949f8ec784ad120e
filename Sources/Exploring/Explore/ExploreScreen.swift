// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection

/// A terminal's whole screen as a value: rows of texts, and where the terminal's own cursor stands.
package struct ExploreScreen: TerminalScreen, Sendable {
    let size: ScreenSize
    package private(set) var rows: [ScreenText]
    /// The beginning of the spoken text, where a screen reader or a braille display looks.
    package private(set) var cursor: (column: Int, row: Int) = (0, 0)

    package static func == (left: Self, right: Self) -> Bool {
        left.size == right.size && left.rows == right.rows && left.cursor == right.cursor
    }

    /// The contents of the screen.
    struct Content: Sendable {
        var title = ""
        /// Beside the title: the series.
        var series = ""
        var picture: ChartPicture?
        /// The rows that replace a picture.
        var list: [ScreenText] = []
        /// Where the user is in these rows, when they are a table.
        var cell: (column: Int, row: Int)?
        /// The names of the series, below the picture.
        var legend = ScreenText()
        /// The user's point.
        var position = ""
        var caption: CaptionText?
        /// The text that is being typed, behind its question.
        var prompt: (question: String, typed: String)?
        /// The current states; the first are the most important.
        var states: [String] = []
        var hints: [String] = []
        var isHighContrast = false
    }

    init(_ content: Content, size: ScreenSize) {
        self.size = ScreenSize(columns: max(1, size.columns), rows: max(1, size.rows))
        rows = []
        lay(content)
    }

    /// The rows that the chart has.
    static func chartRows(in size: ScreenSize) -> Int {
        max(0, size.rows - 4 - captionRows(in: size) - (roomy(size) ? 2 : 0))
    }

    /// Narrow screens need more rows for the same sentence.
    private static func captionRows(in size: ScreenSize) -> Int {
        let wanted = size.columns < 60 ? 5 : 4
        return size.rows >= 20 ? wanted : size.rows >= 12 ? 3 : size.rows >= 6 ? 2 : 1
    }

    /// Whether there is room for empty rows.
    private static func roomy(_ size: ScreenSize) -> Bool { size.rows >= 16 }

    /// The spoken text keeps its room the longest, then the chart, then the point.
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

    /// The series takes half of the row at most.
    private func heading(_ content: Content) -> ScreenText {
        let series = content.series.printable.cut(to: size.columns / 2)
        let room = size.columns - series.cells - (series.isEmpty ? 0 : 2)
        var row = ScreenText(content.title.printable.cut(to: room), .bold)
        guard !series.isEmpty else { return row }
        row.pad(to: size.columns - series.cells)
        row.append(series, content.isHighContrast ? .bold : [])
        return row
    }

    /// The chart and its x axis, or a list in their place; with an empty row behind it where there is room.
    private func body(_ content: Content, height: Int) -> [ScreenText] {
        var rows = content.list.isEmpty ? content.picture?.rows ?? [] : Array(content.list.prefix(height + 1))
        let wanted = height + 1 + (Self.roomy(size) ? 1 : 0)
        if Self.roomy(size), rows.count == height + 1 { rows.append(content.legend) }
        while rows.count < wanted { rows.append(ScreenText()) }
        return Array(rows.prefix(wanted))
    }

    /// A prompt stands above the caption and takes a row of it.
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

    /// Hints and states give way until the rest fits: hints first lose their last, states too.
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
