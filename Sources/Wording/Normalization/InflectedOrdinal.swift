// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Digits as an ordinal in a language that inflects ordinals: `3-й`, `25 сентября 2009 г.`, `в 2012 году`.
struct InflectedOrdinal {
    private let text: WrittenText
    private let words: TextWords
    private let ordinals: OrdinalSpeech

    static func token(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        guard let ordinals = words.texts.ordinals.inflected, place.start == place.digit else { return nil }
        let ordinal = InflectedOrdinal(text: place.text, words: words, ordinals: ordinals)
        let digits = place.start..<place.end
        guard digits.count <= 4 else { return nil }
        return ordinal.ended(digits) ?? ordinal.day(digits) ?? ordinal.year(digits)
    }

    /// The end of the word for a year after a whole date, whose speech has it: `29.06.1941 года`.
    static func endOfYearWord(at place: Int, _ text: WrittenText, _ words: TextWords) -> Int? {
        guard let ordinals = words.texts.ordinals.inflected else { return nil }
        return InflectedOrdinal(text: text, words: words, ordinals: ordinals).yearWord(behind: place)?.end
    }

    /// `3-й`, `90-е годы`.
    private func ended(_ digits: Range<Int>) -> NormalizedToken? {
        // `999,9-й`
        let isFraction = text[digits.lowerBound - 1].isOne(of: ",.") && text.isDigit(digits.lowerBound - 2)
        guard text[digits.upperBound] == UInt8(ascii: "-"), !isFraction else { return nil }
        let range = wordRange(from: digits.upperBound + 1)
        if let word = words.texts.words[text.string(digits.lowerBound..<range.upperBound)] {
            return NormalizedToken(digits.lowerBound..<range.upperBound, word)
        }
        let value = text.number(digits)
        if let speech = genitive(value, range) { return NormalizedToken(digits.lowerBound..<range.upperBound, speech) }
        guard let ending = ordinals.ending(text.string(range)), text[range.upperBound] != UInt8(ascii: "-") else {
            return nil
        }
        // `4-м байтам`, `256-ю символами` and `5-ью` are not ordinals.
        let plurals = ordinals.counted.first { $0.ending == ending }?.behind ?? []
        guard plurals.isEmpty || !text.hasPlural(plurals, behind: range.upperBound),
            value % 10 == 3 || ordinals.three.map({ text.has($0, at: range.lowerBound) }) != true
        else { return nil }
        if let feminine = ordinals.feminine, feminine.written == text.string(range),
            isBeforeFeminine(range.upperBound, digits)
        {
            return ordinals.words(value, feminine.ending, words.numbers.integers).map {
                NormalizedToken(digits.lowerBound..<range.upperBound, $0)
            }
        }
        let isTens = value % 10 == 0 && (value > 999 || isBeforeYear(range.upperBound))
        if let decade = shortDecade(value, ending, digits.lowerBound, range.upperBound) { return decade }
        let decade = ordinals.decade.flatMap { isTens && $0.ending == ending ? $0.spoken : nil }
        let speech = ordinals.words(value, decade ?? ending, words.numbers.integers)
        return speech.map { NormalizedToken(digits.lowerBound..<range.upperBound, $0) }
    }

    /// `в 30-е гг.`, `начало 60-х гг.`: the abbreviation has the case of the ordinal, and after `в` another word. The point
    /// is left if it ends a sentence.
    private func shortDecade(_ value: Int, _ ending: String, _ start: Int, _ end: Int) -> NormalizedToken? {
        guard let short = ordinals.shortDecades, value % 10 == 0, case let place = end + text.space(at: end),
            text.has(short.written, at: place), !text.isWord(at: place + short.written.utf8.count)
        else { return nil }
        let before = text.wordBehindSpace(before: start).lowercased()
        guard let form = short.forms.first(where: { $0.written == ending }),
            let ordinal = ordinals.words(value, form.ending, words.numbers.integers)
        else { return nil }
        let last = place + short.written.utf8.count
        let behind = last + text.space(at: last)
        let word = form.isOfMany ? short.behind[before] ?? form.spoken : form.spoken
        let isLast = text[behind] < 0x20 || behind > last && beginsSentence(at: behind)
        return NormalizedToken(start..<(isLast ? last - 1 : last), "\(ordinal) \(word)")
    }

    /// Whether a word has a capital and no second one, which `XX века` and `СССР` have.
    private func beginsSentence(at place: Int) -> Bool {
        guard isCapital(at: place) else { return false }
        let second = text.scalar(at: text.next(place))
        return second.properties.isLowercase || second.isSpace && text[place] >= 0x80
    }

