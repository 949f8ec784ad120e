// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The possible start of a number: its first digit, and the preceding signs and currency.
struct NumberPlace {
    let text: WrittenText
    let digit: Int
    /// The end of the first digits.
    let end: Int
    /// The start, including sign and currency.
    let start: Int

    /// Nil within a name such as `x86_64`, `covid-19` or `lib/libfoo-2.3.so`.
    ///
    /// - Parameter limit: text before this place belongs to another token.
    init?(_ digit: Int, in text: WrittenText, after limit: Int, _ words: TextWords) {
        guard !text.isInFormat(digit) else { return nil }
        self.text = text
        self.digit = digit
        end = text.digits(from: digit)
        var start = digit
        // The point of `.9` is decimal; the points in `foo.9`, `...9` and `\.9` are not.
        if text[start - 1] == UInt8(ascii: "."), start - 1 >= limit, !text[start - 2].isOne(of: ".%\\*^)]"),
            !text.has("…", at: start - 4), text.scalar(before: start - 1).value < 0x3040,
            !text.isWord(before: start - 1)
        {
            start -= 1
        }
        start = Self.sign(before: start, text, limit, words) ?? start
        if let currency = MoneySymbol.start(before: start, text), currency >= limit {
            start = Self.sign(before: currency, text, limit, words) ?? currency
        }
        self.start = start
        guard !text.isInHexDump(digit) else { return nil }
        // `450°F/232°C`
        let isBehindAmount = limit > 0 && limit + 1 == digit && text[limit] == UInt8(ascii: "/")
        guard start == digit, start > limit, !isBehindAmount else { return }
        guard !Self.isInName(digit, text, words) else { return nil }
    }

    /// A character is a sign if no word or number ends right before it.
    private static func sign(before place: Int, _ text: WrittenText, _ limit: Int, _ words: TextWords) -> Int? {
        guard place > limit, text[place - 1] == UInt8(ascii: "-") || text[place - 1] >= 0x80 else { return nil }
        let start = text.start(before: place)
        let scalar = text.scalar(at: start)
        guard start >= limit, scalar == "-" || scalar == "−" || scalar == "–" else { return nil }
        // `x=-86`: the equals sign may be in words already.
        guard start > limit || start == 0 || text[start - 1] == UInt8(ascii: "=") else { return nil }
        // `1:30 -2:30`
        if text[start - 1] == 0x20, text.isDigit(start - 2), text[start - 4] == UInt8(ascii: ":"),
            text[text.digits(from: place)] == UInt8(ascii: ":")
        {
            return nil
        }
        let before = text.scalar(before: start)
        // `g++-2.95`
        guard before != "+" || text[start - 2] != before.value && !text.isLetter(before: start - 1) else { return nil }
        let isFree =
            start == 0 || before.isSpace || before.mayStandBeforeSign
            || before.value >= 0x3040 && !text.isWord(before: start)
                && (scalar != "-" || text.hasMinus(behind: before, at: place))
        // `*-2-29`, the face `-0-`
        let behind = text.digits(from: place)
        guard text[behind] != UInt8(ascii: "-") || before != "*" && text.isWord(at: behind + 1) else { return nil }
        if scalar == "-", before == " ", text.isRemark(from: start) { return nil }
        // `Expo -2012`
        if scalar == "-", before == " ", text.isNumberOfName(start, place, words) { return nil }
        return isFree && (scalar != "–" || text.isSpace(before: start)) ? start : nil
    }

    private static func isInName(_ place: Int, _ text: WrittenText, _ words: TextWords) -> Bool {
        let before = text[place - 1]
        if text.isWord(before: place) { return !DigitString.isVersion(at: place, text) }
        switch before {
        // `%20`, `\012`, `127\.0`
        case UInt8(ascii: "%"), UInt8(ascii: "\\"): return true
        case UInt8(ascii: ".") where text[place - 2] == UInt8(ascii: "\\"): return true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "+"):
            return text.isWord(before: place - 1) && !words.isBehindPrefix(place, in: text)
        case UInt8(ascii: "/"): return text.isWord(before: place - 1) || text.isSpace(before: place - 1)
        case UInt8(ascii: "#"), UInt8(ascii: "&"): return text.isLetter(before: place - 1)
        default: return false
        }
    }
}

extension Unicode.Scalar {
    fileprivate var mayStandBeforeSign: Bool {
        if value < 0x80 { return UInt8(value).isOne(of: "([{\"'=:<>;,|*+~`$") }
        switch self {
        case "“", "„", "«", "‘", "×", "≈", "≤", "≥", "±", "→", "€", "£", "¥", "％", "、", "。", "，", "：", "（", "「":
            return true
        default: return false
        }
    }

    /// A word that a value follows: "is", "equals", "to", "about", "returns".
    var mayStandBeforeValue: Bool { HanWords.ofAllLanguages.beforeValues.contains(self) }
}

