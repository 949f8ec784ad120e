// SPDX-License-Identifier: MIT

import AnnouncementKit

extension SpokenNumber {
    /// The number as it is written: `−1,234.5`, `1.5 million`, `3.2 × 10⁻⁹`, `5 kV`.
    struct Display {
        private let bare: String
        private let number: SpokenNumber
        private let vocabulary: NumberVocabulary
        private let mantissa: WrittenDecimal

        init(_ number: SpokenNumber, _ mantissa: WrittenDecimal, _ vocabulary: NumberVocabulary) {
            self.number = number
            self.mantissa = mantissa
            self.vocabulary = vocabulary
            bare = Self.digits(mantissa, vocabulary)
        }

        /// The first end, when the second one has unit and scale.
        var firstEnd: String {
            if case .word = number.scale, vocabulary.isScaleAtBothEnds { scaled(bare) } else { bare }
        }

        var whole: String {
            guard let unit = number.scaledUnit else { return scaled(bare) }
            let words = number.words(of: unit, vocabulary)
            let category = number.unitCategory(vocabulary, mantissa)
            let prefix = vocabulary.prefix(of: unit)
            let name = words.shownName(category, prefix: prefix)
            let pattern = category == .many ? words.shownPatternOfMany : words.shownPattern
            guard mantissa.isNegative, pattern.startsWithUnit else {
                return pattern.filled(n: scaled(bare), "unit", name)
            }
            return Self.minus + pattern.filled(n: scaled(String(bare.dropFirst())), "unit", name)
        }

        private func scaled(_ bare: String) -> String {
            switch number.scale {
            case .none, .prefix: return bare
            case .power(let power): return vocabulary.powerDisplay.filled(n: bare, "e", Self.superscript(power))
            case .word(let power):
                guard let word = vocabulary.word(for: power, mantissa) else { return bare }
                let form = word.shown[vocabulary.plurals.category(of: mantissa)]
                return vocabulary.scalePattern.filled(n: bare, "scale", form)
            }
        }

        /// U+2212, the language's mark, its groups.
        private static func digits(_ decimal: WrittenDecimal, _ vocabulary: NumberVocabulary) -> String {
            let count = max(decimal.digitCount, decimal.fractionDigits + 1)
            let whole = count - decimal.fractionDigits
            let isGrouped = whole >= vocabulary.groupsFrom
            var text: [UInt8] = []
            text.reserveCapacity(3 * count + 4)
            if decimal.isNegative { text += minus.utf8 }
            for index in 0..<count {
                let left = whole - index
                if left == 0 { text += vocabulary.mark.utf8 }
                if isGrouped, index > 0, left > 0, left % 3 == 0 { text += vocabulary.group.utf8 }
                let place = count - 1 - index
                let digit = place < 20 ? decimal.significand / WrittenDecimal.powers[place] % 10 : 0
                text.append(UInt8(ascii: "0") + UInt8(digit))
            }
            text += repeatElement(UInt8(ascii: "0"), count: max(0, decimal.exponent))
            return String(decoding: text, as: UTF8.self)
        }

        private static func superscript(_ power: Int) -> String {
            String(String(power).map { $0 == "-" ? "⁻" : raised[$0.wholeNumberValue ?? 0] })
        }

        private static let minus = "\u{2212}"
        private static let raised: [Character] = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    }
}
