// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The columns that form a moment together, by their numbers from 0: a date, or a year with quarter, month, day, hour and
/// minute columns, and a time of day.
struct DateColumns: Sendable, Equatable {
    var date: Int
    var reading: DateReading
    var quarter: Int?
    var month: Int?
    var week: Int?
    var day: Int?
    var hour: Int?
    var minute: Int?
    var time: Int?

    init(_ date: Int, _ reading: DateReading) {
        self.date = date
        self.reading = reading
    }

    var all: [Int] { [date] + parts + (time.map { [$0] } ?? []) }

    /// The columns with parts of a year.
    var parts: [Int] { [quarter, month, week, day, hour, minute].compactMap(\.self) }

    /// Completes a year with its quarter, or with its month and day; nil when a part is not valid.
    func completed(_ year: WrittenMoment, _ field: (Int) -> ArraySlice<UInt8>) -> WrittenMoment? {
        if let week {
            guard let start = CivilTime(secondsSince1970: year.seconds), let number = Self.part(field(week)) else {
                return nil
            }
            return DayNumber.seconds(year: start.year, week: number, day: 1).map { WrittenMoment($0) }
        }
        guard let first = quarter ?? month else { return year }
        guard let start = CivilTime(secondsSince1970: year.seconds), let number = Self.part(field(first)),
            let dayOfMonth = day.map({ Self.part(field($0)) }) ?? 1,
            let hours = hour.map({ Self.part(field($0)) }) ?? 0,
            let minutes = minute.map({ Self.part(field($0)) }) ?? 0,
            (0...24).contains(hours), (0...59).contains(minutes)
        else { return nil }
        let firstMonth = quarter == nil ? number : number * 3 - 2
        let step: DateStep = quarter != nil ? .quarter : day == nil ? .month : .day
        return DayNumber.seconds(year: start.year, month: firstMonth, day: dayOfMonth).map {
            WrittenMoment($0 + Double(hours * 3600 + minutes * 60), step: step)
        }
    }

    /// Reads a whole number, also as 1.0, a quarter such as Q1, or an English month name.
    private static func part(_ text: ArraySlice<UInt8>) -> Int? {
        var fields = DateFields(text)
        if let number = fields.month() ?? fields.quarter(), fields.isEnd { return number }
        // The Bureau of Labor Statistics writes M01.
        if text.first == 0x4D { return NumberReading.point.value(text.dropFirst()).flatMap { Int(exactly: $0) } }
        return NumberReading.point.value(text).flatMap { Int(exactly: $0) }
    }
}

extension DateColumns {
    private static let names: (quarter: Set<String>, month: Set<String>, week: Set<String>, day: Set<String>) = (
        TableWords.quarters.union(["qtr", "q"]), TableWords.months.union(["mon", "mo", "mm", "period"]),
        TableWords.weeks.union(["wk", "isoweek", "iso_week", "week_number", "kw", "kalenderwoche", "週"]),
        TableWords.days.union(["dd", "dy"])
    )

    private static let hours: Set<String> = [
        "hour", "hours", "hh", "hr", "stunde", "heure", "hora", "ora", "uur", "час", "時", "小时",
    ]
    private static let minutes: Set<String> = ["minute", "minutes", "min", "mm", "mn", "minuto", "минута", "分"]

    /// The column without a heading behind a year that has names of months.
    private static func months(behind year: Int, _ samples: [ColumnSample], rows: Int) -> Int? {
        guard year + 1 < samples.count, samples[year + 1].head == nil, samples[year].head == nil,
            samples[year + 1].kind == .text, samples[year + 1].values.count == rows,
            samples[year + 1].values.allSatisfy({ MonthNames.number($0) != nil })
        else { return nil }
        return year + 1
    }

    /// Whether a column without a heading has years beside names of months.
    static func areYears(_ column: ColumnSample, _ samples: [ColumnSample], _ number: NumberReading) -> Bool {
        months(behind: column.index, samples, rows: column.values.count) != nil
            && column.values.allSatisfy { number.value($0).map { (1500...2200).contains($0) } ?? false }
    }

    /// Adds the columns that are named as parts of the year and have only such parts.
    func joined(with samples: [ColumnSample], rows: Int) -> DateColumns {
        let find = { (names: Set<String>, numbers: ClosedRange<Int>) in
            samples.first { sample in
                guard let head = sample.head?.lowercased(), names.contains(head), sample.values.count == rows else {
                    return false
                }
                return sample.values.allSatisfy { Self.part(ArraySlice($0.utf8)).map(numbers.contains) ?? false }
            }?.index
        }
        var joined = self
        joined.quarter = find(Self.names.quarter, 1...4)
        if joined.quarter == nil { joined.month = find(Self.names.month, 1...12) }
        if joined.quarter == nil, joined.month == nil { joined.week = find(Self.names.week, 1...53) }
        if joined.parts.isEmpty { joined.month = Self.months(behind: date, samples, rows: rows) }
        if joined.month != nil { joined.day = find(Self.names.day, 1...31) }
        if joined.day != nil { joined.hour = find(Self.hours, 0...24) }
        // A column of minimums may have the same name elsewhere.
        if let hour = joined.hour, hour + 1 < samples.count {
            let next = samples[hour + 1]
            let isMinute = Self.minutes.contains(next.head?.lowercased() ?? "") && next.values.count == rows
            if isMinute, next.values.allSatisfy({ Self.part(ArraySlice($0.utf8)).map((0...59).contains) ?? false }) {
                joined.minute = hour + 1
            }
        }
        return joined
    }
}
