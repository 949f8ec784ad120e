// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A guess that a column contains moments, and in which format.
struct DateGuess: Sendable {
    let column: ColumnSample
    private(set) var columns: DateColumns
    /// The other order of day and month, when it is possible too.
    let other: TableDateFormat?
    private(set) var order: SampleOrder
    /// The step of the written dates; nil when the moments decide.
    private(set) var step: DateStep?
    /// Whether the values are certainly dates.
    let isPlain: Bool

    var reading: DateReading { columns.reading }

    /// - Parameter format: nil to detect the format.
    init?(_ column: ColumnSample, format: TableDateFormat?, number: NumberReading) {
        let values = Array(column.values.prefix(1000))
        guard !values.isEmpty, format != TableDateFormat.none else { return nil }
        let found: (format: TableDateFormat, other: TableDateFormat?)
        if let format {
            guard Self.share(of: values, format, number) > 0.5 else { return nil }
            found = (format, nil)
            isPlain = true
        } else if Self.arePeriods(values) {
            found = (.iso, nil)
            isPlain = true
        } else if SpreadsheetDays.areDays(values, head: column.head, number) {
            found = (.spreadsheet, nil)
            isPlain = true
        } else if let numeric = Self.numeric(column, values, number) {
            found = (numeric, nil)
            isPlain = numeric == .year && column.index == 0 && DateNames.years.contains(column.head?.lowercased() ?? "")
        } else {
            guard column.kind == .text, column.reading?.isTruth != true,
                let written = Self.written(values, number, isClock: Self.isClock(column, values))
            else { return nil }
            found = written
            isPlain = true
        }
        self.column = column
        var reading = DateReading(format: found.format, number: number)
        reading.hasPeriods = format == nil && Self.arePeriods(values)
        reading.hasMonths =
            found.format == .iso && !reading.hasPeriods && column.kind == .number
            && values.allSatisfy(Self.isPointedMonth)
            || found.format == .year && DateReading.areMonths(values.compactMap(number.value))
        columns = DateColumns(column.index, reading)
        other = found.other
        let written = values.compactMap(columns.reading.moment)
        order = reading.hasPeriods ? Self.order(of: written) : SampleOrder(Self.moments(values, found.format, number))
        let isFraction = found.format == .year && !reading.hasMonths && written.contains { $0.step < .year }
        guard !reading.hasPeriods else {
            step = written.map(\.step).min()
            return
        }
        step = isFraction ? WrittenMoment.stepOfFractions(written) : WrittenMoment.step(of: written)
    }

    /// Whether nearly all values are years, quarters and months, of two kinds or more.
    private static func arePeriods(_ values: [String]) -> Bool {
        guard values.count > 2, values.contains(where: { $0.utf8.count == 4 }) || values.contains(where: hasQuarter)
        else { return false }
        let steps = values.compactMap { DateReading.period(ArraySlice($0.utf8))?.step }
        return steps.count * 10 >= values.count * 9 && Set(steps).count > 1
    }

    private static func hasQuarter(_ text: String) -> Bool { text.utf8.contains { $0 | 0x20 == 0x71 } }

    /// The order within the years, the quarters and the months, whichever is least.
    private static func order(of moments: [WrittenMoment]) -> SampleOrder {
        Dictionary(grouping: moments, by: \.step).values.map { SampleOrder($0.map(\.seconds)) }.min() ?? .none
    }

    /// Whether times without a colon are times: only below a heading that says so.
    private static func isClock(_ column: ColumnSample, _ values: [String]) -> Bool {
        values.contains { $0.contains(":") } || DateNames.isClock(column.head)
            || values.contains { $0.lowercased().hasSuffix("m") }
    }

    /// Adds the columns with parts of the year, when the year alone does not distinguish the rows.
    func joined(with samples: [ColumnSample]) -> DateGuess {
        guard step == .year else { return self }
        var joined = self
        joined.columns = columns.joined(with: samples, rows: column.values.count)
        let parts = joined.columns.parts
        guard !parts.isEmpty, order < .strict || column.cells.count == 1 || parts.contains(column.index + 1) else {
            return self
        }
        let moments = joined.moments(samples).compactMap(\.self)
        joined.step = WrittenMoment.step(of: moments)
        joined.order = SampleOrder(moments.map(\.seconds))
        return joined
    }

    /// The moment of each row of the sample; nil for a row without one.
    func moments(_ samples: [ColumnSample]) -> [WrittenMoment?] {
        column.cells.indices.map { row in
            reading.moment(column.cells[row]).flatMap { date in
                columns.completed(date) { ArraySlice(samples[$0].cells[row].utf8) }
            }
        }
    }

    private static func moments(
        _ values: [String], _ format: TableDateFormat, _ number: NumberReading
    ) -> [Double] {
        let reading = DateReading(format: format, number: number)
        let moments = values.compactMap { reading.seconds($0) }
        return format == .time ? midnights(moments) : moments
    }

    /// Adds a day when a time is more than twelve hours earlier than the previous one.
    private static func midnights(_ times: [Double]) -> [Double] {
        var (last, days) = (0.0, 0.0)
        return times.map { time in
            if time < last - 43_200 { days += 86_400 }
            last = time
            return time + days
        }
    }

    /// The share of values that are moments in this format, 0 to 1.
    private static func share(of values: [String], _ format: TableDateFormat, _ number: NumberReading) -> Double {
        Double(moments(values, format, number).count) / Double(values.count)
    }

