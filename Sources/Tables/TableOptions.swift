// SPDX-License-Identifier: MIT

/// The options for reading a table. An option that is nil is detected from the table.
package struct TableOptions: Sendable, Equatable {
    package var format: TableFormat?
    /// The column of the x axis, by name or by number from 1; `row` for the row number.
    package var x: String?
    /// The columns that become series, by name or by number; nil for all with numbers.
    package var columns: [String]?
    /// The column whose texts split the rows into series, such as the names of shares; `-` for none.
    package var by: String?
    package var delimiter: Character?
    /// Whether the decimal mark is a comma: 3,5 is three and a half.
    package var decimalComma: Bool?
    package var dateFormat: TableDateFormat?
    /// The units by the name or number of a column: `°C`, `USD`.
    package var units: [String: String] = [:]
    package var hasHeader: Bool?
    /// Words for a missing value in addition to the usual ones: `-99.99`.
    package var missing: [String] = []
    /// The chart's title; nil for the name of the file.
    package var title: String?

    package init() {}
}

/// The format of a table.
package enum TableFormat: String, Sendable, CaseIterable {
    /// Separated by commas, semicolons or bars, with quotes as in RFC 4180.
    case csv
    case tsv
    /// One object or array on each line.
    case jsonLines = "jsonl"
    /// Separated by spaces, as in the output of `vmstat`.
    case columns
    /// Names and values such as `time=5`, separated by spaces.
    case pairs
}

/// The format of moments.
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
    /// Microseconds since 1970.
    case microseconds
    /// Nanoseconds since 1970.
    case nanoseconds
    /// Days since 1900 as spreadsheets count them: 45292 is 2024-01-01.
    case spreadsheet = "excel"
    /// 12:00:01.
    case time
    /// No dates: values that look like dates are numbers.
    case none
}
