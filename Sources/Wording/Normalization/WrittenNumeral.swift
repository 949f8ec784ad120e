// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Digits with their decimal mark, groups and exponent, as the language or a program writes them.
///
/// Ambiguous numerals follow the language: `1.234` is a thousand in German. Numerals that cannot have groups do not:
/// `0.093`, `12.5`.
struct WrittenNumeral {
    private(set) var decimal: WrittenDecimal
    /// The power of ten from a written exponent.
    private(set) var exponent: Int?
    private(set) var range: Range<Int>
    private var reading: Reading
    private(set) var isGrouped = false

    /// The voice's reading of the numeral.
    enum Reading {
        case right, wrong
        /// The voice says the point of `12.5` in a language with a decimal comma. The numeral may be a decimal or a
        /// version.
        case withPoint
    }

    var isReadRight: Bool { reading == .right }
    var isReadWithPoint: Bool { reading == .withPoint }

    var isWhole: Bool { decimal.fractionDigits == 0 && exponent == nil }

    /// A whole number of any length without groups.
    var isPlain: Bool { isWhole && !isGrouped }

    /// - Parameter asDecimal: whether a comma that separates groups in the language may be a decimal mark, as in
    ///   `92,50 €`.
    init?(_ text: WrittenText, at start: Int, _ words: TextWords, asDecimal: Bool = false) {
        var scan = NumeralScan(text, start, asDecimal: asDecimal)
        guard scan.findParts(words) else { return nil }
        var (value, place) = (UInt64(0), start)
        for end in [scan.whole, scan.end] {
            while place < end {
                defer { place += 1 }
                guard text.isDigit(place) else { continue }
                let (shifted, isOver) = value.multipliedReportingOverflow(by: 10)
                guard !isOver, shifted <= UInt64.max - 9 else { return nil }
                value = shifted + UInt64(text.bytes[place] &- 0x30)
            }
        }
        decimal = WrittenDecimal(significand: value, exponent: -scan.fractionDigits)
        range = start..<scan.end
        isGrouped = scan.group != nil
        reading = words.reading(of: scan)
        readExponent(text, words)
    }

    /// `e-8`, `E+10`. Where "e" is the word "and", `1e1` is a list as often.
    private mutating func readExponent(_ text: WrittenText, _ words: TextWords) {
        var place = range.upperBound
        guard text[place] | 0x20 == UInt8(ascii: "e") else { return }
        place += 1
        let isNegative = text[place] == UInt8(ascii: "-") || text.has("−", at: place)
        let isSigned = isNegative || text[place] == UInt8(ascii: "+")
        if isSigned { place = text.next(place) }
        let end = text.digits(from: place)
        // `4E07` is a code, `8.1E06` a number.
        let isCode =
            !isSigned && decimal.exponent == 0 && text[range.upperBound] == UInt8(ascii: "E") && text[place] == 0x30
        guard (1...3).contains(end - place), !isCode || end == place + 1, !text.isWord(at: end),
            case let power = text.number(place..<end),
            power <= 308,
            isSigned || text[range.upperBound] == UInt8(ascii: "e") || decimal.exponent < 0 || range.count == 1,
            isSigned || decimal.exponent < 0 || end > place + 1 || words.texts.mixed?.filled(n: "", "f", "") != " e "
        else { return }
        exponent = isNegative ? -power : power
        range = range.lowerBound..<end
        reading = .wrong
    }
}

/// Finds the ends of a numeral's parts.
struct NumeralScan {
    let text: WrittenText
    let start: Int
    /// The end of the digits before the mark.
    private(set) var whole = 0
    private(set) var end = 0
    private(set) var firstDigits = 0
    private(set) var fractionDigits = 0
    /// The character between groups of three digits; nil if there is none.
    private(set) var group: Unicode.Scalar?
    private(set) var mark: Unicode.Scalar?
    private let asDecimal: Bool

