// SPDX-License-Identifier: MIT

import AnnouncementKit

/// `<` and `>` before a number, also with an equals sign: `p < 0.05`, `x>=3`. A tag `<5>`, `<b>5`, an arrow `->5`, a
/// quotation `> 5` and a heart `<3` are excluded.
enum WrittenRelation {
    static func token(at place: Int, in text: WrittenText, _ words: TextWords) -> NormalizedToken? {
        let isLess = text[place] == UInt8(ascii: "<")
        let hasEquals = text[place + 1] == UInt8(ascii: "=")
        let end = place + (hasEquals ? 2 : 1)
        guard isCompared(end + text.space(at: end), behind: place..<end, text), mayFollow(place..<end, text),
            !(isLess ? isTag(from: end, text) : isTag(to: place, text))
        else { return nil }
        let sign: Unicode.Scalar = isLess ? (hasEquals ? "≤" : "<") : hasEquals ? "≥" : ">"
        return TextSign.token(sign, at: place..<end, in: text, words)
    }

    /// Whether a number follows; a negative one needs a space before it. A letter counts only after a number: `2 < n`.
    private static func isCompared(_ place: Int, behind sign: Range<Int>, _ text: WrittenText) -> Bool {
        if text.isDigit(place) || text.isMoney(at: place) && text.isDigit(text.next(place)) { return true }
        guard place > sign.upperBound else { return false }
        if text.isLetter(at: place) {
            return text.isDigit(sign.lowerBound - 2) && text[sign.lowerBound - 1] == 0x20
                && !text.isWord(at: text.next(place))
        }
        return (text[place] == UInt8(ascii: "-") || text.has("−", at: place)) && text.isDigit(text.next(place))
    }

    /// Whether the sign follows a word, a number or a bracket, or is glued to its number. A heart has nothing after its
    /// three.
    private static func mayFollow(_ sign: Range<Int>, _ text: WrittenText) -> Bool {
        let (place, end) = (sign.lowerBound, sign.upperBound)
        let isGlued = text.isDigit(end)
        guard !(isGlued && text.isHeart(place, end)) else { return false }
        guard place > 0, text[place - 1] > 0x20 else {
            return isGlued
                || place > 1 && text[place - 1] == 0x20 && (mayEnd(text[place - 2]) || text[place - 2].isOne(of: ",;:"))
        }
        // `—>`, `–>`
        guard text.scalar(before: place).properties.generalCategory != .dashPunctuation else { return false }
        return mayEnd(text[place - 1]) || (isGlued || sign.count > 1) && text[place - 1].isOne(of: "([")
    }

    /// A letter, a digit, a closing bracket, a part of a non-ASCII character.
    private static func mayEnd(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte &- 0x30 < 10 || (0x61...0x7A).contains(byte | 0x20) || byte.isOne(of: ")]%")
    }

    /// `<5>`, `<0|1>`, `<0 to 1>`: the next sign closes the tag, and its right side is free; `x<5 and y>3` are
    /// relations.
    private static func isTag(from place: Int, _ text: WrittenText) -> Bool {
        guard text.isDigit(place) else { return false }
        var end = place
        while end < text.end, end - place < 120, text[end] != UInt8(ascii: "<"), text[end] != UInt8(ascii: ">") {
            end += 1
        }
        guard text[end] == UInt8(ascii: ">"), text[end - 1] > 0x20, text[end + 1] != UInt8(ascii: "=") else {
            return false
        }
        return !text.isWord(at: end + 1) || isSeverity(place..<end, text)
    }

    /// The severity at the beginning of a line of a system's log: `<13>1 2015-10-01`, `<34>Oct 11`.
    private static func isSeverity(_ number: Range<Int>, _ text: WrittenText) -> Bool {
        number.count < 4 && text.digits(from: number.lowerBound) == number.upperBound
            && (number.lowerBound < 2 || text[number.lowerBound - 2] <= 0x20)
    }

    /// `<b>`, `<Best Linux>`
    private static func isTag(to place: Int, _ text: WrittenText) -> Bool {
        guard text[place - 1] > 0x20 else { return false }
        var (start, hasSpace) = (place, false)
        while start > 0, text[start - 1] >= 0x20, text[start - 1] != UInt8(ascii: ">"), place - start < 40 {
            start -= 1
            hasSpace = hasSpace || text[start] == 0x20
            // `< nick>` too
            if text[start] == UInt8(ascii: "<") {
                let isNick = text[start + 1] == 0x20 && text.word(before: place).lowerBound == start + 2
                return !hasSpace || isNick || text.isLetter(at: start + 1)
            }
        }
        return false
    }
}

extension WrittenText {
    /// `<3`, `lunch<3`, `<333`: threes and nothing else behind a space or a word.
    fileprivate func isHeart(_ sign: Int, _ digits: Int) -> Bool {
        var end = digits
        while self[end] == UInt8(ascii: "3") { end += 1 }
        guard self[sign] == UInt8(ascii: "<"), digits == sign + 1, end > digits else { return false }
        let isAlone = self[end] <= 0x20 || end == digits + 1 && (isLetter(at: end) || self[end] == UInt8(ascii: "-"))
        return isAlone
            && (self[sign - 1] <= 0x20 || self[sign - 1] == UInt8(ascii: "!")
                || word(before: sign).count > 2 && isLetter(before: sign))
    }
}
