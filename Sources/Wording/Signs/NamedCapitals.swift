// SPDX-License-Identifier: MIT

import AnnouncementKit

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
