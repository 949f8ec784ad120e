// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// A series in braille dots with the ends of its axes in numbers, and the user's point. It has the given width, and one
/// row more than the given height: that of the x axis.
struct ChartPicture: Sendable, Equatable {
    /// The facts that it shows; it is drawn again when any of them has changed.
    struct Subject: Sendable, Equatable {
        var series: String
        /// The number of points in the series.
        var count: Int
        var x: AxisRange
        var y: AxisRange
        var size: ScreenSize
        var language: SpokenLanguage
    }

    let subject: Subject
    private let canvas: BrailleCanvas
    private let margin: Int
    private let left: [String]
    private let below: (lower: String, upper: String)
    /// The user's place on the x axis.
    var place: Double?
    var isHighContrast = false

    static func == (one: Self, other: Self) -> Bool {
        one.subject == other.subject && one.place == other.place && one.isHighContrast == other.isHighContrast
    }

    /// - Parameter series: the one that the subject names.
    init(_ subject: Subject, _ series: DataSeries) {
        self.subject = subject
        let wording = Wording(language: subject.language)
        let (y, x) = (wording.ends(of: subject.y), wording.ends(of: subject.x))
        let height = subject.size.rows
        var left = Array(repeating: "", count: height)
        if height > 0 {
            left[height - 1] = y?.lower.display ?? ""
            left[0] = y?.upper.display ?? ""
            if height > 2, let unit = subject.y.unit { left[1] = unit }
        }
        let widest = left.map(\.cells).max() ?? 0
        margin = min(widest + 1, subject.size.columns / 3)
        self.left = left
        below = (x?.lower.display ?? "", x?.upper.display ?? "")
        let room = ScreenSize(columns: subject.size.columns - margin, rows: height)
        canvas = SeriesPicture(series, x: subject.x, y: subject.y, size: room).canvas
    }

    var rows: [ScreenText] {
        let column = place.flatMap { SeriesPicture.column(of: $0, on: subject.x, columns: canvas.size.columns) }
        return (0..<canvas.size.rows).map { row($0, cursor: column) } + [axis(cursor: column)]
    }

    /// - Parameter cursor: the column of the user's point, which is turned around.
    private func row(_ index: Int, cursor: Int?) -> ScreenText {
        let style: ScreenStyle = isHighContrast ? .bold : []
        let label = left[index].printable.cut(to: margin - 1)
        var row = ScreenText(String(repeating: " ", count: max(0, margin - 1 - label.cells)) + label + " ", style)
        if margin == 0 { row = ScreenText() }
        for (column, dots) in canvas.row(index).enumerated() {
            row.append(String(dots), column == cursor ? style.union(.reverse) : style)
        }
        return row
    }

    /// The ends of the x axis, and a mark below the user's point.
    private func axis(cursor: Int?) -> ScreenText {
        let room = canvas.size.columns
        let lower = below.lower.printable.cut(to: room)
        let upper = room - lower.cells > below.upper.cells ? below.upper.printable : ""
        var text = Array(String(repeating: " ", count: margin) + lower)
        let used = margin + lower.cells + upper.cells
        text += Array(String(repeating: " ", count: max(0, subject.size.columns - used)) + upper)
        var row = ScreenText()
        for (column, character) in text.enumerated() {
            let isCursor = cursor.map { $0 + margin == column } ?? false
            row.append(String(isCursor && character == " " ? "▲" : character), isCursor || isHighContrast ? .bold : [])
        }
        return row
    }
}
