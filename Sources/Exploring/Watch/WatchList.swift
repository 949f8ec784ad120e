// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection

/// The data for a screen of `watch`.
struct WatchContent: Sendable {
    var picture: QueuePicture
    /// The daemon's time; nil hides ages.
    var now: Double?
    var first = 0
    var isHelping = false
    var note: String?
    var isHighContrast = false
}

/// The waiting and the ended announcements as rows: in columns, or two rows for each on a narrow screen.
struct WatchList: Sendable, Equatable {
    let columns: Int
    private(set) var rows: [ScreenText] = []

    init(_ content: WatchContent, columns: Int) {
        self.columns = columns
        let picture = content.picture
        let plain: ScreenStyle = content.isHighContrast ? .bold : []
        rows.append(ScreenText("Waiting: \(picture.waitingCount)".cut(to: columns), .bold))
        let waiting = picture.waiting.map { Line(waiting: $0, behind: picture.speaking, now: content.now) }
        append(waiting, plain)
        let more = picture.waitingCount - waiting.count
        if more > 0 { rows.append(ScreenText("and \(more) more".cut(to: columns), plain)) }
        guard !picture.ended.isEmpty else { return }
        rows.append(ScreenText("Ended".cut(to: columns), .bold))
        append(picture.ended.map(Line.init(ended:)), plain)
    }

    /// One announcement: the cells of its columns, and its text.
    private struct Line {
        var cells: [String]
        var words: String
        var isUrgent: Bool

        init(waiting entry: QueuePicture.Entry, behind speaking: QueuePicture.Entry?, now: Double?) {
            let age = now.flatMap { now in entry.accepted.map { WaitWords.age(now - $0) } } ?? ""
            cells = [
                "#\(entry.id)", (entry.priority?.rawValue ?? "") + (entry.repeatsEvery == nil ? "" : " again"),
                entry.client?.printable.cut(to: 14) ?? "", age,
                WaitWords.why(entry, behind: speaking, now: now),
            ]
            words = entry.shownText
            isUrgent = entry.priority == .high
        }

        init(ended end: QueuePicture.Ended) {
            cells = [
                "#\(end.entry.id)", end.state.printable, end.entry.client?.printable.cut(to: 14) ?? "",
                end.entry.latency.map { "\($0) ms" } ?? "",
            ]
            words = end.entry.shownText + (end.why.map { " (\($0.printable))" } ?? "")
            isUrgent = end.state == AnnouncementOutcome.failed.rawValue
        }
    }

    private mutating func append(_ lines: [Line], _ plain: ScreenStyle) {
        let count = lines.first?.cells.count ?? 0
        let widths = (0..<count).map { column in lines.map { $0.cells[column].cells }.max() ?? 0 }
        for line in lines {
            let style = line.isUrgent ? .bold : plain
            rows += columns < 60 ? narrow(line, style) : [wide(line, widths, style)]
        }
    }

    /// One row in columns, with the text last.
    private func wide(_ line: Line, _ widths: [Int], _ style: ScreenStyle) -> ScreenText {
        var row = ScreenText("", style)
        for (cell, width) in zip(line.cells, widths) where width > 0 {
            row.append(cell.cut(to: max(0, columns - row.cells)), style)
            row.append(String(repeating: " ", count: max(0, min(width - cell.cells + 2, columns - row.cells))), style)
        }
        row.append(line.words.cut(to: max(0, columns - row.cells)), style)
        return row
    }

    /// Two rows: the facts, and the text below them.
    private func narrow(_ line: Line, _ style: ScreenStyle) -> [ScreenText] {
        let facts = line.cells.filter { !$0.isEmpty }.joined(separator: " ")
        return [facts.cut(to: columns), "  \(line.words)".cut(to: columns)].map { ScreenText($0, style) }
    }
}
