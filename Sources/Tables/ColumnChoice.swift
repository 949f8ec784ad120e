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
    /// - Parameter limit: the largest number of columns.
    func values(
        of layout: TableLayout, besides used: [Int], number: NumberReading, notes: [String], limit: Int = Self.limit
    ) throws(TableFault) -> ([TableLayout.Value], notes: [String]) {
        var notes = notes
        var chosen: [ColumnSample]
        if let asked = options.columns {
            chosen = try self.asked(asked)
        } else {
            let used = layout.xColumns + (layout.by.map { [$0] } ?? []) + used
            let rest = columns.filter { !used.contains($0.index) }
            chosen = rest.filter { $0.hasNumbers && !isPart($0, ofDate: layout) }
            let quantities = chosen.filter { column in
                !CodeEvidence.isCodeName(column.head ?? "") && !isTableNumber(column) || isShare(column)
            }
            if !quantities.isEmpty { chosen = quantities }
            tell(rest, but: chosen, layout, &notes)
        }
        if chosen.count > limit {
            notes.append("The first \(limit) of \(chosen.count) columns are read; --columns chooses others.")
            chosen = Array(chosen.prefix(limit))
        }
        for column in chosen.prefix(10) {
            let signs = column.signs(number)
            if signs.count > 1 {
                notes.append("\(column.name) has amounts in \(signs.sorted().joined(separator: ", ")).")
            }
        }
        return (try values(chosen, number), notes)
    }

    /// Whether a column is the share of an idle processor, as vmstat prints it.
    private func isShare(_ column: ColumnSample) -> Bool {
        column.head == "id" && columns.contains { $0.head == "us" } && columns.contains { $0.head == "sy" }
    }

    /// Whether a column numbers the tables of an answer of InfluxDB.
    private func isTableNumber(_ column: ColumnSample) -> Bool {
        column.head == "table" && columns.contains { $0.head == "_value" }
    }

    /// The column of units; nil if no column is named so.
    private var units: ColumnSample? {
        let names: Set<String> = [
            "unit", "units", "einheit", "unit\u{E9}", "unidad", "unit\u{E0}", "eenheid", "\u{5355}\u{4F4D}",
            "\u{5358}\u{4F4D}",
        ]
        return columns.first { names.contains($0.head?.lowercased() ?? "") && $0.kind == .text }
    }

    /// The column of units that differ, next to the names that they belong to.
    func unitsBeside(_ place: TableLayout.Place) -> Int? {
        guard case .category(let names) = place, let units, !names.contains(units.index),
            units.values.allSatisfy({ ColumnHeading.unit($0) != nil || MoneySign.unit($0) != nil })
        else { return nil }
        return units.index
    }

    /// The column that says the unit of all values, and the unit.
    var unit: (column: Int, unit: String)? {
        guard let column = units, Set(column.values).count == 1, let written = column.values.first,
            let unit = ColumnHeading.unit(written) ?? MoneySign.unit(written)
        else { return nil }
        return (column.index, unit)
    }

    /// The column that says the currency of all amounts, and the currency.
    var currency: (column: Int, unit: String)? {
        // Valuta is a currency in some languages, and a day of a bank in others.
        let found = columns.first { column in
            MoneySign.currencyNames.contains(column.head?.lowercased() ?? "") && column.kind == .text
                && Set(column.values).count == 1 && column.values.count == column.cells.count
        }
        guard let found, let unit = found.values.first.flatMap(MoneySign.unit) else { return nil }
        return (found.index, unit)
    }

    /// Whether the numbers of a column are amounts of money: they have cents, or nothing else does.
    func areAmounts(_ index: Int, _ number: NumberReading) -> Bool {
        let places = { (text: String) in text.utf8.lastIndex(of: number.mark).map { text.utf8[$0...].count - 1 } }
        let cents = { (column: ColumnSample) in
            column.reading == nil && column.values.contains { places($0) == 2 }
                && column.values.allSatisfy { places($0) ?? 2 <= 2 }
        }
        return cents(columns[index]) || columns.count { $0.kind == .number } == 1
    }

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
        if case .number(let x) = layout.place, columns[x].head?.lowercased() == "day" {
            return ["year", "month"].contains(column.head?.lowercased() ?? "")
        }
        if case .category = layout.place, TableWords.years.contains(column.head?.lowercased() ?? "") {
            return column.values.count > 1 && Set(column.values).count == 1
        }
        guard case .date(let date) = layout.place else { return false }
        return Self.isNumberedPart(column) || RepeatedMoment(columns, date, layout.number).contains(column)
            || Self.isStamp(column, layout.number)
    }

    /// Whether a column has dates of many digits, such as the ends of periods, or times of four.
    private static func isStamp(_ column: ColumnSample, _ number: NumberReading) -> Bool {
        guard let first = column.values.first, column.values.count > 1 else { return false }
        if DateNames.isClock(column.head), column.values.allSatisfy({ $0.utf8.count == 4 }) {
            return column.values.allSatisfy { DateReading(format: .time).moment($0) != nil }
        }
        if SpreadsheetDays.areDays(column.values, head: column.head, number) { return true }
        guard first.utf8.count >= 10 || first.utf8.count == 8 && column.isNamed(["date"]) else { return false }
        return DateGuess(column, format: nil, number: number)?.reading.format == .iso
    }

    /// Whether a column has whole numbers below the name of a part of the date. Hours of work on Monday have halves.
    private static func isNumberedPart(_ column: ColumnSample) -> Bool {
        ["year", "month", "day", "hour", "yr", "mon", "mo"].contains(column.head?.lowercased() ?? "")
            && column.values.allSatisfy { NumberReading.point.value($0).map { $0 == $0.rounded() && $0 >= 0 } ?? true }
            && (column.head?.lowercased() != "mon"
                || column.values.allSatisfy { Int($0).map { (1...12).contains($0) } ?? true })
    }

    /// "One text column left out: city." "5 text columns left out."
    private static func note(_ columns: [ColumnSample], _ one: String, _ many: String) -> String? {
        guard let first = columns.first else { return nil }
        return columns.count == 1 ? "One \(one) left out: \(first.name)." : "\(columns.count) \(many) left out."
    }

    /// The heading; a letter in brackets is not a unit if another column differs from this one only by it: Type (A),
    /// Type (B).
    private func heading(of column: ColumnSample) -> ColumnHeading {
        let heading = ColumnHeading(column.name)
        guard let unit = heading.unit, unit.count == 1 else { return heading }
        let isShared = columns.contains { $0.index != column.index && ColumnHeading($0.name).name == heading.name }
        var whole = heading
        if isShared { (whole.name, whole.unit) = (column.name, nil) }
        return whole
    }

    private func values(_ chosen: [ColumnSample], _ number: NumberReading) throws(TableFault) -> [TableLayout.Value] {
        var units: [Int: String] = [:]
        for (name, unit) in options.units.sorted(by: { $0.key < $1.key }) {
            if let column = try named(name, flag: "--unit") { units[column] = unit }
        }
        return chosen.map { column in
            let heading = heading(of: column)
            return TableLayout.Value(
                column: column.index, name: heading.name,
                unit: units[column.index] ?? column.reading?.unit ?? heading.unit ?? column.sign(number),
                reading: column.reading)
        }
    }
}
