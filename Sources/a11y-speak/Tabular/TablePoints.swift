// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Rows to points, column by column.
struct TablePoints: Sendable {
    /// More names are no axis that anyone walks along.
    static let categoryLimit = 1000
    /// The most groups of rows: nobody can distinguish more lines.
    static let groupLimit = 100

    let shared: SharedLayout
    /// The points of each group of rows, for each value.
    private(set) var series: [[PointColumns]] = []
    private(set) var groups: [String] = []
    private(set) var categories: [String] = []
    /// Rows without an x.
    private(set) var placeless = 0
    private var groupIndices: [[UInt8]: Int] = [:]
    private var categoryIndices: [String: Int] = [:]
    private var rowCount = 0
    private var pointCount = 0
    private var lastTime = 0.0
    /// The values of a row.
    private var values: [Double] = []
    private var midnights = 0.0

    init(_ layout: TableLayout) {
        shared = SharedLayout(layout)
        if layout.by == nil { addGroup([]) }
    }

    var layout: TableLayout { shared.layout }

    /// Whether there is anything to hear.
    var hasValues: Bool { series.contains { $0.contains { $0.yExtent != nil } } }

    /// - Parameter row: with as many fields as the layout has.
    mutating func take(_ row: TableRow) throws(TableFault) {
        let group = try group(of: row)
        guard let x = try x(of: row) else {
            placeless += 1
            return
        }
        let shared = shared
        values.removeAll(keepingCapacity: true)
        for index in shared.layout.values.indices {
            values.append(try y(of: row, shared.layout.values[index].column, shared.layout))
        }
        rowCount += 1
        pointCount += values.count
        guard pointCount <= ChartLimits().points else {
            throw TableFault(
                line: row.line,
                "there are more than \(ChartLimits().points) values: take fewer columns with --columns, or fewer rows, "
                    + "as awk 'NR % 10 == 1' does.")
        }
        for index in values.indices { series[group][index].append(x: x, y: values[index]) }
    }

    private mutating func addGroup(_ key: [UInt8]) {
        groupIndices[key] = groups.count
        groups.append(String(decoding: key, as: UTF8.self))
        series.append(Array(repeating: PointColumns(), count: layout.values.count))
    }

    /// - Throws: a fault when there are more texts than anybody can distinguish.
    private mutating func group(of row: TableRow) throws(TableFault) -> Int {
        guard let by = shared.layout.by else { return 0 }
        let key = Array(row.bytes[row.fields[by]])
        if let known = groupIndices[key] { return known }
        guard groups.count < Self.groupLimit else {
            throw TableFault(
                line: row.line, column: by + 1,
                "there are more than \(Self.groupLimit) different texts in column \(layout.name(by)), and each is a "
                    + "series: --by - makes one series of them, --by NAME parts them otherwise.")
        }
        addGroup(key)
        return groups.count - 1
    }

    /// A gap is not a number (NaN).
    private func y(of row: TableRow, _ column: Int, _ layout: borrowing TableLayout) throws(TableFault) -> Double {
        let field = row.bytes[row.fields[column]]
        if let value = layout.number.value(field) { return layout.gaps.contains(value) ? .nan : value }
        guard layout.gaps.contains(field) else { throw notANumber(row, column) }
        return .nan
    }

    /// - Returns: nil for a row without a place.
    private mutating func x(of row: TableRow) throws(TableFault) -> Double? {
        switch shared.layout.place {
        case .row: return Double(rowCount + 1)
        case .number(let column):
            let field = row.bytes[row.fields[column]]
            if let value = layout.number.value(field) { return value }
            guard layout.gaps.contains(field) else { throw notANumber(row, column) }
            return nil
        case .date(let column, let reading, let time):
            guard let day = try moment(row, column, reading) else { return nil }
            guard let time else { return reading.format == .time ? afterMidnights(day) : day }
            return try moment(row, time, DateReading(format: .time)).map { day + $0 }
        case .category(let column): return try category(row, column)
        }
    }

    private func moment(_ row: TableRow, _ column: Int, _ reading: DateReading) throws(TableFault) -> Double? {
        let field = row.bytes[row.fields[column]]
        if let seconds = reading.seconds(field) { return seconds }
        guard layout.gaps.contains(field) else { throw notADate(row, column, reading) }
        return nil
    }

    /// A time of day that is twelve hours earlier than the last is one of the next day.
    private mutating func afterMidnights(_ time: Double) -> Double {
        if time < lastTime - 43_200 { midnights += 86_400 }
        lastTime = time
        return time + midnights
    }

    /// Names are places in the order in which they come.
    private mutating func category(_ row: TableRow, _ column: Int) throws(TableFault) -> Double? {
        let name = row.text(column)
        if let known = categoryIndices[name] { return Double(known) }
        guard !layout.gaps.contains(name) else { return nil }
        guard categories.count < Self.categoryLimit else {
            throw TableFault(
                line: row.line, column: column + 1,
                "there are more than \(Self.categoryLimit) different texts in column \(layout.name(column)): "
                    + "--x row counts rows instead.")
        }
        categoryIndices[name] = categories.count
        categories.append(name)
        return Double(categories.count - 1)
    }
}

extension TablePoints {
    /// A number with the other decimal mark is reported as such.
    private func notANumber(_ row: TableRow, _ column: Int) -> TableFault {
        let text = row.text(column)
        let other: NumberReading = layout.number == .point ? .comma : .point
        guard other.value(text) == nil else {
            let (this, those) = layout.number == .point ? ("comma", "point") : ("point", "comma")
            return TableFault(
                line: row.line, column: column + 1,
                "\(TableFault.quoted(text)) has a decimal \(this), but the numbers before it have a \(those): write one "
                    + "kind, or say which with --decimal-comma or --decimal-point.")
        }
        return TableFault(
            line: row.line, column: column + 1,
            "\(TableFault.quoted(text)) is no number, as the others of \(layout.names[column]) are: mend it, or say "
                + "--missing \(Self.flag(text)) if it stands for none.")
    }

    private func notADate(_ row: TableRow, _ column: Int, _ reading: DateReading) -> TableFault {
        let example = layout.exampleDate.map { ", as \($0) is" } ?? ""
        return TableFault(
            line: row.line, column: column + 1,
            "\(TableFault.quoted(row.text(column))) is no date or time that there is\(example): mend it, or say how "
                + "they are written with --dates.")
    }

    /// The text as a shell accepts it.
    private static func flag(_ text: String) -> String { "'\(text.prefix(20).filter { $0 != "'" })'" }

    /// Puts points into the order of x where rows were in another one.
    /// - Returns: whether any were.
    mutating func sort() -> Bool {
        var hasSorted = false
        for group in series.indices {
            for value in series[group].indices where !series[group][value].isSorted {
                series[group][value] = Self.sorted(series[group][value])
                hasSorted = true
            }
        }
        return hasSorted
    }

    private static func sorted(_ points: PointColumns) -> PointColumns {
        let (x, y) = (points.x, points.y)
        let order = x.indices.sorted { (x[$0], $0) < (x[$1], $1) }
        var sorted = PointColumns()
        sorted.reserveCapacity(order.count)
        for index in order { sorted.append(x: x[index], y: y[index]) }
        return sorted
    }
}
