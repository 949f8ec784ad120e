// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A parameter of a shell that looks like a price: `$0`, `"$1"`, "parameter $2", `$2` near `$1` or `$name`, `{print $1, $10}`.
enum ShellParameter {
    static func isOne(_ money: WrittenQuantity, in text: WrittenText, _ words: TextWords) -> Bool {
        let (digit, value) = (money.numeral.range.lowerBound, money.numeral.decimal.significand)
        let count = money.numeral.range.count
        guard money.numeral.isPlain, text[digit - 1] == UInt8(ascii: "$") else { return false }
        if isBehindWord(digit - 1, text, words) { return true }
        guard count < 3 else { return false }
        let nearby = max(0, digit - 99)..<min(text.end, digit + 99)
        if nearby.contains(where: { text[$0] == UInt8(ascii: "{") && isPrinted($0 + 1, text) }) { return true }
        guard count == 1 else {
            return nearby.contains { text[$0] == UInt8(ascii: "$") && $0 != digit - 1 && isWord(behind: $0, text) }
        }
        if value == 0 || value == 1 && !words.texts.hasMoneyInFront { return true }
        let end = money.range.upperBound
        if text[money.range.lowerBound - 1].isOne(of: "\"'`{/=<[.@:") || text[end].isOne(of: "@<>/{}$\"")
            || text[end] == 0x20 && text[end + 1].isOne(of: "}:") || isQuoted(money.range, text)
        {
            return true
        }
        return nearby.contains { text[$0] == UInt8(ascii: "$") && $0 != digit - 1 && isName(behind: $0, text) }
    }

    private static func isPrinted(_ place: Int, _ text: WrittenText) -> Bool {
        text.has("print", at: place + text.space(at: place))
    }

    /// A name, or one digit.
    private static func isName(behind sign: Int, _ text: WrittenText) -> Bool {
        let hasDecimals = text[sign + 2].isOne(of: ".,") && text.isDigit(sign + 3)
        if text.isDigit(sign + 1), !text.isDigit(sign + 2), !hasDecimals { return true }
        return isWord(behind: sign, text) || text[sign + 1].isOne(of: "{@*#")
    }

    private static func isWord(behind sign: Int, _ text: WrittenText) -> Bool {
        text[sign + 1] < 0x80 && text.isLetter(at: sign + 1)
    }

    /// "parameter $2"
    private static func isBehindWord(_ sign: Int, _ text: WrittenText, _ words: TextWords) -> Bool {
        let end = sign - text.space(before: sign)
        return words.texts.parameters.contains { text.has($0, at: end - $0.utf8.count) }
    }

    /// `“$1”`
    private static func isQuoted(_ range: Range<Int>, _ text: WrittenText) -> Bool {
        switch text.scalar(before: range.lowerBound) {
        case "“", "„", "‘", "«", "「": !text.isSpace(before: range.lowerBound) && text[range.upperBound] >= 0xC2
        default: false
        }
    }
}

extension WrittenText {
    /// The length of a common space that ends at a place.
    fileprivate func space(before place: Int) -> Int { self[place - 1] == 0x20 ? 1 : 0 }
}
