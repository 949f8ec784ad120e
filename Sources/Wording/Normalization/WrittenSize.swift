// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The size of a picture or a screen `1920x1080`, and a height in feet and inches `5'6"`.
enum WrittenSize {
    static func token(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        guard place.start == place.digit else { return nil }
        return dimensions(place, words) ?? picture(place, words) ?? height(place, words)
    }

    /// `3 x 4 cm`, `3×4×2.5 m`, `2x8 m2`: the unit shows that the numbers are sides.
    private static func dimensions(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        guard hasTimesSign(behind: place), let by = words.texts.forms.by,
            let first = WrittenNumeral(place.text, at: place.start, words),
            first.exponent == nil, timesSign(at: first.range.upperBound, place.text) != nil
        else { return nil }
        let text = place.text
        var (sides, last, end) = ([first], first, first.range.upperBound)
        while sides.count < 4, let next = timesSign(at: end, text), let side = WrittenNumeral(text, at: next, words) {
            (last, end) = (side, side.range.upperBound)
            sides.append(side)
        }
        guard sides.count > 1, last.exponent == nil, let unit = WrittenUnit(text, at: end, words, isClear: false),
            unit.per == nil, unit.unit.isOfSides
        else { return nil }
        let told = sides.map { side in
            SpokenNumber(
                side.decimal, language: words.language, scale: NumberScale.none,
                minimumFractionDigits: side.decimal.fractionDigits
            ).speech(words.numbers)
        }
        let speech = told.dropFirst().reduce(told[0]) { by.filled("a", $0, "b", $1) }
        let name = SpokenNumber(last.decimal, unit: unit.unit, language: words.language, scale: NumberScale.none)
            .unitName
        return NormalizedToken(place.start..<unit.end, "\(speech) \(name)")
    }

    /// Whether `x` or `×` follows the digits of a number and its marks.
    private static func hasTimesSign(behind place: NumberPlace) -> Bool {
        let text = place.text
        var end = place.end
        while end < place.end + 64, text[end].isNumeral || text[end] >= 0x80 && text[end] != 0xC3 { end += 1 }
        return text[end] == UInt8(ascii: "x") || text.has("×", at: end)
    }

    /// The start of a number behind `x` or `×`.
    private static func timesSign(at place: Int, _ text: WrittenText) -> Int? {
        let sign = place + text.space(at: place)
        guard text[sign] == UInt8(ascii: "x") || text.has("×", at: sign) else { return nil }
        let behind = text.next(sign)
        let start = behind + text.space(at: behind)
        return text.isDigit(start) && (sign > place) == (start > behind) ? start : nil
    }

    private static func picture(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        let (text, start) = (place.text, place.digit)
        guard text[place.end] == UInt8(ascii: "x"), let by = words.texts.forms.by, (2...5).contains(place.end - start),
            text[start] != 0x30, case let second = place.end + 1, text[second] != 0x30,
            case let end = text.digits(from: second), (2...5).contains(end - second), !text.isWord(at: end),
            !text[end].isOne(of: "-.@+/") || !text.isWord(at: end + 1)
        else { return nil }
        let sides = (words.spoken(start..<place.end, in: text), words.spoken(second..<end, in: text))
        let speech = by.filled("a", sides.0, "b", sides.1)
        guard let unit = WrittenUnit(text, at: end, words, isClear: false), unit.per == nil, !unit.isGlued else {
            return NormalizedToken(start..<end, speech)
        }
        let height = WrittenDecimal(text.number(second..<end))
        let name = SpokenNumber(height, unit: unit.unit, language: words.language, scale: NumberScale.none).unitName
        return NormalizedToken(start..<unit.end, "\(speech) \(name)")
    }

    private static func height(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        let (text, start) = (place.text, place.digit)
        guard text[place.end] == UInt8(ascii: "'") || text[place.end] == 0xE2, place.end - start < 3,
            text.isSpace(before: start) || text[start - 1] == UInt8(ascii: "("),
            let feet = mark(text, place.end, "'", "′", "’"), case let inches = feet + text.space(at: feet),
            case let last = text.digits(from: inches), (1...2).contains(last - inches),
            text.number(inches..<last) < 12, let end = mark(text, last, "\"", "″", "”"), !text.isWord(at: end)
        else { return nil }
        func spoken(_ digits: Range<Int>, _ unit: String) -> String {
            SpokenNumber(
                WrittenDecimal(text.number(digits)), unit: SpokenUnit(symbol: unit), language: words.language,
                scale: NumberScale.none
            ).speech(words.numbers)
        }
        return NormalizedToken(start..<end, "\(spoken(start..<place.end, "ft")) \(spoken(inches..<last, "in"))")
    }

    /// The end of one of these marks.
    private static func mark(_ text: WrittenText, _ place: Int, _ marks: Unicode.Scalar...) -> Int? {
        marks.contains(text.scalar(at: place)) ? text.next(place) : nil
    }
}

extension UInt8 {
    /// A digit, or a mark or a space between digits.
    fileprivate var isNumeral: Bool { self &- 0x30 < 10 || isOne(of: "., '") }
}

extension SpokenUnit {
    /// Whether the unit is of a length, an area, a volume of sides or a picture. `2 x 7g` are two pieces.
    fileprivate var isOfSides: Bool {
        switch key {
        case "m", "cm", "dm", "in", "ft", "yd", "mi", "px": true
        default: key.hasSuffix("²") || key.hasSuffix("³")
        }
    }
}
