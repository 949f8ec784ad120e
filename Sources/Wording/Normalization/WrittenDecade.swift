// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A decade in a language whose voice misreads it: `the 1990s`, `'90s`, `1980's`, `1960s-80s`, `1910s`.
enum WrittenDecade {
    static func token(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        let (text, start) = (place.text, place.digit)
        if let token = century(place, words) { return token }
        guard place.start == start, let first = decade(text, start, words) else { return nil }
        // `2020's bob`
        if place.end - start == 4, text[place.end] != UInt8(ascii: "s"),
            !words.texts.forms.decadesBehind.contains(text.wordBehindSpace(before: start).lowercased()),
            text[first.end] == 0x20, text.isLetter(at: first.end + 1)
        {
            return NormalizedToken(start..<first.end)
        }
        var begin = start
        if place.end - start == 2 {
            let quote = text.scalar(before: start)
            let mark = text.start(before: start)
            let isQuoted = (quote == "'" || quote == "’" || quote == "‘") && text.isSpace(before: mark)
            let isNamed = text.wordBehindSpace(before: start) == words.texts.forms.decadeArticle
            guard isQuoted || isNamed || words.isBehindPrefix(start, in: text) else { return nil }
            if isQuoted { begin = mark }
        }
        // `1960s-80s`
        if let dash = RangeDash(text, at: first.end), let last = decade(text, dash.end, words) {
            let speech = words.texts.range.filled("lo", first.speech, "hi", last.speech)
            return NormalizedToken(begin..<last.end, speech)
        }
        return NormalizedToken(begin..<first.end, first.speech)
    }

    /// German `1950er`: "19hundert50er".
    private static func century(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        let (text, start, end) = (place.text, place.digit, place.end)
        guard let hundred = words.dates.hundreds, let ending = words.texts.forms.decadeEnding, place.start == start,
            end - start == 4, text[end - 1] == 0x30,
            text.has(ending, at: end), !text.isWord(at: end + ending.utf8.count),
            (1100..<2000).contains(text.number(start..<end))
        else { return nil }
        let rest = text.string(end - 2..<end)
        return NormalizedToken(
            start..<end + ending.utf8.count,
            text.string(start..<start + 2) + hundred + (rest == "00" ? "" : rest) + ending)
    }

    private static func decade(_ text: WrittenText, _ start: Int, _ words: TextWords) -> (speech: String, end: Int)? {
        let (names, end) = (words.texts.forms.decades, text.digits(from: start))
        guard names.count == 9, text[end - 1] == 0x30, end - start == 4 || end - start == 2,
            let last = ending(at: end, text), case let tens = text.number(end - 2..<end) / 10 - 1,
            names.indices.contains(tens)
        else { return nil }
        guard end - start == 4 else { return (names[tens], last) }
        let century = text.number(start..<start + 2)
        return (10...21).contains(century) ? ("\(words.words(century)) \(names[tens])", last) : nil
    }

    /// The end of `s` or `'s`.
    private static func ending(at place: Int, _ text: WrittenText) -> Int? {
        let isQuoted = text[place] == UInt8(ascii: "'") || text.has("’", at: place)
        let letter = isQuoted ? text.next(place) : place
        return text[letter] == UInt8(ascii: "s") && !text.isWord(at: letter + 1) ? letter + 1 : nil
    }
}
