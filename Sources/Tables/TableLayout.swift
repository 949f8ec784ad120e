// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The roles of a table's columns: enough to make points of its rows.
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
        /// How its numbers are written; nil where they are plain.
        var reading: CellReading?
    }

    var shape: TableShape
    /// The line of the first row with data.
    var firstLine: Int
    /// The lines above it, which may come again.
    var above: [[UInt8]]
    /// The name of each column, which is its head where there is one.
    var names: [String]
    var hasHeader: Bool
    var place: Place
    var values: [Value]
    /// Whether there is nothing but the number of rows at each place.
    var countsRows = false
    /// The column that parts the rows into series.
    var by: Int?
    var number: NumberReading
    var gaps: GapWords
    /// The step of its dates, where they have no days of their own; nil leaves it to the moments.
    var dateStep: DateStep?
    /// A moment as the table writes it, for errors.
    var exampleDate: String?
    /// The other order of day and month, where it is not certain.
    var otherDates: TableDateFormat?
    var notes: [String]

    /// The column's name in sentences.
    func name(_ column: Int) -> String { hasHeader ? names[column] : "\(column + 1)" }

    /// Whether a row is the head once more, as vmstat prints it again and again.
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

/// A layout that is not copied: it is looked at for each row.
final class SharedLayout: Sendable {
    let layout: TableLayout

    init(_ layout: TableLayout) {
        self.layout = layout
    }

    /// The number in a field of a column that is a series; nil for what is none.
    func value(_ field: ArraySlice<UInt8>, _ index: Int) -> Double? {
        if let reading = layout.values[index].reading { return reading.value(field, layout.number) }
        return layout.number.value(field)
    }
}
