// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The two ends of a time axis in a language, and the moments on the axis. The ends are as coarse as the span allows,
/// the moments as fine as the data's own step. Fields that both ends share are given once: "3 to 21 March 2010".
package struct SpokenDateRange: Sendable, Hashable {
    package let lower: WordedText
    package let upper: WordedText
    /// "3 to 21 March 2010"; one date when both ends are the same; "not set".
    package let words: WordedText

    /// The step of the ends; nil if an end has no calendar date.
    private let fields: DateStep?
    private let ends: ClosedRange<Double>
    private let told: DateEnds?
    private let offset: UTCOffset
    private let dates: DateExtent?
    /// Whether the data has times of day without a date, over one day or two.
    private let isClock: Bool
    private let language: SpokenLanguage

    /// - Parameters:
    ///   - lower: the lower end in seconds since 1970, like `upper`.
    ///   - dates: the moments of the data; nil if they are unknown, so that the span alone decides.
    ///   - isOpening: whether the axis is introduced, so that a range within one day includes the day.
    package init(
        lower: Double, upper: Double, offset: UTCOffset = .unstated, dates: DateExtent? = nil,
        isOpening: Bool = false, language: SpokenLanguage
    ) {
        self.offset = offset
        self.dates = dates
        self.language = language
        guard let first = CivilTime(secondsSince1970: lower, in: offset),
            let last = CivilTime(secondsSince1970: upper, in: offset)
        else {
            let range = SpokenRange(lower: lower, upper: upper, language: language)
            (self.lower, self.upper, words, fields, ends) = (range.lower, range.upper, range.words, nil, 0...0)
            (told, isClock) = (nil, false)
            return
        }
        ends = min(lower, upper)...max(lower, upper)
        let hasDay = !((0..<86_400).contains(lower) && offset == .unstated)
        let hasOtherDays = dates.map { !Self.isOneDay($0, offset) } ?? (lower == upper)
        let both = DateEnds(
            first: first, last: last, span: abs(upper - lower), language: language,
            includesDay: hasDay && (isOpening || hasOtherDays),
            includesYear: isOpening || first.year != last.year
                || !(dates.map { $0.last - $0.first < 365 * 86_400 } ?? false))
        let isLong = (86_400..<3 * 86_400).contains(abs(upper - lower))
        isClock = !hasDay && isLong && (dates?.step ?? .day) < .day
        let (low, high, range, step) = isClock ? both.words(.minute, secondStep: 0) : both.told(by: dates?.step)
        self.lower = low
        self.upper = high
        words = range
        fields = step
        told = both
    }

    /// The words for a range that follows an announced range, in three seconds: only the differing and new fields. "to
    /// 1969", "from March", "1961 to 72".
    package func words(after told: AxisRange.Ends) -> WordedText {
        guard let fields, let new = self.told, let first = CivilTime(secondsSince1970: told.lower, in: offset),
            let last = CivilTime(secondsSince1970: told.upper, in: offset)
        else { return words }
        return new.words(fields, after: (first, last)) ?? words
    }

    private static func isOneDay(_ dates: DateExtent, _ offset: UTCOffset) -> Bool {
        guard dates.last - dates.first < 2 * 86_400, let first = CivilTime(secondsSince1970: dates.first, in: offset),
            let last = CivilTime(secondsSince1970: dates.last, in: offset)
        else { return false }
        return first.isOnDay(of: last)
    }

    /// A moment on this axis, as fine as the step of the data. If that step is unknown, the moment is one field finer
    /// than the ends.
    ///
    /// - Parameter told: the moment that was announced before this one. Its year, month or day is not repeated.
    package func point(_ seconds: Double, after told: Double? = nil) -> WordedText {
        guard let fields, let time = CivilTime(secondsSince1970: seconds, in: offset) else {
            return SpokenNumber.words(for: seconds, language: language)
        }
        let step = dates?.step ?? finer(than: fields, at: time)
        let moment = SpokenMoment(time: time, language: language, secondStep: secondStep(step))
        let last = told == seconds ? nil : told.flatMap { CivilTime(secondsSince1970: $0, in: offset) }
        let isSameYear = last?.year == time.year
        switch step {
        case .year: return moment.words(.y)
        case .quarter: return moment.words(isSameYear ? .q : .yq)
        case .month: return moment.words(isSameYear ? .m : .ym)
        case .day: return moment.words(dayPattern(isSameYear))
        case .minute, .second, .fraction:
            let isSameDay = last.map(time.isOnDay) ?? false
            guard DateStep(span: span) >= .day, !isSameDay, !isClock else { return moment.clock(step) }
            return SpokenMoment.joined(
                moment.words(dayPattern(isSameYear)), moment.clock(step), language: language)
        }
    }

    private var span: Double { ends.upperBound - ends.lowerBound }

    /// The pattern of a day; with its weekday if the ends give the year.
    private func dayPattern(_ isSameYear: Bool) -> DatePattern {
        DateStep(span: span) == .day ? .wmd : isSameYear ? .md : .ymd
    }

    private func finer(than fields: DateStep, at time: CivilTime) -> DateStep {
        switch fields {
        case .year, .quarter: .month
        case .month: .day
        case .day: span < 7 * 86_400 && !time.isMidnight ? .minute : .day
        case .minute: span < 2 * 3600 ? .fraction : .minute
        case .second, .fraction: .fraction
        }
    }

    private func secondStep(_ step: DateStep) -> Int {
        guard step == .fraction else { return 0 }
        let visible = fields.map { $0 < .minute } == true ? DateEnds.secondStep(span) - 1 : 0
        return dates == nil ? visible : min(-3, visible)
    }

    /// The time zone, if it is known and the words contain times of day: "UTC plus 1".
    package var zone: WordedText? {
        guard let fields, offset.isStated, dates?.step ?? fields < .day else { return nil }
        let (first, last) = (dates?.first ?? ends.lowerBound, dates?.last ?? ends.upperBound)
        return SpokenZone(offset, first: first, last: last, language: language).words
    }
}

