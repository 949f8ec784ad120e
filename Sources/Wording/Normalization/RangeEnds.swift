// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Two numbers with a dash that mean no range.
extension WrittenQuantity {
    /// `0,5 мг – 10 капель`: the first has a unit, and a noun is behind the second.
    func isOfOtherThing(than second: Self, _ dash: RangeDash, _ text: WrittenText) -> Bool {
        guard dash.isSpaced, let unit, !unit.isMoney, second.unit == nil, case let end = second.range.upperBound else {
            return false
        }
        return text[end] == 0x20 && text.letters(from: end + 1) > end + 4
    }
}

extension WrittenText {
    /// Whether a number and a colon end before a place.
    func isBehindColon(_ place: Int) -> Bool { self[place - 1] == UInt8(ascii: ":") && isDigit(place - 2) }

    /// Whether the result of a match is here, by a word such as 败给: `以0-2败给拜仁`.
    func isBeforeResult(_ range: Range<Int>, _ first: WrittenQuantity, _ second: WrittenQuantity, _ words: TextWords)
        -> Bool
    {
        guard first.numeral.isPlain, second.numeral.isPlain, range.count < 9 else { return false }
        let end = range.upperBound + space(at: range.upperBound)
        return words.texts.forms.results.contains { has($0, at: end) }
    }

    /// Whether round brackets enclose a piece, and no counted word follows them, as in `(1200-1500)元`.
    fileprivate func isInBrackets(_ range: Range<Int>, _ measures: MeasureWords) -> Bool {
        let (before, behind) = (scalar(before: range.lowerBound), scalar(at: range.upperBound))
        guard before == "(" || before == "（", behind == ")" || behind == "）" else { return false }
        let bracket = next(range.upperBound)
        let place = bracket + space(at: bracket)
        return !measures.words.contains { has($0, at: place) }
    }
}

extension TextWords {
    /// Two years before the word for a year or in brackets, digit by digit: `1997—1998年`, `(1927-1994)`; nil in a language
    /// that says numbers.
    func years(_ first: WrittenQuantity, _ second: WrittenQuantity, in text: WrittenText) -> String? {
        guard let measures = texts.measures, let digits = dates.spelledYears, first.isYear, second.isYear,
            first.isBare, second.isBare,
            text.has(measures.year, at: second.range.upperBound)
                || text.isInBrackets(first.range.lowerBound..<second.range.upperBound, measures)
                    && second.isGreater(than: first) && first.numeral.decimal.significand >= 1500
        else { return nil }
        let years = [first, second].map { year in
            text.bytes[year.range].map { digits[Int($0 - 0x30)] }.joined()
        }
        return texts.range.filled("lo", years[0], "hi", years[1])
    }
}
