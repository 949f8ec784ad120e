// SPDX-License-Identifier: MIT

/// The options for reading a table; a nil option is recognised from the table.
package struct TableOptions: Sendable, Equatable {
    package var format: TableFormat?
    /// The column along the chart, by name or by number from 1; `row` for the number of the row.
    package var x: String?
    /// The columns that become series, by name or by number; nil for all that have numbers.
    package var columns: [String]?
    /// The column whose texts part the rows into series, as a share's name does; `-` for none.
    package var by: String?
    package var delimiter: Character?
    /// Whether 3,5 is three and a half.
    package var decimalComma: Bool?
    package var dateFormat: TableDateFormat?
    /// The units by name or number of a column: `°C`, `USD`.
    package var units: [String: String] = [:]
    package var hasHeader: Bool?
    /// The words for a missing value, beside the usual ones: `-99.99`.
    package var missing: [String] = []
    /// The chart's title; its file's name unless given.
    package var title: String?

    package init() {}
}

/// The format in which a table is written.
package enum TableFormat: String, Sendable, CaseIterable {
    /// Comma, semicolon or bar, with quotes as RFC 4180 has them.
    case csv
    case tsv
    /// An object or an array a line.
    case jsonLines = "jsonl"
    /// Parted by spaces, as `vmstat` prints.
    case columns
    /// Names and values, `time=5`, parted by spaces.
    case pairs
}

/// The format in which moments are written.
package enum TableDateFormat: String, Sendable, CaseIterable {
    /// 2024-01-31 12:00, 2024-01, 20240131.
    case iso
    /// 31.12.2024, 31/12/2024.
    case dayFirst = "dmy"
    /// 12/31/2024.
    case monthFirst = "mdy"
    /// Jan 1 2000.
    case named
    /// 1958, 1958.2027.
    case year
    /// Seconds since 1970.
    case unix
    /// Milliseconds since 1970.
    case milliseconds
    /// 12:00:01.
    case time
    /// There are no dates: a text that looks like a date is a number.
    case none
}
