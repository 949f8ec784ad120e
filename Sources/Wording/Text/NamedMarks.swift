// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Adds the names of marks that a language's voice cannot name; the voice names the others itself.
enum NamedMarks {
    static func named(in text: String, _ level: Punctuation, _ language: SpokenLanguage) -> String {
        let scalars = Array(text.unicodeScalars)
        guard scalars.contains(where: { name(of: $0, level, language) != nil }) else { return text }
        var named = String.UnicodeScalarView()
        for (place, scalar) in scalars.enumerated() {
            guard let name = name(of: scalar, level, language) else {
                named.append(scalar)
                continue
            }
            let next = place + 1 < scalars.count ? scalars[place + 1] : " "
            if let last = named.last, !last.isSpace { named.append(" ") }
            named.append(contentsOf: name.unicodeScalars)
            if let pause = pauses[scalar], !next.isDigit { named.append(pause) }
            if !next.isSpace && !next.isMark { named.append(" ") }
        }
        return String(named)
    }

    private static func name(of scalar: Unicode.Scalar, _ level: Punctuation, _ language: SpokenLanguage) -> String? {
        guard scalar.isMark else { return nil }
        let mark = scalar.narrow ?? scalar
        guard PunctuationMarks.tells(mark, at: level) else { return nil }
        return CharacterNames[language].name(of: Character(mark))
    }

    /// A mark that makes a pause is followed by one that no voice names, so the pause stays.
    private static let pauses: [Unicode.Scalar: Unicode.Scalar] = [
        ",": "、", ";": "、", ":": "、", "、": "、", "，": "、", "；": "、", "：": "、", ".": "。", "!": "。", "?": "。", "。": "。",
        "．": "。", "！": "。", "？": "。", "…": "。",
    ]
}

/// Adds a word before capital letters if the language's voice has none: before capitals that begin a word, or a part of
/// one.
enum NamedCapitals {
    static func named(in text: String, _ language: SpokenLanguage) -> String {
        guard let word = CharacterNames[language].capital else { return text }
        var named = String.UnicodeScalarView()
        var wasCapital = false
        for scalar in text.unicodeScalars {
            let isCapital = scalar.properties.isUppercase && WritingScript(scalar) != .latin
            if isCapital && !wasCapital {
                if let last = named.last, !last.isSpace { named.append(" ") }
                named.append(contentsOf: (word + " ").unicodeScalars)
            }
            named.append(scalar)
            wasCapital = isCapital
        }
        return String(named)
    }
}

extension Unicode.Scalar {
    /// True for punctuation or a symbol, which is not a letter, digit, accent or space.
    fileprivate var isMark: Bool {
        switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            true
        default: false
        }
    }
}
