// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The form of a word after a number: CLDR's cardinal rules, parsed from CLDR's own notation
/// (`one: i = 1 and v = 0; few: …`, see Unicode TR 35 part 3).
package final class PluralRules: Sendable {
    /// The possible categories, `other` last.
    package let categories: [PluralCategory]

    private let rules: [Rule]

    /// Puts every number into `other`.
    package static let none = PluralRules([])

    /// Nil if the text is not in CLDR's notation. Without rules, every number is `other`.
    package convenience init?(_ text: String) {
        var rules: [Rule] = []
        for line in text.split(separator: ";") where !line.allSatisfy(\.isWhitespace) {
            guard let rule = Rule(line) else { return nil }
            rules.append(rule)
        }
        self.init(rules)
    }

    private init(_ rules: [Rule]) {
        self.rules = rules
        categories = rules.map(\.category) + [.other]
    }

    /// The category of `decimal` as written: 1 and 1.0 may differ. `scale` is the power of ten of a word such as
    /// "million" between the number and the word; `decimal` is then the whole number, not only the part before
    /// "million".
    package func category(of decimal: WrittenDecimal, scale: Int = 0) -> PluralCategory {
        guard !rules.isEmpty else { return .other }
        let operands = Operands(decimal, scale: scale)
        // Plain loops here and below, because closures over generic sequences would dominate the cost of a number.
        for rule in rules where rule.holds(operands) { return rule.category }
        return .other
    }

    /// CLDR's operands.
    private struct Operands {
        let i, v, w, f, t, e: UInt64

        init(_ decimal: WrittenDecimal, scale: Int) {
            e = UInt64(scale)
            guard decimal.exponent < 0 else {
                (v, w, f, t) = (0, 0, 0, 0)
                i = Self.whole(decimal)
                return
            }
            let power = WrittenDecimal.powers[min(decimal.fractionDigits, 19)]
            let trimmed = decimal.trimmed()
            let trimmedPower = WrittenDecimal.powers[min(trimmed.fractionDigits, 19)]
            v = UInt64(decimal.fractionDigits)
            w = UInt64(trimmed.fractionDigits)
            f = decimal.significand % power
            t = trimmed.significand % trimmedPower
            i = decimal.significand / power
        }

        /// Rules only test the last digits, so a number beyond 64 bits may be replaced by any multiple of a million.
        private static func whole(_ decimal: WrittenDecimal) -> UInt64 {
            guard decimal.exponent > 0 else { return decimal.significand }
            let (product, isOverflow) = decimal.significand.multipliedReportingOverflow(
                by: WrittenDecimal.powers[min(decimal.exponent, 19)])
            return isOverflow ? 1_000_000 : product
        }
    }

    private final class Rule: Sendable {
        let category: PluralCategory
        /// The rule holds if one of the conditions holds. A condition holds if all of its relations hold.
        let conditions: [[Relation]]

        init?(_ text: Substring) {
            let parts = text.split(separator: ":", maxSplits: 1)
            let words = parts.last?.split { $0.isWhitespace } ?? []
            guard parts.count == 2, !words.isEmpty,
                let category = PluralCategory(rawValue: parts[0].filter { !$0.isWhitespace })
            else { return nil }
            let conditions = words.split(separator: "or", omittingEmptySubsequences: false).map { condition in
                condition.split(separator: "and", omittingEmptySubsequences: false).map { Relation(Array($0)) }
            }
            guard conditions.joined().allSatisfy({ $0 != nil }) else { return nil }
            self.category = category
            self.conditions = conditions.map { $0.compactMap(\.self) }
        }

        func holds(_ operands: Operands) -> Bool {
            for condition in conditions where Self.hold(condition, operands) { return true }
            return false
        }

        var expression: String {
            let ways = conditions.map { condition in
                condition.map(\.expression).filter { $0 != "1" }.joined(separator: " && ")
            }
            if ways.contains("") { return "1" }
            let possible = ways.filter { !$0.contains("0!=0") }
            return possible.isEmpty ? "0" : "(\(possible.joined(separator: " || ")))"
        }

        private static func hold(_ condition: [Relation], _ operands: Operands) -> Bool {
            for relation in condition where !relation.holds(operands) { return false }
            return true
        }
    }

    /// A relation such as `i % 10 = 2..4` or `n != 0,1`.
    private final class Relation: Sendable {
        let operand: Operand
        /// 0 if the operand is used without a division.
        let divisor: UInt64
        let isEqual: Bool
        let ranges: [(first: UInt64, last: UInt64)]

        init?(_ words: [Substring]) {
            let hasDivisor = words.count == 5 && words[1] == "%"
            guard words.count == 3 || hasDivisor, let operand = Operand(rawValue: String(words[0])),
                let comparison = words.dropLast().last, ["=", "!="].contains(comparison)
            else { return nil }
            let ranges = (words.last ?? "").split(separator: ",").map(Self.range)
            divisor = hasDivisor ? UInt64(words[2]) ?? 0 : 0
            guard !ranges.isEmpty, ranges.allSatisfy({ $0 != nil }), !hasDivisor || divisor > 0 else {
                return nil
            }
            self.operand = operand
            self.isEqual = comparison == "="
            self.ranges = ranges.compactMap(\.self)
        }

        /// `1` for a relation that holds for every whole number, and `0!=0` for one that holds for none.
        var expression: String {
            guard operand == .n || operand == .i else {
                let holds = ranges.contains { $0.first == 0 } == isEqual
                return holds ? "1" : "0!=0"
            }
            let value = divisor == 0 ? "n" : "n%\(divisor)"
            let tests = ranges.map { range in
                range.first == range.last
                    ? "\(value)==\(range.first)" : "\(value)>=\(range.first) && \(value)<=\(range.last)"
            }
            let any = tests.count == 1 ? tests[0] : "(\(tests.map { "(\($0))" }.joined(separator: " || ")))"
            return isEqual ? any : "!(\(any))"
        }

        private static func range(_ text: Substring) -> (first: UInt64, last: UInt64)? {
            let ends = text.split(separator: ".").map { UInt64($0) }
            guard let first = ends.first ?? nil, let last = ends.last ?? nil, first <= last else { return nil }
            return (first, last)
        }

        func holds(_ operands: Operands) -> Bool {
            guard let value = value(operands) else { return !isEqual }
            let rest = divisor == 0 ? value : value % divisor
            for range in ranges where range.first <= rest && rest <= range.last { return isEqual }
            return !isEqual
        }

        /// Nil if `n` is not a whole number, which no list contains.
        private func value(_ operands: Operands) -> UInt64? {
            switch operand {
            case .n: operands.t == 0 ? operands.i : nil
            case .i: operands.i
            case .v: operands.v
            case .w: operands.w
            case .f: operands.f
            case .t: operands.t
            case .e: operands.e
            }
        }
    }

    /// The rules for whole numbers as gettext writes them, in C: `n % 10 == 1 ? 0 : 1`.
    package var expression: String {
        let tests = rules.enumerated().map { place, rule in "\(rule.expression) ? \(place) : " }
        return "(\(tests.joined())\(rules.count))"
    }

    private enum Operand: String { case n, i, v, w, f, t, e }
}

/// CLDR's names for the forms of a word beside a number.
package enum PluralCategory: String, CaseIterable, Sendable, Hashable {
    case zero, one, two, few, many, other
}
