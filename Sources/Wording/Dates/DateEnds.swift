// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The words for the two ends of a time span.
struct DateEnds: Sendable, Hashable {
    let first: CivilTime
    let last: CivilTime
    /// The length of the span in seconds.
    let span: Double
    let language: SpokenLanguage
    /// Whether a time of day includes its day.
    let includesDay: Bool
    /// Whether days and months include their year.
    var includesYear = true
    /// The form of both years. `short` applies to the last year only, and only when both years are in the same century.
    var yearForm = YearForm.full

    typealias Told = (lower: WordedText, upper: WordedText, words: WordedText, fields: DateStep)

    /// The words for both ends, as coarse as the span allows and never finer than the step of the data. Ends that
    /// differ but would sound alike, such as 12:00:40 and 12:00:10 of the next day, get other fields.
    func told(by step: DateStep?) -> Told {
        guard first != last else { return one(step ?? first.ownStep) }
        let ofSpan = DateStep(span: span)
        if let step, step > ofSpan, differ(by: step) { return words(step, secondStep: 0) }
        return distinct(ofSpan) ?? distinct(ofSpan == .minute ? .day : .second) ?? words(.second, secondStep: nil)
    }

    private func differ(by step: DateStep) -> Bool { !first.isSame(step, as: last) }

    private func distinct(_ fields: DateStep) -> Told? {
        let told = words(fields, secondStep: Self.secondStep(span))
        return told.lower.display == told.upper.display ? nil : told
    }

    /// A hundredth of the span, as a power of ten.
    static func secondStep(_ span: Double) -> Int {
        guard span < 10 else { return 0 }
        return AxisDigits(lower: 0, upper: span)?.step ?? 0
    }

    private func one(_ step: DateStep) -> Told {
        let words = { (isEnd: Bool) -> WordedText in
            let moment = SpokenMoment(
                time: last, language: language, isEnd: isEnd, secondStep: step < .second ? nil : 0)
            return switch step {
            case .year: end(moment, .y)
            case .quarter: end(moment, .yq)
            case .month: end(moment, .ym)
            case .day: end(moment, .ymd)
            case .minute, .second, .fraction: timed(moment, step)
            }
        }
        return (words(true), words(true), words(false), step)
    }

    func words(_ fields: DateStep, secondStep: Int?) -> Told {
        var lower = SpokenMoment(time: first, language: language, isEnd: true, secondStep: secondStep)
        var upper = SpokenMoment(time: last, language: language, isEnd: true, secondStep: secondStep)
        let isOneCentury = fields == .year && first.year / 100 == last.year / 100
        lower.yearForm = yearForm == .short ? .full : yearForm
        upper.yearForm = yearForm == .short && !isOneCentury ? .full : yearForm
        guard fields < .day else {
            let (whole, rest) = patterns(fields)
            return DateVocabulary[language].isYearFirst
                ? range(end(lower, whole), end(upper, rest), fields)
                : range(end(lower, rest), end(upper, whole), fields)
        }
        guard includesDay, first.isOnDay(of: last) else {
            return range(timed(lower, fields), timed(upper, fields), fields)
        }
        let (start, end) = (lower.clock(fields), upper.clock(fields))
        let day = SpokenMoment(time: first, language: language).words(includesYear ? .ymd : .md)
        return (
            timed(lower, fields), end, SpokenMoment.joined(day, between(start, end), language: language), fields
        )
    }

    private func timed(_ moment: SpokenMoment, _ step: DateStep) -> WordedText {
        guard includesDay else { return moment.clock(step) }
        return SpokenMoment.joined(end(moment, includesYear ? .ymd : .md), moment.clock(step), language: language)
    }

    /// The words of a moment, with the article that a day or a quarter has between "from" and "to".
    private func end(_ moment: SpokenMoment, _ pattern: DatePattern) -> WordedText {
        let words = moment.words(pattern)
        guard moment.isEnd, pattern.hasArticle, let article = DateVocabulary[language].article else { return words }
        return WordedText(display: words.display, speech: "\(article) \(words.speech)")
    }

    private func range(_ lower: WordedText, _ upper: WordedText, _ fields: DateStep) -> Told {
        (lower, upper, between(lower, upper), fields)
    }

    func between(_ lower: WordedText, _ upper: WordedText) -> WordedText {
        DateVocabulary[language].contracted(
            NumberVocabulary[language].range.filled(lower: lower, upper: upper))
    }

    /// The patterns of both ends: `whole` for the end that has the common part, `rest` for the other.
    private func patterns(_ fields: DateStep) -> (whole: DatePattern, rest: DatePattern) {
        let isSameYear = first.year == last.year
        let whole = wholePattern(fields)
        switch fields {
        case .day where !includesYear || isSameYear: return (whole, first.month == last.month ? .d : .md)
        case .month where isSameYear: return (whole, .m)
        default: return (whole, whole)
        }
    }

    private func wholePattern(_ fields: DateStep) -> DatePattern {
        switch fields {
        case .day: includesYear ? .ymd : .md
        case .month: includesYear ? .ym : .m
        case .quarter: .yq
        default: .y
        }
    }
}

extension DateStep {
    /// Ends with the fields for an axis of this length in seconds.
    init(span: Double) {
        switch abs(span) {
        case ..<60: self = .second
        case ..<86_400: self = .minute
        case ..<(60 * 86_400): self = .day
        case ..<(3 * 365.25 * 86_400): self = .month
        default: self = .year
        }
    }
}

