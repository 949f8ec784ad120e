// SPDX-License-Identifier: GPL-3.0-or-later

/// Texts in quotes: basic and literal ones, of one line or several.
extension TOMLScanner {
    private static let quote = UInt8(ascii: "\"")
    private static let apostrophe = UInt8(ascii: "'")
    private static let backslash = UInt8(ascii: "\\")

    /// Nil when what comes next is no text.
    mutating func takeText() throws(TOMLError) -> String? {
        if take("\"\"\"") { return try takeLongText(Self.quote) }
        if take("'''") { return try takeLongText(Self.apostrophe) }
        return try takeShortText()
    }

    /// A text that ends on its line; nil when there is none.
    mutating func takeShortText() throws(TOMLError) -> String? {
        if take("\"") { return try takeShortText(to: Self.quote) }
        return take("'") ? try takeShortText(to: Self.apostrophe) : nil
    }

    private mutating func takeShortText(to end: UInt8) throws(TOMLError) -> String {
        let start = place - 1
        var text: [UInt8] = []
        while true {
            text += take { $0 != end && !Self.isControl($0) && ($0 != Self.backslash || end != Self.quote) }
            switch next() {
            case end:
                skip()
                return String(decoding: text, as: UTF8.self)
            case Self.backslash: text += try takeEscape()
            case nil, UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                throw error("this text has no end: close it with \(end == Self.quote ? "\"" : "'")", at: start)
            default: throw controlCharacter("a text")
            }
        }
    }

    private mutating func takeLongText(_ mark: UInt8) throws(TOMLError) -> String {
        let start = place - 3
        _ = takeLineEnd()
        var text: [UInt8] = []
        while true {
            text += take { $0 != mark && !Self.isControl($0) && ($0 != Self.backslash || mark != Self.quote) }
            if takeLineEnd() {
                text.append(UInt8(ascii: "\n"))
            } else if next() == mark {
                let marks = take { $0 == mark }.count
                guard marks >= 3 else {
                    text += Array(repeating: mark, count: marks)
                    continue
                }
                guard marks <= 5 else {
                    throw error("there are more than five quotation marks in a row", at: place - marks)
                }
                text += Array(repeating: mark, count: marks - 3)
                return String(decoding: text, as: UTF8.self)
            } else if next() == Self.backslash {
                if try !takeFoldedLine() { text += try takeEscape() }
            } else if isAtEnd {
                throw error("this text has no end: close it with three \(mark == Self.quote ? "\"" : "'")", at: start)
            } else {
                throw controlCharacter("a text")
            }
        }
    }

    /// A backslash at the end of a line takes the line end, and all blanks and line ends after it, away.
    private mutating func takeFoldedLine() throws(TOMLError) -> Bool {
        var ahead = self
        ahead.skip()
        ahead.skipBlanks()
        guard ahead.takeLineEnd() else { return false }
        repeat { ahead.skipBlanks() } while ahead.takeLineEnd()
        self = ahead
        return true
    }

    private mutating func takeEscape() throws(TOMLError) -> [UInt8] {
        let escapes: [UInt8: UInt8] = [
            UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10, UInt8(ascii: "f"): 12,
            UInt8(ascii: "r"): 13, Self.quote: Self.quote, Self.backslash: Self.backslash,
        ]
        let sign = next(1)
        if let byte = sign.flatMap({ escapes[$0] }) {
            skip(2)
            return [byte]
        }
        guard sign == UInt8(ascii: "u") || sign == UInt8(ascii: "U") else {
            throw error("there is no such escape: a backslash itself is \\\\, or stands in 'single quotes'")
        }
        let count = sign == UInt8(ascii: "u") ? 4 : 8
        let digits = bytes[min(place + 2, bytes.count)...].prefix(count)
        // A sign would be taken for part of the number.
        let isHex = digits.count == count && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
        guard isHex, let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
            let scalar = Unicode.Scalar(number)
        else { throw error("\\u takes four and \\U eight hexadecimal digits of a character that there is") }
        skip(2 + count)
        return Array(String(scalar).utf8)
    }
}
