// SPDX-License-Identifier: MIT

/// Guesses the column of the x axis, and the column that splits the rows into series.
struct AxisColumnGuess: Sendable {
    private(set) var place = TableLayout.Place.row
    private(set) var by: Int?
    private(set) var date: DateGuess?
    /// The column that ranks the names, and needs no series.
    private(set) var rank: Int?
    /// The column with the week, which follows the year.
    private(set) var week: Int?
    private let columns: [ColumnSample]
    private let options: TableOptions
    private let number: NumberReading
    private let isWhole: Bool
    /// The column that only counts the rows.
    private let index: Int?

    /// - Parameters:
    ///   - isWhole: whether the sample is the whole table.
    ///   - isListing: whether the table is the output of a program for people.
    init(
        _ columns: [ColumnSample], _ options: TableOptions, number: NumberReading, isWhole: Bool, isListing: Bool
    ) {
        self.columns = columns
        index = RowIndex(columns, number, isListing: isListing)?.column.index
        self.options = options
        self.number = number
        self.isWhole = isWhole
        guard options.x == nil else { return }
        if !guessDate() { guessOther() }
        if let index, place != .number(index) { rank = index }
        if case .date = place, rank == nil { rank = columns.first(where: isRecord)?.index }
        if case .date = place, by == nil { by = MoneyDirection.column(columns, number)?.index }
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
        // The date of a week is not written, so it is named as the table names it, as long as there are few.
        if let week = columns.week, isWhole, guess.column.cells.count <= TablePoints.categoryLimit,
            guess.order == .strict
        {
            place = .category([columns.date, week])
            date = nil
            self.week = week
        }
    }

    private var texts: [ColumnSample] { columns.filter { $0.kind == .text } }

