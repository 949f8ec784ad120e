// SPDX-License-Identifier: MIT

/// A number with an exponent, grouped digits, digits of another script, or a percent or currency sign, perhaps with a
/// size: £1.2k. Parentheses make it negative, as in accounting.
struct DecoratedNumber: Equatable {
    let value: Double
    /// The unit of its sign, such as `%` or `EUR`; nil without a sign.
    let unit: String?
    let isGrouped: Bool

    private static let spaces: Set<Unicode.Scalar> = [" ", "\u{A0}", "\u{202F}", "\u{2009}", "\t"]
    /// Japanese accounts write a white triangle for a minus.
    private static let minuses: Set<Unicode.Scalar> = ["-", "\u{2212}", "\u{2013}", "\u{25B3}", "\u{FF0D}"]

    /// - Parameter mark: the decimal mark, a point or a comma.
    init?(_ text: ArraySlice<UInt8>, mark: UInt8) {
        // Most texts have no digit of any script.
        guard text.count <= 64, text.contains(where: { $0 &- 0x30 < 10 || $0 >= 0x80 }) else { return nil }
        var rest = Self.trimmed(ArraySlice(String(decoding: text, as: UTF8.self).unicodeScalars))
        let isDebit = Self.takeSide(&rest) || Self.takeMinus(&rest)
        guard let first = rest.firstIndex(where: { Self.digit($0) != nil }) else { return nil }
        var isNegative = Self.takeBrackets(&rest, first) || isDebit
        var start = first
        // A decimal mark may begin the number.
        if start > rest.startIndex, [".", ","].contains(rest[start - 1]) { start -= 1 }
        guard let head = Self.head(rest[rest.startIndex..<start]),
            let last = rest.lastIndex(where: { Self.digit($0) != nil }),
            last >= start, let tail = Self.tail(rest[(last + 1)...], hasUnit: head.unit != nil)
        else { return nil }
        isNegative = isNegative || head.isNegative
        guard let plain = Self.plain(rest[start...last], mark: Unicode.Scalar(mark)), let value = Double(plain.text),
            value.isFinite, (value * tail.factor).isFinite
        else { return nil }
        self.value = (isNegative ? -value : value) * tail.factor
        unit = head.unit ?? tail.unit
        isGrouped = plain.isGrouped
    }

    /// Takes a bank's CR or DR from the end.
    /// - Returns: whether it was a debit, which is negative.
    private static func takeSide(_ text: inout ArraySlice<Unicode.Scalar>) -> Bool {
        guard text.count > 3, let last = text.last, last == "R" || last == "r",
            let side = text.dropLast().last, ["C", "D"].contains(side), let before = text.dropLast(2).last,
            spaces.contains(before) || digit(before) != nil
        else { return false }
        text = trimmed(text.dropLast(2))
        return side == "D"
    }

    /// Takes a minus after the last digit, as accounts write it: 350,00-.
    /// - Returns: whether there was one.
    private static func takeMinus(_ text: inout ArraySlice<Unicode.Scalar>) -> Bool {
        guard let last = text.last, last == "-" || last == "\u{2212}", let before = text.dropLast().last,
            digit(before) != nil, let first = text.first, digit(first) != nil,
            // 65- is an age and more, 1950- a life.
            text.contains(where: { $0 == "." || $0 == "," })
        else { return false }
        text = text.dropLast()
        return true
    }

    private static func trimmed(_ text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
        var text = text
        while let first = text.first, spaces.contains(first) { text.removeFirst() }
        while let last = text.last, spaces.contains(last) { text.removeLast() }
        return text
    }

    /// The value of a decimal digit of any script.
    static func digit(_ scalar: Unicode.Scalar) -> UInt8? {
        if scalar.value < 0x660 { return ("0"..."9").contains(scalar) ? UInt8(scalar.value - 0x30) : nil }
        guard scalar.properties.numericType == .decimal else { return nil }
        return scalar.properties.numericValue.map { UInt8($0) }
    }

