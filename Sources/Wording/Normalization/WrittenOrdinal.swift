// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A number with a point that makes it an ordinal: `der 3. Oktober`, `am 23.`, `3. Mai`.
///
/// The point may also end a sentence, so a preceding word or a following month name must decide.
enum WrittenOrdinal {
    static func token(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        let (text, start) = (place.text, place.digit)
        let end = text.digits(from: start)
        guard !words.texts.ordinals.articles.isEmpty, place.start == start, text[end] == UInt8(ascii: "."),
            end - start <= 3 || start == 0 && end - start < 8 && end + 1 == text.end,
            !text.isWord(at: end + 1), case let number = text.number(start..<end), number > 0
        else { return nil }
        if let range = days(text, start..<end, words) { return range }
        // Nothing but an ordinal.
        if start == 0, end + 1 == text.end, let ordinal = words.inflectedOrdinal(number) {
            return NormalizedToken(start..<end + 1, ordinal.dropLast() + words.texts.ordinals.aloneEnding)
        }
        let isFollowed = text[end + 1] == 0x20 && text.isLetter(at: end + 2)
        let word = text.wordBehindSpace(before: start)
        // "von 3 bis 5." ends a sentence.
        let isLimit = words.texts.ordinals.limits.contains(word.lowercased())
        let isEnd = isLimit && (!isFollowed || number > 99 || text.isDigit(start - word.utf8.count - 3))
        guard isFollowed || number < 100,
            let ordinal = (isEnd ? nil : words.ordinal(number, at: start, in: text))
                ?? words.ordinal(number, behindOrdinalAt: start, in: text)
                ?? nameless(number, text, end + 1, words)
        else { return nil }
        return NormalizedToken(start..<(isFollowed ? end + 1 : end), ordinal)
    }

    /// `3.–5. Mai`
    private static func days(_ text: WrittenText, _ first: Range<Int>, _ words: TextWords) -> NormalizedToken? {
        guard let dash = RangeDash(text, at: first.upperBound + 1), case let end = text.digits(from: dash.end),
            (1...2).contains(end - dash.end), text[end] == UInt8(ascii: "."),
            let second = nameless(text.number(dash.end..<end), text, end + 1, words)
        else { return nil }
        let (low, high) = (text.number(first), text.number(dash.end..<end))
        guard (1..<high).contains(low) else { return nil }
        let days = words.dates.speech
        guard let own = words.ordinal(low, at: first.lowerBound, in: text) else {
            return NormalizedToken(
                first.lowerBound..<end + 1, words.texts.range.filled("lo", days.days[low - 1], "hi", second))
        }
        let last =
            own == words.inflectedOrdinal(low)
            ? days.daysOfEnds[high - 1] : String(days.daysOfEnds[high - 1].dropLast())
        return NormalizedToken(first.lowerBound..<end + 1, words.texts.range.filled("lo", own, "hi", last))
    }

    /// The ordinal before a month name, without an article.
    private static func nameless(_ day: Int, _ text: WrittenText, _ place: Int, _ words: TextWords) -> String? {
        let dates = words.dates
        let isBeforeMonth =
            dates.display.months.contains {
                text.has(" " + $0, at: place) || text.has(" " + $0.lowercased(), at: place)
            }
            || words.texts.forms.months.keys.contains { text.has(" " + $0, at: place) }
        guard day <= 31, isBeforeMonth else { return nil }
        return dates.speech.days.count == 31 ? dates.speech.days[day - 1] : nil
    }
}

extension TextWords {
    /// The form that the preceding word requires, such as "dritten"; nil if no such word precedes.
    func ordinal(_ number: Int, at place: Int, in text: WrittenText) -> String? {
        let word = text.preposition(before: place)
        guard let ordinal = inflected(number) else { return nil }
        // `v. 5. Mai`, but not `Ps 23, v. 4.`
        if texts.ordinals.inflecting.contains(word) {
            return !word.hasSuffix(".") || Abbreviation.isBeforeDay(place, text, self) ? ordinal : nil
        }
        guard texts.ordinals.articles.contains(word) else { return nil }
        let article = text.start(ofWordBefore: place)
        let isDative = texts.ordinals.prepositions.contains(text.wordBehindSpace(before: article).lowercased())
        return isDative ? ordinal : String(ordinal.dropLast())
    }

    /// The form of the first of two: "am 26. und 27. November".
    fileprivate func ordinal(_ number: Int, behindOrdinalAt place: Int, in text: WrittenText) -> String? {
        let word = text.wordBehindSpace(before: place)
        let isListed = text.has("., ", at: place - 3)
        guard isListed || texts.ordinals.joining.contains(word),
            case let point = isListed ? place - 3 : text.start(ofWordBefore: place) - 2,
            isListed || text[point + 1] == 0x20, text[point] == UInt8(ascii: "."), text.isDigit(point - 1),
            case let first = text.digits(before: point), point - first < 3
        else { return nil }
        let (value, start) = (text.number(first..<point), first)
        guard let form = ordinal(value, at: start, in: text) ?? ordinal(value, behindOrdinalAt: start, in: text),
            let own = inflected(value), let ordinal = inflected(number)
        else { return nil }
        return form == own ? ordinal : String(ordinal.dropLast())
    }

    /// "siebenundachtzigsten" is made of "siebenundzwanzigsten", a day, and "achtzig".
    func inflectedOrdinal(_ number: Int) -> String? {
        guard texts.ordinals.tens.count == 8, number > 0 else { return nil }
        guard number > 999, let rules = NumberRules[language] else { return inflected(number) }
        // "tausendersten", "fünfundzwanzigtausendeinhundertelften"
        let rest = number % 100
        let words = rules.words(UInt64(number - rest)).replacing("\u{AD}", with: "").replacing(" ", with: "")
        return rest == 0 ? words + texts.ordinals.inflectedEnding : inflected(rest).map { words + $0 }
    }

    private func inflected(_ number: Int) -> String? {
        let days = dates.speech.daysOfEnds
        guard days.count == 31, number > 0 else { return nil }
        if number <= 31 { return days[number - 1] }
        guard number < 100 else { return hundreds(number) }
        let (tens, ones) = (number / 10 - 2, number % 10)
        guard texts.ordinals.tens.indices.contains(tens) else { return nil }
        return days[19 + ones].replacing(texts.ordinals.tens[0], with: texts.ordinals.tens[tens])
    }
}

extension TextWords {
    /// "vierhundertzweiundachtzigsten", "zweihundertsten".
    private func hundreds(_ number: Int) -> String? {
        guard texts.ordinals.hundreds.indices.contains(number / 100 - 1) else { return nil }
        let (hundred, rest) = (texts.ordinals.hundreds[number / 100 - 1], number % 100)
        return rest == 0 ? hundred + texts.ordinals.inflectedEnding : inflected(rest).map { hundred + $0 }
    }
}

extension WrittenText {
    /// The start of the word before the space before a place.
    fileprivate func start(ofWordBefore place: Int) -> Int { word(before: start(before: place)).lowerBound }
}
