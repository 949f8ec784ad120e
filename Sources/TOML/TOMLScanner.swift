// SPDX-License-Identifier: GPL-3.0-or-later

/// Scans the bytes of a TOML file: blanks, comments and line ends. Every step advances or throws, so scanning always
/// ends.
struct TOMLScanner {
    let bytes: [UInt8]
    private(set) var place = 0
    /// The line of `place`; the first is 1.
    private(set) var line = 1

    /// - Parameter bytes: UTF-8, which the caller has checked.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // A byte order mark has no meaning.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    }

    var isAtEnd: Bool { place >= bytes.count }

    /// The next byte, or the byte at a distance after it; nil beyond the end.
    func next(_ distance: Int = 0) -> UInt8? {
        place + distance < bytes.count ? bytes[place + distance] : nil
    }

    func sees(_ text: StaticString) -> Bool {
        (0..<text.utf8CodeUnitCount).allSatisfy { next($0) == text.utf8Start[$0] }
    }

    /// Must not skip a line end, which ``takeLineEnd()`` counts.
    mutating func skip(_ count: Int = 1) { place = min(place + count, bytes.count) }

    mutating func take(_ text: StaticString) -> Bool {
        guard sees(text) else { return false }
        skip(text.utf8CodeUnitCount)
        return true
    }

    mutating func take(while isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let start = place
        while let byte = next(), isWanted(byte) { place += 1 }
        return bytes[start..<place]
    }

    /// A line feed, or a carriage return and a line feed.
    private mutating func takeLineEnd() -> Bool {
        guard take("\n") || take("\r\n") else { return false }
        line += 1
        return true
    }

    mutating func skipBlanks() { _ = take { $0 == Self.space || $0 == Self.tab } }

    private mutating func skipComment() throws(TOMLError) {
        guard take("#") else { return }
        _ = take { !Self.isControl($0) }
        if next() != nil, !sees("\n"), !sees("\r\n") { throw controlCharacter("a comment") }
    }

    /// Skips blanks, comments and empty lines.
    mutating func skipLines() throws(TOMLError) {
        repeat {
            skipBlanks()
            try skipComment()
        } while takeLineEnd()
    }

    /// Ends a line, on which nothing may follow a value or a header.
    mutating func endLine() throws(TOMLError) {
        skipBlanks()
        try skipComment()
        guard isAtEnd || takeLineEnd() else { throw error("\(found) comes after the end: begin a new line for it") }
    }
}

/// Errors, and descriptions of the input for them.
extension TOMLScanner {
    static let space = UInt8(ascii: " ")
    static let tab = UInt8(ascii: "\t")

    /// Whether TOML allows the character only as an escape. A tab is allowed.
    static func isControl(_ byte: UInt8) -> Bool { (byte < 0x20 && byte != tab) || byte == 0x7F }

    static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    /// The next character, described for a sentence.
    var found: String {
        guard let byte = next() else { return "the end of the file" }
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return "the end of the line" }
        if Self.isControl(byte) { return "a control character" }
        return "\"\(String(decoding: bytes[place...].prefix(4), as: UTF8.self).unicodeScalars.first ?? " ")\""
    }

    func error(_ problem: String, at place: Int? = nil) -> TOMLError {
        let end = min(place ?? self.place, bytes.count)
        let start = bytes[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = bytes[..<end].count { $0 == UInt8(ascii: "\n") } + 1
        // A byte that continues a character does not add a column.
        let column = bytes[start..<end].count { $0 & 0xC0 != 0x80 } + 1
        return TOMLError(line: line, column: column, problem: problem)
    }

    private func controlCharacter(_ holder: String) -> TOMLError {
        error("\(holder) cannot hold a control character: write it as \\u and its number within quotes")
    }
}

