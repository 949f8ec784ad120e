// SPDX-License-Identifier: MIT

/// A number that is read right as it stands, told from its neighbours alone: what a table or a log is full of.
enum PlainNumber {
    /// Where it ends; nil where more must be looked at.
    static func end(from start: Int, in text: WrittenText, _ words: TextWords) -> Int? {
        guard words.numbers.readsMarks, start == 0 || text[start - 1] == 0x20 || text[start - 1] == 0x0A,
            isPlain(text[start - 2])
        else { return nil }
        var end = text.digits(from: start)
        guard end - start <= min(9, words.numbers.readableDigits), text[start] != 0x30 || end - start == 1 else {
            return nil
        }
        if text[end] == words.mark, text.isDigit(end + 1) {
            let last = text.digits(from: end + 1)
            guard last - end - 1 <= words.numbers.fractions.joined else { return nil }
            end = last
        }
        if text[end] == UInt8(ascii: "%"), words.texts.readsPercent, text[start] != UInt8(ascii: "1") { end += 1 }
        return isFree(text, end, words) ? end : nil
    }

    /// No currency, and no letter of a code such as EUR.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte < 0x80 && byte != UInt8(ascii: "$") && !(0x41...0x5A).contains(byte)
    }

    /// No unit, dash or fraction behind, and no group of digits.
    private static func isFree(_ text: WrittenText, _ end: Int, _ words: TextWords) -> Bool {
        let next = text[end + 1]
        switch text[end] {
        case 0x00, 0x0A: return true
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ")"): return next <= 0x20
        case UInt8(ascii: "."): return next <= 0x20 && words.texts.articles.isEmpty
        case 0x20:
            guard text.isDigit(end + 1), !words.texts.hasSpacedGroups else { return false }
            return text[text.digits(from: end + 1)] != UInt8(ascii: "/")
        default: return false
        }
    }
}
