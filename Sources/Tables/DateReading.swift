// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The format in which a table writes moments.
struct DateReading: Sendable, Equatable {
    var format: TableDateFormat
    /// The notation of years with fractions.
    var number = NumberReading.point

    /// Nil for a text in another format. A time of day gets the date 1970-01-01.
    func moment(_ text: ArraySlice<UInt8>) -> WrittenMoment? {
        switch format {
        case .iso: iso(text)
        case .dayFirst: dayAndMonth(text, isDayFirst: true)
        case .monthFirst: dayAndMonth(text, isDayFirst: false)
        case .named: named(text)
        case .year: number.value(text).flatMap(Self.moment(ofYear:))
        case .unix: number.value(text).flatMap { abs($0) < 1e12 ? WrittenMoment($0, ahead: 0) : nil }
        case .milliseconds: number.value(text).flatMap { abs($0) < 1e15 ? WrittenMoment($0 / 1000, ahead: 0) : nil }
        case .time: time(text).map { WrittenMoment($0) }
        case .none: nil
        }
    }

    func moment(_ text: String) -> WrittenMoment? { moment(ArraySlice(Array(text.utf8))) }

    /// Seconds since 1970 in UTC, or on the table's own clock when the text has no zone.
    func seconds(_ text: String) -> Double? { moment(text)?.seconds }

    /// 1958.5 is the middle of 1958.
    private static func moment(ofYear year: Double) -> WrittenMoment? {
        guard year >= 0, year < 9999, let start = DayNumber.seconds(year: Int(year), month: 1, day: 1),
            let end = DayNumber.seconds(year: Int(year) + 1, month: 1, day: 1)
        else { return nil }
        let part = year - year.rounded(.down)
        return WrittenMoment(start + (part * (end - start)).rounded(), step: part == 0 ? .year : .day)
    }

    /// Year first: 2024-01-31, 2024/01, 20240131, with or without a time; 1959-Q1, 2024-W05.
    private func iso(_ text: ArraySlice<UInt8>) -> WrittenMoment? {
        var fields = DateFields(text)
        guard let (year, digits) = fields.number() else { return nil }
        if digits == 8 {
            guard let day = DayNumber.seconds(year: year / 10_000, month: year / 100 % 100, day: year % 100) else {
                return nil
            }
            return fields.rest(of: day)
        }
        guard digits == 4 else { return nil }
        if let (week, day) = fields.week() {
            return fields.isEnd ? DayNumber.seconds(year: year, week: week, day: day).map { WrittenMoment($0) } : nil
        }
        if let quarter = fields.quarter() {
            let start = DayNumber.seconds(year: year, month: quarter * 3 - 2, day: 1)
            return fields.isEnd ? start.map { WrittenMoment($0, step: .quarter) } : nil
        }
        guard let separator = fields.take(among: [0x2D, 0x2F, 0x2E]), let month = fields.short() else { return nil }
        // A year and a month with a point, such as 1958.12, are a number.
        let hasDay = fields.take(among: [separator]) != nil
        let day = hasDay ? fields.short() : separator == 0x2E ? nil : 1
        guard let day, let seconds = DayNumber.seconds(year: year, month: month, day: day) else { return nil }
        if !hasDay, fields.isEnd { return WrittenMoment(seconds, step: .month) }
        return fields.rest(of: seconds)
    }

    /// Reads three numbers with the same separator, the last a year of four digits.
    private func dayAndMonth(_ text: ArraySlice<UInt8>, isDayFirst: Bool) -> WrittenMoment? {
        var fields = DateFields(text)
        guard let first = fields.short(), let separator = fields.take(among: [0x2E, 0x2F, 0x2D]),
            let second = fields.short(), fields.take(among: [separator]) != nil, let (year, digits) = fields.number(),
            digits == 4,
            let day = DayNumber.seconds(
                year: year, month: isDayFirst ? second : first, day: isDayFirst ? first : second)
        else { return nil }
        return fields.rest(of: day)
    }

    /// Jan 1 2000, January 1, 2000, 1 Jan 2000, Jan 2000.
    private func named(_ text: ArraySlice<UInt8>) -> WrittenMoment? {
        var fields = DateFields(text)
        var (month, day) = (fields.month(), 1)
        fields.skipPunctuation()
        guard var (number, digits) = fields.number() else { return nil }
        let hasDay = digits <= 2
        if hasDay {
            day = number
            fields.skipPunctuation()
            if month == nil { month = fields.month() }
            fields.skipPunctuation()
            guard let (year, yearDigits) = fields.number() else { return nil }
            (number, digits) = (year, yearDigits)
        }
        guard let month, digits == 4, let seconds = DayNumber.seconds(year: number, month: month, day: day) else {
            return nil
        }
        if !hasDay, fields.isEnd { return WrittenMoment(seconds, step: .month) }
        return fields.rest(of: seconds)
    }

    private func time(_ text: ArraySlice<UInt8>) -> Double? {
        var fields = DateFields(text)
        return fields.isEnd ? nil : fields.time().flatMap { fields.isEnd ? $0 : nil }
    }
}