/// Numbers and the words that are values.
extension TOMLScanner {
    /// - Throws: when the next bytes are not a value.
    mutating func takeBareValue() throws(TOMLError) -> TOMLValue.Content {
        let start = place
        let token = take {
            Self.isBare($0) || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":")
        }
        let word = String(decoding: token, as: UTF8.self)
        guard !word.isEmpty else { throw error("a value is missing: there is \(found)") }
        switch word {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "inf", "+inf": return .float(.infinity)
        case "-inf": return .float(-.infinity)
        case "nan", "+nan", "-nan": return .float(.nan)
        default: break
        }
        if Self.isDateOrTime(Array(token)) {
            throw error("dates and times are not supported: put the value in quotes", at: start)
        }
        if let content = Self.number(word) { return content }
        let shown = word.prefix(40)
        guard let first = token.first, first < UInt8(ascii: "A") else {
            throw error("\"\(shown)\" is not a value: put text in quotes", at: start)
        }
        throw error("\"\(shown)\" is not a number that can be used here", at: start)
    }

    private static func isDateOrTime(_ token: [UInt8]) -> Bool {
        let digits = token.prefix { isDigit($0) }.count
        guard digits < token.count else { return false }
        return (digits == 4 && token[4] == UInt8(ascii: "-")) || (digits == 2 && token[2] == UInt8(ascii: ":"))
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    /// Nil when the word is not a number, or does not fit into 64 bits.
    private static func number(_ word: String) -> TOMLValue.Content? {
        for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where word.hasPrefix(prefix) {
            guard let digits = digits(word.dropFirst(2)), !digits.hasPrefix("-"), !digits.hasPrefix("+") else {
                return nil
            }
            return Int64(digits, radix: radix).map { .integer($0) }
        }
        let isSigned = word.hasPrefix("+") || word.hasPrefix("-")
        let unsigned = isSigned ? word.dropFirst() : word[...]
        let whole = unsigned.prefix { $0 != "." && $0 != "e" && $0 != "E" }
        guard let wholeDigits = decimals(whole), wholeDigits == "0" || !wholeDigits.hasPrefix("0") else { return nil }
        let rest = unsigned.dropFirst(whole.count)
        let sign = word.hasPrefix("-") ? "-" : ""
        guard !rest.isEmpty else { return Int64(sign + wholeDigits).map { .integer($0) } }
        guard let fraction = fraction(rest), let number = Double(sign + wholeDigits + fraction) else { return nil }
        return .float(number)
    }

    /// `.5`, `e-3` or both, without underscores.
    private static func fraction(_ rest: Substring) -> String? {
        var (rest, fraction) = (rest, "")
        if rest.hasPrefix(".") {
            let places = rest.dropFirst().prefix { $0 != "e" && $0 != "E" }
            guard let digits = decimals(places) else { return nil }
            fraction = "." + digits
            rest = rest.dropFirst(places.count + 1)
        }
        guard !rest.isEmpty else { return fraction }
        rest = rest.dropFirst()
        let sign = rest.hasPrefix("-") ? "-" : ""
        guard let digits = decimals(rest.hasPrefix("-") || rest.hasPrefix("+") ? rest.dropFirst() : rest) else {
            return nil
        }
        return fraction + "e" + sign + digits
    }

    private static func decimals(_ text: Substring) -> String? {
        guard let digits = digits(text), digits.utf8.allSatisfy(isDigit) else { return nil }
        return digits
    }

    /// The digits without their underscores; nil when an underscore is not between two digits.
    private static func digits(_ text: Substring) -> String? {
        let groups = text.split(separator: "_", omittingEmptySubsequences: false)
        return groups.contains("") ? nil : groups.joined()
    }
}

/// Texts in quotes: basic and literal ones, of one line or several.
extension TOMLScanner {
    private static let quote = UInt8(ascii: "\"")
    private static let apostrophe = UInt8(ascii: "'")
    private static let backslash = UInt8(ascii: "\\")

    /// Nil when the next bytes are not a text.
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

    /// A backslash at the end of a line removes the line end, and all blanks and line ends after it.
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
            throw error("there is no such escape: write a backslash as \\\\, or use 'single quotes'")
        }
        let count = sign == UInt8(ascii: "u") ? 4 : 8
        let digits = bytes[min(place + 2, bytes.count)...].prefix(count)
        // Checked here, because a sign would be taken for a part of the number.
        let isHex = digits.count == count && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
        guard isHex, let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
            let scalar = Unicode.Scalar(number)
        else { throw error("\\u takes four and \\U eight hexadecimal digits of an existing character") }
        skip(2 + count)
        return Array(String(scalar).utf8)
    }
}
