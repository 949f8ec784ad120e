// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The busiest processes, and the focused one, which stays in the list when it is idle.
@MainActor
final class ProcessList {
    let list = AccessibleList()
    private(set) var rows: [ProcessRow] = []
    private let limit: Int
    private let choice: ProcessChoice
    private var last: ProcessReading?

    init(limit: Int, focus choice: ProcessChoice = .busiest) {
        self.limit = limit
        self.choice = choice
        let title = AccessibilityItemWrapper(parentView: list, labelStrategy: .just("Busiest processes"))
        list.sections = [ListSection(header: HeaderGenerator { title })]
    }

    /// The row with the focus; nil when no row of the list has it.
    var focused: ProcessRow? { rows.first { $0 === Accessibility.focusedElement } }

    /// Shows the processes of another moment. Rows are added, removed and moved; rows that stay only change their
    /// figures.
    func update(with reading: ProcessReading) {
        let usages = ProcessUsage.all(in: reading, since: last)
        last = reading
        let ended = focused.flatMap { row in usages.contains { $0.id == row.usage.id } ? nil : row }
        let chosen = ended == nil ? focused?.usage.id ?? usages.first(where: choice.fits)?.id : nil
        let shown = usages.enumerated().filter { $0.offset < limit || $0.element.id == chosen }.map(\.element)
        if shown.map(\.id) == rows.map(\.usage.id) {
            change(to: shown)
        } else {
            replace(with: shown)
        }
        if let ended {
            Accessibility.post(.announcement, argument: "\(ended.usage.command) has ended")
        } else if Accessibility.focusedElement == nil, let row = rows.first(where: { $0.usage.id == chosen }) {
            Accessibility.focus(row)
        }
    }

    private func change(to usages: [ProcessUsage]) {
        for (row, usage) in zip(rows, usages) where row.usage != usage {
            row.usage = usage
            row.accessibilityInvalidator?.invalidateParameters()
        }
    }

    private func replace(with usages: [ProcessUsage]) {
        let known = Dictionary(rows.map { ($0.usage.id, $0) }) { first, _ in first }
        rows = usages.map { usage in
            let row = known[usage.id] ?? ProcessRow(usage)
            row.usage = usage
            return row
        }
        list.sections[0].rows = rows.map { row in ItemGenerator { row } }
        list.reload()
    }

    /// The table as lines of text. The row in focus has a mark.
    var text: String {
        let head = Self.line(mark: " ", "PID", "CPU %", "MEMORY", "COMMAND")
        let focused = focused
        let lines = rows.map { row in
            Self.line(
                mark: row === focused ? ">" : " ", "\(row.usage.id.pid)", "\(row.usage.percent)",
                "\(row.usage.megabytes) MB", row.usage.command)
        }
        return ([head] + lines).joined(separator: "\n")
    }

    private static func line(mark: String, _ pid: String, _ percent: String, _ memory: String, _ command: String)
        -> String
    {
        let columns = [(pid, 8), (percent, 7), (memory, 10)].map { text, width in
            String(repeating: " ", count: max(1, width - text.count)) + text
        }
        return mark + columns.joined() + "  " + command
    }
}
