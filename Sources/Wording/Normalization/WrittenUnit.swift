// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A unit or a currency after a number: `km/h`, `µg/m³`, `€`.
struct WrittenUnit {
    private(set) var unit: SpokenUnit
    /// The unit in the denominator.
    let per: SpokenUnit?
    let end: Int
    /// Empty for a compound.
    let symbol: String
    let isGlued: Bool
    /// The letter of a direction after degrees: `19,2°E`.
    private(set) var direction: String?

    /// - Parameter isClear: whether a letter here can only be a unit, as after a fraction: `2.5 A`.
    init?(_ text: WrittenText, at place: Int, _ words: TextWords, isClear: Bool) {
        let space = text.space(at: place)
        let start = place + space
        guard words.texts.unitShapes.mayBegin(with: text[start]), case let end = Self.end(text, from: start),
            end > start
        else { return nil }
        isGlued = space == 0
        if text.has("°", at: start), end == start + 3, text[end - 1].isOne(of: "NSEWO"),
            let unit = words.texts.units["°"]
        {
            (self.unit, per, self.end, symbol, direction) = (unit, nil, end, "°", text.string(end - 1..<end))
            return
        }
        guard
            words.texts.unitShapes.mayHave(text[start], length: end - start) || text.hasSlash(in: start..<end)
        else { return nil }
        guard !words.texts.notUnits.contains(where: { text.has($0, at: start) }) else { return nil }
        let symbol = text.string(start..<end)
        if text.isProductSign(at: end), let compound = Self.compound(text, from: start) {
            (unit, per, self.end, self.symbol) = (compound.unit, nil, compound.end, "")
            return
        }
        if let unit = words.texts.units[symbol] {
            let isKilo = symbol == "K" && isGlued
            guard !isKilo,
                isClear
                    || !Self.isAmbiguous(
                        symbol, isGlued: isGlued, isSeconds: words.isSeconds(before: start, text), words),
                symbol != "$" || Self.isMoney(text, start..<end, words),
                isClear || !text.isInitial(start..<end), symbol != "F", !text.isArc(start) || symbol != "″",
                !text.isPointOfWord(end) || !words.texts.pointedUnits.contains(symbol),
                !Self.isWord(text, before: end) || !words.texts.unitWords.contains(symbol),
                !Self.isPreposition(symbol, text, before: end, words), !Self.isOfYear(symbol, text, start, words),
                end - start != 3 || !MoneySymbol.words.contains(symbol) || !Self.isName(text, start..<end)
            else { return nil }
            let isShort = text.isPointWithin(end) && words.texts.unitPoints.contains(symbol)
            (self.unit, per, self.end, self.symbol) = (unit, nil, isShort ? end + 1 : end, symbol)
            return
        }
        guard words.texts.per != nil, let slash = symbol.utf8.firstIndex(of: UInt8(ascii: "/")),
            let unit = words.texts.units[String(symbol[..<slash])]
        else { return nil }
        let behind = symbol[symbol.index(after: slash)...]
        // `40 €/pneu`, `180°C/Gas`: the word after the slash is read separately.
        if unit.isMoney || unit.key.hasPrefix("°"), words.texts.units[String(behind)] == nil || behind == "b" {
            (self.unit, per, self.end, self.symbol) = (unit, nil, start + symbol[..<slash].utf8.count, "")
            return
        }
        // `23 MH/s`: hashes.
        guard unit.key != "H" else { return nil }
        if let per = words.texts.units[String(behind)] {
            (self.unit, self.per, self.end, self.symbol) = (unit, per, end, "")
            return
        }
        // The power of `m/s²` is read separately.
        guard behind.last == "²" || behind.last == "³", let per = words.texts.units[String(behind.dropLast())] else {
            return nil
        }
        (self.unit, self.per, self.end, self.symbol) = (unit, per, end - 2, "")
    }

    /// `kg·m/s²`
    private static func compound(_ text: WrittenText, from start: Int) -> (unit: SpokenUnit, end: Int)? {
        var end = start
        while isPart(text, end) || text.isProductSign(at: end) { end = text.next(end) }
        let symbol = text.string(start..<end)
        guard !text.isWord(at: end), CompoundUnit(symbol) != nil else { return nil }
        return SpokenUnit(symbol).map { ($0, end) }
    }

    /// `100 $`. Excluded are `2 $` in a language that puts the sign first, and `c 7$[$x]`.
    private static func isMoney(_ text: WrittenText, _ sign: Range<Int>, _ words: TextWords) -> Bool {
        let number = text.digits(before: sign.lowerBound)
        // `$1$`, `5$]$3P`
        let isFree =
            !text[sign.upperBound].isOne(of: "[({$") && !text.has("]$", at: sign.upperBound)
            && text[number - 1] != UInt8(ascii: "$")
        return isFree
            && (!words.texts.hasMoneyInFront || text.isDigit(sign.lowerBound - 2) && text.isDigit(sign.lowerBound - 1))
    }

