// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The format in which a table writes moments.
struct DateReading: Sendable, Equatable {
    var format: TableDateFormat
    /// The notation of years with fractions.
    var number = NumberReading.point
    /// Whether the fractions of years are months: 1949.083 is February, and of an ISO date 1949.02.
    var hasMonths = false
    /// Whether the column mixes years, quarters and months.
    var hasPeriods = false

    /// Nil for a text in another format. A time of day gets the date 1970-01-01.
    func moment(_ text: ArraySlice<UInt8>) -> WrittenMoment? {
        if hasPeriods { return Self.period(text) }
        return switch format {
        case .iso: iso(text)
        case .dayFirst: dayAndMonth(text, isDayFirst: true)
        case .monthFirst: dayAndMonth(text, isDayFirst: false)
        case .named: NamedDate.moment(text)
        case .year: number.value(text).flatMap { hasMonths ? Self.moment(ofMonths: $0) : Self.moment(ofYear: $0) }
        case .unix: number.value(text).flatMap { abs($0) < 1e12 ? WrittenMoment($0, ahead: 0) : nil }
        case .milliseconds: number.value(text).flatMap { abs($0) < 1e15 ? WrittenMoment($0 / 1000, ahead: 0) : nil }
        case .microseconds: number.value(text).flatMap { abs($0) < 1e18 ? WrittenMoment($0 / 1e6, ahead: 0) : nil }
        case .nanoseconds: number.value(text).flatMap { abs($0) < 1e21 ? WrittenMoment($0 / 1e9, ahead: 0) : nil }
        case .spreadsheet: number.value(text).flatMap(SpreadsheetDays.moment)
        case .time: time(text).map { WrittenMoment($0) }
        case .none: nil
        }
    }

    func moment(_ text: String) -> WrittenMoment? { moment(ArraySlice(Array(text.utf8))) }

    /// Seconds since 1970 in UTC, or on the table's own clock when the text has no zone.
    func seconds(_ text: String) -> Double? { moment(text)?.seconds }

    /// A year, a quarter or a month, however it is written: 1990, 1990 Q1, 1990-01, 1990 JAN.
    static func period(_ text: ArraySlice<UInt8>) -> WrittenMoment? {
        guard text.count >= 4, let first = text.first(where: { $0 != 0x20 }) else { return nil }
        if text.count == 4, text.allSatisfy({ $0 &- 0x30 < 10 }) {
            let year = text.reduce(0) { $0 * 10 + Int($1 &- 0x30) }
            return (1500...2200).contains(year) ? moment(ofYear: Double(year)) : nil
        }
        guard text.count <= 16, first &- 0x30 < 10 || first | 0x20 >= 0x61 else { return nil }
        let moment = DateReading(format: .iso).moment(text) ?? NamedDate.moment(text)
        return moment.flatMap { $0.step > .day ? $0 : nil }
    }

    /// 1958.5 is the middle of 1958.
    private static func moment(ofYear year: Double) -> WrittenMoment? {
        guard year >= 0, year < 9999, let start = DayNumber.seconds(year: Int(year), month: 1, day: 1),
            let end = DayNumber.seconds(year: Int(year) + 1, month: 1, day: 1)
        else { return nil }
        let part = year - year.rounded(.down)
        return WrittenMoment(start + (part * (end - start)).rounded(), step: part == 0 ? .year : .day)
    }

    /// Whether the fractions of years are twelfths, and some are not zero.
    static func areMonths(_ years: [Double]) -> Bool {
        let twelfths = years.map { ($0 - $0.rounded(.down)) * 12 }
        return years.count > 2 && twelfths.contains { $0.rounded() > 0 }
            && twelfths.allSatisfy { abs($0 - $0.rounded()) < 0.02 } && Set(twelfths.map { $0.rounded() }).count > 2
    }

    private static func moment(ofMonths year: Double) -> WrittenMoment? {
        let months = (year * 12).rounded()
        guard year >= 0, year < 9999 else { return nil }
        let start = DayNumber.seconds(year: Int(months) / 12, month: Int(months) % 12 + 1, day: 1)
        return start.map { WrittenMoment($0, step: .month) }
    }

    /// A moment with its year first: 2024-01-31, 2024/01, 20240131, with or without a time; 1959-Q1, 2024-W05, 2024-031. Or a
    /// quarter or a month before its year: Q1 1959, 01.2024.
    private func iso(_ text: ArraySlice<UInt8>) -> WrittenMoment? {
        if text.count >= 10, text.count <= 14, text.allSatisfy({ $0 &- 0x30 < 10 }) { return compact(text) }
        var fields = DateFields(text)
        if let quarter = fields.quarter() {
            guard fields.take(among: [0x20, 0x2D, 0x2F]) != nil, let (year, digits) = fields.number(), digits == 4
            else {
                return nil
            }
            return fields.isEnd ? start(year, quarter * 3 - 2, .quarter) : nil
        }
        guard let (year, digits) = fields.number() else { return nil }
        switch digits {
        case 8:
            return DayNumber.seconds(year: year / 10_000, month: year / 100 % 100, day: year % 100)
                .flatMap { fields.rest(of: $0) }
        case 6: return fields.isEnd ? start(year / 100, year % 100, .month) : nil
        case 4: return asian(year, fields) ?? period(year, fields) ?? separated(year, fields)
        case 1, 2: return monthFirst(year, fields)
        default: return nil
        }
    }

