// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A decade in a language whose voice misreads it: `the 1990s`, `'90s`, `1980's`.
enum WrittenDecade {
    static func token(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        let (text, start, end) = (place.text, place.digit, place.end)
        let names = words.texts.forms.decades
        guard names.count == 8, place.start == start, text[end - 1] == 0x30, end - start == 4 || end - start == 2,
            let last = ending(at: end, text), case let tens = text.number(end - 2..<end) / 10 - 2,
            names.indices.contains(tens)
        else { return nil }
        if end - start == 4 {
            guard (10...21).contains(text.number(start..<start + 2)) else { return nil }
            return NormalizedToken(start..<last, "\(words.words(text.number(start..<start + 2))) \(names[tens])")
        }
        let quote = text.scalar(before: start)
        if quote == "'" || quote == "’" || quote == "‘" {
            let mark = text.start(before: start)
            guard text.isSpace(before: mark) else { return nil }
            return NormalizedToken(mark..<last, names[tens])
        }
        guard text.has("the ", at: start - 4), !text.isWord(before: start - 4) else { return nil }
        return NormalizedToken(start..<last, names[tens])
    }

    /// The end of `s` or `'s`.
    private static func ending(at place: Int, _ text: WrittenText) -> Int? {
        let isQuoted = text[place] == UInt8(ascii: "'") || text.has("’", at: place)
        let letter = isQuoted ? text.next(place) : place
        return text[letter] == UInt8(ascii: "s") && !text.isWord(at: letter + 1) ? letter + 1 : nil
    }
}
