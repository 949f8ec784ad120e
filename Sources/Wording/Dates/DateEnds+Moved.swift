// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The range after another that was announced, in three seconds: only what differs between both ends, and only what is new.
extension DateEnds {
    typealias Ends = (first: CivilTime, last: CivilTime)

    /// "to 1969", "from March", "1961 to 72", "14:20 to 15:50". What takes longer is said in coarser fields, where both ends differ
    /// in them and from those that were told. Nil where there is one moment.
    func words(_ fields: DateStep, after told: Ends) -> WordedText? {
        guard first != last else { return nil }
        var ends = self
        ends.tellsYear = tellsYear && !knowsYears(after: told)
        ends.yearForm = .short
        let versions = fields < .day ? ends.ofTimes(fields, after: told) : ends.ofDates(fields, after: told)
        return SpokenLength.first(of: versions, within: SpokenLength.move, language: language)
    }

    /// Whether months and days without a year mean one moment: both years are those that were told, or all is within a year.
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

    /// Whether both ends are apart by a step, and one is not where it was.
    private func isNew(_ step: DateStep, after told: Ends) -> Bool {
        !first.isSame(step, as: last) && !(first.isSame(step, as: told.first) && last.isSame(step, as: told.last))
    }

    /// Where two digits mean one year of those that are known.
    private func withBareYears(after told: Ends) -> DateEnds? {
        let years = [first, last, told.first, told.last].map(\.year)
        guard (years.max() ?? 0) - (years.min() ?? 0) < 100 else { return nil }
        var bare = self
        bare.yearForm = .bare
        return bare
    }

    /// Only the end that has moved; both where both have.
    private func moved(_ fields: DateStep, after told: Ends) -> WordedText {
        let pattern = wholePattern(fields)
        let words = { (time: CivilTime) in
            var moment = SpokenMoment(time: time, language: language, isEnd: true)
            moment.yearForm = yearForm == .bare ? .bare : .full
            return moment.words(pattern)
        }
        let (from, to) = (words(first), words(last))
        let (isFrom, isTo) = (from != words(told.first), to != words(told.last))
        let book = Phrasebook[language]
        if isFrom == isTo { return self.words(fields, secondStep: nil).words }
        return isFrom ? book.words("range.from", ["lo": from]) : book.words("range.to", ["hi": to])
    }

    private func ofTimes(_ fields: DateStep, after told: Ends) -> [() -> WordedText] {
        var versions: [() -> WordedText] = []
        if tellsDay, !(first.isOnDay(of: told.first) && last.isOnDay(of: told.last)) {
            versions.append { self.words(fields, secondStep: Self.secondStep(span)).words }
            let days = first.isOnDay(of: last) ? { self.day } : { self.moved(.day, after: told) }
            // What the key has changed are the days.
            return versions + [days]
        }
        versions.append { self.clocks(fields) }
        guard fields < .minute else { return versions }
        guard first.isSame(.minute, as: last) else { return versions + [{ self.clocks(.minute) }] }
        return versions + [{ self.seconds }]
    }

    private var day: WordedText {
        SpokenMoment(time: first, language: language).words(tellsYear ? .ymd : .md)
    }

    /// "14:20 to 15:50"
    private func clocks(_ step: DateStep) -> WordedText {
        let words = { (time: CivilTime) in
            SpokenMoment(time: time, language: language, isEnd: true, secondStep: Self.secondStep(span)).clock(step)
        }
        return between(words(first), words(last))
    }

    /// "33 to 52 s", of a minute.
    private var seconds: WordedText {
        SpokenRange(lower: first.second, upper: last.second, unit: SpokenUnit("s"), language: language).words
    }
}
