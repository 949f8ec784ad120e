// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A number without a modifying neighbor, the most frequent form in tables and logs. Its digits decide alone, so no
/// other class runs.
struct PlainNumber {
    let range: Range<Int>
    let decimal: WrittenDecimal
    /// Whether the voice reads the written number correctly.
    let isReadRight: Bool

    /// The language rules that decide.
    struct Rules: Sendable {
        let mark: UInt8
        let traits: Traits
        let readableDigits: Int
        let readableFraction: Int
        /// The last bytes before the space before a code.
        let behindCodes: PairSet

        struct Traits: OptionSet {
            let rawValue: UInt8

            /// The voice reads decimal marks correctly.
            static let readsPunctuation = Traits(rawValue: 1)
            /// The voice reads percent signs correctly.
            static let voiceReadsPercent = Traits(rawValue: 2)
            /// A space may separate groups of digits.
            static let spacesGroups = Traits(rawValue: 4)
            /// A point after digits may make them an ordinal.
            static let hasOrdinals = Traits(rawValue: 8)
        }

        init(_ numbers: NumberVocabulary, _ texts: TextVocabulary, mark: UInt8) {
            self.mark = mark
            var traits: Traits = []
            if numbers.voiceReadsPunctuation { traits.insert(.readsPunctuation) }
            if !texts.voiceMisreads.contains(.percent) { traits.insert(.voiceReadsPercent) }
            if texts.hasSpacedGroups { traits.insert(.spacesGroups) }
            if !texts.ordinals.articles.isEmpty { traits.insert(.hasOrdinals) }
            self.traits = traits
            readableDigits = numbers.readableDigits
            readableFraction = numbers.fractions.joined
            behindCodes = PairSet(
                texts.forms.codes.union(texts.forms.codesBetween).union(texts.forms.telephones)
                    .flatMap { word -> [(UInt8, UInt8)] in
                        let last = Array(word.utf8.suffix(2))
                        guard last.count == 2 else { return [] }
                        return [(last[0], last[1]), (last[1], UInt8(ascii: ":")), (last[1], UInt8(ascii: "."))]
                    })
        }

        /// Whether a word before this place may make the digits a code: `PIN 1234`.
        func mayBeBehindCode(_ place: Int, in text: WrittenText) -> Bool {
            behindCodes.contains(text[place - 3], text[place - 2])
        }
    }

    /// Nil if another class must decide.
    init?(at start: Int, in text: WrittenText, _ rules: Rules) {
        guard start == 0 || text[start - 1] == 0x20 || text[start - 1] == 0x0A, Self.isPlain(text[start - 2]),
            !rules.mayBeBehindCode(start, in: text)
        else { return nil }
        let whole = text.digits(from: start)
        guard whole - start <= 9, text[start] != 0x30 || whole - start == 1 else { return nil }
        var end = whole
        if text[whole] == rules.mark || text[whole] == UInt8(ascii: "."), text.isDigit(whole + 1) {
            end = text.digits(from: whole + 1)
        }
        let count = max(0, end - whole - 1)
        guard count < 10, let isRight = Self.isRight(text[whole], whole - start, count, rules) else { return nil }
        let isPercent =
            isRight && text[end] == UInt8(ascii: "%") && rules.traits.contains(.voiceReadsPercent)
            && text[start] != 0x31
        guard Self.isFree(text, isPercent ? end + 1 : end, behind: whole - start, rules) else { return nil }
        range = start..<(isPercent ? end + 1 : end)
        isReadRight = isRight
        guard !isRight else {
            decimal = WrittenDecimal(0)
            return
        }
        var value: UInt64 = 0
        for place in start..<end where place != whole { value = value * 10 + UInt64(text.bytes[place] &- 0x30) }
        decimal = WrittenDecimal(significand: value, exponent: -count)
    }

    /// Whether the voice reads this many digits before and after a mark; nil if the digits alone cannot decide.
    private static func isRight(_ mark: UInt8, _ whole: Int, _ count: Int, _ rules: Rules) -> Bool? {
        let isReadable = whole <= rules.readableDigits
        guard count > 0 else { return isReadable }
        guard rules.traits.contains(.readsPunctuation) else { return false }
        guard mark == rules.mark else { return isReadable && count <= 2 ? true : nil }
        return isReadable && count <= rules.readableFraction ? true : nil
    }

    /// Neither a currency nor a letter of a code such as EUR.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte < 0x80 && byte != UInt8(ascii: "$") && !(0x41...0x5A).contains(byte)
    }

    /// No unit, dash, fraction or group of digits follows.
    private static func isFree(_ text: WrittenText, _ end: Int, behind count: Int, _ rules: Rules) -> Bool {
        let next = text[end + 1]
        switch text[end] {
        case 0x00, 0x0A: return true
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ")"): return next <= 0x20
        case UInt8(ascii: "."): return next <= 0x20 && !rules.traits.contains(.hasOrdinals)
        case 0x20:
            guard next != 0x20, next != 0x0A else { return true }
            guard text.isDigit(end + 1), case let last = text.digits(from: end + 1), !text[last].mayJoin else {
                return false
            }
            return count > 3 || last - end != 4
                || !rules.traits.contains(.spacesGroups) && text[end + 1] != 0x30 && !text.hasZeros(behind: end)
        default: return false
        }
    }
}

extension UInt8 {
    /// A slash, or the first byte of a multi-byte one.
    fileprivate var mayJoin: Bool { self == UInt8(ascii: "/") || self == 0xE2 }
}

extension NumberVocabulary {
    /// Appends a number without a unit, in words.
    func append(_ decimal: WrittenDecimal, to text: inout [UInt8]) {
        guard decimal.fractionDigits > 0 else { return integers.append(decimal.significand, to: &text) }
        let (whole, fraction) = decimal.significand.quotientAndRemainder(
            dividingBy: WrittenDecimal.powers[decimal.fractionDigits])
        fractions.append(whole, fraction, count: decimal.fractionDigits, integers, to: &text)
    }
}
