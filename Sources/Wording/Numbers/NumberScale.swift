// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Replaces the zeros of a large or tiny number: the unit's prefix, a word such as "million", or a power of ten.
package enum NumberScale: Sendable, Hashable {
    case none
    /// The unit's prefix, as a power of ten.
    case prefix(Int)
    /// A word of the language, by its power of ten.
    case word(Int)
    /// "times 10 to the minus 9".
    case power(Int)

    /// The scale of both ends of a range; nil if each end needs its own, as in 764 and 1.42 billion.
    static func ofEnds(
        _ first: WrittenDecimal, _ second: WrittenDecimal, unit: SpokenUnit?, language: SpokenLanguage,
        minimumFractionDigits: Int = 0
    ) -> NumberScale? {
        let shared = shared(
            by: first, second, unit: unit, language: language, minimumFractionDigits: minimumFractionDigits)
        let shift = shared.shift(from: unit)
        guard !isEasy(first, shift) || !isEasy(second, shift) else { return shared }
        let own = [first, second].map {
            self.shared(by: $0, $0, unit: unit, language: language, minimumFractionDigits: minimumFractionDigits)
        }
        return own[0] == own[1] ? shared : nil
    }

    /// True if an end is easy to hear after the decimal separator has moved left by `shift`.
    private static func isEasy(_ end: WrittenDecimal, _ shift: Int) -> Bool {
        let isOfSize = shift == 0 ? end.magnitude < 6 : end.magnitude - shift >= -1
        return end.isZero || isOfSize && shift - (end.lastDigit ?? shift) <= 4
    }

    /// The scale that both ends share. The ends are given in the client's unit.
    static func shared(
        by first: WrittenDecimal, _ second: WrittenDecimal, unit: SpokenUnit?, language: SpokenLanguage,
        minimumFractionDigits: Int = 0
    ) -> NumberScale {
        let last = min(first.lastDigit ?? .max, second.lastDigit ?? .max)
        guard last < .max else { return .none }
        let magnitude = max(first.isZero ? .min : first.magnitude, second.isZero ? .min : second.magnitude)
        let size = Size(magnitude: magnitude, last: last)
        if let unit, unit.prefixes != 0...0, minimumFractionDigits == 0, let prefix = prefix(of: unit, size) {
            let told = magnitude + unit.prefix - prefix
            if (-4..<9).contains(told), prefix != unit.prefix || told < 6 { return .prefix(prefix) }
        }
        if magnitude < -4 || magnitude >= 15, size.fraction(magnitude) < 7 || !(-4..<18).contains(magnitude) {
            return .power(magnitude)
        }
        guard magnitude >= 6, minimumFractionDigits == 0 else { return .none }
        let vocabulary = NumberVocabulary[language]
        guard let word = vocabulary.scales.first(where: { $0.exponent <= magnitude }),
            size.fraction(word.exponent) <= vocabulary.longestFraction
        else { return .none }
        return .word(word.exponent)
    }

    private struct Size {
        let magnitude: Int
        let last: Int

        func fraction(_ shift: Int) -> Int { max(0, shift - last) }
    }

    /// The client's prefix if that is easy to hear, otherwise the prefix that leaves one to three digits.
    private static func prefix(of unit: SpokenUnit, _ size: Size) -> Int? {
        if (-1..<3).contains(size.magnitude) { return unit.prefix }
        let natural =
            ((size.magnitude + unit.prefix) >= 0
                ? (size.magnitude + unit.prefix) / 3 : (size.magnitude + unit.prefix - 2) / 3) * 3
        let prefix = min(max(natural, unit.prefixes.lowerBound), unit.prefixes.upperBound)
        let isLonger = size.fraction(prefix - unit.prefix) > max(3, size.fraction(0))
        return isLonger && size.magnitude < 6 ? unit.prefix : prefix
    }

    /// The number of digits by which the decimal separator moves left.
    func shift(from unit: SpokenUnit?) -> Int {
        switch self {
        case .none: 0
        case .prefix(let prefix): prefix - (unit?.prefix ?? 0)
        case .word(let power), .power(let power): power
        }
    }
}
