// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A moment as the clock and the calendar of a place show it, ready for the patterns of a language: "3 March 2010",
/// "1959 quarter 1", "12:30:05".
struct SpokenMoment {
    let time: CivilTime
    let language: SpokenLanguage
    /// Whether it stands between "from" and "to", which changes the word's ending in some languages.
    var isEnd = false
    /// The power of ten of the finest part of a second that is given; nil for all digits.
    var secondStep: Int? = 0

    func words(_ pattern: String) -> WordedText {
        let vocabulary = DateVocabulary[language]
        return WordedText(
            display: filled(pattern, vocabulary.display, isSpeech: false),
            speech: filled(pattern, vocabulary.speech, isSpeech: true))
    }

    /// The time of day, as fine as a step.
    func clock(_ step: DateStep) -> WordedText { words(step < .minute ? "hms" : time.minute == 0 ? "h" : "hm") }

    /// "3 March 2010, 12:30".
    static func joined(_ day: WordedText, _ time: WordedText, language: SpokenLanguage) -> WordedText {
        let vocabulary = DateVocabulary[language]
        return WordedText(
            display: vocabulary.display.patterns["dt"]?.filled("date", day.display, "time", time.display) ?? "",
            speech: vocabulary.speech.patterns["dt"]?.filled("date", day.speech, "time", time.speech) ?? "")
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
        let (names, index) =
            switch gap {
            case "weekday": (words.weekdays, time.weekday)
            case "quarter": (isEnd ? words.quartersOfEnds : words.quarters, (time.month - 1) / 3)
            case "monthOfDay": (words.monthsOfEnds, time.month - 1)
            default: (isEnd ? words.monthsOfEnds : words.months, time.month - 1)
            }
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