    init(_ text: WrittenText, _ start: Int, asDecimal: Bool) {
        (self.text, self.start, self.asDecimal) = (text, start, asDecimal)
    }

    var wholeDigits: Int { (start..<whole).reduce(0) { $0 + (text.isDigit($1) ? 1 : 0) } }

    mutating func findParts(_ words: TextWords) -> Bool {
        let first = text.digits(from: start)
        (whole, end, firstDigits) = (first, first, first - start)
        guard firstDigits > 0 else { return readFraction(words) }
        let isZero = text[start] == UInt8(ascii: "0")
        guard !isZero || firstDigits == 1 else { return false }
        if !isZero, firstDigits <= 3 { readGroups(words) }
        _ = readFraction(words)
        return true
    }

    private mutating func readGroups(_ words: TextWords) {
        let scalar = text.scalar(at: end)
        guard let separator = separator(at: end, words), isGroup(after: end), !isBehindGroup,
            separator != "," || !isArgument
        else { return }
        var last = endOfGroups(separator, words)
        // `1’396.342`: the last group has the language's own mark.
        if separator == "'", words.separates(text.scalar(at: last)), isGroup(after: last) { last = text.next(last) + 3 }
        let count = (last - whole) / (3 + UTF8.width(scalar))
        let next = text[last]
        // A point before digits that are not a group: `1.234.5` is an address. `1,234,5` is a list.
        guard !(next < 0x80 && Unicode.Scalar(next) == separator && text.isDigit(last + 1)) else { return }
        guard
            text[end] != 0x20
                || !isInRow(last) && !isBehindQuantity(words) && !isAddress(last, words) && !isTwoAmounts(last, words)
        else { return }
        // `32.000` in a language with a decimal comma and space-separated groups.
        let isThousand =
            separator == "." && words.mark == UInt8(ascii: ",")
            && (text.has(".000", at: last - 4) || words.texts.hasPointGroups && !words.isBehindVersion(start, in: text))
        // `600,000 смертей`: no decimals are three zeros before a word.
        let isRound =
            separator == "," && words.mark == UInt8(ascii: ",") && text.has(",000", at: last - 4) && text[last] == 0x20
            && text.letters(from: last + 1) > last + 4
        let isGroup = isRound || words.separates(separator) || separator == " " || separator == "'" || isThousand
        let hasOtherMark = (next == UInt8(ascii: ".") || next == UInt8(ascii: ",")) && text.isDigit(last + 1)
        // `838 848 833 834` is a row.
        guard text[end] != 0x20 || firstDigits < 3 || count < 3 || text.has("000", at: last - 3) else { return }
        // `PlayStation 4 500GB`: who writes a space in a number writes one before its unit.
        guard text[end] != 0x20 || !text.isLetter(at: last) else { return }
        guard count > 1 || isGroup || hasOtherMark || isOfMoney(words) else { return }
        (whole, end, group) = (last, last, separator)
    }

    /// Whether three digits after a mark are thousands: `$ 105,190`, `£12,000`, `5,000 €`. Prices of fuel have three decimals,
    /// but never three zeros.
    private func isOfMoney(_ words: TextWords) -> Bool {
        let behind = end + 4 + text.space(at: end + 4)
        let sign = text[start - 1] == 0x20 ? start - 1 : start
        let isBehindSign = sign > 0 && text.isMoney(at: text.start(before: sign))
        let isBehindMoney = isBehindSign || SpokenUnit.currencies.contains(text.string(text.word(before: sign)))
        // `$17,000 millones`: no decimals end in a zero.
        if isBehindMoney, text[end] == UInt8(ascii: ","), text[end + 3] == 0x30, !text.hasCountry(before: sign - 1) {
            return true
        }
        // `$1,275 млрд`
        guard !words.texts.scales.contains(where: { text.has($0.name, at: behind) }) else { return false }
        let isRound = text.has("000", at: end + 1)
        guard !isBehindMoney else {
            let isOfDollars = text[sign - 1] == UInt8(ascii: "$") && !text.hasCountry(before: sign - 1)
            return isRound || isOfDollars && text[end] == UInt8(ascii: ",")
        }
        // `730,000 usd`
        return isRound
            && (text.isMoney(at: behind) || WrittenUnit(text, at: end + 4, words, isClear: true)?.unit.isMoney == true)
    }