    /// - Returns: whether the text was in parentheses.
    private static func takeBrackets(_ text: inout ArraySlice<Unicode.Scalar>, _ digit: Int) -> Bool {
        guard text.first == "(", text.last == ")", text.count > 2 else { return false }
        text = trimmed(text.dropFirst().dropLast())
        return true
    }

    /// The sign and the currency before a number, in either order.
    private static func head(_ text: ArraySlice<Unicode.Scalar>) -> (unit: String?, isNegative: Bool)? {
        var (text, isNegative) = (trimmed(text), false)
        if let first = text.first, first == "+" || minuses.contains(first) {
            isNegative = first != "+"
            text = trimmed(text.dropFirst())
        } else if let last = text.last, text.count > 1, last == "+" || minuses.contains(last) {
            isNegative = last != "+"
            text = trimmed(text.dropLast())
        }
        guard !text.isEmpty else { return (nil, isNegative) }
        return MoneySign.unit(string(text)).map { ($0, isNegative) }
    }

    /// The unit and the size after a number. A dash may stand for no cents: 5,– €.
    private static func tail(
        _ text: ArraySlice<Unicode.Scalar>, hasUnit: Bool
    ) -> (unit: String?, factor: Double)? {
        var text = text
        if text.count > 1, let mark = text.first, mark == "," || mark == ".",
            let dash = text.dropFirst().first, dash == "-" || dash == "\u{2013}" || dash == "\u{2014}"
        {
            text = text.dropFirst().drop { minuses.contains($0) || $0 == "\u{2014}" }
        }
        return MoneySign.parts(behind: string(trimmed(text)), hasUnit: hasUnit)
    }

    /// The number without groups and with a decimal point, as Swift reads it.
    private static func plain(
        _ scalars: ArraySlice<Unicode.Scalar>, mark: Unicode.Scalar
    ) -> (text: String, isGrouped: Bool)? {
        let isMark = { (scalar: Unicode.Scalar) in scalar == mark || scalar == "\u{66B}" }
        let wholeEnd = scalars.firstIndex { isMark($0) || $0 == "e" || $0 == "E" } ?? scalars.endIndex
        guard let whole = ungrouped(scalars[..<wholeEnd], mark: mark) else { return nil }
        var text = whole.text
        for scalar in scalars[wholeEnd...] {
            if let digit = digit(scalar) {
                text.unicodeScalars.append(Unicode.Scalar(0x30 + digit))
            } else if isMark(scalar) {
                text.append(".")
            } else {
                guard ["e", "E", "-", "+"].contains(scalar) else { return nil }
                text.unicodeScalars.append(scalar)
            }
        }
        return (text, whole.isGrouped)
    }

    /// Groups have three digits, with the same separator between all of them; the first may be shorter. In India, only
    /// the last group has three, and the others two.
    private static func ungrouped(
        _ scalars: ArraySlice<Unicode.Scalar>, mark: Unicode.Scalar
    ) -> (text: String, isGrouped: Bool)? {
        guard let separator = scalars.first(where: { digit($0) == nil }) else { return (digits(scalars), false) }
        let isKnown =
            separator != mark
            && ([",", ".", "'", "\u{2019}", "\u{66C}"].contains(separator) || spaces.contains(separator))
        let groups = scalars.split(separator: separator, omittingEmptySubsequences: false)
        guard isKnown, let first = groups.first, let last = groups.last, (1...3).contains(first.count),
            digit(first[first.startIndex]) != 0, last.count == 3,
            groups.allSatisfy({ $0.allSatisfy { digit($0) != nil } })
        else { return nil }
        let middle = groups.dropFirst().dropLast()
        let isIndian = separator == "," && !middle.isEmpty && first.count < 3 && middle.allSatisfy { $0.count == 2 }
        guard isIndian || middle.allSatisfy({ $0.count == 3 }) else { return nil }
        return (groups.map { digits($0) }.joined(), true)
    }

    private static func digits(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(scalars.compactMap { digit($0).map { Character(Unicode.Scalar(0x30 + $0)) } })
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars.map { spaces.contains($0) ? " " : $0 })
        return text
    }
}
