// SPDX-License-Identifier: MIT

/// Chooses the columns that the options mean, and the columns that become series.
struct ColumnChoice {
    /// More series are not walked through.
    static let limit = 100

    private let columns: [ColumnSample]
    private let options: TableOptions

    init(_ columns: [ColumnSample], _ options: TableOptions) {
        self.columns = columns
        self.options = options
    }

    /// The column of a name, or of a number from 1; nil when none is asked for.
    func named(_ name: String?, flag: String) throws(TableFault) -> Int? {
        guard let name else { return nil }
        if let column = find(name) { return column.index }
        let known = columns.prefix(20).map(\.name).joined(separator: ", ")
        throw TableFault("there is no column \(TableFault.quoted(name)) for \(flag): there are \(known).")
    }

    /// Finds a column by its head, whatever its case; by its head without the unit; by its number.
    private func find(_ name: String) -> ColumnSample? {
        columns.first { $0.head == name } ?? columns.first { $0.head?.lowercased() == name.lowercased() }
            ?? columns.first { $0.head.map(ColumnHeading.init)?.name.lowercased() == name.lowercased() }
            ?? Int(name).flatMap { columns.indices.contains($0 - 1) ? columns[$0 - 1] : nil }
    }

    /// The columns that become series, and the notes about the others.
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
            chosen = rest.filter { $0.kind == .number && !isPart($0, ofDate: layout) }
            let left = rest.filter { $0.kind != .number }
            if !left.isEmpty { notes.append(Self.note(left, "no numbers")) }
            let parts = rest.filter { $0.kind == .number && isPart($0, ofDate: layout) }
            if !parts.isEmpty { notes.append(Self.note(parts, "nothing that the x axis does not tell")) }
        }
        guard !chosen.isEmpty else {
            let line = layout.firstLine
            throw TableFault(
                line: line,
                "no column has numbers for a chart: name the delimiter with --delimiter, or the columns with --columns."
            )
        }
        if chosen.count > Self.limit {
            notes.append("Of \(chosen.count) columns the first \(Self.limit) are read; --columns names others.")
            chosen = Array(chosen.prefix(Self.limit))
        }
        return (try values(chosen, number), notes)
    }

    /// - Throws: a fault for a column that has no numbers.
    private func asked(_ names: [String]) throws(TableFault) -> [ColumnSample] {
        var chosen: [ColumnSample] = []
        for name in names {
            guard let index = try named(name, flag: "--columns") else { continue }
            guard columns[index].kind != .text else {
                throw TableFault(
                    column: index + 1, "column \(columns[index].name) has no numbers: take another with --columns.")
            }
            chosen.append(columns[index])
        }
        return chosen
    }

    /// Whether it is the year or the month of a date that has its own column.
    private func isPart(_ column: ColumnSample, ofDate layout: TableLayout) -> Bool {
        guard case .date = layout.place, let head = column.head?.lowercased() else { return false }
        return ["year", "month", "day", "hour", "yr", "mon", "mo"].contains(head)
    }

    /// The note names at most ten columns.
    private static func note(_ columns: [ColumnSample], _ what: String) -> String {
        if columns.count == 1, let column = columns.first {
            return "Column \(column.index + 1)\(column.head.map { ", \($0)," } ?? "") has \(what) and is left out."
        }
        let places = columns.prefix(10).map(\.name).joined(separator: ", ")
        let more = columns.count > 10 ? " and \(columns.count - 10) more" : ""
        return "The columns \(places)\(more) have \(what) and are left out."
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
                unit: units[column.index] ?? heading.unit ?? column.sign(number))
        }
    }
}
