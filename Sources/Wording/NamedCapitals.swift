// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Capital letters that the voice of a language has no word for are told by a word here: those that begin a word, or a
/// part of one.
enum NamedCapitals {
    static func told(in text: String, _ language: SpokenLanguage) -> String {
        guard let word = CharacterNames.capital(in: language) else { return text }
        var told = String.UnicodeScalarView()
        var wasCapital = false
        for scalar in text.unicodeScalars {
            let isCapital = scalar.properties.isUppercase && WritingScript(scalar) != .latin
            if isCapital && !wasCapital {
                if let last = told.last, !last.isSpace { told.append(" ") }
                told.append(contentsOf: (word + " ").unicodeScalars)
            }
            told.append(scalar)
            wasCapital = isCapital
        }
        return String(told)
    }
}
