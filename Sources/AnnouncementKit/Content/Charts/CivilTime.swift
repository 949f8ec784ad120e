// SPDX-License-Identifier: MIT

/// A time as clocks and calendars show it: Gregorian, also before 1582; year 0 is 1 BC. Computed by arithmetic, because
/// a calendar would add 38 MB of ICU.
package struct CivilTime: Sendable, Hashable {
    package let year: Int
    /// 1 to 12.
    package let month: Int
    /// 1 to 31.
    package let day: Int
    /// 0 (Sunday) to 6.
    package let weekday: Int
    package let hour: Int
    package let minute: Int
    /// Seconds with their fraction, below 60.
    package let second: Double

    /// The local time from seconds since 1970 in UTC, and an offset from UTC in seconds. Nil beyond 30 million years,
    /// and for values that are not finite.
    package init?(secondsSince1970 seconds: Double, utcOffset: Int = 0) {
        let local = seconds + Double(utcOffset)
        guard abs(local) < 1e15 else { return nil }
        let days = (local / 86_400).rounded(.down)
        let rest = max(0, local - days * 86_400)
        (year, month, day) = Self.date(Int(days))
        weekday = ((Int(days) + 4) % 7 + 7) % 7
        hour = min(23, Int(rest / 3600))
        minute = min(59, Int((rest - Double(hour) * 3600) / 60))
        second = max(0, rest - Double(hour) * 3600 - Double(minute) * 60)
    }

    /// The local time in a zone whose offset may change.
    package init?(secondsSince1970 seconds: Double, in offset: UTCOffset) {
        self.init(secondsSince1970: seconds, utcOffset: offset.seconds(at: seconds))
    }

    /// The date from days since 1970, by eras of 400 years that begin in March (Howard Hinnant, "chrono-Compatible
    /// Low-Level Date Algorithms").
    private static func date(_ days: Int) -> (Int, Int, Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }
}

extension CivilTime {
    /// The text for a chart's labels, in English: the day, and the time of day if less than two days are visible.
    func label(span: Double) -> String {
        let date = "\(day) \(Self.months[month - 1]) \(year)"
        guard span < 2 * 86_400 else { return date }
        let time = "\(Self.twoDigits(hour)):\(Self.twoDigits(minute))"
        return span < 600 ? "\(date) \(time):\(Self.twoDigits(Int(second)))" : "\(date) \(time)"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}
