// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Round moments along an axis of time: whole minutes, hours, days, months or years, in the form of ISO 8601.
struct DateTicks: Sendable, Equatable {
    private(set) var places: [Double] = []
    private(set) var labels: [String] = []

    /// The distance between ticks.
    private enum Step {
        case seconds(Double)
        case months(Int)
    }

    private static let steps: [Step] =
        [1, 5, 15, 30, 60, 300, 900, 1800, 3600, 10_800, 21_600, 43_200, 86_400, 172_800, 604_800, 1_209_600]
        .map(Step.seconds)
        + [1, 3, 6, 12, 24, 60, 120, 240, 600, 1200, 2400, 6000, 12_000, 60_000, 120_000, 1_200_000].map(Step.months)

    init(from lower: Double, to upper: Double, offset: UTCOffset, atMost count: Int) {
        for step in Self.steps {
            guard let found = Self.moments(step, lower, upper, offset, count), found.count <= count else { continue }
            places = found
            labels = found.map { Self.label($0, step, offset) }
            return
        }
    }

    /// The ticks for this step; nil when there are more than `count`.
    private static func moments(
        _ step: Step, _ lower: Double, _ upper: Double, _ offset: UTCOffset, _ count: Int
    ) -> [Double]? {
        switch step {
        case .seconds(let seconds):
            guard (upper - lower) / seconds <= Double(count) else { return nil }
            let first = ((lower + Double(offset.seconds(at: lower))) / seconds).rounded(.up) * seconds
            let locals = stride(from: first, through: upper + Double(offset.seconds(at: upper)), by: seconds)
            return locals.map { offset.moment(local: $0) }
        case .months(let months):
            guard (upper - lower) / (Double(months) * 2_629_746) <= Double(count) + 1,
                let start = CivilTime(secondsSince1970: lower, in: offset)
            else { return nil }
            return moments(each: months, from: start, lower, upper, offset)
        }
    }

    private static func moments(
        each months: Int, from start: CivilTime, _ lower: Double, _ upper: Double, _ offset: UTCOffset
    ) -> [Double] {
        let number = start.year * 12 + start.month - 1
        var month = number - (number % months + months) % months
        var found: [Double] = []
        while let local = DayNumber.seconds(
            year: (month - (month % 12 + 12) % 12) / 12, month: (month % 12 + 12) % 12 + 1, day: 1)
        {
            let moment = offset.moment(local: local)
            guard moment <= upper else { break }
            if moment >= lower { found.append(moment) }
            month += months
        }
        return found
    }

    private static func label(_ moment: Double, _ step: Step, _ offset: UTCOffset) -> String {
        guard let time = CivilTime(secondsSince1970: moment, in: offset) else { return "" }
        let day = "\(two(time.month))-\(two(time.day))"
        switch step {
        case .months(let months) where months % 12 == 0: return "\(time.year)"
        case .months: return "\(time.year)-\(two(time.month))"
        case .seconds(let seconds) where seconds >= 86_400: return day
        case .seconds(let seconds):
            if time.hour == 0, time.minute == 0, seconds >= 3600 { return day }
            let clock = "\(two(time.hour)):\(two(time.minute))"
            return seconds < 60 ? "\(clock):\(two(Int(time.second)))" : clock
        }
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
