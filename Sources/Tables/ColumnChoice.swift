// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Finds the columns that the options name, and the columns that become series.
struct ColumnChoice {
    /// The largest number of series that a user would walk through.
    static let limit = 100

    private let columns: [ColumnSample]
    private let options: TableOptions

    init(_ columns: [ColumnSample], _ options: TableOptions) {
        self.columns = columns
        self.options = options
    }

    /// The column with this name, or with this number from 1; nil without a name.
    func named(_ name: String?, flag: String) throws(TableFault) -> Int? {
        guard let name else { return nil }
        if let column = find(name) { return column.index }
        let known = KnownNames(columns.map(\.name)).clause(near: name)
        throw TableFault("there is no column \(TableFault.quoted(name)) for \(flag): \(known).")
    }

    /// Finds a column by its heading in any case, by its heading without the unit, or by its number.
    private func find(_ name: String) -> ColumnSample? {
        columns.first { $0.head == name } ?? columns.first { $0.head?.lowercased() == name.lowercased() }
            ?? columns.first { $0.head.map(ColumnHeading.init)?.name.lowercased() == name.lowercased() }
            ?? Int(name).flatMap { columns.indices.contains($0 - 1) ? columns[$0 - 1] : nil }
    }

    /// The columns that become series, with notes about the others; empty when no column has numbers.
    func values(
        of layout: TableLayout, number: NumberReading, notes: [String]
    ) throws(TableFault) -> ([TableLayout.Value], notes: [String]) {
        var notes = notes
        var chosen: [ColumnSample]
        if let asked = options.columns {
            chosen = try self.asked(asked)
        } else {
            let used = layout.xColumns + (layout.by.map { [$0] } ?? [])
            let rest = columns.filter { !used.contains($0.index) }
            chosen = rest.filter { $0.hasNumbers && !isPart($0, ofDate: layout) }
            let quantities = chosen.filter { !Self.codes.contains($0.head?.lowercased() ?? "") }
            if !quantities.isEmpty { chosen = quantities }
            tell(rest, but: chosen, layout, &notes)
        }
        if chosen.count > Self.limit {
            notes.append("The first \(Self.limit) of \(chosen.count) columns are read; --columns chooses others.")
            chosen = Array(chosen.prefix(Self.limit))
        }
        return (try values(chosen, number), notes)
    }

    /// Headings of columns whose numbers are identifiers.
    private static let codes: Set<String> = [
        "pid", "ppid", "pgid", "sid", "tid", "tgid", "uid", "gid", "inode", "last pid", "zip", "postcode",
    ]

    /// Adds notes on the columns that do not become series, counted by kind.
    private func tell(
        _ rest: [ColumnSample], but chosen: [ColumnSample], _ layout: TableLayout, _ notes: inout [String]
    ) {
        let left = rest.filter { column in !chosen.contains { $0.index == column.index } }
        let parts = left.filter { $0.hasNumbers && isPart($0, ofDate: layout) }
        let codes = left.filter { column in column.hasNumbers && !parts.contains { $0.index == column.index } }
        notes += [
            Self.note(left.filter { $0.kind == .text && !$0.hasNumbers }, "text column", "text columns"),
            Self.note(left.filter { $0.kind == .empty }, "empty column", "empty columns"),
            Self.note(codes, "column of codes", "columns of codes"),
            Self.note(parts, "part of the date", "parts of the date"),
        ].compactMap(\.self)
    }

    /// The column for counting rows: the x axis if it has dates, else the first column whose texts repeat.
    func countedPlace(_ place: TableLayout.Place) -> TableLayout.Place? {
        if case .date = place { return place }
        let repeated = columns.first { column in
            let different = Set(column.values).count
            return column.kind == .text && different > 1 && different * 2 <= column.values.count
        }
        return repeated.map { .category([$0.index]) }
    }

    /// - Throws: a fault for a column without numbers.
    private func asked(_ names: [String]) throws(TableFault) -> [ColumnSample] {
        var chosen: [ColumnSample] = []
        for name in names {
            guard let index = try named(name, flag: "--columns") else { continue }
            guard columns[index].hasNumbers || columns[index].kind == .empty else {
                throw TableFault(
                    column: index + 1, "column \(columns[index].name) has no numbers: choose another with --columns.")
            }
            chosen.append(columns[index])
        }
        return chosen
    }

    /// Whether the column repeats a part of the date, such as its year or month.
    private func isPart(_ column: ColumnSample, ofDate layout: TableLayout) -> Bool {
        guard case .date = layout.place, let head = column.head?.lowercased() else { return false }
        return ["year", "month", "day", "hour", "yr", "mon", "mo"].contains(head)
    }

    /// "One text column left out: city." "5 text columns left out."
    private static func note(_ columns: [ColumnSample], _ one: String, _ many: String) -> String? {
        guard let first = columns.first else { return nil }
        return columns.count == 1 ? "One \(one) left out: \(first.name)." : "\(columns.count) \(many) left out."
    }

    private func values(_ chosen: [ColumnSample], _ number: NumberReading) throws(TableFault) -> [TableLayout.Value] {
        var units: [Int: String] = [:]
        for (name, unit) in options.units.sorted(by: { $0.key < $1.key }) {
            if let column = try named(name, flag: "--unit") { units[column] = unit }
        }
        return chosen.map { column in
            let heading = ColumnHeading(column.name)
            return TableLayout.Value(
                column: column.index, name: heading.name,
                unit: units[column.index] ?? column.reading?.unit ?? heading.unit ?? column.sign(number),
                reading: column.reading)
        }
    }
}
