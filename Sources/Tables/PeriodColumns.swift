// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The columns of a wide table whose headings are periods: years, dates, months or quarters. Time is the x axis, so each row is a
/// series, and its name is in the columns beside. Where each row is a year, and the headings are its parts, all is one series.
struct PeriodColumns: Sendable, Equatable {
    /// The columns with the name of a row; empty where all rows are one series.
    let names: [Int]
    /// The column of the years whose parts the headings are; nil for other headings.
    let years: Int?
    /// The columns of the values, in the order of time.
    let columns: [Int]
    /// The heading of each column.
    private let heads: [String]
    /// The period of each column, as the heading writes it.
    let periods: [String]
    /// The moments of the periods, with the columns of ``rows(of:joint:)``; nil for periods without a date, whose names are in the
    /// second column.
    let dates: DateColumns?
    /// The words that all headings have before the period, as in pop_2010 and pop_2020; empty without.
    let measure: String
    private(set) var step: DateStep?
    private(set) var otherDates: TableDateFormat?

    /// Two periods are a comparison.
    private static let fewest = 3

    /// Nil when the headings are not periods, or when two rows have the same name.
    /// - Parameters:
    ///   - names: the columns with the name of a row.
    ///   - limit: the largest number of rows.
    ///   - format: how dates are written; nil to detect it.
    init?(_ samples: [ColumnSample], names: [Int], limit: Int, format: TableDateFormat?) {
        let values = samples.filter { $0.hasNumbers && !names.contains($0.index) }
        let measure = Self.measure(values.compactMap(\.head))
        self.measure = measure.trimmed
        let dated = values.compactMap { column in
            let head = column.head.map {
                measure.written.isEmpty || !$0.hasPrefix(measure.written)
                    ? $0[...] : $0.dropFirst(measure.written.count)
            }
            return Self.period(head).map { (column: column, text: $0) }
        }
        guard let rows = samples.first?.cells.count, dated.count >= Self.fewest, dated.count * 2 > values.count,
            rows <= limit, Self.areAlike(dated.map(\.column))
        else { return nil }
        guard let names = Self.names(names, samples, rows: rows) else { return nil }
        self.names = names
        years = nil
        let written = ColumnSample(
            index: 0, head: "year", cells: dated.map(\.text), gaps: MissingValueMarkers([]), number: .point)
        if let guess = DateGuess(written, format: format, number: .point), guess.reading.format != .time {
            let moments = dated.compactMap { guess.reading.seconds($0.text) }
            guard moments.count == dated.count, Set(moments).count == moments.count,
                guess.step != .year || dated.allSatisfy({ Self.isRecentYear($0.text) })
            else { return nil }
            let order = moments.indices.sorted { moments[$0] < moments[$1] }
            columns = order.map { dated[$0].column.index }
            heads = order.map { dated[$0].column.name }
            periods = order.map { dated[$0].text }
            dates = DateColumns(1, guess.reading)
            (step, otherDates) = (guess.step, guess.other)
            return
        }
        let parts = dated.compactMap { NamedPeriod($0.text) }
        guard parts.count == dated.count, Set(parts.map(\.kind)).count == 1,
            zip(parts, parts.dropFirst()).allSatisfy({ $0.number < $1.number })
        else { return nil }
        columns = dated.map(\.column.index)
        heads = dated.map(\.column.name)
        periods = dated.map(\.text)
        dates = nil
    }

    /// The months or quarters of years. Nil when the headings are not such parts, or when two rows have the same year and name.
    /// - Parameter years: the column of the years.
    init?(_ samples: [ColumnSample], years: DateColumns) {
        let values = samples.filter { $0.hasNumbers && $0.index != years.date }
        let parts = values.compactMap { column in
            column.head.flatMap { NamedPeriod($0) }.map { (column: column, period: $0) }
        }
        guard let kind = parts.first?.period.kind, kind != .season, parts.count >= Self.fewest,
            parts.count * 2 > values.count, parts.allSatisfy({ $0.period.kind == kind }),
            zip(parts, parts.dropFirst()).allSatisfy({ $0.period.number < $1.period.number }),
            Self.areAlike(parts.map(\.column)), years.parts.isEmpty, years.time == nil
        else { return nil }
        let cells = samples[years.date].cells
        guard !cells.contains(""), let all = Self.names([years.date], samples, rows: cells.count) else { return nil }
        names = all.filter { $0 != years.date }
        self.years = years.date
        columns = parts.map(\.column.index)
        heads = parts.map(\.column.name)
        periods = parts.map { String($0.period.number) }
        var whole = DateColumns(0, years.reading)
        (whole.month, whole.quarter) = kind == .month ? (1, nil) : (nil, 1)
        dates = whole
        step = kind == .month ? .month : .quarter
        measure = "value"
    }