    /// Whether another word follows a symbol that is also a word: "Debian 12 ha sido", but not `12 ha de` and `2 ha y`.
    private static func isWord(_ text: WrittenText, before end: Int) -> Bool {
        guard text[end] == 0x20 else { return false }
        let last = text.letters(from: end + 1)
        return last > end + 3
    }

    /// `2021-2024г`: a letter that is a unit and a shortened word, glued to a year.
    private static func isOfYear(_ symbol: String, _ text: WrittenText, _ start: Int, _ words: TextWords) -> Bool {
        let end = text[start - 1] == 0x20 && text[start + symbol.utf8.count] == UInt8(ascii: ".") ? start - 1 : start
        let digits = text.digits(before: end)
        return end - digits == 4 && text[start] >= 0x80 && (1900..<2100).contains(text.number(digits..<end))
            && words.texts.pointedUnits.contains(symbol)
    }

    /// `10.1 с S Pen`: a letter that often means something else, before a capital.
    private static func isPreposition(_ symbol: String, _ text: WrittenText, before end: Int, _ words: TextWords)
        -> Bool
    {
        guard text[end] == 0x20, let letter = symbol.unicodeScalars.first, symbol.unicodeScalars.count == 1 else {
            return false
        }
        return words.texts.unitLetters.contains(letter) && text.scalar(at: end + 1).properties.isUppercase
    }

    /// Whether a code is a name: `4.3BSD`, `3 CAD files`, but not `250 TRY` and `3.50 TRY`.
    private static func isName(_ text: WrittenText, _ code: Range<Int>) -> Bool {
        guard text.isSpace(before: code.lowerBound) else { return true }
        // `2012 ALL IN`
        if text[code.upperBound] == 0x20, text[code.upperBound + 1] &- 0x41 < 26, text[code.upperBound + 2] &- 0x41 < 26
        {
            return true
        }
        let end = text.start(before: code.lowerBound)
        let number = text.digits(before: end)
        let isFraction = text[number - 1].isOne(of: ".,") && text.isDigit(number - 2)
        return isFraction ? end - number < 2 : end - number < 3
    }

    /// The minutes of `8h 37m 41s`.
    mutating func readMinutes(_ number: Range<Int>, in text: WrittenText, _ words: TextWords) {
        guard isGlued, symbol == "m", let minutes = words.texts.units["min"] else { return }
        let behind = end + text.space(at: end)
        let digits = text.digits(from: behind)
        let hasSeconds = digits > behind && text[digits] == UInt8(ascii: "s") && !text.isWord(at: digits + 1)
        let hour = text.isSpace(before: number.lowerBound) ? number.lowerBound - 2 : number.lowerBound - 1
        let hasHours = text[hour] == UInt8(ascii: "h") && text.isDigit(hour - 1)
        if hasSeconds || hasHours { unit = minutes }
    }

    /// The word for minus between two numbers, in a language where minutes have the same letters: Dutch `998 min 339`, but
    /// not `5 min 30 s`.
    func isMinus(in text: WrittenText, _ words: TextWords) -> Bool {
        guard !isGlued, text[end] == 0x20, text.isDigit(end + 1), symbol == words.numbers.minusWord else {
            return false
        }
        let digits = text.digits(from: end + 1)
        return text[digits + text.space(at: digits)] != UInt8(ascii: "s")
    }

    /// Whether a label gives the number and the letter to a part of a document: `Art. 1 V`, `§ 5 W`.
    func isLetterOfName(behind numeral: WrittenNumeral, in text: WrittenText, _ words: TextWords) -> Bool {
        guard !isGlued, per == nil, numeral.isPlain, symbol.utf8.count == 1,
            symbol.utf8.first.map({ $0 &- 0x41 < 26 }) == true
        else { return false }
        return words.isBehindLabel(numeral.range.lowerBound, in: text)
    }