    /// Distinguishes day and month by the possible dates, then by their order, then by the separator.
    private static func written(
        _ values: [String], _ number: NumberReading, isClock: Bool
    ) -> (TableDateFormat, TableDateFormat?)? {
        for format in [TableDateFormat.iso, .named] + (isClock ? [.time] : [])
        where share(of: values, format, number) > 0.5 {
            return (format, nil)
        }
        let dayFirst = moments(values, .dayFirst, number)
        let monthFirst = moments(values, .monthFirst, number)
        guard max(dayFirst.count, monthFirst.count) * 2 > values.count else { return nil }
        if dayFirst.count != monthFirst.count || values[0].contains(".") {
            return (dayFirst.count >= monthFirst.count ? .dayFirst : .monthFirst, nil)
        }
        let (days, months) = (SampleOrder(dayFirst), SampleOrder(monthFirst))
        // Tables with a decimal comma have the day first.
        if number == .comma { return (.dayFirst, nil) }
        if values.count > 2, days != months { return (days > months ? .dayFirst : .monthFirst, nil) }
        return values[0].contains("/") ? (.monthFirst, .dayFirst) : (.dayFirst, .monthFirst)
    }

    /// Accepts numbers only when the column's heading or position indicates moments.
    private static func numeric(
        _ column: ColumnSample, _ values: [String], _ number: NumberReading
    ) -> TableDateFormat? {
        let numbers = values.compactMap(number.value)
        guard numbers.count == values.count, let low = numbers.min(), let high = numbers.max() else { return nil }
        let isFirst = column.index == 0
        let isSorted = values.count > 2 && SampleOrder(numbers) == .strict
        let isNamed = column.isNamed(DateNames.times) || ["ts", "t"].contains(column.head?.lowercased())
        if let digits = digits(column, values, numbers, isSorted: isSorted, isNamed: isNamed) { return digits }
        if values.allSatisfy({ $0.utf8.count == 8 }), share(of: values, .iso, number) == 1 { return nil }
        // 2018000000 is a code that begins with a year.
        if high < 1e10, numbers.allSatisfy({ $0.truncatingRemainder(dividingBy: 1e6) == 0 }) { return nil }
        for (format, unit) in [
            (TableDateFormat.unix, 1.0), (.milliseconds, 1e3), (.microseconds, 1e6), (.nanoseconds, 1e9),
        ] where low >= 1e8 * unit && high < 4.2e9 * unit {
            let isPlaced = isFirst || column.head == nil
            return isNamed || (isPlaced && isSorted && low > 9e8 * unit) ? format : nil
        }
        if isMonthName(column), values.allSatisfy(isPointedMonth) { return .iso }
        if timeWords.contains(column.head?.lowercased() ?? ""), areYears(numbers) { return .year }
        let isYear = isFirst && DateNames.years.contains(column.head?.lowercased() ?? "") && high >= 1000 && low >= 100
        guard low >= 1000 || isYear, high < 2200,
            column.head == nil || column.isNamed(DateNames.days)
                || DateNames.years.contains(column.head?.lowercased() ?? "")
        else { return nil }
        let isDecimal = numbers.count { $0 != $0.rounded() } * 2 > numbers.count
        return column.head != nil || (isSorted && (isFirst || isDecimal)) ? .year : nil
    }

    /// Whether the heading has the word for a month.
    private static func isMonthName(_ column: ColumnSample) -> Bool {
        let words = (column.head ?? "").lowercased().split { !$0.isLetter }.map(String.init)
        return words.contains(where: DateNames.months.contains) || column.isNamed(["month", "yyyymm"])
    }

    private static let timeWords: Set<String> = ["time", "time_period", "time period", "period", "tid", "t"]

    /// Whether numbers are years: whole and one after the other, or months and quarters as fractions.
    private static func areYears(_ numbers: [Double]) -> Bool {
        guard numbers.count > 1, numbers.allSatisfy({ (1500...2100).contains($0) }) else { return false }
        let different = Set(numbers).sorted()
        let steps = zip(different, different.dropFirst()).map { $1 - $0 }
        return [1, 0.25, 1.0 / 12].contains { step in steps.allSatisfy { abs($0 - step) < 0.001 } }
    }

    /// 2023.03 or 03.2023 in a column of months.
    private static func isPointedMonth(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, Set(parts.map(\.count)) == [2, 4], let month = parts.first(where: { $0.count == 2 })
        else {
            return false
        }
        return (1...12).contains(Int(month) ?? 0)
    }

    /// Accepts digits that are the parts of a date: 20240131, 202401, 2024013112.
    private static func digits(
        _ column: ColumnSample, _ values: [String], _ numbers: [Double], isSorted: Bool, isNamed: Bool
    ) -> TableDateFormat? {
        guard let length = values.first?.utf8.count, values.allSatisfy({ $0.utf8.count == length }),
            share(of: values, .iso, .point) == 1
        else { return nil }
        switch length {
        case 8, 10, 12, 14: return isNamed || column.index == 0 ? .iso : nil
        case 6:
            guard numbers.allSatisfy({ (150_001...220_012).contains($0) }) else { return nil }
            let isFirst = column.index == 0 && isSorted && areMonths(numbers)
            return isMonthName(column) || isNamed || isFirst ? .iso : nil
        default: return nil
        }
    }

    /// Whether each month follows the one before it.
    private static func areMonths(_ numbers: [Double]) -> Bool {
        let months = numbers.map { Int($0) / 100 * 12 + Int($0) % 100 }
        return zip(months, months.dropFirst()).allSatisfy { $1 - $0 == 1 }
    }
}