    /// These columns, and other columns of texts until no two rows have the same name; nil if that fails.
    private static func names(_ names: [Int], _ samples: [ColumnSample], rows: Int) -> [Int]? {
        var names = names
        var others = samples.filter { $0.kind == .text && !$0.hasNumbers && !names.contains($0.index) }.map(\.index)
        while true {
            let texts = (0..<rows).map { row in names.sorted().map { samples[$0].cells[row] } }
            if Set(texts).count == rows, texts.allSatisfy({ !$0.allSatisfy(\.isEmpty) }) { return names.sorted() }
            guard !others.isEmpty else { return nil }
            names.append(others.removeFirst())
        }
    }

    /// Whether the numbers of the columns are written alike, or have marks.
    private static func areAlike(_ columns: [ColumnSample]) -> Bool {
        let readings = columns.compactMap(\.reading).filter { $0 != .marked }
        return readings.isEmpty || readings.count == columns.count && readings.allSatisfy { $0 == readings[0] }
    }

    /// The words before a year that three headings or more have in common, with the mark between them.
    private static func measure(_ heads: [String]) -> (written: String, trimmed: String) {
        let marks: Set<Character> = [" ", "_", "-", ".", ":"]
        let starts = heads.compactMap { head -> String? in
            guard head.count > 5, head.suffix(4).allSatisfy(\.isWholeNumber),
                marks.contains(head.dropLast(4).last ?? "0")
            else {
                return nil
            }
            return String(head.dropLast(4))
        }
        guard starts.count >= fewest, let first = starts.first, starts.allSatisfy({ $0 == first }),
            first.contains(where: \.isLetter), MonthNames.number(String(first.dropLast())) == nil
        else { return ("", "") }
        return (first, String(first.reversed().drop { marks.contains($0) }.reversed()))
    }

    /// A heading without the letters before a year that R adds (X1960), those of fiscal years, and the World Bank's code behind it.
    private static func period(_ head: Substring?) -> String? {
        guard var head, !head.isEmpty else { return nil }
        if head.last == "]", let code = head.lastIndex(of: "["), head[code...].hasPrefix("[YR") {
            head = head[..<code].drop(while: { $0 == " " })
            while head.last == " " { head.removeLast() }
        }
        let digits = head.drop(while: \.isLetter).drop { $0 == " " }
        if ["X", "Y", "YR", "FY"].contains(head.prefix(while: \.isLetter)), digits.count == 4,
            digits.allSatisfy(\.isWholeNumber)
        {
            return String(digits)
        }
        return head.contains(where: \.isNumber) || MonthNames.number(String(head)) != nil ? String(head) : nil
    }

    /// Wavelengths and speeds are headings too: 1000, 1100, 1200.
    private static func isRecentYear(_ text: String) -> Bool {
        Int(text.prefix(4)).map { (1700...2100).contains($0) } ?? false
    }

    /// A row for each period: the name, the period, and the value; or the year, its part, the value, and the name.
    func rows(of row: TableRow, joint: String) -> [TableRow] {
        let name = Array(names.map(row.text).filter { !$0.isEmpty }.joined(separator: joint).utf8)
        let year = years.map { Array(row.bytes[row.fields[$0]]) }
        return columns.indices.map { index in
            var single = TableRow()
            single.line = row.line
            let texts = [year ?? name, Array(periods[index].utf8), Array(row.bytes[row.fields[columns[index]]])]
            for text in texts + (year == nil ? [] : [name]) {
                let start = single.bytes.count
                single.bytes += text
                single.fields.append(start..<single.bytes.count)
            }
            return single
        }
    }

    /// Whether a row repeats the heading.
    func isHead(_ row: TableRow) -> Bool {
        zip(columns, heads).allSatisfy { row.text($0) == $1 }
    }
}

/// A period that has no date: a quarter or a month without its year, or a season over two years, such as 2020/21.
private struct NamedPeriod {
    enum Kind {
        case month, quarter, season
    }

    let kind: Kind
    let number: Int

    init?(_ text: String) {
        if let month = MonthNames.number(text) {
            (kind, number) = (.month, month)
        } else if let quarter = Self.quarter(text) {
            (kind, number) = (.quarter, quarter)
        } else if let year = Self.season(text) {
            (kind, number) = (.season, year)
        } else {
            return nil
        }
    }

    private static func quarter(_ text: String) -> Int? {
        guard text.utf8.count == 2, text.first == "Q" || text.first == "q", let quarter = text.last?.wholeNumberValue,
            (1...4).contains(quarter)
        else { return nil }
        return quarter
    }

    /// The first year of two that follow each other.
    private static func season(_ text: String) -> Int? {
        let years = text.split { $0 == "/" || $0 == "-" || $0 == "\u{2013}" }
        guard years.count == 2, years[0].utf8.count == 4, let first = Int(years[0]), let second = Int(years[1]),
            years[1].utf8.count == 4 ? second == first + 1 : years[1].utf8.count == 2 && second == (first + 1) % 100
        else { return nil }
        return first
    }
}