    /// `5 192.168.1.1`, and the speech of such an address.
    private func isAddress(_ end: Int, _ words: TextWords) -> Bool {
        if text[end] == 0x20, let dot = words.texts.dot, text.has(dot, at: end + 1) { return true }
        let second = text.digits(from: end + 1)
        return text[end] == UInt8(ascii: ".") && text[second] == UInt8(ascii: ".") && text.isDigit(second + 1)
    }

    /// `$652 133 kg`: the first number has money before it, the second a unit behind it.
    private func isTwoAmounts(_ end: Int, _ words: TextWords) -> Bool {
        let behind = text.isSpace(before: start) ? text.start(before: start) : start
        return behind > 0 && text.isMoney(at: text.start(before: behind))
            && WrittenUnit(text, at: end, words, isClear: true) != nil
    }

    private func endOfGroups(_ separator: Unicode.Scalar, _ words: TextWords) -> Int {
        var last = end
        while self.separator(at: last, words) == separator, isGroup(after: last) {
            last = text.next(last) + 3
        }
        return last
    }

    /// All kinds of spaces are equal. After an ordinary space, `000` can only be a group: `133 000`, `12 133 000`.
    private func separator(at place: Int, _ words: TextWords) -> Unicode.Scalar? {
        let scalar = text.scalar(at: place)
        return switch scalar {
        case ".", ",": scalar
        case "\u{A0}", "\u{202F}", "\u{2009}": " "
        case " ": words.texts.hasSpacedGroups || text.hasZeros(behind: place) ? " " : nil
        case "'", "’", "′": "'"
        default: nil
        }
    }

    /// Whether the numeral is within a number of too many digits, or in a list.
    private var isBehindGroup: Bool {
        text[start - 1] == UInt8(ascii: "{")
            || (text[start - 1] == UInt8(ascii: ",") || text[start - 1] == UInt8(ascii: ".")) && text.isDigit(start - 2)
    }

    /// `rgb(72,226,255)`
    private var isArgument: Bool { text[start - 1] == UInt8(ascii: "(") && text.isWord(before: start - 1) }

    /// Whether numbers with ordinary spaces between are a row of numbers, not groups: `240 160 A0`, `4.71-3 100`.
    private func isInRow(_ last: Int) -> Bool {
        let before = text[start - 1]
        if before == UInt8(ascii: "+") || before == UInt8(ascii: "-") && text.isWord(before: start - 1) { return true }
        if before == 0x20, text.isDigit(start - 2) || isDevice { return true }
        let next = last + text.space(at: last)
        let end = text.letters(from: next)
        let isHexadecimal = end == next + 2 && (next..<end).allSatisfy { (0x41...0x46).contains(text[$0]) }
        // `-7 186 MiB 83 MiB`
        let isOption = before == UInt8(ascii: "-") && end > next && text[end] == 0x20 && text.isDigit(end + 1)
        // `3 000 km2` has a unit.
        let isDigits = text.isDigit(end) && (end == next || text[next] &- 0x41 < 26)
        return next > last && (isDigits || isHexadecimal || isOption)
    }

    /// `-8 32 MiB 6 370 MiB`: 6 is a separate number.
    private func isBehindQuantity(_ words: TextWords) -> Bool {
        guard text[start - 1] == 0x20, case let word = text.word(before: start - 1), !word.isEmpty,
            text[word.lowerBound - 1] == 0x20, text.isDigit(word.lowerBound - 2)
        else { return false }
        return words.texts.units[text.string(word)] != nil
    }

