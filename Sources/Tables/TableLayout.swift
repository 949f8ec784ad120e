// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The roles of a table's columns, from which the rows become points.
struct TableLayout: Sendable, Equatable {
    /// The source of a row's x; columns count from 0.
    enum Place: Sendable, Equatable {
        case row
        case number(Int)
        case date(DateColumns)
        /// The texts of one column, or of several together.
        case category([Int])
    }

    /// A column that becomes a series.
    struct Value: Sendable, Equatable {
        /// The column's number, from 0.
        var column: Int
        var name: String
        var unit: String?
        /// The notation of the numbers; nil for plain numbers.
        var reading: CellReading?

        /// Linear, or the two words of a column that says false and true.
        var scale: AxisScale {
            if case .truth(let words) = reading { .category([words.no, words.yes]) } else { .linear }
        }
    }

    var shape: TableShape
    /// The line number of the first row with data.
    var firstLine: Int
    /// The lines above the first row, which may be repeated later.
    var above: [[UInt8]]
    /// The name of each column: its heading if there is one.
    var names: [String]
    var hasHeader: Bool
    var place: Place
    var values: [Value]
    /// Whether the values are numbers of rows at each place, because no column has numbers.
    var countsRows = false
    /// The first line of the notes below the rows.
    var notesStart: Int?
    /// Tells rows that begin with `#` from comments; nil when all are comments.
    var hashes: HashRows?
    /// The column that splits the rows into series.
    var by: Int?
    /// The columns that become rows; then the columns above are those of ``PeriodColumns/rows(of:joint:)``.
    var periods: PeriodColumns?
    /// The text between the texts of a name that several columns form.
    var joint = ", "
    var number: NumberReading
    var gaps: MissingValueMarkers
    /// The step of dates without days; nil when the moments decide.
    var dateStep: DateStep?
    /// A moment as the table writes it, for errors.
    var exampleDate: String?
    /// The other order of day and month, when the order is uncertain.
    var otherDates: TableDateFormat?
    var notes: [String]

    /// The column's name in sentences.
    func name(_ column: Int) -> String { hasHeader ? names[column] : "\(column + 1)" }

    /// Makes a series of each row, or one of all.
    mutating func take(_ columns: PeriodColumns, unit: String?, reading: CellReading?) {
        let name = columns.names.map { names[$0] }.joined(separator: joint)
        names =
            columns.years.map { [names[$0], "column 2", columns.measure, name] } ?? [name, "column 2", columns.measure]
        periods = columns
        place = columns.dates.map { .date($0) } ?? .category([1])
        by = columns.years == nil ? 0 : columns.names.isEmpty ? nil : 3
        (dateStep, otherDates, exampleDate) = (columns.step, columns.otherDates, columns.periods.first)
        values = [Value(column: 2, name: columns.measure, unit: unit, reading: reading)]
    }

    /// Whether a row repeats the heading, as vmstat does.
    func isHead(_ row: TableRow) -> Bool {
        hasHeader && values.allSatisfy { row.text($0.column) == names[$0.column] }
    }

    var xColumns: [Int] {
        switch place {
        case .row: []
        case .number(let column): [column]
        case .category(let columns): columns
        case .date(let columns): columns.all
        }
    }
}

/// A layout as an object, so that it is not copied for each row.
final class SharedLayout: Sendable {
    let layout: TableLayout

    /// Whether any series has numbers that are not plain, and the series whose numbers may have marks.
    private let hasReadings: Bool
    private let marked: Set<Int>
    /// The columns of the series.
    let columns: [Int]
    /// Whether the dates are years, quarters and months; each kind is a series.
    let mixesPeriods: Bool
    /// Whether a date of another step than that of the table makes another series.
    private let hasPeriods: Bool

    init(_ layout: TableLayout) {
        self.layout = layout
        hasReadings = layout.values.contains { $0.reading != nil }
        marked = Set(layout.values.indices.filter { [.marked, .ratio].contains(layout.values[$0].reading) })
        columns = layout.values.map(\.column)
        guard case .date(let dates) = layout.place, dates.all.count == 1, !layout.countsRows, layout.periods == nil,
            let step = layout.dateStep
        else {
            (mixesPeriods, hasPeriods) = (false, false)
            return
        }
        (mixesPeriods, hasPeriods) = (dates.reading.hasPeriods, step > .day)
    }

    /// A year, quarter or month among dates of another of these steps; nil for another text.
    func otherPeriod(_ text: ArraySlice<UInt8>) -> WrittenMoment? {
        guard hasPeriods, !mixesPeriods, let moment = DateReading.period(text), moment.step != layout.dateStep else {
            return nil
        }
        return moment
    }

    func isMarked(_ index: Int) -> Bool { hasReadings && marked.contains(index) }

    /// The number in a field of a series; nil for a text that is not a number.
    func value(_ field: ArraySlice<UInt8>, _ index: Int) -> Double? {
        if hasReadings, let reading = layout.values[index].reading { return reading.value(field, layout.number) }
        return layout.number.value(field)
    }
}
