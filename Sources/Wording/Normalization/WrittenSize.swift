// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The size of a picture or a screen `1920x1080`, and a height in feet and inches `5'6"`.
enum WrittenSize {
    static func token(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        guard place.start == place.digit else { return nil }
        return picture(place, words) ?? height(place, words)
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