    /// Whether a noun follows that shows by its ending that the ordinal is feminine and not nominative: `1-й части`, and
    /// behind a preposition `в 5-й группе`. Other words with such an ending are short.
    private func isBeforeFeminine(_ place: Int, _ digits: Range<Int>) -> Bool {
        let noun = wordRange(from: place + text.space(at: place))
        guard noun.lowerBound > place, noun.count > 8, let feminine = ordinals.feminine else { return false }
        // `1-й, 2-й, 3-й элементы`
        if text.has("-\(feminine.written), ", at: digits.lowerBound - feminine.written.utf8.count - 3) { return false }
        let has: (String) -> Bool = { text.has($0, at: noun.upperBound - $0.utf8.count) }
        if feminine.nouns.contains(where: has) { return true }
        let before = text.wordBehindSpace(before: digits.lowerBound).lowercased()
        return feminine.prepositions.contains(before) && feminine.nounsBehind.contains(where: has)
    }

    /// `24-х часов`, `47-ми`; but the `90-х` and `1992-х годов` are ordinals.
    private func genitive(_ value: Int, _ ending: Range<Int>) -> String? {
        guard let genitive = words.texts.genitive, case let written = text.string(ending),
            genitive.counts(value, ending: written), text[ending.upperBound] != UInt8(ascii: "-"),
            !genitive.isOfFew(written) || !isBeforeYear(ending.upperBound)
        else { return nil }
        return genitive.words(WrittenDecimal(significand: UInt64(value), exponent: 0))
    }

    /// Whether a year's word follows: `годы`, `годов`.
    private func isBeforeYear(_ place: Int) -> Bool {
        text[place] == 0x20 && ordinals.yearWord.map { text.has($0, at: place + 1) } == true
    }

    /// `25 сентября`, `5–7 сентября`, with a following year.
    private func day(_ digits: Range<Int>) -> NormalizedToken? {
        let space = digits.upperBound + text.space(at: digits.upperBound)
        guard digits.count < 3, text[space] >= 0x80 || text[space].isOne(of: "-~") else { return nil }
        let names = words.dates
        let before = text.dayPreposition(before: digits.lowerBound, words.texts.cases)
        guard let first = day(digits, behind: before) else { return nil }
        if isBeforeAnotherDay(digits) { return NormalizedToken(digits, first) }
        var (end, speech) = (digits.upperBound, first)
        if let dash = RangeDash(text, at: end), case let behind = dash.end..<text.digits(from: dash.end),
            let last = day(behind, names.speech.days)
        {
            let range = ordinals.range.filled("lo", first, "hi", last)
            (end, speech) = (behind.upperBound, range.without(before))
        }
        let month = wordRange(from: end + text.space(at: end))
        guard month.lowerBound > end, let name = monthName(month) else { return nil }
        speech += " " + name.speech
        let start = name.end + text.space(at: name.end)
        let year = start..<text.digits(from: start)
        if isYear(year), !text.isWord(at: year.upperBound), text[year.upperBound] != UInt8(ascii: ":") {
            if let ended = ended(year) {
                let range = digits.lowerBound..<ended.written.upperBound
                return NormalizedToken(range, "\(speech) \(ended.speech ?? "")")
            }
            let told = told(year, behind: "") ?? (ordinal(text.number(year), ordinals.yearEndingOf), year.upperBound)
            return NormalizedToken(digits.lowerBound..<told.end, "\(speech) \(told.speech)")
        }
        return NormalizedToken(digits.lowerBound..<name.end, speech)
    }

    /// A day in the case that a preposition requires.
    private func day(_ digits: Range<Int>, behind preposition: String) -> String? {
        if let ending = words.texts.cases.days[preposition] {
            return day(digits, words.dates.speech.daysOfEnds) == nil ? nil : ordinal(text.number(digits), ending)
        }
        let isObject = ordinals.daysAsObjects.contains(preposition)
        return day(digits, isObject ? words.dates.speech.days : words.dates.speech.daysOfEnds)
    }

    /// `с 3 по 10 апреля`, `20 и 21 марта`: the month is behind the second day.
    private func isBeforeAnotherDay(_ digits: Range<Int>) -> Bool {
        guard text[digits.upperBound] == 0x20 else { return false }
        let link = wordRange(from: digits.upperBound + 1)
        let other = link.upperBound + 1..<text.digits(from: link.upperBound + 1)
        guard words.texts.cases.dayLinks.contains(text.string(link)), text[link.upperBound] == 0x20,
            (1...2).contains(other.count), text[other.upperBound] == 0x20,
            (text.number(digits) + 1..<32).contains(text.number(other))
        else { return false }
        return monthName(wordRange(from: other.upperBound + 1)) != nil
    }

