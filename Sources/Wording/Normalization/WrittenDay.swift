// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A day or a year beside the name of a month: `July 25, 2012`, `25 Jul 2012`, `15-Jan-2020`, `July 1876`, `1 enero`.
enum WrittenDay {
    /// A number behind a month.
    ///
    /// - Parameter limit: text before this place belongs to another token.
    static func token(at start: Int, in text: WrittenText, after limit: Int, _ words: TextWords) -> NormalizedToken? {
        guard let days = words.texts.days, text[start - 1] == 0x20 || text[start - 1] == UInt8(ascii: "-") else {
            return nil
        }
        let hasPoint = text[start - 2] == UInt8(ascii: ".")
        let behind = hasPoint ? start - 2 : start - 1
        guard days.endings.contains(text[behind - 2], text[behind - 1]), case let name = text.word(before: behind),
            !text[name.lowerBound - 1].isOne(of: "-_/.@")
        else { return nil }
        let digits = text.digits(from: start)
        if digits - start == 4 { return year(name, start..<digits, in: text, after: limit, days) }
        guard let last = days.last, let day = Day(text, at: start, behind: text[start - 1], days) else { return nil }
        let date = Year(text, behind: day.end, separator: text[start - 1], days)
        guard let month = days.month(text.string(name), hasYear: date != nil || day.isOrdinal) else { return nil }
        let told = last.filled("a", day.speech, "b", month)
        // "In July 25 people came."
        guard
            date != nil
                || told.hasPrefix(month + " ")
                    && !days.beforeMonths.contains(text.wordBehindSpace(before: name.lowerBound).lowercased())
        else { return nil }
        let speech = date.map { $0.speech(behind: told, days) } ?? told
        let end = date?.end ?? day.end
        // The month is already in words: `Jan. 15`.
        guard name.lowerBound >= limit else {
            return told.hasPrefix(month + " ")
                ? NormalizedToken(start..<end, String(speech.dropFirst(month.count + 1))) : nil
        }
        return changed(name.lowerBound..<end, speech, text)
    }

    /// A number before a month: `25 July 2012`, `25th of July`.
    static func token(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        guard let days = words.texts.days, place.end - place.start < 3, place.start == place.digit else { return nil }
        return token(before: place.digit, in: place.text, days) ?? pair(place, words, days)
    }

    /// `od 12 do 21 lutego`, `21-23 stycznia`: the month is behind the second day. Only languages that decline days have
    /// links.
    private static func pair(_ place: NumberPlace, _ words: TextWords, _ days: DayWords) -> NormalizedToken? {
        let (text, cases) = (place.text, words.texts.cases)
        guard !cases.dayLinks.isEmpty, case let first = text.number(place.digit..<place.end), (1..<31).contains(first)
        else { return nil }
        let dash = RangeDash(text, at: place.end)
        let link = place.end + 1..<text.letters(from: place.end + 1)
        guard dash != nil || text[place.end] == 0x20 && cases.dayLinks.contains(text.string(link)),
            let second = token(before: dash?.end ?? link.upperBound + 1, in: text, days), let told = second.speech,
            case let digits = second.written.lowerBound..<text.digits(from: second.written.lowerBound),
            (first + 1..<32).contains(text.number(digits))
        else { return nil }
        let day = days.days[first - 1]
        guard dash != nil else { return NormalizedToken(place.digit..<place.end, day) }
        let before = text.preposition(before: place.digit)
        let isBare = words.texts.forms.barePrepositions.contains(before)
        let range = words.texts.range.filled("lo", day, "hi", told).without(before)
        return NormalizedToken(place.digit..<second.written.upperBound, isBare ? "\(day) – \(told)" : range)
    }

    private static func token(before start: Int, in text: WrittenText, _ days: DayWords) -> NormalizedToken? {
        // `l'1 gennaio`
        guard !text.isBehindApostrophe(start), text[start - 1] != UInt8(ascii: "#"),
            let day = Day(text, at: start, behind: 0x20, days)
        else { return nil }
        let separator = text[day.end]
        guard separator == 0x20 || separator == UInt8(ascii: "-") else { return nil }
        let of = days.length(ofWordBetween: day.end, in: text)
        let (hasOf, name) = (of != nil, day.end + (of ?? 1))
        let end = text.letters(from: name)
        guard end - name > 2, end - name < 12, days.endings.contains(text[end - 2], text[end - 1]) else { return nil }
        let last = text[end] == UInt8(ascii: ".") && separator == 0x20 ? end + 1 : end
        let date =
            Year(text, behind: last, separator: separator, days) ?? Year(text, behind: end, separator: separator, days)
        guard let month = days.month(text.string(name..<end), hasYear: date != nil || day.isOrdinal || hasOf),
            separator == 0x20 || date != nil
        else { return nil }
        let told = days.withoutArticle(days.first.filled("a", day.speech, "b", month), at: start, in: text)
        // "on 25 Dec. Then": the point ends the sentence too.
        let isShort =
            days.isAbbreviation(text.string(name..<end))
            && !text.scalar(at: last + text.space(at: last)).properties.isUppercase
        return changed(
            start..<(date?.end ?? (isShort ? last : end)),
            date.map { $0.speech(behind: told, days) } ?? told, text)
    }