    /// Prefers dates in strict order, then a date with a time, then dates in order within each text of a column, then
    /// any dates.
    private mutating func guessDate() -> Bool {
        let guesses = columns.compactMap { column in
            let isYear = options.dateFormat == nil && DateColumns.areYears(column, columns, number)
            return DateGuess(column, format: isYear ? .year : options.dateFormat, number: number)
        }.map { $0.joined(with: columns) }
        let dates = guesses.filter { $0.reading.format != .time }
        if let strict = best(dates, .strict) {
            take(strict, time: clock(beside: strict, guesses))
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
                by = SeriesColumn(group, among: texts).index
                return true
            }
            if let names = names(beside: date) {
                place = .category(names)
                by = date.column.index
                return true
            }
        }
        // Rows with names have these as their axis, if all are of one day.
        if !dates.isEmpty, dates.count == guesses.count, dates.allSatisfy({ isConstant($0.column) }),
            names(least: 2).map({ names in dates.allSatisfy { $0.column.index != names.index } }) == true
        {
            return false
        }
        let times = guesses.filter { $0.column.index == 0 || $0.order == .strict }
        guard let loose = best(dates, .loose) ?? dates.first(where: \.isPlain) ?? best(times, .loose) else {
            return false
        }
        take(loose)
        return true
    }

    /// The column with the time of day of dates that differ without it.
    private func clock(beside date: DateGuess, _ guesses: [DateGuess]) -> Int? {
        guard date.columns.all.count == 1, date.step == nil, !date.column.cells.contains(where: { $0.contains(":") })
        else { return nil }
        return guesses.first { $0.reading.format == .time && DateNames.isClock($0.column.head) }?.column.index
    }

    /// The best guess with at least this order: certain dates first.
    private func best(_ guesses: [DateGuess], _ order: SampleOrder) -> DateGuess? {
        let fit = guesses.filter { $0.order >= order }
        return fit.first(where: \.isPlain) ?? fit.first
    }

    private func isConstant(_ column: ColumnSample) -> Bool {
        column.cells.count > 1 && Set(column.cells).count == 1
    }

    /// Whether the dates are in order for each text of a column.
    private func parts(_ group: ColumnSample, _ date: DateGuess) -> Bool {
        guard group.index != date.column.index, Set(group.cells).count <= 32, Set(group.cells).count > 1 else {
            return false
        }
        var moments: [String: [Double]] = [:]
        for (name, moment) in zip(group.cells, date.moments(columns)) {
            guard let moment else { continue }
            moments[date.reading.hasPeriods ? "\(name) \(moment.step)" : name, default: []].append(moment.seconds)
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
        "when", "lap", "laps", "icmp_seq", "#", "day", "hour", "minute", "month", "week", "round", "subject",
    ]
    /// Headings of names.
    private static let nameWords: Set<String> = [
        "name", "label", "title", "country", "city", "region", "item", "category", "month", "command", "process",
        "host",
        "user", "file", "path", "team", "product", "station", "nom", "libelle", "libell\u{E9}", "nombre", "nome",
        "naam",
        "navn", "namn", "nazwa", "название", "наименование", "名称", "名前", "名稱", "이름",
    ]
    /// A column with such a name is x, whatever its order.
    private static let places = TableWords.years.union(["x", "time", "timepoint", "date", "zeit", "temps"])

    /// Prefers the column with a name for x, then rising or falling numbers in the first column or with a fitting name,
    /// then names, then numbers that rise by equal steps.
    private mutating func guessOther() {
        let numbers = columns.filter { $0.kind == .number }
        let hasOthers = columns.count { $0.hasNumbers } > 1
        let plain = numbers.filter { $0.reading == nil && hasOthers && $0.index != index }
        let rising = plain.filter(isInOrder)
        let counter = index.map { columns[$0] } ?? rising.first.flatMap { $0.index == 0 && isRank($0) ? $0 : nil }
        if let column = plain.first(where: { Self.places.contains(name(of: $0)) && !isConstant($0) }) {
            place = .number(column.index)
            by = SeriesColumn(beside: column.cells, texts)?.index
        } else if let (column, group) = numberParts(plain) {
            place = .number(column.index)
            by = group.index
        } else if let counter, let names = names(least: 2) {
            place = .category([names.index])
            let name = name(of: counter)
            if isCount(counter) || Self.ranks.contains(name) || !CodeEvidence.isCodeName(name) { rank = counter.index }
        } else if let names = names(least: 2), names.head == nil, RowTotals.isTotal(names.cells.last ?? "") {
            place = .category([names.index])
        } else if let column = rising.first(where: isPlace) {
            place = .number(column.index)
        } else if let names = names(least: 3) {
            place = .category([names.index])
        } else if let index {
            place = .number(index)
        } else if let column = rising.first(where: hasEqualSteps), column.index == numbers.first?.index {
            place = .number(column.index)
        }
    }

    /// A column with a name for x whose numbers are in order for each text of another column.
    private func numberParts(_ plain: [ColumnSample]) -> (ColumnSample, ColumnSample)? {
        for column in plain where Self.counters.contains(name(of: column)) && !isInOrder(column) {
            let numbers = column.cells.map { number.value($0) }
            let group = texts.first { group in
                (2...32).contains(Set(group.cells).count) && group.reading == nil
                    && Self.areInOrder(numbers, group.cells)
            }
            if let group { return (column, group) }
        }
        return nil
    }

    private static func areInOrder(_ numbers: [Double?], _ groups: [String]) -> Bool {
        var parts: [String: [Double]] = [:]
        for (group, number) in zip(groups, numbers) {
            if let number { parts[group, default: []].append(number) }
        }
        return parts.values.allSatisfy { $0.count > 1 && SampleOrder($0) == .strict }
    }

    private func name(of column: ColumnSample) -> String { ColumnHeading(column.head ?? "").name.lowercased() }

    private static let ranks: Set<String> = [
        "rank", "id", "no", "no.", "nr", "nr.", "pos", "position", "rang", "platz", "puesto",
    ]

    /// Whether the column only counts the rows, or is named as a rank or an identifier: then names say more.
    private func isRank(_ column: ColumnSample) -> Bool {
        let name = name(of: column)
        if CodeEvidence.isCodeName(column.head ?? "") { return true }
        if Self.ranks.contains(name) { return true }
        return isCount(column) && (column.head == nil || ["index", "#", "n", ""].contains(name))
    }

    private static let records: Set<String> = [
        "record", "record number", "recnum", "recnbr", "rec", "#", "index", "no", "no.", "n", "seq", "sample no", "row",
    ]

    /// Whether a logger's column only counts its rows.
    private func isRecord(_ column: ColumnSample) -> Bool {
        let values = column.values.compactMap { number.value($0) }
        return column.kind == .number && column.reading == nil && Self.records.contains(name(of: column))
            && columns.count { $0.hasNumbers } > 1 && values.count > 1 && values.count == column.cells.count
            && zip(values, values.dropFirst()).allSatisfy { $1 - $0 == 1 }
    }

    private func isCount(_ column: ColumnSample) -> Bool {
        let values = column.values.compactMap { number.value($0) }
        return values.first.map { $0 == 0 || $0 == 1 } ?? false
            && zip(values, values.dropFirst()).allSatisfy { $1 - $0 == 1 }
    }

    /// Whether at least three quarters of the fields are numbers in strict order.
    private func isInOrder(_ column: ColumnSample) -> Bool {
        let values = column.values.compactMap { number.value($0) }
        return SampleOrder(values) == .strict && values.count * 4 >= column.cells.count * 3
    }

    private func isPlace(_ column: ColumnSample) -> Bool {
        if Self.counters.contains(name(of: column)) { return true }
        guard column.index == 0, column.cells.count == 2 else { return column.index == 0 && column.cells.count > 2 }
        let values = column.values.compactMap { number.value($0) }
        return values.count == 2 && values[1] - values[0] == 1 && abs(values[0]) <= 1
    }

    private func hasEqualSteps(_ column: ColumnSample) -> Bool {
        let values = column.values.compactMap { number.value($0) }
        guard values.count > 2, values[1] > values[0] else { return false }
        let step = values[1] - values[0]
        // The values of a counter that started long ago may rise evenly for a while.
        guard abs(values[0]) <= 10 * step else { return false }
        return zip(values, values.dropFirst()).allSatisfy { abs($1 - $0 - step) < step / 1000 }
    }

    /// Whether most texts are neither numbers with something behind them nor lists, so that they may be names.
    private static func areWords(_ texts: [String]) -> Bool {
        texts.count { text in
            text.unicodeScalars.first.map { !"0123456789+-<>~[{".unicodeScalars.contains($0) } ?? false
                || text.split(separator: " ").contains { $0.count > 2 && $0.allSatisfy(\.isLetter) }
        } * 2
            > texts.count
    }

    /// A column whose texts are all different: the first column, or else the last such column with enough rows.
    private func names(least: Int) -> ColumnSample? {
        guard isWhole else { return nil }
        let texts = texts.filter { column in
            let names = column.cells.filter { !RowTotals.isTotal($0) }
            return column.reading == nil && (1...1000).contains(names.count) && Set(names).count == names.count
                && (column.index == 0 || names.count > 1 && Self.areWords(names))
        }
        let isNamed = { (column: ColumnSample) in
            let name = name(of: column)
            return Self.nameWords.contains(name) || name.split(separator: " ").last == "name"
        }
        let far = texts.filter { $0.index == 0 || $0.cells.count >= least || isNamed($0) }
        let words = far.filter { !CodeEvidence.isCodeName($0.head ?? "") }
        let first = texts.first { $0.index == 0 }
        let isCode = first != nil && !words.contains { $0.index == 0 }
        if let first, CodeEvidence.areCodes(first.cells), let name = words.first(where: isNamed) { return name }
        if isCode, let name = words.first(where: isNamed) ?? words.last { return name }
        return first ?? words.last ?? far.last
    }
}
