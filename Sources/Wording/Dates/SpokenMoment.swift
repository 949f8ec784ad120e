// SPDX-License-Identifier: MIT

import AnnouncementKit

/// How a four-digit year is spoken.
enum YearForm {
    case full
    /// The last two digits, after a year of the same century. Full in a language whose years are ordinals.
    case short
    /// The last two digits: the known years are within a century.
    case bare

    fileprivate func isBare(in language: SpokenLanguage) -> Bool {
        switch self {
        case .full: false
        case .short: TextVocabulary[language].ordinals.inflected == nil
        case .bare: true
        }
    }
}

/// A moment as the clock and the calendar of a place show it, ready for the patterns of a language: "3 March 2010",
/// "1959 quarter 1", "12:30:05".
struct SpokenMoment {
    let time: CivilTime
    let language: SpokenLanguage
    /// Whether the moment is between "from" and "to", which changes the word's ending in some languages.
    var isEnd = false
    /// Whether 0:00 means the end of a day: 24:00.
    var endsDay = false
    var yearForm = YearForm.full
    /// The power of ten of the finest part of a second; nil for all digits.
    var secondStep: Int? = 0

    func words(_ pattern: DatePattern) -> WordedText {
        let vocabulary = DateVocabulary[language]
        return WordedText(
            display: filled(pattern, vocabulary.display, isSpeech: false),
            speech: filled(pattern, vocabulary.speech, isSpeech: true))
    }

    /// The speech of `words`, without the display form.
    func speech(_ pattern: DatePattern) -> String { filled(pattern, DateVocabulary[language].speech, isSpeech: true) }

    /// The time of day, as fine as a step.
    func clock(_ step: DateStep) -> WordedText { words(clockPattern(step)) }

    func clockPattern(_ step: DateStep) -> DatePattern { step < .minute ? .hms : time.minute == 0 ? .h : .hm }

    /// "3 March 2010, 12:30".
    static func joined(_ day: WordedText, _ time: WordedText, language: SpokenLanguage) -> WordedText {
        let vocabulary = DateVocabulary[language]
        return WordedText(
            display: vocabulary.display.phrase(.dt).filled {
                $0 == .date ? day.display : $0 == .time ? time.display : ""
            },
            speech: vocabulary.speech.phrase(.dt).filled { $0 == .date ? day.speech : $0 == .time ? time.speech : "" })
    }

    private func filled(_ pattern: DatePattern, _ words: DateVocabulary.Words, isSpeech: Bool) -> String {
        words.phrase(pattern, isEnd: isEnd).filled { gap in isSpeech ? spoken(gap, words) : shown(gap, words) }
    }

    private func shown(_ gap: DateGap, _ words: DateVocabulary.Words) -> String {
        switch gap {
        case .y:
            return yearOfCentury.map(String.init)
                ?? ((1...9999).contains(time.year)
                    ? String(time.year) : SpokenNumber.display(time.year, NumberVocabulary[language]))
        case .d: return String(time.day)
        case .mm: return Self.twoDigits(time.minute)
        case .h: return Self.twoDigits(hour)
        case .ss:
            let text = number(second).display
            return second.magnitude < 1 ? "0" + text : text
        default: return name(gap, words)
        }
    }

    private func spoken(_ gap: DateGap, _ words: DateVocabulary.Words) -> String {
        switch gap {
        case .y: return year
        case .year, .yearOf: return inflectedYear(gap) ?? year
        case .d:
            let days = isEnd ? words.daysOfEnds : words.days
            return days.count == 31 ? days[time.day - 1] : speech(time.day)
        case .mm: return Self.twoDigits(time.minute)
        case .m: return speech(time.minute)
        case .paddedMinutes:
            let zero = (1..<10).contains(time.minute) ? speech(0) : ""
            return zero + speech(time.minute)
        case .h:
            if let name = endOfDay(words) { return name }
            return words.hours.count == 24 && !endsDay ? words.hours[time.hour] : speech(hour)
        case .hours: return isEnd ? ClockWords[language].hoursOfEnds[hour] : number(hour, SpokenUnit.hours).speech
        case .minutes:
            let clock = ClockWords[language]
            return (isEnd ? clock.minutesOfEnds : clock.minutes)[time.minute]
        case .seconds:
            let second = second
            guard second.exponent == 0, second.significand < 60, !second.isNegative else {
                let ofEnd = isEnd ? GenitiveSpeech.words(second, SpokenUnit.seconds, language) : nil
                return ofEnd ?? number(second, SpokenUnit.seconds).speech
            }
            let clock = ClockWords[language]
            return (isEnd ? clock.secondsOfEnds : clock.seconds)[Int(second.significand)]
        case .time: return filled(time.minute == 0 ? .h : .hm, words, isSpeech: true)
        default: return name(gap, words)
        }
    }

    private var hour: Int { endsDay ? 24 : time.hour }