    /// `b 8 128`: a device in the notation of `ls` and manuals.
    private var isDevice: Bool {
        (text[start - 2] == UInt8(ascii: "b") || text[start - 2] == UInt8(ascii: "c"))
            && !text.isWord(before: start - 2)
    }

    private func isGroup(after place: Int) -> Bool {
        let first = text.next(place)
        return text.digits(from: first) == first + 3
    }

    private mutating func readFraction(_ words: TextWords) -> Bool {
        let scalar = text.scalar(at: end)
        guard scalar == "." || scalar == ",", scalar != group, text.isDigit(end + 1) else { return false }
        let last = text.digits(from: end + 1)
        guard scalar == "." || !isInList(last) && !isOfYears(last) && !isSetting else { return false }
        let isOwn = scalar.value == UInt32(words.mark)
        // `0,5`, but `0,0` and `0,1` are two numbers.
        let isPart =
            text[start] == UInt8(ascii: "0") && firstDigits == 1 && !text[start - 1].isOne(of: "[({")
            && (last > end + 2 || !text[end + 1].isOne(of: "01"))
        let isClear = firstDigits == 0 || group != nil || scalar == "." || asDecimal || isPart
        guard isOwn || isClear, firstDigits > 0 || scalar == "." else { return false }
        // `1.2.3` and `1,2,3` are not decimals.
        guard !(text[last] == text[end] && text.isDigit(last + 1)) else { return false }
        (mark, fractionDigits, end) = (scalar, last - end - 1, last)
        return true
    }

    /// `2003,2004`
    private func isOfYears(_ last: Int) -> Bool {
        let years = [start..<end, end + 1..<last]
        return years.allSatisfy { $0.count == 4 && (1900..<2100).contains(text.number($0)) }
    }

    /// `gtk-menu=16,16`: programs use a decimal point. `x=0,5` is a formula.
    private var isSetting: Bool {
        text[start - 1] == UInt8(ascii: "=")
            && (start - 3..<start - 1).allSatisfy { text[$0] < 0x80 && text.isLetter(at: $0) }
    }

    /// `1,2,3`, `Partition,50,51`, `{0,1}`, `[0,31]`, `0,eth1`, `1-3,7-9`.
    private func isInList(_ last: Int) -> Bool {
        let (before, behind) = (text[start - 1], text[last])
        if before == UInt8(ascii: "["), behind == UInt8(ascii: "]"), text[end + 1] != 0x30, last - end < 9 {
            return text.number(start..<end) < text.number(end + 1..<last)
        }
        // `(10,10)`
        if before == UInt8(ascii: "("), behind == UInt8(ascii: ")"),
            text.string(start..<end) == text.string(end + 1..<last),
            last > end + 2 || text[start] == UInt8(ascii: "0")
        {
            return true
        }
        if before == UInt8(ascii: "{") || behind == UInt8(ascii: "}") { return true }
        if before == UInt8(ascii: ","), text.isWord(before: start - 1) { return true }
        if before == UInt8(ascii: "-"), text.isDigit(start - 2), behind == before, text.isDigit(last + 1) {
            return true
        }
        return behind == UInt8(ascii: ",") && text.isLetter(at: last + 1)
    }
}

extension WrittenText {
    /// Whether capital letters before a dollar sign name its country: `R$`, `R $`.
    fileprivate func hasCountry(before sign: Int) -> Bool {
        let letters = isLetter(before: sign) ? string(word(before: sign)) : wordBehindSpace(before: sign)
        return (1...3).contains(letters.utf8.count) && letters != "US"
            && letters.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    }

    /// Whether ordinary spaces separate groups of three digits from this space to `000`. Behind `000`, only the same
    /// continues the number.
    func hasZeros(behind space: Int) -> Bool {
        var place = space
        while self[place] == 0x20, digits(from: place + 1) == place + 4 {
            if has("000", at: place + 1) { return true }
            guard !has("000", at: place - 3) else { return false }
            place += 4
        }
        return false
    }
}