extension CivilTime {
    func isOnDay(of other: CivilTime) -> Bool {
        year == other.year && month == other.month && day == other.day
    }

    /// Whether both moments are in the same year, quarter, month, day or minute.
    func isSame(_ step: DateStep, as other: CivilTime) -> Bool {
        switch step {
        case .year: year == other.year
        case .quarter: year == other.year && (month - 1) / 3 == (other.month - 1) / 3
        case .month: year == other.year && month == other.month
        case .minute: isOnDay(of: other) && hour == other.hour && minute == other.minute
        default: isOnDay(of: other)
        }
    }

    /// The finest field that is not zero; never coarser than days.
    fileprivate var ownStep: DateStep {
        if second != second.rounded() { return .fraction }
        if second != 0 { return .second }
        return hour == 0 && minute == 0 ? .day : .minute
    }
}

/// The words for a range that follows an announced range, in three seconds: only the differing fields, and only the new
/// ones.
extension DateEnds {
    typealias Ends = (first: CivilTime, last: CivilTime)

    /// "to 1969", "from March", "1961 to 72", "14:20 to 15:50". A phrase that takes longer gets coarser fields, if both
    /// ends differ in them from each other and from the announced range. Nil for a single moment.
    func words(_ fields: DateStep, after told: Ends) -> WordedText? {
        guard first != last else { return nil }
        var ends = self
        ends.includesYear = includesYear && !knowsYears(after: told)
        ends.yearForm = .short
        let versions = fields < .day ? ends.ofTimes(fields, after: told) : ends.ofDates(fields, after: told)
        return SpokenLength.first(of: versions, within: SpokenLength.move, language: language)
    }

    /// Whether months and days are unambiguous without a year: both years were announced, or all moments are within one
    /// year.
    private func knowsYears(after told: Ends) -> Bool {
        if first.year == told.first.year && last.year == told.last.year { return true }
        let times = [first, last, told.first, told.last].map { ($0.year, $0.month, $0.day) }
        guard let start = times.min(by: <), let end = times.max(by: <) else { return false }
        return end < (start.0 + 1, start.1, start.2)
    }

    private func ofDates(_ fields: DateStep, after told: Ends) -> [() -> WordedText] {
        let steps = [fields] + [.month, .year].filter { $0 > fields && isNew($0, after: told) }
        let bare = withBareYears(after: told)
        return steps.flatMap { step in
            [self, bare].compactMap(\.self).map { ends in { ends.moved(step, after: told) } }
        }
    }

    /// Whether both ends differ by a step, and at least one of them has moved.
    private func isNew(_ step: DateStep, after told: Ends) -> Bool {
        !first.isSame(step, as: last) && !(first.isSame(step, as: told.first) && last.isSame(step, as: told.last))
    }

    /// Ends with two-digit years; nil if the known years are a century or more apart.
    private func withBareYears(after told: Ends) -> DateEnds? {
        let years = [first, last, told.first, told.last].map(\.year)
        guard (years.max() ?? 0) - (years.min() ?? 0) < 100 else { return nil }
        var bare = self
        bare.yearForm = .bare
        return bare
    }

    /// Only the end that has moved; both ends if both have moved.
    private func moved(_ fields: DateStep, after told: Ends) -> WordedText {
        let pattern = wholePattern(fields)
        let words = { (time: CivilTime) in
            var moment = SpokenMoment(time: time, language: language, isEnd: true)
            moment.yearForm = yearForm == .bare ? .bare : .full
            return end(moment, pattern)
        }
        let (from, to) = (words(first), words(last))
        let (isFrom, isTo) = (from != words(told.first), to != words(told.last))
        let book = Phrasebook[language]
        if isFrom == isTo { return self.words(fields, secondStep: nil).words }
        return DateVocabulary[language].contracted(
            isFrom ? book.words("range.from", "lo", from) : book.words("range.to", "hi", to))
    }

    private func ofTimes(_ fields: DateStep, after told: Ends) -> [() -> WordedText] {
        var versions: [() -> WordedText] = []
        if includesDay, !(first.isOnDay(of: told.first) && last.isOnDay(of: told.last)) {
            versions.append { self.words(fields, secondStep: Self.secondStep(span)).words }
            let days = first.isOnDay(of: last) ? { self.day } : { self.moved(.day, after: told) }
            // The key has changed the days.
            return versions + [days]
        }
        versions.append { self.clocks(fields) }
        guard fields < .minute else { return versions }
        guard first.isSame(.minute, as: last) else { return versions + [{ self.clocks(.minute) }] }
        return versions + [{ self.seconds }]
    }

    private var day: WordedText {
        SpokenMoment(time: first, language: language).words(includesYear ? .ymd : .md)
    }

    /// "14:20 to 15:50"
    private func clocks(_ step: DateStep) -> WordedText {
        let words = { (time: CivilTime) in
            SpokenMoment(time: time, language: language, isEnd: true, secondStep: Self.secondStep(span)).clock(step)
        }
        return between(words(first), words(last))
    }

    /// The seconds within one minute: "33 to 52 s".
    private var seconds: WordedText {
        SpokenRange(lower: first.second, upper: last.second, unit: SpokenUnit("s"), language: language).words
    }
}
