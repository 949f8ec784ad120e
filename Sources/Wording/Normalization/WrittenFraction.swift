// SPDX-License-Identifier: MIT

import AnnouncementKit

/// `1/2`, `½`.
struct WrittenFraction {
    let part: Int
    let whole: Int
    let end: Int
    let isOneCharacter: Bool

    /// - Parameter isBehindNumber: whether the fraction must be a part of one, as in `2 1/2`.
    init?(_ text: WrittenText, at start: Int, _ words: TextWords, isBehindNumber: Bool = false) {
        if text[start] == 0xC2 || text[start] == 0xE2 && text[start + 1] == 0x85,
            let (part, whole) = Self.characters[text.scalar(at: start)]
        {
            (self.part, self.whole, end, isOneCharacter) = (part, whole, text.next(start), true)
            return
        }
        let slash = text.digits(from: start)
        let second = text.next(slash)
        let digits = text.digits(from: second)
        let end = text.hasOrdinalEnding(at: digits, words) ? digits + 2 : digits
        guard (1...4).contains(slash - start), text[slash] == UInt8(ascii: "/") || text.has("⁄", at: slash),
            (1...4).contains(digits - second), text[start] != 0x30, text[second] != 0x30, !text.isWord(at: end),
            text[end] != UInt8(ascii: "/") || !text.isWord(at: end + 1), !Self.continues(text, end),
            text[start - 1] != UInt8(ascii: ":")
        else { return nil }
        (part, whole) = (text.number(start..<slash), text.number(second..<digits))
        // `3/4-inch`, but not `256/24-bit` and `2/3-way`.
        let word = end + 1..<text.letters(from: end + 1)
        let isOfInches =
            whole <= 16 && part < whole && words.texts.forms.parts.contains(text.string(word.clamped(to: 0..<text.end)))
        guard isOfInches || text[end] != UInt8(ascii: "-") || !text.isLetter(at: end + 1) else { return nil }
        guard !isBehindNumber || part < whole && whole < 100 else { return nil }
        // `1/10 000`
        guard text[end] != 0x20 || !text.hasZeros(behind: end) else { return nil }
        (self.end, isOneCharacter) = (end, false)
        guard !isBehindNumber || !isDay(words) else { return nil }
    }

    /// Whether the second number is a day of a month, and no usual part, where people write the month first: `9/11`,
    /// `6/14`.
    func isDay(_ words: TextWords) -> Bool {
        let isUsual = whole == 12 || whole % 8 == 0 || whole % 10 == 0
        return !words.texts.dateOrder.hasPrefix("d") && (11..<32).contains(whole) && !isUsual && part > 1
            && part < whole
    }

    /// `½`, `¾ kg`
    func token(from start: Int, _ text: WrittenText, _ words: TextWords) -> NormalizedToken? {
        guard let speech = words.fraction(part, of: whole, isPart: true) else { return nil }
        // After a part, the unit is in the genitive, or in the form for one.
        let beside = words.texts.genitive == nil ? WrittenDecimal(1) : WrittenDecimal(significand: 5, exponent: -1)
        let unit = isOneCharacter ? unit(text, words, beside: beside) : nil
        let last = unit?.end ?? end
        // `/5½oz`: the digits before belong to the number.
        let mixed = text.isDigit(start - 1) ? words.texts.mixed?.filled(n: "", "f", speech) : nil
        let before = text.isLetter(before: start) ? " " : ""
        let behind = unit == nil && text.isLetter(at: last) ? " " : ""
        return NormalizedToken(start..<last, before + (mixed ?? speech) + (unit?.name ?? "") + behind)
    }

    /// `1/2 ft`; nil without a unit behind a space.
    func ofUnit(from start: Int, _ text: WrittenText, _ words: TextWords) -> NormalizedToken? {
        let beside = words.texts.genitive == nil ? WrittenDecimal(1) : WrittenDecimal(significand: 5, exponent: -1)
        guard text[end] == 0x20, let unit = unit(text, words, beside: beside),
            let speech = words.fraction(part, of: whole, isPart: true)
        else { return nil }
        return NormalizedToken(start..<unit.end, speech + unit.name)
    }

    /// The following unit in the form for a number, with a space before it.
    func unit(_ text: WrittenText, _ words: TextWords, beside number: WrittenDecimal) -> (name: String, end: Int)? {
        guard let unit = WrittenUnit(text, at: end, words, isClear: false), unit.per == nil, unit.unit.key != "%" else {
            return nil
        }
        let name = SpokenNumber(number, unit: unit.unit, language: words.language, scale: NumberScale.none).unitName
        return (" " + name, unit.end)
    }

    /// `2005/2006`
    var isOfYears: Bool { part > 999 && whole > 999 }

    /// `1/2.5`, `1/2-3`, `102/105:EU`.
    private static func continues(_ text: WrittenText, _ end: Int) -> Bool {
        text[end].isOne(of: ".,-:") && text.isDigit(end + 1)
            || text[end] == UInt8(ascii: ":") && text.isLetter(at: end + 1)
    }

    private static let characters: [Unicode.Scalar: (Int, Int)] = [
        "½": (1, 2), "⅓": (1, 3), "⅔": (2, 3), "¼": (1, 4), "¾": (3, 4), "⅕": (1, 5), "⅖": (2, 5), "⅗": (3, 5),
        "⅘": (4, 5),
        "⅙": (1, 6), "⅚": (5, 6), "⅐": (1, 7), "⅛": (1, 8), "⅜": (3, 8), "⅝": (5, 8), "⅞": (7, 8), "⅑": (1, 9),
        "⅒": (1, 10),
    ]
}

extension WrittenText {
    /// `1/4th`
    fileprivate func hasOrdinalEnding(at place: Int, _ words: TextWords) -> Bool {
        guard isLetter(at: place), isLetter(at: place + 1), !isWord(at: place + 2) else { return false }
        return words.texts.ordinals.endings[string(place..<place + 2).lowercased()] != nil
    }
}
