// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Collects points from rows, column by column.
struct TablePoints: Sendable {
    /// The largest number of names on an axis.
    static let categoryLimit = 1000
    /// The largest number of groups of rows.
    static let groupLimit = 100

    let shared: SharedLayout
    /// The points of each group of rows, for each value column.
    private(set) var series: [[PointColumns]] = []
    private(set) var groups: [String] = []
    /// The step of the dates of each group, where the table mixes years, quarters and months; else that of the table.
    private(set) var steps: [DateStep?] = []
    private(set) var categories: [String] = []
    /// Counts of fields and rows that are neither points nor gaps.
    var losses = OmittedData()
    /// The zones of the moments so far.
    private(set) var clock = TableClock()
    /// The number of rows at each x, when rows are counted.
    private var counts: [Double: Double] = [:]
    private var groupIndices: [GroupKey: Int] = [:]
    private var categoryIndices: [String: Int] = [:]
    /// The step of the row's date.
    private var step: DateStep?
    private var rowCount = 0
    private var pointCount = 0
    private var lastTime = 0.0
    /// The values of a row.
    private var values: [Double] = []
    /// The numbers of a row with their errors, as they are said; empty if no column has any.
    private var written: [Int: String] = [:]
    /// Whether a field of the row is neither a number nor a gap.
    private var hasUnreadable = false
    /// The rows with totals and averages.
    var totals = RowTotals()
    private var midnights = 0.0

    init(_ layout: TableLayout) {
        shared = SharedLayout(layout)
        step = layout.dateStep
        if layout.by == nil, !shared.mixesPeriods { addGroup(GroupKey(text: [], step: step)) }
    }

    var layout: TableLayout { shared.layout }

    /// The different steps of the groups, in the order in which they appear.
    var mixedSteps: [DateStep?] {
        steps.reduce(into: []) { found, step in if !found.contains(step) { found.append(step) } }
    }

    /// The total number of groups, categories and zone changes, which only grows. A larger number requires a new chart.
    var outline: Int { groups.count + categories.count + clock.count }

    /// Whether any series has a value.
    var hasValues: Bool { !counts.isEmpty || series.contains { $0.contains { $0.yExtent != nil } } }

    /// - Parameter row: a row with as many fields as the layout.
    mutating func take(_ row: TableRow) throws(TableFault) {
        let shared = shared
        guard takeValues(of: row, shared) else { return }
        switch try x(of: row) {
        case .at(let x):
            if x.isNaN { return }
            if hasUnreadable { addUnreadable(row, shared) }
            if !written.isEmpty { nameWritten(row) }
            try append(x, group: try group(of: row), line: row.line)
        case .missing: losses.placeless += 1
        case .unreadable:
            let name = row.text(shared.layout.xColumns[0])
            if RowTotals.isName(name) {
                totals.rows.append(RowTotals.Row(name: name, values: values))
            } else {
                losses.rows.add(line: row.line)
            }
        }
    }

    /// Puts the place before the numbers with their errors: a label stands for the whole point.
    private mutating func nameWritten(_ row: TableRow) {
        let place = shared.layout.xColumns.map(row.text).joined(separator: shared.layout.joint)
        for (index, text) in written { written[index] = place.isEmpty ? text : "\(place): \(text)" }
    }

    /// - Returns: false for a repeated heading.
    private mutating func takeValues(of row: TableRow, _ shared: SharedLayout) -> Bool {
        values.removeAll(keepingCapacity: true)
        if !written.isEmpty { written = [:] }
        guard !shared.layout.countsRows else { return true }
        var unreadable = 0
        for index in shared.columns.indices {
            let field = row.bytes[row.fields[shared.columns[index]]]
            let number =
                shared.isMarked(index) ? marked(field, index, row.line, shared) : shared.value(field, index)
            let value = number ?? NumberReading.infinity(field)
            values.append(value.flatMap { shared.layout.gaps.contains($0) ? nil : $0 } ?? .nan)
            if value == nil, !shared.layout.gaps.contains(field) { unreadable += 1 }
        }
        guard unreadable == 0 || !shared.layout.isHead(row) else { return false }
        hasUnreadable = unreadable > 0
        return true
    }

    private mutating func addUnreadable(_ row: TableRow, _ shared: SharedLayout) {
        for (index, value) in values.enumerated() where value.isNaN {
            let field = row.bytes[row.fields[shared.layout.values[index].column]]
            guard !shared.layout.gaps.contains(field), shared.value(field, index) == nil else { continue }
            losses.cells.add(line: row.line, text: row.text(shared.layout.values[index].column))
        }
    }

    /// The number in a field that may have a mark.
    private mutating func marked(
        _ field: ArraySlice<UInt8>, _ index: Int, _ line: Int, _ shared: SharedLayout
    ) -> Double? {
        if let plain = shared.layout.number.value(field) { return plain }
        if shared.layout.values[index].reading == .ratio {
            let value = shared.value(field, index)
            if value != nil { written[index] = String(decoding: field, as: UTF8.self) }
            return value
        }
        guard let number = MarkedNumber(field, shared.layout.number) else { return nil }
        switch number.kind {
        case .error:
            let isWhole = number.value == number.value.rounded() && abs(number.value) < 1e15
            written[index] = (isWhole ? "\(Int(number.value)) " : "\(number.value) ") + number.text
        case .sign: break
        case .flag, .note, .about: losses.marks.add(line: line, text: number.text)
        }
        return number.value
    }

