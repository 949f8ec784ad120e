// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Whole numbers in words, by rules in the notation of CLDR's rule-based number formats (Unicode TS #35, part 3, RBNF).
/// `→→` is the rest. `←←` is the quotient by the rule's power. `=%set=` is the number by another rule set. `[…]` is
/// omitted if the rest is zero. Several rules on a line are for consecutive numbers.
///
/// A word that agrees with the quotient is written `$one|few|many$`, in the order of the language's plural categories.
final class NumberRules: Sendable {
    private struct Rule: Sendable {
        let base: UInt64
        /// The divisor of the number.
        let divisor: UInt64
        let text: String
    }

    private let sets: [String: [Rule]]
    private let plurals: PluralRules
    private let categories: [PluralCategory]
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
                sets[name, default: []] += Self.rules(line[...])
            }
        }
        (self.sets, mark) = (sets, book.value("number.mark.speech") ?? "")
        (plurals, categories) = (book.plurals, book.plurals.categories)
    }

    /// Reads one line of rules. `80/20: …` has the radix 20.
    private static func rules(_ line: Substring) -> [Rule] {
        guard let colon = line.firstIndex(of: ":") else { return [] }
        let head = line[..<colon].split(separator: "/").compactMap { UInt64($0) }
        guard let base = head.first else { return [] }
        let radix = head.count > 1 ? head[1] : 10
        let texts = line[line.index(after: colon)...].split(separator: ";", omittingEmptySubsequences: false).dropLast()
        return texts.enumerated().map { place, text in
            let base = base + UInt64(place)
            var divisor: UInt64 = 1
            while base / divisor >= radix { divisor *= radix }
            return Rule(base: base, divisor: divisor, text: String(text.drop { $0 == " " }))
        }
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
        guard let rule = sets[set]?.last(where: { $0.base <= number }) else { return String(number) }
        return filled(rule.text[...], rule, number, set)
    }

    private func filled(_ text: Substring, _ rule: Rule, _ number: UInt64, _ set: String) -> String {
        var (words, rest) = ("", text)
        while let mark = rest.popFirst() {
            switch mark {
            case "[":
                let part = rest.prefix { $0 != "]" }
                rest = rest[part.endIndex...].dropFirst()
                if number % rule.divisor != 0 { words += filled(part, rule, number, set) }
            case "→", "←", "=", "$":
                let part = rest.prefix { $0 != mark }
                rest = rest[part.endIndex...].dropFirst()
                words += self.words(part, mark, rule, number, set)
            default: words.append(mark)
            }
        }
        return words
    }

    private func words(_ part: Substring, _ mark: Character, _ rule: Rule, _ number: UInt64, _ set: String) -> String {
        let other = part.first == "%" ? String(part.dropFirst()) : set
        let (count, rest) = number.quotientAndRemainder(dividingBy: rule.divisor)
        switch mark {
        case "→": return words(rest, by: other)
        case "←": return words(count, by: other)
        case "=": return words(number, by: other)
        default:
            return PluralForms(String(part), categories)[
                plurals.category(of: WrittenDecimal(significand: count, exponent: 0))]
        }
    }
}