    /// Letters with several meanings right after a number, and in a row of numbers: `10m`, `7.99g 1016.00m`, `86 57 W`.
    func isDoubtful(behind numeral: WrittenNumeral, in text: WrittenText, _ words: TextWords) -> Bool {
        guard symbol.utf8.count == 1, per == nil else { return false }
        let start = numeral.range.lowerBound
        // `wersja 6.01b`
        if isGlued, !numeral.isWhole, words.isBehindVersion(start, in: text) { return true }
        let isCapital = symbol.utf8.first.map { (0x41...0x5A).contains($0) } ?? false
        guard isGlued else {
            guard text[start - 1] == 0x20 else { return false }
            // `L 1,2 L 3,4` is a path of a drawing.
            if isCapital, symbol.utf8.first == text[start - 2], !text.isWord(before: start - 2) { return true }
            guard numeral.isPlain else { return false }
            return text.isInEscape(start) || isCapital && Self.isNumber(text, before: start - 1)
        }
        // `40W` is 400,000 in Chinese, `2.0t` an engine.
        if words.texts.unitLetters.contains(where: { $0.isASCII && String($0) == symbol }) {
            return symbol != "W" || numeral.isPlain || numeral.decimal.doubleValue > 1
        }
        if words.texts.gluedUnits.contains(symbol) { return false }
        // `§ 802g`, `650e bis 650h`
        if numeral.isPlain, text.isBehindSection(start, words) { return true }
        // `4g`, a network of telephones.
        if symbol == "g", numeral.isPlain, (2...6).contains(numeral.decimal.significand) { return true }
        // `1.0A`, `undo-size 1g`
        let isVersion = isCapital && numeral.decimal.fractionDigits == 1 && numeral.decimal.significand % 10 == 0
        guard !isVersion, !numeral.isPlain || !text.isBehindIdentifier(start) else { return true }
        guard symbol == "m" || symbol == "g" && numeral.decimal.fractionDigits == 2, unit.key != "min" else {
            return false
        }
        let isInRow =
            text[end] == 0x20 && text.isDigit(end + 1)
            || text[start - 1] == 0x20 && text[start - 2].isOne(of: "mg")
                && text.isDigit(start - 3)
        return isInRow || symbol == "m" && numeral.isPlain
    }

    /// Whether a bare number is before a space: `86 57 W`, but none of `$86 57 W`, `2024-05-17 57 W` and `3.8.2 57 W`.
    private static func isNumber(_ text: WrittenText, before space: Int) -> Bool {
        let start = text.digits(before: space)
        return start < space && text.isSpace(before: start)
    }

    private static func end(_ text: WrittenText, from start: Int) -> Int {
        var end = start
        while isPart(text, end) { end = text.next(end) }
        // `2020 W(1)` is a page of a manual.
        if text[end] == UInt8(ascii: "("), text.isDigit(end + 1), text[end + 2] == UInt8(ascii: ")") { return start }
        let behind = text.scalar(at: end)
        // `art. 1 l'820`
        if behind == "'" || behind == "’", text.isLetter(before: end), text.isWord(at: text.next(end)) { return start }
        // `3 V-shaped`, `5 m_x`.
        guard !text.isWord(at: end),
            !(behind == "'" || behind == "’" || behind == "-" || behind == ".") || !text.isLetter(at: text.next(end))
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
        if text.isLetter(at: place) { return true }
        switch text.scalar(at: place) {
        case "°", "º", "˚", "µ", "μ", "‰", "²", "³", "Ω", "℃", "″": return true
        default: return text.isMoney(at: place)
        }
    }

    /// Whether the letters often mean something else.
    private static func isAmbiguous(_ symbol: String, isGlued: Bool, isSeconds: Bool, _ words: TextWords) -> Bool {
        guard symbol.utf8.count < 3, symbol.unicodeScalars.count == 1, let letter = symbol.unicodeScalars.first else {
            return false
        }
        switch letter {
        case "A", "B", "F", "H", "J", "K", "N", "T", "t", "L": return true
        case "s": return isGlued && !isSeconds
        case "l", "b": return isGlued
        default: return !letter.isASCII && words.texts.unitLetters.contains(letter)
        }
    }
}

extension WrittenText {
    /// Whether a sign of a section precedes, or a number with a letter that is not a unit, and a word.
    fileprivate func isBehindSection(_ place: Int, _ words: TextWords) -> Bool {
        guard self[place - 1] == 0x20 else { return self[place - 1] == 0xA7 }
        if self[place - 2] == 0xA7 || self[place - 2] == 0xA0 && self[place - 4] == 0xA7 { return true }
        let word = word(before: place - 1)
        let last = self[place - 2] == UInt8(ascii: ",") ? place - 3 : word.lowerBound - 2
        guard !word.isEmpty || last == place - 3 else { return false }
        return (0x61...0x7A).contains(self[last]) && isDigit(last - 1)
            && words.texts.units[String(Character(Unicode.Scalar(self[last])))] == nil
    }

    /// Whether the seconds of `12°30′15″` end here.
    fileprivate func isArc(_ place: Int) -> Bool {
        let start = digits(before: place)
        return has("′", at: start - 3) || has("′ ", at: start - 4)
    }

    /// `1381 W. Hubbard`, `724 W. 2nd`: a capital with a point before a name or a number.
    fileprivate func isInitial(_ symbol: Range<Int>) -> Bool {
        symbol.count == 1 && (0x41...0x5A).contains(self[symbol.lowerBound])
            && self[symbol.upperBound] == UInt8(ascii: ".")
            && space(at: symbol.upperBound + 1) > 0
            && scalar(at: symbol.upperBound + 1 + space(at: symbol.upperBound + 1)).isCapitalOrDigit
    }

