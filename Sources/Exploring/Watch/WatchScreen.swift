// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import DaemonProtocol

/// The whole screen of `watch` as a value: the current client, its text with the current word, waiting announcements
/// with their reasons, and the last outcomes.
package struct WatchScreen: TerminalScreen, Sendable {
    let size: ScreenSize
    package private(set) var rows: [ScreenText] = []
    /// The place of the current text, which a braille display follows.
    package private(set) var cursor: (column: Int, row: Int) = (0, 0)

    package static func == (left: Self, right: Self) -> Bool {
        left.size == right.size && left.rows == right.rows && left.cursor == right.cursor
    }

    init(_ content: WatchContent, size: ScreenSize) {
        self.size = ScreenSize(columns: max(1, size.columns), rows: max(1, size.rows))
        lay(content)
    }

    /// The number of rows of the list of waiting and ended announcements.
    static func listRows(in size: ScreenSize) -> Int {
        max(0, size.rows - 3 - captionRows(in: size) - (isRoomy(size) ? 2 : 0))
    }

    /// The first row of the list when it is scrolled to its end.
    static func lastFirstRow(_ content: WatchContent, in size: ScreenSize) -> Int {
        max(0, WatchList(content, columns: size.columns).rows.count - listRows(in: size))
    }

    private static func captionRows(in size: ScreenSize) -> Int {
        size.rows >= 20 ? 3 : size.rows >= 12 ? 2 : size.rows >= 4 ? 1 : 0
    }

    /// Whether there is room for empty rows.
    private static func isRoomy(_ size: ScreenSize) -> Bool { size.rows >= 16 }

    /// Lays out the heading and the current text; the list takes the remaining rows.
    private mutating func lay(_ content: WatchContent) {
        let plain: ScreenStyle = content.isHighContrast ? .bold : []
        rows.append(heading(content))
        if Self.isRoomy(size) { rows.append(ScreenText()) }
        cursor = (0, min(rows.count, size.rows - 1))
        rows.append(ScreenText(speaking(content).cut(to: size.columns), .bold))
        let captionRows = Self.captionRows(in: size)
        fill(content.picture.caption?.rows(columns: size.columns, count: captionRows, plain) ?? [], to: captionRows)
        if Self.isRoomy(size) { rows.append(ScreenText()) }
        fill(list(content), to: Self.listRows(in: size))
        rows = Array(rows.prefix(size.rows - (size.rows > 2 ? 1 : 0)))
        if size.rows > 2 { rows.append(footing(content)) }
    }

    private mutating func fill(_ some: [ScreenText], to count: Int) {
        rows += some.prefix(count)
        rows += Array(repeating: ScreenText(), count: max(0, count - some.count))
    }

    private func list(_ content: WatchContent) -> [ScreenText] {
        let all = content.isHelping ? help(content) : WatchList(content, columns: size.columns).rows
        let last = max(0, all.count - Self.listRows(in: size))
        return Array(all.dropFirst(min(content.first, last)))
    }

    /// The daemon's version and sink, or the reason for silence, and the number of clients.
    private func heading(_ content: WatchContent) -> ScreenText {
        guard let status = content.picture.status else {
            return ScreenText("No daemon, trying again".cut(to: size.columns), .bold)
        }
        let left =
            status.problem.map { "Nothing can be heard: \($0)" } ?? "a11y-speakd \(status.version) on \(status.sink)"
        let right = "\(status.clients) client\(status.clients == 1 ? "" : "s")"
        let room = size.columns - right.cells - 2
        var row = ScreenText(left.printable.cut(to: room), .bold)
        guard room > 10 else { return row }
        let plain: ScreenStyle = content.isHighContrast ? .bold : []
        row.pad(to: size.columns - right.cells, plain)
        row.append(right, plain)
        return row
    }

    private func speaking(_ content: WatchContent) -> String {
        guard let entry = content.picture.speaking else { return content.picture.isPaused ? "Paused" : "Silent" }
        let priority = entry.priority.map { " \($0.rawValue)" } ?? ""
        let client = entry.client.map { " from \($0.printable)" } ?? ""
        let latency = entry.latency.map { ", after \($0) ms" } ?? ""
        let again = entry.repeatsEvery == nil ? "" : ", again until acknowledged"
        return "Speaking #\(entry.id)\(priority)\(client)\(latency)\(again)"
    }

    /// The hints and the figures. A note replaces the figures, and the hints too on a narrow screen.
    private func footing(_ content: WatchContent) -> ScreenText {
        let style: ScreenStyle = content.isHighContrast ? [.bold, .reverse] : .reverse
        let hints = content.isHelping ? "? back  q quit" : "? help  q quit"
        let latency = latency(content)
        let hasRoom = hints.cells + 2 + (content.note ?? latency).cells <= size.columns
        let right = content.note?.cut(to: size.columns) ?? (hasRoom ? latency : "")
        var row = ScreenText(hasRoom || content.note == nil ? hints.cut(to: size.columns) : "", style)
        row.pad(to: size.columns - right.cells, style)
        row.append(right, style)
        return row
    }

    /// Medians and 95th percentiles, in milliseconds.
    private func latency(_ content: WatchContent) -> String {
        let latency = content.picture.status?.latency
        let figures = [("first sound", latency?.firstSound), ("stop", latency?.stop)].compactMap { name, figures in
            figures.map { "\(name) \(Self.milliseconds($0.median)) ms, 95% in \(Self.milliseconds($0.p95))" }
        }
        return figures.joined(separator: "; ")
    }

    private static func milliseconds(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e9 else { return "?" }
        let tenths = Int((value * 10).rounded())
        return value < 10 ? "\(tenths / 10).\(tenths % 10)" : "\((tenths + 5) / 10)"
    }

    private func help(_ content: WatchContent) -> [ScreenText] {
        let style: ScreenStyle = content.isHighContrast ? .bold : []
        let width = WatchKeys.all.map(\.names.cells).max() ?? 0
        return WatchKeys.all.map { binding in
            let space = size.columns < 60 ? ": " : String(repeating: " ", count: width + 2 - binding.names.cells)
            return ScreenText((binding.names + space + binding.text).cut(to: size.columns), style)
        }
    }
}