extension WrittenText {
    /// Whether a hyphen right after a character of a script without spaces is a minus: `返回-1`, `気温-5度`, but not `命令-2`,
    /// `レイヤ-3`.
    fileprivate func hasMinus(behind before: Unicode.Scalar, at place: Int) -> Bool {
        switch before.value {
        case 0x30A0...0x30FF: return false
        case 0x4E00...0x9FFF:
            let end = digits(from: place)
            return before.mayStandBeforeValue || self[end].isOne(of: ".%") || has("°", at: end)
                || HanWords.ofAllLanguages.behindValues.contains(scalar(at: end))
        default: return true
        }
    }

    /// Whether a digit belongs to a format placeholder of a program: `%-7l`, `%1$.250s`.
    fileprivate func isInFormat(_ place: Int) -> Bool {
        guard self[place - 1].isOne(of: ".-+#*'$") else { return false }
        var start = place - 1
        while place - start < 7, isDigit(start) || self[start].isOne(of: ".-+#*'$") { start -= 1 }
        return self[start] == UInt8(ascii: "%") && (!isDigit(start - 1) || self[start + 1] == UInt8(ascii: "."))
    }

    /// Whether a hyphen begins a remark of a sentence that another hyphen ends: `tarifs -100 000 francs (15 000)- demandés`.
    fileprivate func isRemark(from hyphen: Int) -> Bool {
        guard isLetter(before: hyphen - 1) else { return false }
        for place in hyphen + 1..<Swift.min(end, hyphen + 100) {
            switch self[place] {
            case UInt8(ascii: "-"):
                // Another remark begins.
                guard self[place - 1] > 0x20 else { return false }
                // Not `Süd- und Mittelhessen`.
                if self[place + 1].isOne(of: " ,;") { return self[place - 1].isOne(of: ")'\"") }
            case 0x0A: return false
            case UInt8(ascii: ".") where self[place + 1] == 0x20: return false
            default: break
            }
        }
        return false
    }

    /// Whether a hyphen joins a number or a year to a capitalised word before it, though a space is between: `Covid -19`,
    /// `Expo -2012`.
    fileprivate func isNumberOfName(_ hyphen: Int, _ digit: Int, _ words: TextWords) -> Bool {
        let end = digits(from: digit)
        guard end - digit < 5, !isWord(at: end) else { return false }
        let word = word(before: hyphen - 1)
        let isOfCapitals = word.count == 2 && word.allSatisfy { self[$0] &- 0x41 < 26 }
        // `46GB -50`
        guard word.count > 2 || isOfCapitals, !isWord(before: word.lowerBound),
            scalar(at: word.lowerBound).properties.isUppercase
        else { return false }
        // `SARS-CoV -2`, `Covid -19`
        if end - digit < 3,
            words.texts.forms.numberedNames.contains(string(word).lowercased())
                || scalar(at: start(before: word.upperBound)).properties.isUppercase
        {
            // `RE -90.098` has a group, `DAX -5.3 %` a value.
            let hasPart = self[end].isOne(of: ".,") && isDigit(end + 1)
            let last = hasPart ? digits(from: end + 1) : end
            let behind = last + space(at: last)
            return (!hasPart || last == end + 4) && self[behind] != UInt8(ascii: "%") && !has("°", at: behind)
                && !isMoney(at: behind)
        }
        return end - digit == 4 && (1900..<2100).contains(number(digit..<end))
            && (end == self.end || self[end] != 0x20 || !isLetter(at: end + 1))
    }

    /// The end of a name that contains a digit.
    func endOfName(from place: Int) -> Int {
        var end = place
        while end < self.end {
            if isWord(at: end) {
                end = next(end)
            } else if self[end].isOne(of: "-./:@+"), isWord(at: end + 1) {
                end += 1
            } else {
                break
            }
        }
        return max(end, place + 1)
    }

    /// Whether a piece is within a page's or a mail's address, or a path.
    func isInAddress(_ range: Range<Int>) -> Bool {
        var start = range.lowerBound
        while start > 0, bytes[start - 1] > 0x20, bytes[start - 1] < 0x80, range.lowerBound - start < 200 {
            start -= 1
            switch bytes[start] {
            case UInt8(ascii: "@"): return true
            case UInt8(ascii: ":"): if has("://", at: start) { return true }
            default: break
            }
        }
        switch bytes[start] {
        case UInt8(ascii: "/"): return start < range.lowerBound
        case UInt8(ascii: "~"), UInt8(ascii: "."):
            return start + 1 < range.lowerBound && bytes[start + 1] == UInt8(ascii: "/")
        case UInt8(ascii: "w"): return start + 3 < range.lowerBound && has("www.", at: start)
        default: return false
        }
    }
}