    private func start(_ year: Int, _ month: Int, _ step: DateStep) -> WrittenMoment? {
        DayNumber.seconds(year: year, month: month, day: 1).map { WrittenMoment($0, step: step) }
    }

    /// A week, a quarter, or a month as Eurostat and Stata write it, after the year: 2024-W05, 1959-Q1, 2023M11, 2023m11.
    private func period(_ year: Int, _ rest: DateFields) -> WrittenMoment? {
        var fields = rest
        if let (week, day) = fields.week() {
            return fields.isEnd ? DayNumber.seconds(year: year, week: week, day: day).map { WrittenMoment($0) } : nil
        }
        if let quarter = fields.quarter() { return fields.isEnd ? start(year, quarter * 3 - 2, .quarter) : nil }
        // The Netherlands' office writes 2023JJ00 and 2023MM05.
        if fields.take("JJ00") { return fields.isEnd ? start(year, 1, .year) : nil }
        guard fields.take("MM") || fields.take(among: [0x4D, 0x6D]) != nil, let month = fields.short(), fields.isEnd
        else {
            return nil
        }
        return start(year, month, .month)
    }

    /// A year after a month and a separator: 01.2024, 1/2024.
    private func monthFirst(_ month: Int, _ rest: DateFields) -> WrittenMoment? {
        var fields = rest
        guard fields.take(among: [0x2E, 0x2F, 0x2D]) != nil, let (year, digits) = fields.number(), digits == 4,
            (1900...2100).contains(year), fields.isEnd
        else { return nil }
        return start(year, month, .month)
    }

    /// The month and the day, or the day of the year, after the year and a separator.
    private func separated(_ year: Int, _ rest: DateFields) -> WrittenMoment? {
        var fields = rest
        guard let separator = fields.take(among: [0x2D, 0x2F, 0x2E]), let (month, length) = fields.number() else {
            return nil
        }
        if length == 3, separator == 0x2D, (1...366).contains(month) {
            return DayNumber.seconds(year: year, month: 1, day: 1)
                .flatMap { fields.rest(of: $0 + Double(month - 1) * 86_400) }
        }
        guard length <= 2 else { return nil }
        // A year and a month with a point, such as 1958.12, are a number unless the column has months.
        let hasDay = fields.take(among: [separator]) != nil
        let day = hasDay ? fields.short() : separator == 0x2E && !hasMonths ? nil : 1
        guard let day, let seconds = DayNumber.seconds(year: year, month: month, day: day) else { return nil }
        if !hasDay, fields.isEnd { return WrittenMoment(seconds, step: .month) }
        return fields.rest(of: seconds)
    }

    /// 2024013112, 202401311230, 20240131123000: as weather services write times.
    private func compact(_ text: ArraySlice<UInt8>) -> WrittenMoment? {
        let digits = text.map { Int($0 &- 0x30) }
        let part = { (start: Int) in start < digits.count ? digits[start] * 10 + digits[start + 1] : 0 }
        let year = part(0) * 100 + part(2)
        // Seconds since 1970 have other digits until 2030.
        guard text.count % 2 == 0, (1900...2100).contains(year),
            let day = DayNumber.seconds(year: year, month: part(4), day: part(6)),
            part(8) <= 24, part(10) < 60, part(12) < 61
        else { return nil }
        return WrittenMoment(day + Double(part(8) * 3600 + part(10) * 60 + part(12)))
    }

    /// 2024年1月5日, 2024년 1월 5일, 2024年1月, 2024年.
    private func asian(_ year: Int, _ rest: DateFields) -> WrittenMoment? {
        var fields = rest
        guard fields.take("\u{5E74}") || fields.take("\u{B144}") else { return nil }
        _ = fields.take(among: [0x20])
        if fields.isEnd { return start(year, 1, .year) }
        guard let month = fields.short(), fields.take("\u{6708}") || fields.take("\u{C6D4}") else { return nil }
        _ = fields.take(among: [0x20])
        if fields.isEnd {
            return DayNumber.seconds(year: year, month: month, day: 1).map { WrittenMoment($0, step: .month) }
        }
        guard let day = fields.short(), fields.take("\u{65E5}") || fields.take("\u{C77C}"),
            let seconds = DayNumber.seconds(year: year, month: month, day: day)
        else { return nil }
        return fields.rest(of: seconds)
    }

    /// Reads three numbers with the same separator, the last a year of four digits, or of two.
    private func dayAndMonth(_ text: ArraySlice<UInt8>, isDayFirst: Bool) -> WrittenMoment? {
        var fields = DateFields(text)
        guard let (first, width) = fields.number(), width <= 2, let separator = fields.take(among: [0x2E, 0x2F, 0x2D]),
            let (second, height) = fields.number(), height <= 2, fields.take(among: [separator]) != nil,
            let (written, digits) = fields.number(),
            digits == 4 || digits == 2 && (separator == 0x2F || width + height == 4 && separator == 0x2E),
            let day = DayNumber.seconds(
                year: digits == 4 ? written : NamedDate.full(written), month: isDayFirst ? second : first,
                day: isDayFirst ? first : second)
        else { return nil }
        return fields.rest(of: day)
    }

    private func time(_ text: ArraySlice<UInt8>) -> Double? {
        var fields = DateFields(text)
        return fields.isEnd ? nil : fields.time().flatMap { fields.isEnd ? $0 : nil }
    }
}
