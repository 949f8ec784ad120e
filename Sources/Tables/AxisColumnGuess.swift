// SPDX-License-Identifier: MIT

/// Guesses the column of the x axis, and the column that splits the rows into series.
struct AxisColumnGuess: Sendable {
    private(set) var place = TableLayout.Place.row
    private(set) var by: Int?
    private(set) var date: DateGuess?
    private let columns: [ColumnSample]
    private let options: TableOptions
    private let number: NumberReading
    private let isWhole: Bool

    /// - Parameter isWhole: whether the sample is the whole table.
    init(_ columns: [ColumnSample], _ options: TableOptions, number: NumberReading, isWhole: Bool) {
        self.columns = columns
        self.options = options
        self.number = number
        self.isWhole = isWhole
        guard options.x == nil else { return }
        if !guessDate() { guessOther() }
    }

    /// Uses the column that the user named.
    mutating func take(x column: Int, by: Int?) {
        self.by = by
        if let guess = DateGuess(columns[column], format: options.dateFormat, number: number) {
            take(guess.joined(with: columns))
        } else {
            place = columns[column].kind == .text ? .category([column]) : .number(column)
        }
    }

    private mutating func take(_ guess: DateGuess, time: Int? = nil) {
        date = guess
        var columns = guess.columns
        columns.time = time
        place = .date(columns)
    }

    private var texts: [ColumnSample] { columns.filter { $0.kind == .text } }

    /// Prefers dates in strict order, then a date with a time, then dates in order within each text of a column, then
    /// any dates.
    private mutating func guessDate() -> Bool {
        let guesses = columns.compactMap { DateGuess($0, format: options.dateFormat, number: number) }
            .map { $0.joined(with: columns) }
        let dates = guesses.filter { $0.reading.format != .time }
        if let strict = best(dates, .strict) {
            take(strict)
            if !isWhole { by = texts.first { $0.index != strict.column.index && isConstant($0) }?.index }
            return true
        }
        for date in dates {
            if let time = guesses.first(where: { $0.reading.format == .time }), !date.column.cells[0].contains(":") {
                take(date, time: time.column.index)
                return true
            }
            if let group = texts.first(where: { parts($0, date) }) {
                take(date)
                by = group.index
                return true
            }
            if let names = names(beside: date) {
                place = .category(names)
                by = date.column.index
                return true
            }
        }
        let times = guesses.filter { $0.column.index == 0 || $0.order == .strict }
        guard let loose = best(dates, .loose) ?? dates.first(where: \.isPlain) ?? best(times, .loose) else {
            return false
        }
        take(loose)
        return true
    }

    /// The best guess with at least this order: certain dates first.
    private func best(_ guesses: [DateGuess], _ order: SampleOrder) -> DateGuess? {
        let fit = guesses.filter { $0.order >= order }
        return fit.first(where: \.isPlain) ?? fit.first
    }

    private func isConstant(_ column: ColumnSample) -> Bool {
        column.cells.count > 2 && Set(column.cells).count == 1
    }

    /// Whether the dates are in order for each text of a column.
    private func parts(_ group: ColumnSample, _ date: DateGuess) -> Bool {
        guard group.index != date.column.index, Set(group.cells).count <= 32, Set(group.cells).count > 1 else {
            return false
        }
        var moments: [String: [Double]] = [:]
        for (name, moment) in zip(group.cells, date.moments(columns)) {
            if let moment { moments[name, default: []].append(moment.seconds) }
        }
        return moments.values.allSatisfy { SampleOrder($0) == .strict } && moments.values.contains { $0.count > 1 }
    }

    /// The columns whose texts together occur once for each of a few dates, such as fields harvested every year: then
    /// the texts are the places, and each date is a series.
    private func names(beside date: DateGuess) -> [Int]? {
        let dates = date.column.cells
        guard isWhole, date.columns.all.count == 1, !dates.contains(""), dates.count <= TablePoints.categoryLimit,
            (2...8).contains(Set(dates).count), dates.count >= 2 * Set(dates).count
        else { return nil }
        let texts = texts.filter { $0.index != date.column.index && $0.reading == nil }.prefix(3).map(\.index)
        let choices = texts.map { [$0] } + [Array(texts.prefix(2)), texts]
        return choices.first { choice in
            let places = dates.indices.map { row in choice.map { columns[$0].cells[row] } }
            let all = zip(dates, places).map { [$0] + $1 }
            return !choice.isEmpty && Set(all).count == dates.count
                && Set(places).count * Set(dates).count <= dates.count * 2
        }
    }

    private static let counters: Set<String> = [
        "x", "t", "time", "index", "step", "epoch", "iteration", "elapsed", "distance", "frequency", "depth", "sample",
        "when", "lap", "icmp_seq", "#",
    ]

    /// Prefers rising or falling numbers in the first column or with a fitting name, then names, then numbers that rise
    /// by equal steps.
    private mutating func guessOther() {
        let numbers = columns.filter { $0.kind == .number }
        let rising = numbers.filter { $0.reading == nil && numbers.count > 1 && isInOrder($0) }
        if let column = rising.first(where: isPlace) {
            place = .number(column.index)
        } else if let names = names {
            place = .category([names.index])
        } else if let column = rising.first(where: hasEqualSteps) {
            place = .number(column.index)
        }
    }

    /// Whether at least three quarters of the fields are numbers in strict order.
    private func isInOrder(_ column: ColumnSample) -> Bool {
        let values = column.values.compactMap { number.value($0) }
        return SampleOrder(values) == .strict && values.count * 4 >= column.cells.count * 3
    }

    private func isPlace(_ column: ColumnSample) -> Bool {
        let name = ColumnHeading(column.head ?? "").name.lowercased()
        return column.index == 0 && column.cells.count > 2 || Self.counters.contains(name)
    }

    private func hasEqualSteps(_ column: ColumnSample) -> Bool {
        let values = column.values.compactMap { number.value($0) }
        guard values.count > 2, values[1] > values[0] else { return false }
        let step = values[1] - values[0]
        // The values of a counter that started long ago may rise evenly for a while.
        guard abs(values[0]) <= 10 * step else { return false }
        return zip(values, values.dropFirst()).allSatisfy { abs($1 - $0 - step) < step / 1000 }
    }

    /// A column whose texts are all different: the first column, or else the last such column with three or more rows.
    private var names: ColumnSample? {
        guard isWhole else { return nil }
        let texts = texts.filter { column in
            column.reading == nil && (2...1000).contains(column.cells.count)
                && Set(column.cells).count == column.cells.count
        }
        return texts.first { $0.index == 0 } ?? texts.last { $0.cells.count > 2 }
    }
}
