// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation

/// Hears a range in a language and says which numbers it was.
struct RangeListener {
    private let parser: SpokenNumberParser
    private let lead: String
    private let middle: String

    init(_ language: SpokenLanguage) {
        parser = SpokenNumberParser(language)
        (lead, middle) =
            switch language {
            case .english: ("", " to ")
            case .german: ("", " bis ")
            case .french: ("de ", " à ")
            case .spanish: ("de ", " a ")
            case .russian: ("от ", " до ")
            case .japanese: ("", "から ")
            case .traditionalChinese, .simplifiedChinese: ("", " 到 ")
            }
    }

    /// Nil when it is no range, or has a word that no number has.
    func ends(_ words: String) -> (lower: Double, upper: Double)? {
        guard words.hasPrefix(lead), let gap = words.range(of: middle) else { return nil }
        return ends(String(words[..<gap.lowerBound].dropFirst(lead.count)), String(words[gap.upperBound...]))
    }

    /// The first end has the scale of the second unless it has its own; those in Chinese and Japanese always have.
    func ends(_ lower: String, _ upper: String) -> (lower: Double, upper: Double)? {
        guard let low = parser.value(lower), let high = parser.value(upper) else { return nil }
        let word = parser.sharesWords && high.base == nil ? high.lastWord : 1
        let scale = low.hasScale ? low.scale : high.scale * word
        guard let base = high.base else { return (low.value * scale, high.value * high.scale) }
        let sign = base < 0 ? -1.0 : 1
        return (base + sign * abs(low.value) * scale, base + sign * abs(high.value) * high.scale)
    }
}
