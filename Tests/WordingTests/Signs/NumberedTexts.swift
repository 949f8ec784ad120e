// SPDX-License-Identifier: MIT

import TestSupport
import Wording

/// A generator of texts of words, signs, emoji and numbers of all kinds.
struct NumberedTexts {
    /// Words by language. A language without words of its own has one letter.
    private static let words: [String: [String]] = [
        "en": ["hello", "the", "build", "and", "at", "in", "of"], "de": ["Haus", "über", "und", "der", "am", "von"],
        "fr": ["été", "maison", "le", "de", "à"], "es": ["año", "casa", "el", "de", "y"],
        "ru": ["дом", "ёлка", "сборка", "в", "с"], "pt": ["casa", "o", "de"], "it": ["casa", "il", "di"],
        "pl": ["dom", "w", "od"], "zh-Hans": ["你好", "的", "在"], "zh-Hant": ["建置", "的", "在"], "ja": ["こんにちは", "の", "で"],
        "uk": ["дім", "в", "з"], "cs": ["dům", "v", "od"], "nl": ["huis", "de", "van"], "tr": ["ev", "ve", "bir"],
        "ar": ["بيت", "في", "من"], "hi": ["घर", "में", "से"], "ko": ["집", "에서"], "fi": ["talo", "ja"],
        "el": ["σπίτι", "και"],
    ]
    private static let signs = [
        "✓", "✗", "∈", "★", "▲", "∞", "№", "☎", "≤", "≈", "±", "×", "+", "-", "=", "<", ">", "%", "/", "&", "°", "🔴",
        "👍🏽", "🇩🇪", "❤️", "🎉",
    ]
    private static let units = [
        "MB", "km", "kg", "%", "°C", "ms", "GB", "h", "min", "s", "m", "€", "$", "km/h", "m²", "l", "A", "V",
    ]
    private static let joints = ["×", "x", ":", "²", "½", "–", "…", "th", "e", "º", "."]

    private var random: SplitMix64
    private let words: [String]

    init(seed: UInt64, language: SpokenLanguage) {
        random = SplitMix64(seed: seed)
        words = Self.words[language.rawValue] ?? ["a"]
    }

    private mutating func one(_ list: [String]) -> String { list.randomElement(using: &random) ?? "a" }

    private mutating func digits(_ range: ClosedRange<Int>) -> String { "\(Int.random(in: range, using: &random))" }

    private mutating func number() -> String {
        switch Int.random(in: 0..<17, using: &random) {
        case 0: digits(0...9)
        case 1: digits(10...99)
        case 2: digits(100...999)
        case 3: digits(1000...9999)
        case 4: digits(10_000...9_999_999)
        case 5: digits(0...99) + "." + digits(0...999)
        case 6: digits(0...99) + "," + digits(0...999)
        case 7: digits(1...9) + "/" + digits(2...16)
        case 8: digits(0...200) + " " + one(Self.units)
        case 9: digits(0...200) + one(Self.units)
        case 10: digits(0...23) + ":" + digits(10...59)
        case 11: "-" + digits(0...999)
        case 12: one(["$", "€", "£", "¥"]) + digits(1...999)
        case 13: "20" + digits(10...26) + "-0" + digits(1...9) + "-1" + digits(0...9)
        case 14: digits(1...9) + "-" + digits(10...99)
        case 15: digits(1...9) + "." + digits(0...20) + "." + digits(0...30)
        default: digits(1...9) + one(Self.joints) + digits(1...9)
        }
    }

    mutating func text() -> String {
        let separator = one([" ", " ", " ", ", "])
        return (0..<Int.random(in: 1...5, using: &random)).map { _ in
            switch Int.random(in: 0..<6, using: &random) {
            case 0: one(words)
            case 1: one(Self.signs)
            default: number()
            }
        }.joined(separator: separator)
    }

    /// A text in which words are before and after each number and sign.
    mutating func sentence() -> String {
        (0..<Int.random(in: 1...4, using: &random)).reduce(one(words)) { sentence, _ in
            let part = Int.random(in: 0..<6, using: &random) == 0 ? one(Self.signs) : number()
            return "\(sentence) \(part) \(one(words))"
        }
    }

    /// The text with one visible character replaced by another of its kind: a digit, a letter or a sign; nil without one.
    mutating func changed(_ text: String) -> String? {
        var characters = Array(text)
        let places = characters.indices.filter { !characters[$0].isWhitespace }
        guard let place = places.randomElement(using: &random) else { return nil }
        let kinds = [Array("0123456789"), Array("bcdfghjklnpqrtvw"), Self.signs.map { Character($0) }]
        let old = characters[place]
        let others = old.isNumber ? kinds[0] : old.isLetter ? kinds[1] : kinds[2]
        guard
            let new = others.filter({ $0 != old && $0.lowercased() != old.lowercased() }).randomElement(using: &random)
        else { return nil }
        characters[place] = new
        return String(characters)
    }
}
