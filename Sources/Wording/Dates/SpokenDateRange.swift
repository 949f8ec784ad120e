// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The two ends of a time axis in a language. The fields that they share are given once: "3 to 21 March 2010".
package struct SpokenDateRange: Sendable, Hashable {
    package let lower: WordedText
    package let upper: WordedText
    /// "3 to 21 March 2010"; one date when both ends are the same; "not set".
    package let words: WordedText
    /// The fields of the ends.
    package let fields: DateFields

    private let span: Double
    private let utcOffset: Int
    private let language: SpokenLanguage

    /// The ends in seconds since 1970; `utcOffset` is the local clock's distance from UTC in seconds.
    package init(lower: Double, upper: Double, utcOffset: Int = 0, language: SpokenLanguage) {
        self.utcOffset = utcOffset
        self.language = language
        span = abs(upper - lower)
        guard let first = CivilTime(secondsSince1970: lower, utcOffset: utcOffset),
            let last = CivilTime(secondsSince1970: upper, utcOffset: utcOffset)
        else {
            let range = SpokenRange(lower: lower, upper: upper, language: language)
            (self.lower, self.upper, words, fields) = (range.lower, range.upper, range.words, .years)
            return
        }
        let ends = Ends(first: first, last: last, language: language)
        let (told, fields) = ends.told(span: span, areEqual: lower == upper)
        (self.lower, self.upper, self.fields) = (told.lower, told.upper, fields)
        words =
            lower == upper
            ? told.upper
            : NumberVocabulary[language].range.filled(lower: told.lower, upper: told.upper)
    }

    /// A moment on this axis, one field finer than the ends. Finer still when the next moment, `spacing` seconds away,
    /// would sound the same.
    package func point(_ seconds: Double, spacing: Double = .infinity) -> WordedText {
        guard let time = CivilTime(secondsSince1970: seconds, utcOffset: utcOffset) else {
            return SpokenNumber.words(for: seconds, language: language)
        }
        let date = SpokenDate.Date(
            time: time, language: language, isEnd: false, secondStep: fields == .seconds ? Ends.step(span) - 1 : 0)
        return date.words(pointPattern(time, spacing))
    }

    private func pointPattern(_ time: CivilTime, _ spacing: Double) -> String {
        let isMidnight = time.hour == 0 && time.minute == 0 && time.second == 0
        return switch fields {
        case .years: spacing < 28 * 86_400 && time.day > 1 ? "ymd" : "ym"
        case .months: "ymd"
        case .days: span < 7 * 86_400 || spacing < 86_400 && !isMidnight ? "wmdt" : "wmd"
        case .minutes: span < 2 * 3600 || spacing < 60 && time.second > 0 ? "hms" : SpokenDate.pattern(.minutes, time)
        case .seconds: "hms"
        }
    }
}

extension SpokenDateRange {
    private struct Ends {
        let first: CivilTime
        let last: CivilTime
        let language: SpokenLanguage

        typealias Told = (lower: WordedText, upper: WordedText)

        /// Ends that differ but would sound the same, such as 12:00:40 and 12:00:10 of the next day, get other fields.
        func told(span: Double, areEqual: Bool) -> (Told, DateFields) {
            var fields = areEqual ? .seconds : DateFields(span: span)
            var told = words(fields, areEqual ? 0 : Self.step(span))
            guard !areEqual, told.lower.display == told.upper.display else { return (told, fields) }
            fields = fields == .minutes ? .days : .seconds
            told = words(fields, nil)
            return (told, fields)
        }

        /// A hundredth of the span, as a power of ten.
        static func step(_ span: Double) -> Int {
            guard span < 10 else { return 0 }
            return AxisDigits(lower: 0, upper: span)?.step ?? 0
        }

        private func words(_ fields: DateFields, _ step: Int?) -> Told {
            let lower = SpokenDate.Date(time: first, language: language, isEnd: true, secondStep: step)
            let upper = SpokenDate.Date(time: last, language: language, isEnd: true, secondStep: step)
            let (whole, rest) = patterns(fields)
            guard fields > .minutes else {
                return (
                    lower.words(SpokenDate.pattern(fields, first)), upper.words(SpokenDate.pattern(fields, last))
                )
            }
            return DateVocabulary[language].isYearFirst
                ? (lower.words(whole), upper.words(rest)) : (lower.words(rest), upper.words(whole))
        }

        /// `whole` is for the end that has the common part, `rest` for the other.
        private func patterns(_ fields: DateFields) -> (whole: String, rest: String) {
            let isSameYear = first.year == last.year
            switch fields {
            case .days: return ("ymd", isSameYear ? (first.month == last.month ? "d" : "md") : "ymd")
            case .months: return ("ym", isSameYear ? "m" : "ym")
            default: return ("y", "y")
            }
        }
    }
}
