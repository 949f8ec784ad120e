// SPDX-License-Identifier: MIT

/// Days by arithmetic: the reverse of ``CivilTime``.
package enum DayNumber {
    /// The seconds from 1970 to the start of a day in the Gregorian calendar, also before its introduction. Nil for an
    /// invalid date, such as 31 February.
    /// - Parameter year: less than a million years before or after year 0.
    package static func seconds(year: Int, month: Int, day: Int) -> Double? {
        guard (-999_999...999_999).contains(year), (1...12).contains(month), day >= 1, day <= days(in: month, of: year)
        else {
            return nil
        }
        return Double(days(year, month, day)) * 86_400
    }

    /// The seconds from 1970 to the start of a day in an ISO 8601 week: week 1 contains 4 January, and day 1 is Monday.
    /// Nil if there is no such week or day.
    package static func seconds(year: Int, week: Int, day: Int) -> Double? {
        guard (1...53).contains(week), (1...7).contains(day), let first = monday(ofWeeksIn: year),
            let next = monday(ofWeeksIn: year + 1)
        else { return nil }
        let seconds = first + Double((week - 1) * 7 + day - 1) * 86_400
        return seconds < next ? seconds : nil
    }

    private static func monday(ofWeeksIn year: Int) -> Double? {
        guard let fourth = seconds(year: year, month: 1, day: 4) else { return nil }
        // 1970-01-01 was a Thursday.
        let weekday = (Int(fourth / 86_400) % 7 + 7 + 3) % 7
        return fourth - Double(weekday) * 86_400
    }

    static func days(in month: Int, of year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    /// The days since 1970, by eras of 400 years that begin in March (Howard Hinnant, "chrono-Compatible Low-Level Date
    /// Algorithms").
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }
}
