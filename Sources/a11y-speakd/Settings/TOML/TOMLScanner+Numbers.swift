// SPDX-License-Identifier: GPL-3.0-or-later

/// Numbers and the words that are values.
extension TOMLScanner {
    /// - Throws: when what comes next is no value at all.
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
            throw error("dates and times are not taken here: put it in quotes", at: start)
        }
        if let content = Self.number(word) { return content }
        let shown = word.prefix(40)
        guard let first = token.first, first < UInt8(ascii: "A") else {
            throw error("\"\(shown)\" is no value: put text in quotes", at: start)
        }
        throw error("\"\(shown)\" is no number that can be used here", at: start)
    }

    private static func isDateOrTime(_ token: [UInt8]) -> Bool {
        let digits = token.prefix { isDigit($0) }.count
        guard digits < token.count else { return false }
        return (digits == 4 && token[4] == UInt8(ascii: "-")) || (digits == 2 && token[2] == UInt8(ascii: ":"))
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    /// Nil when it is none, or does not fit into 64 bits.
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

    /// Without underscores, each of which stands between two digits; nil when there are none.
    private static func digits(_ text: Substring) -> String? {
        let groups = text.split(separator: "_", omittingEmptySubsequences: false)
        return groups.contains("") ? nil : groups.joined()
    }
}
