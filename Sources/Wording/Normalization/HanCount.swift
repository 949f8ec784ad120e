// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Numbers that Chinese speaks differently from the plain number: `2个` is 两个, and the year of `2024年` is spoken digit
/// by digit.
enum HanCount {
    static func token(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        guard let measures = words.texts.measures, place.start == place.digit else { return nil }
        let (text, start) = (place.text, place.digit)
        let end = text.digits(from: start)
        if end - start == 4, isBeforeYear(end, text, measures), !isDuration(start..<end, text, measures),
            (1000..<3000).contains(text.number(start..<end)), let digits = words.dates.spelledYears
        {
            return NormalizedToken(start..<end, text.bytes[start..<end].map { digits[Int($0 - 0x30)] }.joined())
        }
        let behind = end + text.space(at: end)
        // `08月`: the voice would say the zero.
        if end == start + 2, text[start] == 0x30, measures.ofDates.contains(where: { text.has($0, at: behind) }) {
            return NormalizedToken(start..<end, words.words(text.number(start..<end)))
        }
        guard end == start + 1, text[start] == UInt8(ascii: "2"), !isOrdinal(text, start, measures.ordinal),
            measures.words.contains(where: { text.has($0, at: behind) }),
            !words.texts.uncounted.contains(where: { text.has($0, at: behind) }),
            !isName(text, behind, measures.ofNames)
        else { return nil }
        return NormalizedToken(start..<end, words.numbers.integers.words(2, beside: .masculine))
    }

    /// Whether years are counted: `早了1500年`, `1000年之久`. Other numbers than round ones are dates, `到了1998年`, and so are the
    /// last centuries, `1900年前`.
    private static func isDuration(_ digits: Range<Int>, _ text: WrittenText, _ measures: MeasureWords) -> Bool {
        let years = text.number(digits)
        guard years % 100 == 0, !(1600...1900).contains(years) else { return false }
        let before = text.isSpace(before: digits.lowerBound) ? digits.lowerBound - 1 : digits.lowerBound
        if measures.beforeDurations.contains(where: { text.has($0, at: before - $0.utf8.count) }) { return true }
        let year = digits.upperBound + text.space(at: digits.upperBound)
        let behind = year + measures.year.utf8.count
        // `2000年来的`, `2000年前的` may be the date.
        return years != 2000 && text.has(measures.year, at: year)
            && measures.behindDurations.contains { text.has($0, at: behind) }
    }

    /// Whether the word for a year follows, perhaps behind further years: `2017年`, `2017或2020年`, `2017、2018、2019年`.
    private static func isBeforeYear(_ end: Int, _ text: WrittenText, _ measures: MeasureWords) -> Bool {
        var place = end + text.space(at: end)
        for _ in 0..<8 {
            if text.has(measures.year, at: place) { return true }
            guard HanWords.ofAllLanguages.links.contains(text.scalar(at: place)) else { return false }
            let next = text.next(place)
            let year = next + text.space(at: next)
            guard case let last = text.digits(from: year), last - year == 4 else { return false }
            place = last + text.space(at: last)
        }
        return false
    }

    /// `第2个`, `第 2 个`
    private static func isOrdinal(_ text: WrittenText, _ start: Int, _ word: String) -> Bool {
        text.has(word, at: (text[start - 1] == 0x20 ? start - 1 : start) - word.utf8.count)
    }

    /// `格式2对应的`: the 2 does not count things.
    private static func isName(_ text: WrittenText, _ behind: Int, _ ofNames: [String]) -> Bool {
        ofNames.contains { word in
            text.has(word, at: behind)
                && text.scalar(at: behind + word.utf8.count).isIdeograph
        }
    }
}
