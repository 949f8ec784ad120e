// SPDX-License-Identifier: MIT

import AnnouncementKit

/// An unambiguous date: ISO 8601 with or without a time, or the language's own order.
struct WrittenDate {
    private let day: Int
    /// The start in seconds since 1970.
    private let beginning: Double
    private let end: Int

    static func token(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        let (text, start) = (place.text, place.digit)
        if let month = month(place, words) { return month }
        guard place.start == start, let date = WrittenDate(text, at: start, words),
            !text.isWord(at: date.end) || text[date.end] == UInt8(ascii: "T")
        else { return nil }
        if let range = range(from: date, place, words) { return range }
        let ordinal = words.ordinal(date.day, at: start, in: text)
        guard let time = CivilTime(secondsSince1970: date.beginning) else { return nil }
        let isGenitive = words.texts.cases.isGenitive(behind: text.preposition(before: start))
        let spoken = SpokenMoment(time: time, language: words.language, isEnd: ordinal != nil || isGenitive)
        let speech =
            words.texts.days?.date(time, behind: start, text, words)
            ?? spoken.speech(.ymd).with(isGenitive ? nil : ordinal)
        let pause = Phrasebook[words.language].pauses.list
        guard let (clock, last) = date.time(text) else {
            // `2015-10-01T14:07:59.168662`: the time is read separately.
            if text[date.end] == UInt8(ascii: "T"), text.isDigit(date.end + 1) {
                return NormalizedToken(start..<date.end + 1, speech + pause)
            }
            let last = InflectedOrdinal.endOfYearWord(at: date.end, text, words) ?? date.end
            return text.isWord(at: date.end) ? nil : NormalizedToken(start..<last, speech)
        }
        let end = WrittenTime.endOfClockWord(text, last, words) ?? last
        let zone = text[end] == UInt8(ascii: "Z") && !text.isWord(at: end + 1)
        let told = speech + pause + clock.speech(words) + (zone ? " UTC" : "")
        let isMinusClear = text[date.end] == UInt8(ascii: "T")
        if let offset = WrittenZone(text, at: end, words, isMinusClear: isMinusClear) {
            return NormalizedToken(start..<offset.end, told + offset.speech)
        }
        return NormalizedToken(start..<(zone ? end + 1 : end), told)
    }

    /// `2003-03` of ISO 8601. A zero is never in a range such as `2020-21`.
    private static func month(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        let (text, end) = (place.text, place.end + 3)
        guard place.start == place.digit, place.end - place.start == 4, text[place.end] == UInt8(ascii: "-"),
            text[place.end + 1] == 0x30, text.digits(from: place.end + 1) == end, !text.isWord(at: end),
            !text[end].isOne(of: "-./:") || !text.isDigit(end + 1),
            // `2003-04` is a season as often as a month.
            text.number(place.end + 1..<end) != (text.number(place.start..<place.end) + 1) % 100,
            let beginning = DayNumber.seconds(
                year: text.number(place.start..<place.end), month: text.number(place.end + 1..<end), day: 1),
            let time = CivilTime(secondsSince1970: beginning)
        else { return nil }
        return NormalizedToken(
            place.start..<end, SpokenMoment(time: time, language: words.language, isEnd: false).speech(.ym))
    }

    /// `2023-01-01/2023-01-31`, `2023-01-01 – 2023-01-31`
    private static func range(from first: WrittenDate, _ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        let text = place.text
        let isInterval = text[first.end] == UInt8(ascii: "/") && text.digits(from: first.end + 1) == first.end + 5
        guard let start = isInterval ? first.end + 1 : RangeDash(text, at: first.end)?.end,
            let last = WrittenDate(text, at: start, words), first.beginning < last.beginning,
            !text.isWord(at: last.end),
            let begin = CivilTime(secondsSince1970: first.beginning),
            let end = CivilTime(secondsSince1970: last.beginning)
        else { return nil }
        let ordinals = words.texts.ordinals.inflected
        if let days = words.texts.days, let low = days.date(begin, behind: place.digit, text, words),
            let high = days.date(end, behind: last.end, text, words)
        {
            return NormalizedToken(place.digit..<last.end, words.texts.range.filled("lo", low, "hi", high))
        }
        let low = SpokenMoment(time: begin, language: words.language, isEnd: ordinals != nil).speech(.ymd)
        let high = SpokenMoment(time: end, language: words.language).speech(.ymd)
        let range = (ordinals?.range ?? words.texts.range).filled("lo", low, "hi", high)
        return NormalizedToken(place.digit..<last.end, range)
    }

