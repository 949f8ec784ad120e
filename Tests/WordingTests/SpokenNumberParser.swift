// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation
import TestSupport

@testable import Wording

/// Reads the words of a number back, as a listener would. It has its own vocabulary, so that an error in a phrasebook
/// does not hide itself.
struct SpokenNumberParser {
    enum Meaning {
        case nothing, minus, mark, power, above, below
        /// Digits, which form a number side by side, and a word that is a number.
        case digit(Double), hanzi(Double), word(Double)
        case place(Double), scale(Double)
        /// "целых", and "сотых" with its power of ten.
        case whole, part(Double)
    }

    private let trie: WordTrie
    /// Whether "1 to 2 million" begins at a million.
    let sharesWords: Bool

    /// Nil for a language without a vocabulary.
    init?(_ language: SpokenLanguage) {
        guard var words = Self.words[language] else { return nil }
        sharesWords = ![.japanese, .traditionalChinese, .simplifiedChinese].contains(language)
        for digit in 0...9 { words["\(digit)"] = .digit(Double(digit)) }
        for space in [" ", "、", "，"] where words[space] == nil { words[space] = .nothing }
        trie = WordTrie(words)
    }

    /// Nil if a word does not belong to a number. The reading's `scale` is the part that the other end shares.
    func value(_ text: String) -> Reading? {
        var reading = Reading()
        let units = Array(text.utf16)
        var place = 0
        while place < units.count {
            let (meaning, length) = trie.longest(units, place)
            guard length > 0 else { return nil }
            reading.hear(meaning)
            place += length
        }
        reading.end()
        return reading
    }

    /// A number as it is read so far.
    struct Reading {
        private(set) var value = 0.0
        /// A factor that is not in `value`: "times 10 to the 5", or "million" after a fraction.
        private(set) var scale = 1.0
        /// The part of `scale` that is spoken as a power of ten.
        private(set) var power = 1.0
        /// The final million or larger word of a whole number, which the other end of a range may share.
        private(set) var lastWord = 1.0
        private(set) var hasScale = false
        /// The round number to which this one is relative, as in "above a million".
        private(set) var base: Double?

        private var total = 0.0
        private var section = 0.0
        private var current = 0.0
        private var fraction: (value: Double, power: Double)?
        private var whole: Double?
        private var isNegative = false
        private var isExponent = false
        private var told: (value: Double, scale: Double, isAbove: Bool)?

        mutating func hear(_ meaning: Meaning) {
            if case .scale(let power) = meaning {
                lastWord = power >= 1e6 ? power : 1
                hasScale = true
            } else if lastWord > 1 {
                lastWord = 1
            }
            switch meaning {
            case .nothing: flush()
            case .minus: isNegative = true
            case .digit(let digit), .hanzi(let digit), .word(let digit): hear(digit, meaning)
            case .place(let power):
                section += max(current, 1) * power
                current = 0
            case .scale(let power): multiply(by: power)
            case .mark: fraction = (0, 1)
            case .whole:
                whole = count
                (total, section, current) = (0, 0, 0)
            case .part(let power):
                value = (whole ?? 0) + count / power
                (total, section, current, whole) = (value, 0, 0, nil)
            case .power:
                end()
                isExponent = true
            case .above, .below:
                end()
                if case .above = meaning { told = (value, scale, true) } else { told = (value, scale, false) }
                (value, scale) = (0, 1)
            }
        }

        mutating func end() {
            var number = count + (fraction.map { $0.value / $0.power } ?? 0)
            number = isNegative ? -number : number
            if isExponent {
                power = pow(10, number)
                scale *= power
            } else {
                value = number
            }
            hasScale = hasScale || isExponent
            (total, section, current, fraction, isNegative, isExponent) = (0, 0, 0, nil, false, false)
            guard let told else { return }
            base = value * scale
            (value, scale) = (told.isAbove ? told.value : -told.value, told.scale)
            self.told = nil
        }

        private var count: Double { total + section + current }

        private mutating func flush() {
            guard fraction == nil else { return }
            section += current
            current = 0
        }

        private mutating func hear(_ digit: Double, _ meaning: Meaning) {
            if let heard = fraction {
                fraction = (heard.value * 10 + digit, heard.power * 10)
            } else if case .word = meaning {
                flush()
                section += digit
            } else if case .hanzi = meaning {
                current = digit
            } else {
                current = current * 10 + digit
            }
        }

        private mutating func multiply(by power: Double) {
            if let heard = fraction {
                total = (count + heard.value / heard.power)
                (section, current, fraction) = (0, 0, nil)
                scale *= power
                lastWord = 1
            } else if section + current == 0 {
                scale *= power
                lastWord = 1
            } else {
                total += (section + current) * power
                (section, current) = (0, 0)
            }
        }
    }
}
