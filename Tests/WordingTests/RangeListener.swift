// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation
import TestSupport
import Testing

@testable import Wording

/// Reads the numbers of a spoken range back.
struct RangeListener {
    private let parser: SpokenNumberParser
    private let lead: String
    private let middle: String

    /// The words before the first number and before the second.
    private static let words: [SpokenLanguage: (lead: String, middle: String)] = [
        .english: ("", " to "), .german: ("", " bis "), .french: ("de ", " à "), .spanish: ("de ", " a "),
        .russian: ("от ", " до "), .japanese: ("", "から "), .traditionalChinese: ("", " 到 "),
        .simplifiedChinese: ("", " 到 "),
    ]

    static let untaught: Comment = "Teach RangeListener and SpokenNumberParser the words of this language."

    /// Nil for a language whose words are missing here.
    init?(_ language: SpokenLanguage) {
        guard let words = Self.words[language], let parser = SpokenNumberParser(language) else { return nil }
        self.parser = parser
        (lead, middle) = words
    }

    /// Nil for words that are not a range, or contain a word that no number has.
    func ends(_ words: String) -> (lower: Double, upper: Double)? {
        guard words.hasPrefix(lead), let gap = words.range(of: middle) else { return nil }
        return ends(String(words[..<gap.lowerBound].dropFirst(lead.count)), String(words[gap.upperBound...]))
    }

    /// The first end takes the scale of the second unless it has its own. Ends in Chinese and Japanese, and ends before
    /// a pause, always have their own.
    func ends(_ lower: String, _ upper: String) -> (lower: Double, upper: Double)? {
        if let last = lower.last, ",、，".contains(last) {
            guard let low = parser.value(String(lower.dropLast())), let high = parser.value(upper) else { return nil }
            return (low.value * low.scale, high.value * high.scale)
        }
        guard let low = parser.value(lower), let high = parser.value(upper) else { return nil }
        let word = parser.sharesWords && high.base == nil ? high.lastWord : 1
        let shared = parser.sharesWords ? high.scale * word : high.power
        let scale = low.hasScale ? low.scale : shared
        guard let base = high.base else { return (low.value * scale, high.value * high.scale) }
        let sign = base < 0 ? -1.0 : 1
        return (base + sign * abs(low.value) * scale, base + sign * abs(high.value) * high.scale)
    }
}
