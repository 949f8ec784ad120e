// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The moments of the x axis in the sample, to find columns that say them again: a year beside a date, or the end of a
/// candle beside its start.
struct RepeatedMoment: Sendable {
    private let times: [CivilTime?]
    private let seconds: [Double?]
    private let number: NumberReading

    init(_ columns: [ColumnSample], _ date: DateColumns, _ number: NumberReading) {
        let cells = columns[date.date].cells
        seconds = cells.indices.map { row in
            date.reading.moment(cells[row]).flatMap { moment in
                date.completed(moment) { ArraySlice(columns[$0].cells[row].utf8) }
            }?.seconds
        }
        times = seconds.map { $0.flatMap { CivilTime(secondsSince1970: $0) } }
        self.number = number
    }

    /// Whether each number of a column is the year, the year with a fraction, the month of a column without a heading, or
    /// is a moment within a day.
    func contains(_ column: ColumnSample) -> Bool {
        guard column.kind == .number, column.reading == nil, seconds.count > 1 else { return false }
        let rows = column.cells.indices.compactMap { row -> (number: Double, time: CivilTime, seconds: Double)? in
            guard let number = number.value(column.cells[row]), let time = times[row], let seconds = seconds[row] else {
                return nil
            }
            return (number, time, seconds)
        }
        guard rows.count == column.values.count, !rows.isEmpty else { return false }
        if rows.allSatisfy({ $0.number == Double($0.time.year) }) { return true }
        let isMonth = column.head == nil && Set(rows.map(\.number)).count > 1
        if isMonth, rows.allSatisfy({ $0.number == Double($0.time.month) }) { return true }
        return [1, 1e3, 1e6, 1e9].contains { unit in
            rows.allSatisfy { abs($0.number / unit - $0.seconds) <= 86_400 && $0.seconds > 1e8 }
        }
    }
}
