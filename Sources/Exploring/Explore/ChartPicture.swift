// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import Wording

/// All series of a chart in braille dots, on a light grid with round ticks, and the current point. The picture has the
/// given width, and one row more than the given height: the x axis.
struct ChartPicture: Sendable, Equatable {
    /// The facts that the picture shows; a change of any of them requires a new picture.
    struct Subject: Sendable, Equatable {
        /// The number of points of each series.
        var counts: [Int]
        var x: AxisRange
        /// The y axis of each series.
        var y: [AxisRange]
        /// The y axis of the ticks.
        var ticked: AxisRange
        var size: ScreenSize
        var language: SpokenLanguage
    }

    /// The user's place in the chart.
    struct Place: Sendable, Equatable {
        /// The index of the series.
        var series: Int
        var x: Double
        var y: Double?
    }

    let subject: Subject
    private let layers: [BrailleCanvas]
    private let frame: ChartFrame
    /// The number of each series at its end, by row and column; empty for a single series.
    private let marks: [Int: [Int: Int]]
    var place: Place?
    var isHighContrast = false

    static func == (one: Self, other: Self) -> Bool {
        one.subject == other.subject && one.place == other.place && one.isHighContrast == other.isHighContrast
    }

    /// - Parameter series: the series that the subject describes.
    init(_ subject: Subject, _ series: [DataSeries]) {
        self.subject = subject
        frame = ChartFrame(x: subject.x, y: subject.ticked, size: subject.size, language: subject.language)
        let room = frame.room
        layers = series.indices.map { index in
            let dashes = BrailleCanvas.Dash.allCases
            let dash = series[index].kind == .line ? dashes[index % dashes.count] : .solid
            return SeriesPicture(series[index], x: subject.x, y: subject.y[index], size: room, dash: dash).canvas
        }
        marks = series.count > 1 ? SeriesMarks.places(layers) : [:]
    }

    var rows: [ScreenText] {
        let column = place.flatMap { SeriesPicture.column(of: $0.x, on: subject.x, columns: frame.room.columns) }
        let pointer = column.flatMap(pointer)
        return (0..<frame.room.rows).map { row($0, pointer) } + [frame.axis(cursor: column, isBold: isHighContrast)]
    }

    /// The sign next to the current point, in a cell without dots if possible.
    private func pointer(beside column: Int) -> (column: Int, row: Int, sign: String)? {
        guard let place, let y = place.y, subject.y.indices.contains(place.series),
            let row = SeriesPicture.row(of: y, on: subject.y[place.series], rows: frame.room.rows)
        else { return nil }
        let all = [(column - 1, row, "▶"), (column + 1, row, "◀"), (column, row - 1, "▼"), (column, row + 1, "▲")]
        let near = all.filter { frame.room.contains(column: $0.0, row: $0.1) }
        return near.first { place in layers.allSatisfy { $0.dots(place.0, place.1) == 0 } } ?? near.first
    }

    private func row(_ index: Int, _ pointer: (column: Int, row: Int, sign: String)?) -> ScreenText {
        var row = frame.label(index, isBold: isHighContrast)
        for column in 0..<frame.room.columns {
            if let pointer, pointer.row == index, pointer.column == column {
                row.append(pointer.sign, .bold)
            } else if let series = marks[index]?[column] {
                row.append(SeriesMarks.name(series), style(series).union(.bold))
            } else {
                append(column, index, to: &row)
            }
        }
        return row
    }

    /// The dots of all series, in the style of the current series if it has dots here, else of the first.
    private func append(_ column: Int, _ index: Int, to row: inout ScreenText) {
        let dots = layers.indices.filter { layers[$0].dots(column, index) != 0 }
        guard let first = dots.first else {
            return row.append(String(frame.grid(column, index)), isHighContrast ? .bold : .dim)
        }
        let series = dots.first { $0 == place?.series } ?? first
        let all = dots.reduce(UInt8(0)) { $0 | layers[$1].dots(column, index) }
        row.append(String(BrailleCanvas.character(all)), style(series))
    }

    /// With high contrast, all text is bold in the terminal's default color.
    private func style(_ series: Int) -> ScreenStyle {
        guard !isHighContrast else { return .bold }
        let isCurrent = layers.count == 1 || series == place?.series
        return ScreenStyle.color(series).union(isCurrent ? .bold : [])
    }

    /// "1 Coal  2 Gas", scrolled to include the current series; empty for a single series.
    static func legend(_ chart: ChartDescriptor, current: Int?, columns: Int, isHighContrast: Bool) -> ScreenText {
        var row = ScreenText()
        guard chart.series.count > 1 else { return row }
        let axis = current.map { chart.series[$0].yAxis }
        let texts = chart.series.indices.map { index in
            let isOwn = axis != nil && chart.series[index].yAxis != axis
            return "\(SeriesMarks.name(index)) \(chart.series[index].name.printable)\(isOwn ? "*" : "")"
        }
        // Skips only as many series as needed to fit the current one and the next.
        let last = min(texts.count - 1, (current ?? 0) + 1)
        let first = (0..<last).first { first in
            texts[first...last].reduce(-2) { $0 + $1.cells + 2 } <= columns
        }
        for (index, text) in texts.enumerated().dropFirst(first ?? current ?? 0) {
            guard row.cells + text.cells + 2 <= columns || row.runs.isEmpty else { break }
            if !row.runs.isEmpty { row.append("  ") }
            let color: ScreenStyle = isHighContrast ? .bold : .color(index)
            row.append(text.cut(to: columns - row.cells), index == current ? color.union([.bold, .underline]) : color)
        }
        let note = "  * own scale"
        if row.text.contains("*"), row.cells + note.cells <= columns { row.append(note, isHighContrast ? .bold : .dim) }
        return row
    }
}

/// The signs that identify the series of a picture, each at the end of its line.
enum SeriesMarks {
    /// Digits from 1 to 9, then letters.
    static func name(_ series: Int) -> String {
        String(Array("123456789abcdefghijklmnopqrstuvwxyz")[series % 35])
    }

    /// The places of the signs: at the last dots of each series, or in the nearest row without a sign.
    static func places(_ layers: [BrailleCanvas]) -> [Int: [Int: Int]] {
        var places: [Int: [Int: Int]] = [:]
        for (series, layer) in layers.enumerated() {
            guard let (column, row) = end(of: layer) else { continue }
            let rows = (0..<layer.size.rows).sorted { abs($0 - row) < abs($1 - row) }
            if let free = rows.first(where: { places[$0]?[column] == nil }) {
                places[free, default: [:]][column] = series
            }
        }
        return places
    }

    private static func end(of layer: BrailleCanvas) -> (Int, Int)? {
        for column in (0..<layer.size.columns).reversed() {
            if let row = (0..<layer.size.rows).first(where: { layer.dots(column, $0) != 0 }) { return (column, row) }
        }
        return nil
    }
}

extension ScreenSize {
    func contains(column: Int, row: Int) -> Bool { (0..<columns).contains(column) && (0..<rows).contains(row) }
}
