// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A parameter of a shell that looks like a price: `$0`, `"$1"`, "parameter $2", `$2` near `$1` or `$name`, `{print $1, $10}`.
enum ShellParameter {
    static func isOne(_ money: WrittenQuantity, in text: WrittenText, _ words: TextWords) -> Bool {
        let (digit, value) = (money.numeral.range.lowerBound, money.numeral.decimal.significand)
        let count = money.numeral.range.count
        guard money.numeral.isPlain, text[digit - 1] == UInt8(ascii: "$") else { return false }
        if isBehindWord(digit - 1, text, words) || count == 1 && isBehindCommand(digit - 1, text)
            || isQuoted(money.range, text)
        {
            return true
        }
        guard count < 3 else { return false }
        let nearby = max(0, digit - 99)..<min(text.end, digit + 99)
        if nearby.contains(where: { text[$0] == UInt8(ascii: "{") && isPrinted($0 + 1, text) }) { return true }
        guard count == 1 else {
            return nearby.contains {
                text[$0] == UInt8(ascii: "$")
                    && ($0 != digit - 1 && isWord(behind: $0, text) || isAssigned($0, text))
            }
        }
        if value == 0 || value == 1 && !words.texts.hasMoneyInFront { return true }
        let end = money.range.upperBound
        if text[money.range.lowerBound - 1].isOne(of: "\"'`{/=<[.@:") || text[end].isOne(of: "@<>/{}$\"")
            || text[end] == 0x20 && text[end + 1].isOne(of: "}:")
        {
            return true
        }
        return nearby.contains { text[$0] == UInt8(ascii: "$") && $0 != digit - 1 && isName(behind: $0, text) }
    }

    private static func isPrinted(_ place: Int, _ text: WrittenText) -> Bool {
        text.has("print", at: place + text.space(at: place))
    }

    /// Whether a name, or one digit, follows the sign.
    private static func isName(behind sign: Int, _ text: WrittenText) -> Bool {
        let hasDecimals = text[sign + 2].isOne(of: ".,") && text.isDigit(sign + 3)
        if text.isDigit(sign + 1), !text.isDigit(sign + 2), !hasDecimals { return true }
        return isWord(behind: sign, text) || text[sign + 1].isOne(of: "{@*#")
    }

    private static func isWord(behind sign: Int, _ text: WrittenText) -> Bool {
        text[sign + 1] < 0x80 && text.isLetter(at: sign + 1)
    }

    /// `.set at=$12`
    private static func isAssigned(_ sign: Int, _ text: WrittenText) -> Bool {
        text[sign - 1] == UInt8(ascii: "=") && text.isLetter(before: sign - 1)
    }

    /// "parameter $2", "a register other than $25"
    private static func isBehindWord(_ sign: Int, _ text: WrittenText, _ words: TextWords) -> Bool {
        words.texts.parameters.contains { word in
            (max(0, sign - 48)..<sign).contains { text[$0] == word.utf8.first && text.has(word, at: $0) }
        }
    }

    /// `echo $1`
    private static func isBehindCommand(_ sign: Int, _ text: WrittenText) -> Bool {
        text[sign - 1] == 0x20 && commands.contains(text.string(text.word(before: sign - 1)))
    }

    /// Commands whose arguments are often parameters, and which are rarely before a price.
    private static let commands: Set<String> = [
        "echo", "printf", "cat", "cd", "cp", "mv", "rm", "ls", "grep", "sed", "awk", "eval", "exec", "source", "export",
        "mkdir", "chmod", "chown", "basename", "dirname", "sudo",
    ]

    /// `“$1”`, `"$12"`
    private static func isQuoted(_ range: Range<Int>, _ text: WrittenText) -> Bool {
        switch text.scalar(before: range.lowerBound) {
        case "“", "„", "‘", "«", "「":
            !text.isSpace(before: range.lowerBound) && text[range.upperBound] >= 0xC2
        case "\"", "'": text[range.upperBound] == text[range.lowerBound - 1]
        default: false
        }
    }
}
