// SPDX-License-Identifier: MIT

/// A moment as people in one zone write it, in English: by arithmetic, because a calendar comes with 38 MB of ICU.
struct CivilDate: Equatable {
    let year: Int
    /// 1…12.
    let month: Int
    let day: Int
    /// Of the day.
    let second: Int

    /// - Parameter seconds: since 1970-01-01T00:00:00Z. Nil when it is further away than three million years.
    init?(_ seconds: Double, offsetFromUTC: Int) {
        guard abs(seconds) < 1e14, abs(offsetFromUTC) < 1_000_000 else { return nil }
        let local = Int(seconds.rounded(.down)) + offsetFromUTC
        let days = Self.floorDivide(local, 86_400)
        second = local - days * 86_400
        // Howard Hinnant's civil_from_days: eras of 400 years that begin on 1 March of the year 0.
        let shifted = days + 719_468
        let era = Self.floorDivide(shifted, 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// The day, and the time of day when less than two days are shown.
    func text(span: Double) -> String {
        let date = "\(day) \(Self.months[month - 1]) \(year)"
        guard span < 2 * 86_400 else { return date }
        let time = "\(Self.twoDigits(second / 3600)):\(Self.twoDigits(second / 60 % 60))"
        return span < 600 ? "\(date) \(time):\(Self.twoDigits(second % 60))" : "\(date) \(time)"
    }

    private static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
        value >= 0 ? value / divisor : -((-value + divisor - 1) / divisor)
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}
