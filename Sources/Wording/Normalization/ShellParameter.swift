// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What looks like a price and is a shell's: `$0`, `"$1"`, and `$2` near `$1` or `$name`.
enum ShellParameter {
    static func isOne(_ money: WrittenQuantity, in text: WrittenText, _ words: TextWords) -> Bool {
        let (digit, value) = (money.numeral.range.lowerBound, money.numeral.decimal.significand)
        guard money.numeral.isPlain, money.numeral.range.count == 1, text[digit - 1] == UInt8(ascii: "$") else {
            return false
        }
        if value == 0 || value == 1 && !words.texts.hasMoneyInFront { return true }
        if text[money.range.lowerBound - 1].isOne(of: "\"'{/=<[.@:")
            || text[money.range.upperBound].isOne(of: "@<>/{$\"")
        {
            return true
        }
        let nearby = max(0, digit - 99)..<min(text.end, digit + 99)
        return nearby.contains { text[$0] == UInt8(ascii: "$") && $0 != digit - 1 && isName(behind: $0, text) }
    }

    /// A name, or one digit.
    private static func isName(behind sign: Int, _ text: WrittenText) -> Bool {
        let hasDecimals = text[sign + 2].isOne(of: ".,") && text.isDigit(sign + 3)
        if text.isDigit(sign + 1), !text.isDigit(sign + 2), !hasDecimals { return true }
        return text[sign + 1] < 0x80 && text.isLetter(at: sign + 1) || text[sign + 1].isOne(of: "{@*#")
    }
}
