// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Reads a date with the name of its month: Jan 1 2000, 1 janvier 2000, Jan 2000, Jan-24, 10/Oct/2023:13:55:36 +0000,
/// Mon Jan  1 10:00:00 2024. A day of the week may come first.
struct NamedDate {
    private var fields: DateFields
    private var month: Int?

    static func moment(_ text: ArraySlice<UInt8>) -> WrittenMoment? {
        var date = NamedDate(fields: DateFields(text))
        return date.read()
    }

    private init(fields: DateFields) {
        self.fields = fields
    }

    private mutating func read() -> WrittenMoment? {
        month = fields.month()
        if month == nil, fields.skipWord() {
            fields.skipPunctuation()
            month = fields.month()
        }
        let isFirst = month != nil
        let isJoined = fields.isNext(0x2D)
        fields.skipPunctuation()
        guard let (number, digits) = fields.number() else { return nil }
        if digits == 4 { return monthOrDay(of: number) }
        guard digits <= 2 else { return nil }
        // Jan-24 is a month of a spreadsheet.
        if isFirst, isJoined, fields.isEnd, digits == 2 { return monthOrDay(of: Self.full(number)) }
        fields.skipOrdinal()
        skipBetween()
        if month == nil { month = fields.month() }
        skipBetween()
        return year(after: number)
    }

    /// Reads the month and the day after a year, or only the month before it.
    private mutating func monthOrDay(of year: Int) -> WrittenMoment? {
        if month == nil {
            fields.skipPunctuation()
            month = fields.month()
            fields.skipPunctuation()
            if let month, let (day, digits) = fields.number() {
                guard digits <= 2 else { return nil }
                return DayNumber.seconds(year: year, month: month, day: day).flatMap { fields.rest(of: $0) }
            }
        }
        guard let month, fields.isEnd else { return nil }
        return DayNumber.seconds(year: year, month: month, day: 1).map { WrittenMoment($0, step: .month) }
    }

    /// Reads the year after a day; the C library writes the time before it.
    private mutating func year(after day: Int) -> WrittenMoment? {
        guard let month else { return nil }
        var time = 0.0
        let start = fields
        if let clock = fields.time(), fields.isNext(0x20), start.hasColon {
            time = clock
            fields.skipPunctuation()
        } else {
            fields = start
        }
        guard let (written, digits) = fields.number(), digits == 4 || digits == 2 else { return nil }
        let year = digits == 2 ? Self.full(written) : written
        guard let seconds = DayNumber.seconds(year: year, month: month, day: day) else { return nil }
        return time == 0 ? fields.rest(of: seconds) : fields.isEnd ? WrittenMoment(seconds + time) : nil
    }

    private mutating func skipBetween() {
        fields.skipPunctuation()
        fields.skip(words: ["de", "del", "of", "d'"])
        fields.skipPunctuation()
    }

    /// A year of two digits as POSIX reads it: 69 to 99 are of the twentieth century.
    static func full(_ year: Int) -> Int { year + (year < 69 ? 2000 : 1900) }
}