    private init?(_ text: WrittenText, at start: Int, _ words: TextWords) {
        let first = text.digits(from: start)
        let mark = text[first]
        guard mark.isOne(of: "-./"), text.isDigit(first + 1) else { return nil }
        let second = text.digits(from: first + 1)
        guard text[second] == mark, text.isDigit(second + 1) else { return nil }
        let third = text.digits(from: second + 1)
        let counts = (first - start, second - first - 1, third - second - 1)
        // `31.01.06`, but not the version `10.12.11`.
        let hasPoints =
            counts == (2, 2, 2) && mark == UInt8(ascii: ".") && (text[start] == 0x30 || text[first + 1] == 0x30)
        let isShort = counts.0 < 3 && counts.2 == 2 && (mark == UInt8(ascii: "/") || hasPoints)
        guard counts.0 == 4 || counts.2 == 4 || isShort, max(counts.0, counts.1, counts.2) <= 4 else { return nil }
        let fields = (text.number(start..<first), text.number(first + 1..<second), text.number(second + 1..<third))
        guard let date = Self.ordered(fields, counts, mark, words.texts.dateOrder),
            !isShort || hasPoints || date.day > 12
        else {
            return nil
        }
        day = date.day
        let century = isShort ? (date.year < 50 ? 2000 : 1900) : 0
        guard let beginning = DayNumber.seconds(year: date.year + century, month: date.month, day: day) else {
            return nil
        }
        self.beginning = beginning
        end = third
        guard text[end] != mark || !text.isWord(at: end + 1) else { return nil }
    }

    private typealias Three = (Int, Int, Int)

    /// Year, month and two-digit day, or the language's own order: `d.m.y`. `m/d/y` differs between countries, so only
    /// a day above twelve is unambiguous.
    private static func ordered(_ fields: Three, _ counts: Three, _ mark: UInt8, _ own: String)
        -> (year: Int, month: Int, day: Int)?
    {
        if counts.0 == 4 {
            let isPadded = counts.1 == 2 && counts.2 == 2
            guard
                mark == UInt8(ascii: "-")
                    ? counts.1 < 3 && counts.2 < 3 : isPadded && mark == UInt8(ascii: "/") || own == "y/m/d"
            else {
                return nil
            }
            return (fields.0, fields.1, fields.2)
        }
        let isPadded =
            counts == (2, 2, 4)
            || counts == (2, 2, 2) && mark == UInt8(ascii: ".") && own.utf8.first == UInt8(ascii: "d")
            || own == "d.m.y" && mark == UInt8(ascii: "/") && counts.2 == 4
            || own == "d/m/y" && mark == UInt8(ascii: ".") && counts.2 == 4 && (1800..<2100).contains(fields.2)
        guard own.utf8.dropFirst().first == mark || isPadded, own.utf8.first != UInt8(ascii: "y"), counts.0 <= 2,
            counts.1 <= 2
        else { return nil }
        let dayFirst = (fields.2, fields.1, fields.0)
        if own.utf8.first == UInt8(ascii: "d") { return dayFirst }
        return fields.1 > 12 ? (fields.2, fields.0, fields.1) : fields.0 > 12 ? dayFirst : nil
    }

    /// The time: `T14:10:30`, or a space instead of the letter.
    private func time(_ text: WrittenText) -> (WrittenTime, end: Int)? {
        let start = end + 1
        guard text[end] == UInt8(ascii: "T") || text[end] == 0x20 && text.digits(from: start) == start + 2,
            let time = WrittenTime(text, at: start), !text.isWord(at: time.end) || text[time.end] == UInt8(ascii: "Z"),
            text[time.end] != UInt8(ascii: ".") || !text.isDigit(time.end + 1)
        else { return nil }
        return (time, time.end)
    }
}

extension String {
    /// The date with its first word in another form, without its last letter.
    fileprivate func with(_ ordinal: String?) -> String {
        guard let ordinal, self[...].split(separator: " ").first?.dropLast() == ordinal[...] else { return self }
        return ordinal + dropFirst(ordinal.count + 1)
    }
}

extension WrittenText {
    /// The word before a place, with a space between; empty if there is none.
    func wordBehindSpace(before place: Int) -> String {
        guard place > 1, isSpace(before: place) else { return "" }
        return string(word(before: start(before: place)))
    }
}