    /// `сентября`, `сент.`
    private func monthName(_ word: Range<Int>) -> (speech: String, end: Int)? {
        let written = text.string(word)
        if words.dates.display.monthsOfEnds.contains(written.lowercased()) { return (written, word.upperBound) }
        guard text[word.upperBound] == UInt8(ascii: ".") else { return nil }
        return words.texts.forms.months[written.lowercased() + "."].map { ($0, word.upperBound + 1) }
    }

    private func day(_ digits: Range<Int>, _ names: [String]) -> String? {
        guard (1...2).contains(digits.count), case let day = text.number(digits), (1...31).contains(day) else {
            return nil
        }
        return names.count == 31 ? names[day - 1] : nil
    }

    /// `2012 год`, `в 2012 г.`
    private func year(_ digits: Range<Int>) -> NormalizedToken? {
        guard isYear(digits), text[digits.upperBound + text.space(at: digits.upperBound)] >= 0x80 else { return nil }
        let before = text.wordBehindSpace(before: digits.lowerBound).lowercased()
        return told(digits, behind: before).map { NormalizedToken(digits.lowerBound..<$0.end, $0.speech) }
    }

    private func isYear(_ digits: Range<Int>) -> Bool {
        digits.count == 4 && (1000..<3000).contains(text.number(digits))
    }

    /// A year with its following word; nil without the word.
    private func told(_ digits: Range<Int>, behind before: String) -> (speech: String, end: Int)? {
        guard let (found, end) = yearWord(behind: digits.upperBound) else { return nil }
        // `2002 и 2010 годах`
        let isLinked = words.texts.cases.dayConjunctions.contains(before)
        // `1689 и 1700 годов` are two years, and only tens make a decade.
        let isDecade = text.number(digits) % 10 == 0 && !isLinked && !text.isBehindYear(digits.lowerBound)
        guard isDecade || !ordinals.isPlural(found) else { return nil }
        let isShort = found.written != found.spoken
        let year = isShort ? ordinals.yearsBehind[before] ?? found : found
        let ending = isShort ? year.ending : ordinals.yearsBehind[before].map { Self.agreed(found, $0) } ?? found.ending
        return ("\(ordinal(text.number(digits), ending)) \(year.spoken)", end)
    }

    /// The word for a year after a place. The point of `г.` is left if it ends a sentence: a capital follows.
    private func yearWord(behind place: Int) -> (year: OrdinalSpeech.Year, end: Int)? {
        let start = place + text.space(at: place)
        guard let found = ordinals.years.first(where: { text.has($0.written, at: start) }),
            case let end = start + found.written.utf8.count, !text.isWord(at: end), text[end] != UInt8(ascii: "/")
        else { return nil }
        let isLast = text[end - 1] == UInt8(ascii: ".") && isCapital(at: end + text.space(at: end))
        return (found, isLast ? end - 1 : end)
    }

    /// "К 2012 году" and "в 2012 году" have one word and two endings.
    private static func agreed(_ found: OrdinalSpeech.Year, _ behind: OrdinalSpeech.Year) -> String {
        found.written == behind.spoken ? behind.ending : found.ending
    }

    private func ordinal(_ value: Int, _ ending: String) -> String {
        ordinals.words(value, ending, words.numbers.integers) ?? "\(value)"
    }

    private func isCapital(at place: Int) -> Bool { text.scalar(at: place).properties.isUppercase }

    private func wordRange(from start: Int) -> Range<Int> {
        let end = text.letters(from: start)
        return start..<end
    }
}

extension OrdinalSpeech {
    /// Whether a word means several years: "годов".
    fileprivate func isPlural(_ year: Year) -> Bool { pluralYears.contains(year.ending) }
}

extension WrittenText {
    /// Whether another year precedes with a dash or a word: `1954 -- 1960`, `1689 и 1700`.
    fileprivate func isBehindYear(_ place: Int) -> Bool {
        guard isSpace(before: place) || self[place - 1] == UInt8(ascii: "-") || self[place - 1] >= 0x80 else {
            return false
        }
        var (end, words) = (place, 0)
        while end > 0, !isDigit(end - 1), words < 4 {
            if isSpace(before: end) { words += 1 }
            end = start(before: end)
        }
        return digits(before: end) == end - 4
    }

    /// `байтам`
    fileprivate func hasPlural(_ endings: [String], behind place: Int) -> Bool {
        let end = letters(from: place + space(at: place))
        return endings.contains { ending in
            let start = end - ending.utf8.count
            return start > place + 2 && has(ending, at: start)
        }
    }
}