    private mutating func append(_ x: Double, group: Int, line: Int) throws(TableFault) {
        rowCount += 1
        guard !shared.layout.countsRows else { return counts[x, default: 0] += 1 }
        pointCount += values.count
        guard pointCount <= ChartLimits().points else {
            throw TableFault(
                line: line,
                "there are more than \(ChartLimits().points) values: read fewer columns with --columns, or fewer rows, "
                    + "as awk 'NR % 10 == 1' does.")
        }
        guard !written.isEmpty else {
            for index in values.indices { series[group][index].append(x: x, y: values[index]) }
            return
        }
        for index in values.indices { series[group][index].append(x: x, y: values[index], label: written[index]) }
    }

    /// The points with the numbers of rows as values, when rows are counted.
    var counted: TablePoints {
        guard layout.countsRows else { return self }
        var points = self
        let places = counts.keys.sorted()
        points.series = [[PointColumns(x: places, y: places.map { counts[$0] ?? 0 })]]
        return points
    }

    /// The text that splits the rows, and the step of the dates.
    private struct GroupKey: Hashable {
        var text: [UInt8]
        var step: DateStep?
    }

    private mutating func addGroup(_ key: GroupKey) {
        groupIndices[key] = groups.count
        groups.append(String(decoding: key.text, as: UTF8.self))
        steps.append(key.step)
        series.append(Array(repeating: PointColumns(), count: layout.values.count))
    }

    /// - Throws: a fault when the column has too many different texts.
    private mutating func group(of row: TableRow) throws(TableFault) -> Int {
        let by = shared.layout.by
        if by == nil, !shared.mixesPeriods, step == shared.layout.dateStep || shared.layout.countsRows { return 0 }
        let key = GroupKey(text: by.map { Array(row.bytes[row.fields[$0]]) } ?? [], step: step)
        if let known = groupIndices[key] { return known }
        guard let by, groups.count >= Self.groupLimit else {
            addGroup(key)
            return groups.count - 1
        }
        throw TableFault(
            line: row.line, column: by + 1,
            "there are more than \(Self.groupLimit) different texts in column \(layout.name(by)), and each is a "
                + "series: --by - makes one series of them, --by NAME splits them by another column.")
    }

    /// The place of a row on the x axis.
    private enum Place {
        case at(Double)
        case missing, unreadable
    }

    private mutating func x(of row: TableRow) throws(TableFault) -> Place {
        switch shared.layout.place {
        case .row: return .at(Double(rowCount + 1))
        case .number(let column):
            let field = row.bytes[row.fields[column]]
            if let value = shared.layout.number.value(field) { return .at(value) }
            return shared.layout.gaps.contains(field) ? .missing : .unreadable
        case .date(let columns): return try moment(row, columns)
        case .category(let columns): return try category(row, columns).map(Place.at) ?? .missing
        }
    }

    private mutating func moment(_ row: TableRow, _ columns: DateColumns) throws(TableFault) -> Place {
        let reading = columns.reading
        guard let date = reading.moment(row.bytes[row.fields[columns.date]]) else {
            guard let other = shared.otherPeriod(row.bytes[row.fields[columns.date]]) else {
                return try noMoment(row, columns.date)
            }
            step = other.step
            return .at(other.seconds)
        }
        step = shared.mixesPeriods ? date.step : shared.layout.dateStep
        guard let day = columns.completed(date, { row.bytes[row.fields[$0]] })?.seconds else {
            let isGap = columns.parts.contains { layout.gaps.contains(row.bytes[row.fields[$0]]) }
            return isGap ? .missing : .unreadable
        }
        guard let time = columns.time else {
            return .at(reading.format == .time ? afterMidnights(day) : onClock(WrittenMoment(day, ahead: date.ahead)))
        }
        let field = row.bytes[row.fields[time]]
        if let ofDay = DateReading(format: .time).moment(field) {
            return .at(onClock(WrittenMoment(day + ofDay.seconds, ahead: date.ahead)))
        }
        return layout.gaps.contains(field) ? .missing : .unreadable
    }

    /// The moment on the table's clock. Rows that are split into series may start with the first moment again for each
    /// series.
    private mutating func onClock(_ moment: WrittenMoment) -> Double {
        shared.layout.by == nil || moment.ahead != nil ? clock.take(moment) : moment.seconds
    }

    /// - Throws: a fault for a date that is valid only with day and month in the other order.
    private func noMoment(_ row: TableRow, _ column: Int) throws(TableFault) -> Place {
        let field = row.bytes[row.fields[column]]
        if layout.gaps.contains(field) { return .missing }
        guard let other = layout.otherDates, DateReading(format: other).moment(field) != nil else {
            return .unreadable
        }
        let example = layout.exampleDate.map { ", as \($0) is" } ?? ""
        throw TableFault(
            line: row.line, column: column + 1,
            "\(TableFault.quoted(row.text(column))) is not a date or time\(example): say how they are written "
                + "with --dates.")
    }

