// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A moment in a language with the fields that are wanted: "Wednesday 3 March", "12:30:05", "May 1958".
package struct SpokenDate: Sendable, Hashable {
    package let words: WordedText

    /// `utcOffset`: the local clock's distance from UTC in seconds. Days have their weekday.
    package init(secondsSince1970 seconds: Double, utcOffset: Int = 0, fields: DateFields, language: SpokenLanguage) {
        guard let time = CivilTime(secondsSince1970: seconds, utcOffset: utcOffset) else {
            words = SpokenNumber.words(for: seconds, language: language)
            return
        }
        let date = Date(time: time, language: language, isEnd: false, secondStep: 0)
        words = date.words(Self.pattern(fields, time))
    }

    init(_ date: Date, _ pattern: String) { words = date.words(pattern) }

    static func pattern(_ fields: DateFields, _ time: CivilTime) -> String {
        switch fields {
        case .seconds: "hms"
        case .minutes: time.minute == 0 ? "h" : "hm"
        case .days: "wmd"
        case .months: "ym"
        case .years: "y"
        }
    }

    /// A moment, ready for a pattern of its language.
    struct Date {
        let time: CivilTime
        let language: SpokenLanguage
        /// Whether it stands between "from" and "to", which changes the word's ending in some languages.
        let isEnd: Bool
        /// The power of ten of the finest part of a second that is given; nil for all digits.
        let secondStep: Int?

        func words(_ pattern: String) -> WordedText {
            let vocabulary = DateVocabulary[language]
            return WordedText(
                display: filled(pattern, vocabulary.display, isSpeech: false),
                speech: filled(pattern, vocabulary.speech, isSpeech: true))
        }

        private func filled(_ pattern: String, _ words: DateVocabulary.Words, isSpeech: Bool) -> String {
            guard let phrase = words.patterns[isEnd ? pattern + ".end" : pattern] else { return "" }
            return phrase.filled { gap in isSpeech ? spoken(gap, words) : shown(gap, words) }
        }

        private func shown(_ gap: String, _ words: DateVocabulary.Words) -> String {
            switch gap {
            case "y": return year.display
            case "d": return "\(time.day)"
            case "mm": return Self.twoDigits(time.minute)
            case "h": return Self.twoDigits(time.hour)
            case "ss":
                let text = number(second).display
                return second.magnitude < 1 ? "0" + text : text
            default: return name(gap, words)
            }
        }

        private func spoken(_ gap: String, _ words: DateVocabulary.Words) -> String {
            switch gap {
            case "y": return year.speech
            case "d":
                let days = isEnd ? words.daysOfEnds : words.days
                return days.count == 31 ? days[time.day - 1] : number(WrittenDecimal(time.day)).speech
            case "mm": return Self.twoDigits(time.minute)
            case "m": return number(WrittenDecimal(time.minute)).speech
            case "h":
                return words.hours.count == 24 ? words.hours[time.hour] : number(WrittenDecimal(time.hour)).speech
            case "hours": return number(WrittenDecimal(time.hour), "h").speech
            case "minutes": return number(WrittenDecimal(time.minute), "min").speech
            case "seconds": return number(second, "s").speech
            case "time": return filled(time.minute == 0 ? "h" : "hm", words, isSpeech: true)
            default: return name(gap, words)
            }
        }

        private func name(_ gap: String, _ words: DateVocabulary.Words) -> String {
            let ofEnds = isEnd || gap == "monthOfDay"
            let names = gap == "weekday" ? words.weekdays : ofEnds ? words.monthsOfEnds : words.months
            let index = gap == "weekday" ? time.weekday : time.month - 1
            return index < names.count ? names[index] : ""
        }

        /// The years 1 to 9999 are digits without groups; the others are numbers.
        private var year: WordedText {
            let number = number(WrittenDecimal(time.year))
            guard (1...9999).contains(time.year) else { return number }
            let digits = "\(time.year)"
            let vocabulary = DateVocabulary[language]
            if let list = vocabulary.spelledYears {
                let speech = digits.compactMap(\.wholeNumberValue).map { list[$0] }.joined()
                return WordedText(display: digits, speech: speech)
            }
            guard let hundreds = vocabulary.hundreds, (1100...1999).contains(time.year) else {
                return WordedText(display: digits, speech: number.speech)
            }
            let rest = time.year % 100 == 0 ? "" : "\(time.year % 100)"
            return WordedText(display: digits, speech: "\(time.year / 100)\(hundreds)\(rest)")
        }

        private var second: WrittenDecimal {
            let rounded = secondStep.flatMap { WrittenDecimal(time.second, step: $0) }
            let decimal = rounded ?? WrittenDecimal(time.second) ?? WrittenDecimal(0)
            if secondStep ?? -1 >= 0 || decimal.doubleValue >= 60 {
                return WrittenDecimal(Int(time.second.rounded(.down)))
            }
            return decimal.trimmed()
        }

        private func number(_ decimal: WrittenDecimal, _ unit: String? = nil) -> WordedText {
            SpokenNumber(decimal, unit: unit.flatMap { SpokenUnit($0) }, language: language, scale: NumberScale.none)
                .words
        }

        private static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    }
}

/// The fields of a date that a span of time needs.
package enum DateFields: Int, Sendable, Hashable, CaseIterable, Comparable {
    /// Hour, minute and second; the span's part of a second below ten seconds.
    case seconds
    case minutes
    /// Weekday, day, month.
    case days
    /// Month and year.
    case months
    case years

    /// For the ends of an axis of this length in seconds.
    package init(span: Double) {
        switch abs(span) {
        case ..<60: self = .seconds
        case ..<86_400: self = .minutes
        case ..<(60 * 86_400): self = .days
        case ..<(3 * 365.25 * 86_400): self = .months
        default: self = .years
        }
    }

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
