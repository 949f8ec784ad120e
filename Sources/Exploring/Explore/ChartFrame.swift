// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import Wording

/// The frame of a picture: labeled round ticks on both axes, and a light grid between them.
struct ChartFrame: Sendable {
    /// The size of the area for the data.
    let room: ScreenSize
    private let margin: Int
    private let left: [String]
    private let below: [Character]
    private let ticked: (rows: Set<Int>, columns: Set<Int>)

    /// - Parameter size: of the whole picture, without the row of the x axis.
    init(x: AxisRange, y: AxisRange, size: ScreenSize, language: SpokenLanguage) {
        let height = max(0, size.rows)
        let ticks = AxisTicks(y, atMost: max(1, (height + 1) / 3), language)
        var left = Array(repeating: "", count: height)
        for (place, label) in zip(ticks.places, ticks.labels) {
            guard let row = SeriesPicture.row(of: place, on: y, rows: height), left[row].isEmpty else { continue }
            left[row] = label
        }
        let ticked = Set(left.indices.filter { !left[$0].isEmpty })
        if ticked.count < 2, height > 0, let ends = Wording(language: language).ends(of: y) {
            left[height - 1] = ends.lower.display
            left[0] = ends.upper.display
        }
        if height > 2, let unit = y.unit, let free = [0, 1].first(where: { left[$0].isEmpty }) { left[free] = unit }
        margin = min((left.map(\.printable.cells).max() ?? 0) + 1, size.columns / 3)
        room = ScreenSize(columns: max(0, size.columns - margin), rows: height)
        self.left = left
        let places = Self.marks(x, columns: room.columns, language)
        self.ticked = (ticked, Set(places.map(\.column)))
        below = Self.written(places, margin: margin, columns: size.columns)
    }

    /// The column of a tick of the x axis, and its label.
    private typealias Mark = (column: Int, label: String)

    /// As many ticks as their labels have room for.
    private static func marks(_ x: AxisRange, columns: Int, _ language: SpokenLanguage) -> [Mark] {
        for width in [9, 14, 20, 30] {
            let ticks = AxisTicks(x, atMost: max(1, columns / width), language)
            guard (ticks.labels.map(\.cells).max() ?? 0) + 1 < width || width == 30 else { continue }
            return zip(ticks.places, ticks.labels).compactMap { place, label in
                SeriesPicture.column(of: place, on: x, columns: columns).map { ($0, label) }
            }
        }
        return []
    }

    /// Writes each label below its tick; a label that would touch the previous one is omitted.
    private static func written(_ marks: [Mark], margin: Int, columns: Int) -> [Character] {
        var text = Array(repeating: Character(" "), count: max(0, columns))
        var used = 0
        for (column, label) in marks {
            let shown = label.cut(to: max(0, columns - margin))
            guard shown.cells == shown.count else { continue }
            let start = min(max(margin, margin + column - shown.count / 2), columns - shown.count)
            guard start >= used, start >= 0 else { continue }
            text.replaceSubrange(start..<start + shown.count, with: Array(shown))
            used = start + shown.count + 1
        }
        return text
    }

    /// The label at the left of a row.
    func label(_ row: Int, isBold: Bool) -> ScreenText {
        guard margin > 0 else { return ScreenText() }
        let label = left[row].printable.cut(to: margin - 1)
        return ScreenText(String(repeating: " ", count: margin - 1 - label.cells) + label + " ", isBold ? .bold : [])
    }

    /// The character for a cell without data.
    func grid(_ column: Int, _ row: Int) -> Character {
        if ticked.rows.contains(row) { return ticked.columns.contains(column) ? "┼" : "┈" }
        return ticked.columns.contains(column) ? "┊" : " "
    }

    /// The row of the x axis, with a mark below the current point.
    func axis(cursor: Int?, isBold: Bool) -> ScreenText {
        var row = ScreenText()
        for (column, character) in below.enumerated() {
            let isCursor = cursor.map { $0 + margin == column } ?? false
            guard isCursor else {
                row.append(String(character), isBold ? .bold : [])
                continue
            }
            let isFree = character == " "
            row.append(isFree ? "▲" : String(character), isFree ? .bold : [.bold, .reverse])
        }
        return row
    }
}
