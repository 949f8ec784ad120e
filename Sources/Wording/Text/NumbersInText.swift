// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A client's text with its numbers as the synthesizer must be fed them.
///
/// espeak-ng 1.51 loses the minus of `-5` in most languages, the sign of the exponent in `1.0e-5` in all, and reads the
/// decimals of `1.5` as "one five" in Japanese and Chinese. Numbers that it reads right stay as they are.
struct NumbersInText {
    let speech: String

    init(_ text: String, language: SpokenLanguage) {
        guard text.utf8.contains(where: { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
            speech = text
            return
        }
        var speech = ""
        var rest = text.unicodeScalars[...]
        while let start = rest.firstIndex(where: { !Self.isSpace($0) }) {
            let end = rest[start...].firstIndex(where: Self.isSpace) ?? rest.endIndex
            speech += text[rest.startIndex..<start]
            speech += Self.spoken(text[start..<end], language)
            rest = rest[end...]
        }
        self.speech = speech + text[rest.startIndex...]
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? scalar.value <= 0x20 : scalar.properties.isWhitespace
    }

    /// The speech for a word. A number may have brackets and punctuation around it; other words come back unchanged.
    private static func spoken(_ word: Substring, _ language: SpokenLanguage) -> Substring {
        let digits = word.utf8.count { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let isAllDigits = digits == word.utf8.count && digits <= NumberVocabulary[language].readableDigits
        guard digits > 0, !isAllDigits else { return word }
        let opening = word.prefix { "([\"'„«“‘「『".contains($0) }
        let behind = word.dropFirst(opening.count)
        let closing = behind.reversed().prefix { ".,;:!?)]\"'”»’」』。，、；：！？".contains($0) }.count
        guard let number = WrittenNumber(behind.dropLast(closing)), number.isLost(by: language),
            let decimal = WrittenDecimal(number.value)
        else { return word }
        let unit = number.isPercent ? SpokenUnit("%") : nil
        return opening + SpokenNumber(decimal, unit: unit, language: language).speech + word.suffix(closing)
    }
}

/// A number as programs write it: a sign, digits, a point and digits, an exponent, a percent sign.
private struct WrittenNumber {
    let value: Double
    let isPercent: Bool
    private let isNegative: Bool
    private let hasFraction: Bool
    private let hasExponent: Bool
    private let wholeDigits: Int

    init?(_ word: Substring) {
        var rest = word
        isNegative = rest.first == "-" || rest.first == "−"
        if isNegative || rest.first == "+" { rest = rest.dropFirst() }
        isPercent = rest.last == "%"
        if isPercent { rest = rest.dropLast() }
        // A number that begins with a zero is a name, such as a telephone number.
        let whole = rest.prefix { $0.isASCII && $0.isNumber }
        guard (1...30).contains(whole.count), whole == "0" || whole.first != "0" else { return nil }
        wholeDigits = whole.count
        let tail = rest.dropFirst(whole.count)
        let digits = tail.first == "." ? tail.dropFirst().prefix { $0.isASCII && $0.isNumber } : ""
        hasFraction = !digits.isEmpty
        let exponent = tail.dropFirst(hasFraction ? digits.count + 1 : 0)
        hasExponent = !exponent.isEmpty
        let isExponent = exponent.first.map { "eE".contains($0) } ?? true
        guard isExponent, exponent.dropFirst().allSatisfy({ $0.isASCII && ($0.isNumber || "+-".contains($0)) }),
            let magnitude = Double("\(whole).\(digits.isEmpty ? "0" : digits)\(exponent)"), magnitude.isFinite
        else { return nil }
        value = isNegative ? -magnitude : magnitude
    }

    /// Whether espeak-ng would say another number.
    func isLost(by language: SpokenLanguage) -> Bool {
        let vocabulary = NumberVocabulary[language]
        return isNegative || hasExponent || wholeDigits > vocabulary.readableDigits
            || !vocabulary.readsMarks && (hasFraction || isPercent)
    }
}