    /// The end of a day in a language whose hours have their own names: 24 is made of 20 and 4.
    private func endOfDay(_ words: DateVocabulary.Words) -> String? {
        guard endsDay, words.hours.count == 24, words.hours[23] != "23" else { return nil }
        return speech(20) + words.hours[4]
    }

    private func name(_ gap: DateGap, _ words: DateVocabulary.Words) -> String {
        let (names, index) =
            switch gap {
            case .weekday: (words.weekdays, time.weekday)
            case .quarter: (isEnd ? words.quartersOfEnds : words.quarters, (time.month - 1) / 3)
            case .monthOfDay: (words.monthsOfEnds, time.month - 1)
            default: (isEnd ? words.monthsOfEnds : words.months, time.month - 1)
            }
        return index < names.count ? names[index] : ""
    }

    /// Digits without groups for the years 1 to 9999; other years are numbers.
    private var year: String {
        guard (1...9999).contains(time.year) else { return speech(time.year) }
        let vocabulary = DateVocabulary[language]
        if let year = yearOfCentury {
            return vocabulary.spelledYears.map { Self.spelled(year, $0) } ?? speech(year)
        }
        if let list = vocabulary.spelledYears { return Self.spelled(time.year, list) }
        guard let hundreds = vocabulary.hundreds, (1100...1999).contains(time.year) else {
            return speech(time.year)
        }
        let rest = time.year % 100 == 0 ? "" : "\(time.year % 100)"
        return "\(time.year / 100)\(hundreds)\(rest)"
    }

    /// The last two digits, if they are enough. A year after a whole year is full if years are ordinals.
    private var yearOfCentury: Int? {
        guard (1100...2099).contains(time.year), time.year % 100 >= 10,
            yearForm.isBare(in: language)
        else { return nil }
        return time.year % 100
    }

    private static func spelled(_ year: Int, _ digits: [String]) -> String {
        "\(year)".utf8.reduce(into: "") { $0 += digits[Int($1 - 0x30)] }
    }

    /// A year as an ordinal with its word: "две тысячи десятый год", "две тысячи десятого года".
    private func inflectedYear(_ gap: DateGap) -> String? {
        let texts = TextVocabulary[language]
        guard (1..<10_000).contains(time.year), let ordinals = texts.ordinals.inflected else { return nil }
        return ordinals.year(yearOfCentury ?? time.year, isOf: gap == .yearOf, NumberVocabulary[language].integers)
    }

    private var second: WrittenDecimal {
        let rounded = secondStep.flatMap { WrittenDecimal(time.second, step: $0) }
        let decimal = rounded ?? WrittenDecimal(time.second) ?? WrittenDecimal(0)
        if secondStep ?? -1 >= 0 || decimal.doubleValue >= 60 {
            return WrittenDecimal(Int(time.second.rounded(.down)))
        }
        return decimal.trimmed()
    }

    private func speech(_ value: Int) -> String { SpokenNumber.speech(value, NumberVocabulary[language]) }

    private func number(_ value: Int, _ unit: SpokenUnit?) -> SpokenNumber { number(WrittenDecimal(value), unit) }

    private func number(_ decimal: WrittenDecimal, _ unit: SpokenUnit? = nil) -> SpokenNumber {
        SpokenNumber(decimal, unit: unit, language: language, scale: NumberScale.none)
    }

    private static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}

extension SpokenUnit {
    fileprivate static let hours = SpokenUnit("h")
    fileprivate static let seconds = SpokenUnit("s")
}

/// The minutes and seconds of a clock in a language, each with its word. A time of day consists of these few words.
final class ClockWords: Sendable {
    /// From 0 to 59.
    let minutes: [String]
    let seconds: [String]
    /// The hours to 24, the minutes and the seconds between "from" and "to": in the genitive in Russian.
    let (hoursOfEnds, minutesOfEnds, secondsOfEnds): ([String], [String], [String])

    init(_ language: SpokenLanguage) {
        let all: (SpokenUnit?) -> [String] = { unit in
            (0..<60).map {
                SpokenNumber(WrittenDecimal($0), unit: unit, language: language, scale: NumberScale.none).speech
            }
        }
        (minutes, seconds) = (all(SpokenUnit("min")), all(SpokenUnit("s")))
        let hours = (0...24).map { SpokenNumber(WrittenDecimal($0), unit: .hours, language: language).speech }
        let ends = { (symbol: String, plain: [String]) in
            let unit = SpokenUnit(symbol)
            return plain.indices.map { GenitiveSpeech.words(WrittenDecimal($0), unit, language) ?? plain[$0] }
        }
        (hoursOfEnds, minutesOfEnds, secondsOfEnds) = (
            ends("h", hours), ends("min", minutes), ends("s", seconds)
        )
    }

    static subscript(language: SpokenLanguage) -> ClockWords { language.data.clock.value { ClockWords(language) } }
}
