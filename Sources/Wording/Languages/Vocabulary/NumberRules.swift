// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Whole numbers in words, by rules in the notation of CLDR's rule-based number formats (Unicode TS #35, part 3, RBNF).
/// `→→` is the rest. `←←` is the quotient by the rule's power. `=%set=` is the number by another rule set. `[…]` is
/// omitted if the rest is zero. Several rules on a line are for consecutive numbers.
///
/// A word that agrees with the quotient is written `$one|few|many$`, in the order of the language's plural categories.
final class NumberRules: Sendable {
    /// A part of a rule's text.
    private enum Part: Sendable {
        case text(String)
        /// The rest, the quotient or the number itself, by the rules of a set.
        case rest(set: String), quotient(set: String), number(set: String)
        /// A word that agrees with the quotient.
        case agreeing(PluralForms)
        /// Parts that are omitted if the rest is zero.
        case optional([Part])
    }

    private struct Rule: Sendable {
        let base: UInt64
        /// The divisor of the number.
        let divisor: UInt64
        let parts: [Part]
    }

    private let sets: [String: [Rule]]
    private let plurals: PluralRules
    /// The word between a number and its decimals.
    let mark: String
    /// The largest number in words. Larger numbers are read digit by digit.
    private static let largest: UInt64 = 999_999_999_999_999_999
    private static let first = "numbering"

    /// - Parameters:
    ///   - book: the source of the word for the decimal mark and of the plural categories.
    ///   - lines: CLDR's rules of the language (`common/rbnf`).
    init(_ book: Phrasebook, _ lines: [String]) {
        var sets: [String: [Rule]] = [:]
        var name = Self.first
        for line in lines {
            if line.first == "%" {
                name = String(line.dropFirst().dropLast())
            } else {
                sets[name, default: []] += Self.rules(line[...], of: name, book.plurals.categories)
            }
        }
        (self.sets, mark) = (sets, book.value("number.mark.speech") ?? "")
        plurals = book.plurals
    }

    /// Reads one line of rules. `80/20: …` has the radix 20.
    private static func rules(_ line: Substring, of set: String, _ categories: [PluralCategory]) -> [Rule] {
        guard let colon = line.firstIndex(of: ":") else { return [] }
        let head = line[..<colon].split(separator: "/").compactMap { UInt64($0) }
        guard let base = head.first else { return [] }
        let radix = head.count > 1 ? head[1] : 10
        let texts = line[line.index(after: colon)...].split(separator: ";", omittingEmptySubsequences: false).dropLast()
        return texts.enumerated().map { place, text in
            let base = base + UInt64(place)
            var divisor: UInt64 = 1
            while base / divisor >= radix { divisor *= radix }
            return Rule(base: base, divisor: divisor, parts: parts(text.drop { $0 == " " }, of: set, categories))
        }
    }

    /// - Parameter set: the set of a rule that names no other.
    private static func parts(_ text: Substring, of set: String, _ categories: [PluralCategory]) -> [Part] {
        var (parts, words, rest) = ([Part](), "", text)
        while let mark = rest.popFirst() {
            let end: Character = mark == "[" ? "]" : mark
            guard "[→←=$".contains(mark) else {
                words.append(mark)
                continue
            }
            if !words.isEmpty { parts.append(.text(words)) }
            words = ""
            let part = rest.prefix { $0 != end }
            rest = rest[part.endIndex...].dropFirst()
            let other = part.first == "%" ? String(part.dropFirst()) : set
            switch mark {
            case "[": parts.append(.optional(self.parts(part, of: set, categories)))
            case "→": parts.append(.rest(set: other))
            case "←": parts.append(.quotient(set: other))
            case "=": parts.append(.number(set: other))
            default: parts.append(.agreeing(PluralForms(String(part), categories)))
            }
        }
        return words.isEmpty ? parts : parts + [.text(words)]
    }

    /// The number in words.
    func words(_ number: UInt64) -> String {
        number > Self.largest ? words(digits: String(number)) : words(number, by: Self.first)
    }

    /// The digits, one by one.
    func words(digits: some StringProtocol) -> String {
        digits.compactMap(\.wholeNumberValue).map { words(UInt64($0), by: Self.first) }.joined(separator: " ")
    }

    private func words(_ number: UInt64, by set: String) -> String {
        var words = ""
        append(number, by: set, to: &words)
        return words
    }

    private func append(_ number: UInt64, by set: String, to words: inout String) {
        guard let rule = sets[set]?.last(where: { $0.base <= number }) else { return words += String(number) }
        append(rule.parts, number.quotientAndRemainder(dividingBy: rule.divisor), number, to: &words)
    }

    private func append(
        _ parts: [Part], _ divided: (quotient: UInt64, remainder: UInt64), _ number: UInt64, to words: inout String
    ) {
        for part in parts {
            switch part {
            case .text(let text): words += text
            case .rest(let set): append(divided.remainder, by: set, to: &words)
            case .quotient(let set): append(divided.quotient, by: set, to: &words)
            case .number(let set): append(number, by: set, to: &words)
            case .agreeing(let forms):
                words += forms[plurals.category(of: WrittenDecimal(significand: divided.quotient, exponent: 0))]
            case .optional(let parts):
                if divided.remainder != 0 { append(parts, divided, number, to: &words) }
            }
        }
    }
}
