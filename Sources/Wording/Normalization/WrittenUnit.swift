// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A unit or a currency behind a number: `km/h`, `µg/m³`, `€`.
struct WrittenUnit {
    let unit: SpokenUnit
    /// What it is per.
    let per: SpokenUnit?
    let end: Int

    /// - Parameter isClear: whether a letter here can only be a unit, as behind a fraction: `2.5 A`.
    init?(_ text: WrittenText, at place: Int, _ words: TextWords, isClear: Bool) {
        let space = text.space(at: place)
        let start = place + space
        let end = Self.end(text, from: start)
        guard end > start else { return nil }
        let symbol = text.string(start..<end)
        if let unit = words.texts.units[symbol] {
            guard isClear || !Self.isAmbiguous(symbol, isGlued: space == 0) else { return nil }
            (self.unit, per, self.end) = (unit, nil, end)
            return
        }
        guard words.texts.per != nil, let slash = symbol.utf8.firstIndex(of: UInt8(ascii: "/")),
            let unit = words.texts.units[String(symbol[..<slash])],
            let per = words.texts.units[String(symbol[symbol.index(after: slash)...])]
        else { return nil }
        (self.unit, self.per, self.end) = (unit, per, end)
    }

    private static func end(_ text: WrittenText, from start: Int) -> Int {
        var end = start
        while isPart(text, end) { end = text.next(end) }
        let behind = text[end]
        // `5 s'il`, `3 V-shaped`, `5 m_x`.
        guard !text.isWord(at: end),
            !(behind == UInt8(ascii: "'") || behind == UInt8(ascii: "-")) || !text.isLetter(at: end + 1)
        else { return start }
        return end
    }

    private static func isPart(_ text: WrittenText, _ place: Int) -> Bool {
        let byte = text[place]
        if byte < 0x80 {
            return (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "$")
                || byte == UInt8(ascii: "/") && text.isLetter(at: place + 1)
                || (byte == UInt8(ascii: "2") || byte == UInt8(ascii: "3")) && text[place - 1] == UInt8(ascii: "m")
        }
        let scalar = text.scalar(at: place)
        return text.isLetter(at: place) || "°µμ‰²³Ω€£¥₽₿₹₩℃".unicodeScalars.contains(scalar)
    }

    /// Letters that are as often something else.
    private static func isAmbiguous(_ symbol: String, isGlued: Bool) -> Bool {
        ["A", "B", "F", "H", "J", "K", "N", "T", "t", "L", "А", "Б", "В", "К", "Н", "Т", "Ф", "с"].contains(symbol)
            || isGlued && symbol == "s"
    }
}

/// The sign or the code of a currency in front of a number.
enum MoneySymbol {
    /// Where it begins that ends before a place; nil for none.
    static func start(before place: Int, _ text: WrittenText) -> Int? {
        var end = place
        if text.isSpace(before: end), end > 0, !text.isLineBreak(before: end) { end = text.start(before: end) }
        guard end > 0 else { return nil }
        var start = text.start(before: end)
        let sign = text.scalar(at: start)
        if sign == "$" || sign.value >= 0xA3 && "€£¥₽₿₹₩".unicodeScalars.contains(sign) {
            guard text.isLetter(before: start) else { return text.isDigit(start - 1) ? nil : start }
            let letters = text.word(before: start)
            return ["US", "NT", "CN"].contains(text.string(letters)) ? letters.lowerBound : nil
        }
        start = end - 3
        guard start >= 0, text.word(before: end).lowerBound == start else { return nil }
        return SpokenUnit.currencies.contains(text.string(start..<end)) ? start : nil
    }

    /// The unit of the currency at a place, and where it ends.
    static func unit(at place: Int, _ text: WrittenText, _ words: TextWords) -> (unit: SpokenUnit, end: Int)? {
        var end = place
        while end < text.end, !text.isDigit(end), text.space(at: end) == 0, end - place < 6,
            !"-−–.".unicodeScalars.contains(text.scalar(at: end))
        {
            end = text.next(end)
        }
        guard let unit = words.texts.units[text.string(place..<min(end, text.end))], unit.isMoney else { return nil }
        return (unit, end + text.space(at: end))
    }
}

extension SpokenUnit {
    var isMoney: Bool { Self.currencies.contains(key) || ["$", "£", "¥"].contains(key) }
}

extension WrittenText {
    fileprivate func isLineBreak(before place: Int) -> Bool { self[place - 1] == 0x0A || self[place - 1] == 0x0D }
}
