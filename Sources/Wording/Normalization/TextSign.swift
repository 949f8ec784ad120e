// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A sign with its own reading: `±`, `≈`, `→`, `½`, and a power after a number or a letter: `10⁻⁵`, `x^2`.
enum TextSign {
    /// Signs of ASCII that may be read.
    static func isASCIISign(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "~"), UInt8(ascii: "+"), UInt8(ascii: "^"), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "="):
            true
        default: false
        }
    }

    /// The first bytes of the characters that ``mayBegin(_:_:_:)`` knows.
    static let firstBytes: [UInt8] = [0xC2, 0xC3, 0xCA, 0xCB, 0xE1, 0xE2, 0xE3, 0xEF, 0xF0]

    /// The beginnings of these characters.
    static let beginnings = CharacterBeginnings(firstBytes) { first, second in
        CharacterBeginnings.laterBytes.contains { mayBegin(first, second, $0) }
    }

    /// Whether a character with these bytes has a meaning without a digit.
    static func mayBegin(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
        switch first {
        // § ± ² ³ ¹ ¼ ½ ¾ × ÷
        case 0xC2:
            second == 0xA7 || second == 0xB1 || second == 0xB2 || second == 0xB3 || second == 0xB9
                || (0xBC...0xBE).contains(second)
        // Raised letters: ʳ ˢ ᵉ
        case 0xCA: second >= 0xB0 && second < 0xB9
        case 0xCB: second > 0xA0 && second < 0xA4
        case 0xE1: second == 0xB4 || second == 0xB5
        case 0xC3: second == 0x97 || second == 0xB7
        case 0xE2:
            switch second {
            // Raised and lowered digits.
            case 0x81: third >= 0xB0
            case 0x82: third < 0x8F
            // Forms of letters, fractions, Roman digits, arrows, relations, circled digits.
            case 0x84...0x89, 0x91...0x93: true
            // A circle, which may be a zero in Han.
            case 0x97: third == 0x8B
            default: false
            }
        // Units in one character.
        case 0xE3: (0x88...0x8F).contains(second)
        // Ligatures and wide digits.
        case 0xEF: second == 0xAC && third < 0x87 || second == 0xBC && (0x90...0x99).contains(third)
        case 0xF0: second == 0x9D && (0x90...0x9F).contains(third)
        default: false
        }
    }

    static func token(at place: Int, in text: WrittenText, _ words: TextWords) -> NormalizedToken? {
        if text[place] == UInt8(ascii: "<") || text[place] == UInt8(ascii: ">") {
            return WrittenRelation.token(at: place, in: text, words)
        }
        let scalar = text.scalar(at: place)
        if scalar == "^" || raised(scalar) != nil { return power(at: place, text, words) }
        // `fÃ¼r`
        guard
            !text.isLetter(before: place) || !text.isLetter(at: text.next(place)) || scalar.value < 0xBC
                || scalar.value > 0xBE
        else { return nil }
        if let fraction = WrittenFraction(text, at: place, words) { return fraction.token(from: place, text, words) }
        return token(scalar, at: place..<text.next(place), in: text, words)
    }

    /// - Parameter scalar: the written character, or the character that the text means: `≥` for `>=`.
    static func token(_ scalar: Unicode.Scalar, at sign: Range<Int>, in text: WrittenText, _ words: TextWords)
        -> NormalizedToken?
    {
        let end = sign.upperBound
        if !words.texts.signsBehind.isEmpty, let word = words.texts.signsBehind[scalar],
            !isBehindNumber(sign.lowerBound, text),
            let number = WrittenQuantity(text, at: end + text.space(at: end), words),
            text[number.range.upperBound] != UInt8(ascii: ".") || !text.isDigit(number.range.upperBound + 1)
        {
            return NormalizedToken(sign.lowerBound..<number.range.upperBound, "\(number.speech(words)) \(word)")
        }
        // `§§ 3 en 4`
        if scalar == "§", text.scalar(at: end) == scalar {
            return token(scalar, at: sign.lowerBound..<text.next(end), in: text, words)
        }
        guard let word = words.texts.signs[scalar], !isKey(scalar, sign, text), mayBeRead(scalar, sign, text, words)
        else { return nil }
        let between =
            words.texts.signsBetween.isEmpty || !isBetween(sign, text) ? nil : words.texts.signsBetween[scalar]
        return NormalizedToken(sign, spaced(between ?? word, sign, text))
    }

    private static func isBehindNumber(_ place: Int, _ text: WrittenText) -> Bool {
        text.isDigit(place - 1) || text[place - 1] == 0x20 && text.isDigit(place - 2)
    }

    private static func mayBeRead(_ scalar: Unicode.Scalar, _ sign: Range<Int>, _ text: WrittenText, _ words: TextWords)
        -> Bool
    {
        let (place, end) = (sign.lowerBound, sign.upperBound)
        let isBeforeNumber = text.isDigit(end) || text.isDigit(end + text.space(at: end))
        switch scalar {
        case "−":
            return (isBeforeNumber || text.isSpace(before: place) || text.has("∞", at: end)) && !text.isDigit(end)
                && !text.isDash(sign)
        case "§", "№": return isBeforeNumber
        // `x=-86`, but no operator such as `==`, and no option `--x=5`.
        case "=":
            let next = end + text.space(at: end)
            let isValue = isBeforeNumber || text[next] == UInt8(ascii: "-") && text.isDigit(next + 1)
            let before = text.isSpace(before: place) && place > 0 ? text.start(before: place) : place
            let word = text.word(before: before)
            return isValue
                && (text.isDigit(before - 1) || !word.isEmpty && text.next(word.lowerBound) == word.upperBound)
        // `1500米~2100米`
        case "~" where text.isIdeographBehindDigit(before: place): return false
        case "~", "+": break
        default: return true
        }
        // `5+6`
        let isGlued =
            scalar == "+" && !words.numbers.voiceReadsPunctuation && text.isDigit(place - 1) && text.isDigit(end)
        return (isBeforeNumber || MoneySymbol.unit(at: end, text, words) != nil)
            && (isGlued || !text.isWord(before: place)) && text[place - 1] != scalar.value
            && text[place - 1] != UInt8(ascii: "%")
            // The last ones are quotation marks of programs: `~0'.
            && (scalar == "+" || !text[place - 1].isOne(of: "-=<>/~&|^`'\"+") && !isComplement(place, text))
            // The column of a table: `~ ~ 126`; and a pair that is not a range: `5 ~ 1`.
            && (text[place - 1] != 0x20
                || text[place - 2] != scalar.value && (scalar == "+" || !text.isDigit(place - 2)))
    }

    /// Whether `~` inverts bits: `~0`, `x & ~1`.
    private static func isComplement(_ place: Int, _ text: WrittenText) -> Bool {
        text[place + 1] == 0x30 && !text[place + 2].isOne(of: ".,")
            || text[place - 1] == 0x20 && text[place - 2].isOne(of: "&|^")
    }

    /// Whether the sign does not join two things: the button `×`, the key `→`, a part of a broken word `aÃ±o`.
    private static func isKey(_ scalar: Unicode.Scalar, _ sign: Range<Int>, _ text: WrittenText) -> Bool {
        let (place, end) = (sign.lowerBound, sign.upperBound)
        switch scalar {
        case "→":
            return place == 0 || end == text.end || text.isSpace(before: place) != text.scalar(at: end).isSpace
        case "±": return text.isLetter(before: place) && text.isLetter(at: end)
        // Marks such as those of `~1d~2`.
        case "~":
            let last = text.letters(from: text.digits(from: end))
            return last > end && text[last] == UInt8(ascii: "~")
        case "×" where text.scalar(at: end) == scalar || text.scalar(before: place) == scalar: return true
        case "×":
            let before = text.isSpace(before: place) && place > 0 ? text.start(before: place) : place
            let word = text.word(before: before)
            let isLetter = !word.isEmpty && text.next(word.lowerBound) == word.upperBound
            let isGlued = before == place && text.scalar(before: place).value >= 0x3040
            let isOperand = text.isDigit(before - 1) || text[before - 1] == UInt8(ascii: ")") || isLetter || isGlued
            return !isOperand && !text.isDigit(end + text.space(at: end))
        default: return false
        }
    }

    /// `1 + 2`, `1+2`, `(a)+1`, `原始文档+1999年`; the sign of a number is excluded: `是 +5`.
    private static func isBetween(_ sign: Range<Int>, _ text: WrittenText) -> Bool {
        guard !text.isSpace(before: sign.lowerBound) else {
            return sign.lowerBound > 0 && text[sign.upperBound] == 0x20
        }
        let before = text.scalar(before: sign.lowerBound)
        return before == ")" || before == "）" || text.isDigit(sign.lowerBound - 1)
            || before.isIdeograph && !before.mayStandBeforeValue
    }

    /// A word with spaces, if the sign had none.
    private static func spaced(_ word: String, _ range: Range<Int>, _ text: WrittenText) -> String {
        let before = text.isWord(before: range.lowerBound) || text[range.lowerBound - 1].isOne(of: ")]%") ? " " : ""
        let isFollowed =
            range.upperBound < text.end && !text.scalar(at: range.upperBound).isSpace
            && !text[range.upperBound].isOne(of: ",.;:!?)]")
        return before + word + (isFollowed ? " " : "")
    }

    /// A power after a number, a bracket or a single letter. `word²` is a note, and `m²` a unit.
    private static func power(at place: Int, _ text: WrittenText, _ words: TextWords) -> NormalizedToken? {
        guard let (exponent, end) = exponent(at: place, text) else { return letter(at: place, text, words) }
        if text.isDigit(place - 1) || text[place - 1] == UInt8(ascii: ")") {
            guard !isParent(place, end, text) else { return nil }
            return raised(place, end, exponent, text, words)
        }
        let letters = text.word(before: place)
        guard !letters.isEmpty, !text.isWord(before: letters.lowerBound), !text.isWord(at: end) else { return nil }
        if let unit = words.texts.units[text.string(letters.lowerBound..<end)] {
            return NormalizedToken(
                letters.lowerBound..<end, SpokenNumber(WrittenDecimal(1), unit: unit, language: words.language).unitName
            )
        }
        guard text.next(letters.lowerBound) == letters.upperBound, let power = words.power(exponent) else { return nil }
        return less(place..<end, " " + power, text, words)
    }

    /// The parent of a commit: `HEAD~3^2`, `v5.0-rc1~129^2~20`, `abc123^2`.
    private static func isParent(_ caret: Int, _ end: Int, _ text: WrittenText) -> Bool {
        let base = text.digits(before: caret)
        return text[caret] == UInt8(ascii: "^")
            && (text[end] == UInt8(ascii: "~") || text[base - 1] == UInt8(ascii: "~") || text.isLetter(before: base))
    }

    /// `x^n`, `2^k`
    private static func letter(at place: Int, _ text: WrittenText, _ words: TextWords) -> NormalizedToken? {
        let base = text.word(before: place)
        // `^C^C`: keys, not powers.
        guard text[place] == UInt8(ascii: "^"), text[base.lowerBound - 1] != UInt8(ascii: "^"),
            text.isLetter(at: place + 1), let power = words.texts.power,
            case let end = text.next(place + 1), !text.isWord(at: end),
            text.isDigit(place - 1) || text[place - 1] == UInt8(ascii: ")")
                || base.count == 1 && !text.isWord(before: base.lowerBound)
        else { return nil }
        return NormalizedToken(place..<end, " " + power.filled(n: "", "e", text.string(place + 1..<end)))
    }

    /// The speech, with a following hyphen as a minus: `2^32-1`.
    private static func less(_ range: Range<Int>, _ speech: String, _ text: WrittenText, _ words: TextWords)
        -> NormalizedToken
    {
        let end = range.upperBound
        guard text[end] == UInt8(ascii: "-"), text.isDigit(end + 1) else { return NormalizedToken(range, speech) }
        let minus = words.texts.signsBetween["−"].map { $0 + " " } ?? words.numbers.minus.filled(n: "")
        return NormalizedToken(range.lowerBound..<end + 1, "\(speech) \(minus)")
    }

    /// The power with its following unit: `10⁵ km`.
    private static func raised(_ place: Int, _ end: Int, _ exponent: Int, _ text: WrittenText, _ words: TextWords)
        -> NormalizedToken?
    {
        guard let power = words.power(exponent).map({ " " + $0 }) else { return nil }
        guard let unit = WrittenUnit(text, at: end, words, isClear: true), unit.per == nil else {
            return text.isWord(at: end) ? nil : less(place..<end, power, text, words)
        }
        let name = SpokenNumber(WrittenDecimal(5), unit: unit.unit, language: words.language, scale: NumberScale.none)
            .unitName
        return NormalizedToken(place..<unit.end, "\(power) \(name)")
    }

    private static func exponent(at place: Int, _ text: WrittenText) -> (Int, end: Int)? {
        var (end, isNegative, value, count) = (place, false, 0, 0)
        let isCaret = text[place] == UInt8(ascii: "^")
        if isCaret { end += 1 }
        if isCaret ? text[end] == UInt8(ascii: "-") || text.has("−", at: end) : text.has("⁻", at: end) {
            (isNegative, end) = (true, text.next(end))
        } else if text.has("⁺", at: end) {
            end = text.next(end)
        }
        while count < 4,
            let digit = isCaret ? (text.isDigit(end) ? Int(text[end] - 0x30) : nil) : raised(text.scalar(at: end)),
            digit >= 0
        {
            (value, count, end) = (value * 10 + digit, count + 1, text.next(end))
        }
        return count > 0 ? (isNegative ? -value : value, end) : nil
    }

    /// The value of raised digits; signs are negative.
    private static func raised(_ scalar: Unicode.Scalar) -> Int? {
        switch scalar {
        case "¹": 1
        case "²": 2
        case "³": 3
        case "⁻": -1
        case "⁺": -2
        case "⁰", "⁴"..."⁹": Int(scalar.value) - 0x2070
        default: nil
        }
    }
}

extension WrittenText {
    /// Whether one Han character and a digit before it end at a place.
    fileprivate func isIdeographBehindDigit(before place: Int) -> Bool {
        scalar(before: place).isIdeograph && isDigit(start(before: place) - 1)
    }

    /// Whether a minus is a dash of prose.
    fileprivate func isDash(_ sign: Range<Int>) -> Bool {
        var (before, behind) = ([Unicode.Scalar](), [Unicode.Scalar]())
        var place = sign.lowerBound
        while place > 0, before.count < ProseMinus.reach {
            place = start(before: place)
            before.append(scalar(at: place))
        }
        place = sign.upperBound
        while place < end, behind.count < ProseMinus.reach {
            behind.append(scalar(at: place))
            place = next(place)
        }
        return ProseMinus.isDash(before: before, behind: behind)
    }
}
