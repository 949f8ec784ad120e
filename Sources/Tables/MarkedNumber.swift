// SPDX-License-Identifier: MIT

/// A number with something behind or before it that is not a part of it: an error, a flag, a footnote's mark.
struct MarkedNumber: Equatable {
    /// The kind of the addition.
    enum Kind: Equatable {
        /// A margin or a range: ± 0.3, (1.1-1.4).
        case error
        /// One or two letters, as statistics offices use: r, p, bp.
        case flag
        /// Signs and brackets: *, †, [2].
        case note
        /// ~ or c. before the number.
        case about
        /// The sign after the number: 50-.
        case sign
    }

    let value: Double
    let kind: Kind
    /// The addition as written; ± has spaces around it.
    let text: String

    private static let signs: Set<Character> = [
        "*", "†", "‡", "§", "¶", "#", "^", "!", "?", "⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹", "ª", "º", "°",
        ".",
    ]
    private static let abouts = [
        "~", "≈", "∼", "c.", "ca.", "ca", "circa", "about", "etwa", "env.", "*", "†", "‡", "'",
    ]

    /// Nil for a plain number, and for a text that is none: <0.1, 0-4.
    init?(_ field: ArraySlice<UInt8>, _ number: NumberReading) {
        guard field.count <= 48, field.contains(where: { $0 &- 0x30 < 10 }), number.value(field) == nil else {
            return nil
        }
        let text = String(decoding: field, as: UTF8.self)
        if let about = Self.abouts.first(where: { text.lowercased().hasPrefix($0) }) {
            let rest = text.dropFirst(about.count).drop { $0 == " " }
            guard let value = number.value(String(rest)) else { return nil }
            self.init(value: value, kind: ["*", "†", "‡", "'"].contains(about) ? .note : .about, text: about)
            return
        }
        guard let (value, rest) = Self.prefix(text, number), let kind = Self.kind(rest) else { return nil }
        let shown = kind == .error ? Self.margin(rest) : rest
        self.init(value: kind == .sign ? -value : value, kind: kind, text: shown)
    }

    private init(value: Double, kind: Kind, text: String) {
        (self.value, self.kind, self.text) = (value, kind, text)
    }

    /// The longest beginning that is a number, and the rest without spaces around it.
    private static func prefix(_ text: String, _ number: NumberReading) -> (Double, String)? {
        var end = text.endIndex
        while end > text.startIndex {
            let last = text.index(before: end)
            if isDigit(text[last]) || text[last] == "%", end < text.endIndex, !isDigit(text[end]),
                let value = number.value(String(text[..<end]))
            {
                return (value, text[end...].split(separator: " ").joined(separator: " "))
            }
            end = last
        }
        return nil
    }

    private static func isDigit(_ character: Character) -> Bool {
        character.unicodeScalars.count == 1 && character.unicodeScalars.first.flatMap(DecoratedNumber.digit) != nil
    }

    private static func kind(_ rest: String) -> Kind? {
        if rest == "-" || rest == "\u{2212}" { return .sign }
        if ["±", "+/-", "+-", "+/\u{2212}"].contains(where: rest.hasPrefix) {
            return rest.contains(where: \.isNumber) ? .error : nil
        }
        if let first = rest.first, let last = rest.last, [")": "(", "]": "["][last] == first, rest.count <= 32 {
            let inner = rest.dropFirst().dropLast()
            return first == "(" && inner.contains(where: \.isNumber)
                || inner.contains(where: { ",;-\u{2013}".contains($0) })
                ? .error : .note
        }
        if rest.allSatisfy({ signs.contains($0) || $0 == " " }) { return .note }
        let letters = rest.filter { !signs.contains($0) && $0 != " " && $0 != "," }
        return (1...2).contains(letters.count)
            && letters.allSatisfy { ("a"..."z").contains($0) || letters.count == 1 && $0.isLetter }
            ? .flag : nil
    }

    private static func margin(_ rest: String) -> String {
        guard let sign = ["±", "+/-", "+-", "+/\u{2212}"].first(where: rest.hasPrefix) else { return rest }
        return "± " + rest.dropFirst(sign.count).drop { $0 == " " }
    }
}
