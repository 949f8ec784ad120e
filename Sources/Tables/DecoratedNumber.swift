// SPDX-License-Identifier: MIT

/// A number with an exponent, grouped thousands, or a percent or currency sign. Parentheses make it negative, as in
/// accounting.
struct DecoratedNumber: Equatable {
    let value: Double
    /// The unit of its sign, such as `%` or `EUR`; nil without a sign, and for a sign that several currencies share.
    let unit: String?
    let isGrouped: Bool

    private static let signs: [(text: String, unit: String?)] = [
        ("%", "%"), ("€", "EUR"), ("£", "GBP"), ("$", "USD"), ("¥", nil), ("EUR", "EUR"), ("USD", "USD"),
        ("GBP", "GBP"), ("CHF", "CHF"), ("JPY", "JPY"),
    ]
    private static let spaces: [Unicode.Scalar] = [" ", "\u{A0}", "\u{202F}", "\u{2009}", "\t"]

    /// - Parameter mark: the decimal mark, a point or a comma.
    init?(_ text: ArraySlice<UInt8>, mark: UInt8) {
        guard text.count <= 64, !text.isEmpty else { return nil }
        var rest = Substring(String(decoding: text, as: UTF8.self))
        var isNegative = Self.takeBrackets(&rest) || Self.takeSign(&rest)
        let before = Self.signs.first { rest.hasPrefix($0.text) }
        if let before {
            rest = rest.dropFirst(before.text.count)
            isNegative = Self.takeSign(&rest) || isNegative
        }
        let after = before == nil ? Self.signs.first { rest.hasSuffix($0.text) } : nil
        if let after { rest = rest.dropLast(after.text.count) }
        guard let plain = Self.plain(rest, mark: Unicode.Scalar(mark)), let value = Double(plain.text), value.isFinite
        else { return nil }
        self.value = isNegative ? -value : value
        unit = (before ?? after)?.unit
        isGrouped = plain.isGrouped
    }

    private static func trim(_ text: inout Substring) {
        while let first = text.unicodeScalars.first, spaces.contains(first) { text.unicodeScalars.removeFirst() }
        while let last = text.unicodeScalars.last, spaces.contains(last) { text.unicodeScalars.removeLast() }
    }

    /// - Returns: whether the text was in parentheses.
    private static func takeBrackets(_ text: inout Substring) -> Bool {
        trim(&text)
        guard text.first == "(", text.last == ")", text.count > 2 else { return false }
        text = text.dropFirst().dropLast()
        trim(&text)
        return text.first?.isNumber == true || signs.contains { text.hasPrefix($0.text) }
    }

    /// - Returns: whether the sign is negative.
    private static func takeSign(_ text: inout Substring) -> Bool {
        trim(&text)
        guard let first = text.first, "-+\u{2212}".contains(first) else { return false }
        text = text.dropFirst()
        trim(&text)
        return first != "+"
    }

    /// The number without groups and with a decimal point, as Swift reads it.
    private static func plain(_ body: Substring, mark: Unicode.Scalar) -> (text: String, isGrouped: Bool)? {
        var body = body
        trim(&body)
        let scalars = Array(body.unicodeScalars)
        let wholeEnd = scalars.firstIndex { $0 == mark || $0 == "e" || $0 == "E" } ?? scalars.count
        guard let whole = ungrouped(scalars[..<wholeEnd], mark: mark) else { return nil }
        var text = whole.text
        for scalar in scalars[wholeEnd...] {
            guard scalar == mark || scalar == "e" || scalar == "E" || scalar == "-" || scalar == "+" || isDigit(scalar)
            else { return nil }
            text.unicodeScalars.append(scalar == mark ? "." : scalar)
        }
        return (text, whole.isGrouped)
    }

    /// Groups have three digits, with the same separator between all of them; the first may be shorter.
    private static func ungrouped(
        _ scalars: ArraySlice<Unicode.Scalar>, mark: Unicode.Scalar
    ) -> (text: String, isGrouped: Bool)? {
        guard let separator = scalars.first(where: { !isDigit($0) }) else { return (text(scalars), false) }
        let isKnown = separator != mark && ([",", ".", "'", "\u{2019}"] + spaces).contains(separator)
        let groups = scalars.split(separator: separator, omittingEmptySubsequences: false)
        guard isKnown, let first = groups.first, (1...3).contains(first.count), first.first != "0",
            groups.dropFirst().allSatisfy({ $0.count == 3 }), groups.allSatisfy({ $0.allSatisfy(isDigit) })
        else { return nil }
        return (groups.map(text).joined(), true)
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        return text
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
