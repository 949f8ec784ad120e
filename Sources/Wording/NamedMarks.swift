// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Marks that the voice of a language has no name for are named here; it tells the others itself.
enum NamedMarks {
    static func told(in text: String, _ level: Punctuation, _ language: SpokenLanguage) -> String {
        let scalars = Array(text.unicodeScalars)
        guard scalars.contains(where: { name(of: $0, level, language) != nil }) else { return text }
        var told = String.UnicodeScalarView()
        for (place, scalar) in scalars.enumerated() {
            guard let name = name(of: scalar, level, language) else {
                told.append(scalar)
                continue
            }
            let next = place + 1 < scalars.count ? scalars[place + 1] : " "
            if let last = told.last, !last.isSpace { told.append(" ") }
            told.append(contentsOf: name.unicodeScalars)
            if let pause = pauses[scalar], !next.isDigit { told.append(pause) }
            if !next.isSpace && !next.isMark { told.append(" ") }
        }
        return String(told)
    }

    private static func name(of scalar: Unicode.Scalar, _ level: Punctuation, _ language: SpokenLanguage) -> String? {
        guard scalar.isMark else { return nil }
        // Wide forms of ASCII are what they are forms of.
        let isWide = (0xFF01...0xFF5E).contains(scalar.value)
        let mark = isWide ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar
        guard PunctuationMarks.tells(mark, at: level) else { return nil }
        return CharacterNames.name(of: Character(mark), in: language)
    }

    /// What is a pause stays one, by a mark that no voice tells by name.
    private static let pauses: [Unicode.Scalar: Unicode.Scalar] = [
        ",": "、", ";": "、", ":": "、", "、": "、", "，": "、", "；": "、", "：": "、", ".": "。", "!": "。", "?": "。", "。": "。",
        "．": "。", "！": "。", "？": "。", "…": "。",
    ]
}

extension Unicode.Scalar {
    /// Punctuation or a symbol: no letter, digit, accent or space.
    fileprivate var isMark: Bool {
        switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            true
        default: false
        }
    }
}