    /// Whether a point here ends a shortened word, not a sentence: Polish `(73 l.)` is an age, Italian `l. 633` a law, and
    /// Russian `700 г. до` a year.
    fileprivate func isPointOfWord(_ point: Int) -> Bool {
        guard self[point] == UInt8(ascii: "."), self[point + 1] >= 0x20 else { return false }
        let next = point + 1 + space(at: point + 1)
        return next == point + 1 || !scalar(at: next).properties.isUppercase
    }
}

extension WrittenText {
    /// Whether `·` is here.
    fileprivate func isProductSign(at place: Int) -> Bool { has("·", at: place) || has("⋅", at: place) }

    /// Whether a slash is in a text no longer than two symbols.
    fileprivate func hasSlash(in range: Range<Int>) -> Bool {
        range.count < 24 && bytes[range].contains(UInt8(ascii: "/"))
    }

    /// Whether the word before a place, with a space between, is an option `-e` or contains a hyphen or an underscore.
    fileprivate func isBehindIdentifier(_ place: Int) -> Bool {
        guard self[place - 1] == 0x20 else { return false }
        let word = word(before: place - 1)
        guard !word.isEmpty, self[word.lowerBound - 1].isOne(of: "-_") else { return false }
        return isWord(before: word.lowerBound - 1) || word.count == 1 && self[word.lowerBound - 2] == 0x20
    }
}

extension WrittenText {
    /// Whether a point here does not end a sentence: a small letter or a digit follows.
    fileprivate func isPointWithin(_ place: Int) -> Bool {
        guard self[place] == UInt8(ascii: "."), case let next = place + 1 + space(at: place + 1), next > place + 1
        else {
            return false
        }
        return isDigit(next) || scalar(at: next).properties.isLowercase
    }

    /// Whether zeros or ones are here, and no second: `leading 0s`, `a string of 1s and 0s`.
    fileprivate func isOfBits(_ place: Int) -> Bool {
        guard self[place] == 0x30 || self[place] == 0x31 else { return false }
        let other = self[place] == 0x30 ? "1s" : "0s"
        return has("leading ", at: place - 8) || has("trailing ", at: place - 9)
            || (max(0, place - 14)..<min(end, place + 14)).contains { has(other, at: $0) && !isWord(before: $0) }
    }

    fileprivate func isDecade(_ digits: Range<Int>) -> Bool {
        digits.count == 2 && self[digits.upperBound - 1] == 0x30
    }
}

extension Unicode.Scalar {
    fileprivate var isCapitalOrDigit: Bool { properties.isUppercase || isDigit }
}

extension TextWords {
    /// Whether the letter of `45s` is here. A decade `80s` has a word such as "the" before it, a hundred `100s` has "of"
    /// behind it, and a name `iPhone 5s` has a capital.
    func isSeconds(before letter: Int, _ text: WrittenText) -> Bool {
        guard text[letter] == UInt8(ascii: "s"), !text.isWord(at: letter + 1) else { return false }
        let start = text.digits(before: letter)
        guard (1...3).contains(letter - start), !text.isWord(before: start),
            !texts.forms.hundredsBefore.contains(where: { text.has($0, at: letter + 1) }),
            !text[start - 1].isOne(of: "'-#.,"), letter - start > 1 || !text.isOfBits(start)
        else { return false }
        let word = text.word(before: start - 1)
        guard text[start - 1] == 0x20, !word.isEmpty else { return !text.isDecade(start..<letter) }
        if text.isDecade(start..<letter),
            texts.forms.decadesBehind.contains(text.string(word)) || isDecade(before: word, text)
        {
            return false
        }
        // `Paragraph 13s`
        if letter - start > 1, text.isName(word) { return false }
        return letter - start > 1
            || !text.scalar(at: text.next(word.lowerBound)).properties.isUppercase
                && !text.scalar(at: word.lowerBound).properties.isUppercase
    }

    /// The first of `20s and 30s` is a decade, and so is the second.
    private func isDecade(before word: Range<Int>, _ text: WrittenText) -> Bool {
        let letter = word.lowerBound - 2
        guard text[letter + 1] == 0x20, text[letter] == UInt8(ascii: "s"), text.isDigit(letter - 1),
            case let digits = text.digits(before: letter)..<letter, text.isDecade(digits)
        else { return false }
        return text[digits.lowerBound - 1].isOne(of: "'") || !isSeconds(before: letter, text)
    }

    /// Whether "mid-" precedes a number.
    func isBehindPrefix(_ place: Int, in text: WrittenText) -> Bool {
        texts.forms.prefixes.contains { text.has($0, at: place - $0.utf8.count) }
    }
}
