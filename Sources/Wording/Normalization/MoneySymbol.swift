// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The sign or the code of a currency before a number.
enum MoneySymbol {
    /// The start of a sign or code that ends before a place; nil if there is none.
    static func start(before place: Int, _ text: WrittenText) -> Int? {
        let last = text[place - 1]
        guard last.mayEndCurrency || last <= 0x20 && text[place - 2].mayEndCurrency else { return nil }
        var end = place
        if text.isSpace(before: end), end > 0, !text.isLineBreak(before: end) { end = text.start(before: end) }
        guard end > 0, text[end - 1].mayEndCurrency else { return nil }
        var start = text.start(before: end)
        let sign = text.scalar(at: start)
        if sign.isMoney {
            guard end == place || !text.isBehindNumber(start) else { return nil }
            if let letters = spacedLetters(before: start, end, isSpaced: end < place, text) { return letters }
            guard text.isLetter(before: start) else { return text.isDigit(start - 1) ? nil : start }
            let letters = text.word(before: start)
            let isOfCountry = SpokenUnit(symbol: text.string(letters.lowerBound..<end))?.isMoney ?? false
            return isOfCountry ? letters.lowerBound : nil
        }
        start = end - 3
        // `EUR/USD 1.0659` is a rate.
        guard start >= 0, text.word(before: end).lowerBound == start, text[start - 1] != UInt8(ascii: "/") else {
            return nil
        }
        let code = text.string(start..<end)
        guard SpokenUnit.currencies.contains(code) else { return nil }
        // `CLP 1272/2008` is a rule.
        let digits = text.digits(from: place)
        guard text[digits] != UInt8(ascii: "/") || !text.isDigit(digits + 1) else { return nil }
        return words.contains(code) && !text.isAmount(at: place) ? nil : start
    }

    /// The start of the letters in `R $ 15` and `NZ $26`. One letter needs a space on both sides of the sign.
    private static func spacedLetters(before sign: Int, _ end: Int, isSpaced: Bool, _ text: WrittenText) -> Int? {
        guard text[sign - 1] == 0x20, text[sign - 2] &- 0x41 < 26, case let letters = text.word(before: sign - 1),
            letters.count < 4, isSpaced || letters.count > 1,
            SpokenUnit(symbol: text.string(letters) + text.string(sign..<end))?.isMoney == true
        else { return nil }
        return letters.lowerBound
    }

    /// Codes that are also words or other names: `TRY 3 times`, `COP 26`, `CRC32`, `4.3BSD`. With a small number they are
    /// not money.
    static let words: Set<String> = [
        "ALL", "AMD", "ANG", "BAM", "BND", "BOB", "BSD", "BTC", "BTN", "CAD", "CDF", "COP", "CRC", "CUP", "CVE", "DOP",
        "ERN",
        "ETB", "GEL", "GIP", "LAK", "LSL", "MAD", "MGA", "MOP", "MUR", "PEN", "PHP", "RON", "SAR", "SCR", "SDG", "SGD",
        "SOS", "SRD", "SSP", "STN", "TOP", "TRY", "VES", "WST",
    ]

    /// The unit of the currency at a place, and its end.
    static func unit(at place: Int, _ text: WrittenText, _ words: TextWords) -> (unit: SpokenUnit, end: Int)? {
        var end = place
        while end < text.end, !text.isDigit(end), text.space(at: end) == 0, end - place < 6,
            !text[end].isOne(of: "-."), !text.isDash(at: end)
        {
            end = text.next(end)
        }
        var symbol = text.string(place..<min(end, text.end))
        // `R $ 15`
        if end > place, text[end] == 0x20, text.isMoney(at: end + 1), case let last = text.next(end + 1) {
            symbol += text.string(end + 1..<last)
            end = last
        }
        guard let unit = words.texts.units[symbol], unit.isMoney else { return nil }
        return (unit, end + text.space(at: end))
    }

    /// The code behind a sign of money and a number, `$5 USD`, which says which money it is. Most codes that are also words
    /// do not count.
    static func code(behind number: Int, _ text: WrittenText, _ words: TextWords) -> (unit: SpokenUnit, end: Int)? {
        let start = number + 1
        guard text[number] == 0x20, case let end = text.letters(from: start), end == start + 3, !text.isWord(at: end),
            case let code = text.string(start..<end), SpokenUnit.currencies.contains(code),
            !Self.words.contains(code) || code == "CAD" || code == "SGD", let unit = words.texts.units[code]
        else { return nil }
        return (unit, end)
    }

    /// Whether a word behind a sign of money and a number says which money it is: `$2.80 dólares`, `$5 millones de pesos`,
    /// `¥300元`, `50 € euros`.
    static func isBeforeWord(_ number: Int, hasScale: Bool, _ text: WrittenText, _ words: TextWords) -> Bool {
        var start = number + text.space(at: number)
        if text[start] >= 0xE3, words.texts.moneyWords.contains(where: { text.has($0, at: start) }) { return true }
        var end = text.letters(from: start)
        guard start > number, end > start else { return false }
        if end - start < 4, hasScale, text[end] == 0x20 { (start, end) = (end + 1, text.letters(from: end + 1)) }
        return end > start + 3 && words.texts.moneyWords.contains(text.string(start..<end).lowercased())
    }
}

extension UInt8 {
    /// A letter, `$`, or a part of a non-ASCII character.
    fileprivate var mayEndCurrency: Bool { self >= 0x80 || self == UInt8(ascii: "$") || (0x41...0x5A).contains(self) }
}

extension Unicode.Scalar {
    fileprivate var isMoney: Bool {
        switch value {
        case ..<0x80: self == "$"
        // Latin, Greek, Cyrillic, punctuation, kana and Han. Unicode's table is slow.
        case 0xC0..<0x580, 0x2000..<0x20A0, 0x3000..<0xA800: false
        default: properties.generalCategory == .currencySymbol
        }
    }
}

extension SpokenUnit {
    var isMoney: Bool {
        guard key.utf8.count < 3 else { return key.utf8.count == 3 && Self.currencies.contains(key) }
        switch key.unicodeScalars.first {
        case "$", "£", "¥": return key.unicodeScalars.count == 1
        default: return false
        }
    }
}

extension WrittenText {
    /// Whether a number here has cents or groups: `3.50`, `20,000`.
    fileprivate func isAmount(at place: Int) -> Bool {
        let end = digits(from: place)
        guard self[end].isOne(of: ".,") else { return false }
        return (2...3).contains(digits(from: end + 1) - end - 1)
    }

    /// Whether a currency sign is here.
    func isMoney(at place: Int) -> Bool {
        (self[place] == UInt8(ascii: "$") || self[place] >= 0x80) && scalar(at: place).isMoney
    }

    /// Whether a sign may belong to the number before it: `90 $ 184`, but not `$ 90 $ 184`.
    fileprivate func isBehindNumber(_ sign: Int) -> Bool {
        guard self[sign - 1] == 0x20, isDigit(sign - 2) else { return false }
        var number = sign - 1
        while isDigit(number - 1) || self[number - 1].isOne(of: ".,") { number -= 1 }
        let before = number > 0 && isSpace(before: number) ? start(before: number) : number
        return before == 0 || !isMoney(at: start(before: before))
    }

    /// A non-ASCII minus or dash.
    fileprivate func isDash(at place: Int) -> Bool {
        self[place] == 0xE2 && (has("−", at: place) || has("–", at: place))
    }

    fileprivate func isLineBreak(before place: Int) -> Bool { self[place - 1] == 0x0A || self[place - 1] == 0x0D }
}