extension CivilTime {
    fileprivate var isMidnight: Bool { hour == 0 && minute == 0 && second == 0 }
}

/// The zone of a clock: "UTC", "UTC plus 1"; "UTC plus 1, then UTC plus 2" if it changes.
struct SpokenZone {
    let words: WordedText

    /// The zone of the moments from the first to the last, in seconds since 1970.
    init(_ offset: UTCOffset, first: Double, last: Double, language: SpokenLanguage) {
        let changes = offset.changes.filter { first < $0.from && $0.from <= last }.map(\.seconds)
        var distinct: [Int] = []
        for seconds in [offset.seconds(at: first)] + changes where !distinct.contains(seconds) {
            distinct.append(seconds)
        }
        let book = Phrasebook[language]
        let zones = distinct.map { Self.words($0, book) }
        words = zones.dropFirst().reduce(zones[0]) { book.words("zone.then", ["a": $0, "b": $1]) }
    }

    private static func words(_ seconds: Int, _ book: Phrasebook) -> WordedText {
        guard seconds != 0 else { return book.words("zone.utc") }
        return book.words(seconds > 0 ? "zone.ahead" : "zone.behind", "n", distance(abs(seconds), book.language))
    }

    /// The offset: "1"; "5:30", which is spoken as "5 hours 30 minutes".
    private static func distance(_ seconds: Int, _ language: SpokenLanguage) -> WordedText {
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        let number = { (value: Int, unit: String?) in
            SpokenNumber(
                WrittenDecimal(value), unit: unit.flatMap { SpokenUnit($0) }, language: language,
                scale: NumberScale.none
            ).words
        }
        guard minutes > 0 else { return number(hours, nil) }
        return WordedText(
            display: "\(hours):\(minutes < 10 ? "0" : "")\(minutes)",
            speech: "\(number(hours, "h").speech) \(number(minutes, "min").speech)")
    }
}