    /// `July 1876`
    private static func year(
        _ name: Range<Int>, _ digits: Range<Int>, in text: WrittenText, after limit: Int, _ days: DayWords
    ) -> NormalizedToken? {
        guard days.zero != nil, text[digits.lowerBound - 1] == 0x20,
            let year = Year(text, behind: digits.lowerBound - 1, separator: 0x20, days),
            let month = days.month(text.string(name), hasYear: true)
        else { return nil }
        let isShort =
            days.isAbbreviation(text.string(name)) && name.lowerBound >= limit && text[name.upperBound] == 0x20
        return isShort
            ? changed(name.lowerBound..<year.end, "\(month) \(year.speech)", text)
            : changed(digits.lowerBound..<year.end, year.speech, text)
    }

    private static func changed(_ range: Range<Int>, _ speech: String, _ text: WrittenText) -> NormalizedToken {
        NormalizedToken(range, text.string(range) == speech ? nil : speech)
    }

    /// `25`, `25th`
    private struct Day {
        let speech: String
        let end: Int
        let isOrdinal: Bool

        init?(_ text: WrittenText, at start: Int, behind separator: UInt8, _ days: DayWords) {
            let digits = text.digits(from: start)
            guard (1...2).contains(digits - start), case let day = text.number(start..<digits), (1...31).contains(day)
            else { return nil }
            speech = days.days[day - 1]
            isOrdinal =
                text[digits] > 0x40 && digits - start == speech.utf8.count - 2
                && text.has(String(speech.suffix(2)), at: digits)
            end = isOrdinal ? digits + 2 : digits
            guard !text.isWord(at: end),
                !text[end].isOne(of: ".,:/-–'") || !text.isDigit(end + 1)
                    || separator == UInt8(ascii: "-") && text[end] == separator,
                text[end] != 0xE2 && text[end] != UInt8(ascii: "%")
            else { return nil }
        }
    }

    /// `2012`, `, 2012`, ` de 2012`, `-2012`
    private struct Year {
        let speech: String
        let end: Int
        /// The word before the year, with its spaces: " del ".
        private var link: String?

        /// A date with this year. The word before the year stays.
        func speech(behind date: String, _ days: DayWords) -> String {
            link.map { date + $0 + speech } ?? days.year.filled("a", date, "b", speech)
        }

        init?(_ text: WrittenText, behind place: Int, separator: UInt8, _ days: DayWords) {
            var start = place
            if separator == UInt8(ascii: "-") {
                guard text[start] == separator else { return nil }
                start += 1
            } else {
                if text[start] == UInt8(ascii: ",") { start += 1 }
                guard text[start] == 0x20 else { return nil }
                let length = days.length(ofWordBetween: start, in: text)
                link = length.map { text.string(start..<start + $0) }
                start += length ?? 1
            }
            end = text.digits(from: start)
            guard end - start == 4, case let year = text.number(start..<end), (1000..<3000).contains(year),
                !text.isWord(at: end), !text[end].isOne(of: ".,:/-") || !text.isDigit(end + 1)
            else { return nil }
            speech = days.words(ofYear: year)
        }
    }
}

extension DayWords {
    /// "the 5th of August 2006" for a date in digits; nil in a language that says the number of the day.
    func date(_ time: CivilTime, behind place: Int, _ text: WrittenText, _ words: TextWords) -> String? {
        guard zero != nil else { return nil }
        let day = first.filled("a", days[time.day - 1], "b", words.dates.display.months[time.month - 1])
        let told = year.filled("a", day, "b", self.words(ofYear: time.year))
        return withoutArticle(told, at: place, in: text)
    }

    /// The length of " of " between a day, a month and a year, with its spaces.
    fileprivate func length(ofWordBetween place: Int, in text: WrittenText) -> Int? {
        between.first { text.has($0, at: place) }?.utf8.count
    }

    /// "the 5th of August" without its article, if the text has one in front of the date.
    fileprivate func withoutArticle(_ told: String, at place: Int, in text: WrittenText) -> String {
        guard !articles.isEmpty, case let word = text.wordBehindSpace(before: place).lowercased(),
            articles.contains(word), let article = articles.first(where: { told.hasPrefix($0 + " ") })
        else { return told }
        return String(told.dropFirst(article.count + 1))
    }

    /// "eighteen seventy-six", "fifteen oh six", "twenty twelve"; the voice reads 1900 and 2000 to 2009 correctly.
    fileprivate func words(ofYear year: Int) -> String {
        guard let zero, (1000..<3000).contains(year), year % 100 > 0, !(2000..<2010).contains(year),
            let rules = NumberRules[language]
        else {
            return "\(year)"
        }
        let (century, rest) = (rules.words(UInt64(year / 100)), rules.words(UInt64(year % 100)))
        return year % 100 < 10 ? "\(century) \(zero) \(rest)" : "\(century) \(rest)"
    }
}

extension WrittenText {
    /// Whether a shortened article is before a place.
    fileprivate func isBehindApostrophe(_ place: Int) -> Bool {
        (self[place - 1] == UInt8(ascii: "'") || has("’", at: place - 3))
            && isLetter(before: place - (self[place - 1] == UInt8(ascii: "'") ? 1 : 3))
    }
}