    /// Adds a day when a time is more than twelve hours earlier than the previous one.
    private mutating func afterMidnights(_ time: Double) -> Double {
        if time < lastTime - 43_200 { midnights += 86_400 }
        lastTime = time
        return time + midnights
    }

    /// The place of a name: names are numbered in the order in which they appear.
    private mutating func category(_ row: TableRow, _ columns: [Int]) throws(TableFault) -> Double? {
        let text = columns.map(row.text).joined(separator: layout.joint)
        // "MemTotal:" in /proc/meminfo.
        let name = layout.shape.format == .columns && text.hasSuffix(":") ? String(text.dropLast()) : text
        if let known = categoryIndices[name] { return Double(known) }
        guard !layout.gaps.contains(name) else { return nil }
        if layout.by == nil, !layout.countsRows, RowTotals.isTotal(name) {
            totals.rows.append(RowTotals.Row(name: name, values: values))
            return .nan
        }
        guard categories.count < Self.categoryLimit else {
            throw TableFault(
                line: row.line, column: columns[0] + 1,
                "there are more than \(Self.categoryLimit) different texts in column \(layout.name(columns[0])): "
                    + "--x row counts rows instead.")
        }
        categoryIndices[name] = categories.count
        categories.append(name)
        return Double(categories.count - 1)
    }
}

extension TablePoints {
    /// Makes points of the totals, because there are no other rows.
    mutating func keepTotals() {
        for (place, row) in totals.rows.enumerated() {
            categories.append(row.name)
            for index in row.values.indices { series[0][index].append(x: Double(place), y: row.values[index]) }
        }
        totals.rows = []
    }

    /// Removes names from the x axis with their points.
    mutating func drop(_ places: Set<Int>) {
        var moved: [Double: Double] = [:]
        for (new, old) in categories.indices.filter({ !places.contains($0) }).enumerated() {
            moved[Double(old)] = Double(new)
        }
        for value in series[0].indices {
            let points = series[0][value]
            var kept = PointColumns()
            for index in 0..<points.count {
                if let x = moved[points.x[index]] { kept.append(x: x, y: points.y[index], label: points.labels[index]) }
            }
            series[0][value] = kept
        }
        categories = categories.indices.filter { !places.contains($0) }.map { categories[$0] }
    }

    /// Sorts points by x where the rows had another order.
    /// - Returns: whether any points were moved.
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
        for index in order { sorted.append(x: x[index], y: y[index], label: points.labels[index]) }
        return sorted
    }
}

extension PointColumns {
    /// The points from an index to the end.
    func suffix(from start: Int) -> PointColumns {
        var new = PointColumns()
        for index in start..<count { new.append(x: x[index], y: y[index], label: labels[index]) }
        return new
    }
}

/// Doubts about all points together, for the user to decide.
extension TablePoints {
    /// One sentence for each doubt.
    var doubts: [String] {
        Array(Set(series.joined().compactMap(Self.missingCode))).sorted() + [repeatedXNote].compactMap(\.self)
    }

    /// A number of nines such as -999 that is far from all other values.
    private static func missingCode(_ points: PointColumns) -> String? {
        guard let extent = points.yExtent else { return nil }
        guard let code = [extent.min, extent.max].first(where: isCode) else { return nil }
        let others = points.y.filter { $0.isFinite && $0 != code }
        guard others.count > 2, let low = others.min(), let high = others.max() else { return nil }
        let distance = code < low ? low - code : code - high
        guard distance > 2 * (high - low), distance > abs(code) / 2 else { return nil }
        let text = code == code.rounded() ? "\(Int(code))" : "\(code)"
        return "\(text) may mark missing values; --missing \(text) leaves them out."
    }

    private static func isCode(_ value: Double) -> Bool {
        let codes = [99, 99.9, 99.99, 999, 999.9, 999.99, 9999, 9999.9, 99_999, 999_999]
        return codes.contains(-value) || value > 100 && codes.contains(value)
    }

    /// Reports many rows at the same place, which a walk along the axis would visit one by one.
    private var repeatedXNote: String? {
        switch layout.place {
        case .row, .category: return nil
        case .number, .date: break
        }
        guard !layout.countsRows, let x = series.compactMap({ $0.first?.x }).max(by: { $0.count < $1.count }) else {
            return nil
        }
        let places = zip(x, x.dropFirst()).reduce(x.isEmpty ? 0 : 1) { $0 + ($1.0 == $1.1 ? 0 : 1) }
        guard places > 0, x.count >= places * 2 else { return nil }
        let name = layout.xColumns.first.map(layout.name) ?? "place"
        let rows = Int((Double(x.count) / Double(places)).rounded())
        return "\(x.count % places == 0 ? "" : "About ")\(rows) rows for each \(name)."
    }
}
