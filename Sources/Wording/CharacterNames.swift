// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Names of characters that espeak-ng's own voice of a language cannot tell: it would be silent, spell a number, or say
/// them in English. What is not here, the voice names itself.
enum CharacterNames {
    static func name(of character: Character, in language: SpokenLanguage) -> String? {
        tables[language.rawValue]?[String(character)]
    }

    /// What is said before a capital letter, where the voice has no word of its own for it.
    static func capital(in language: SpokenLanguage) -> String? { tables[language.rawValue]?["capital"] }

    /// A space or a line's end by its name, for eyes.
    static func shown(_ character: Character, in language: SpokenLanguage) -> String {
        name(of: character, in: language) ?? (character == " " ? spaces[language.rawValue] : nil) ?? "space"
    }

    /// The voices of these languages name it themselves.
    private static let spaces = ["en": "space", "de": "Leerzeichen", "fr": "espace", "es": "espacio"]

    /// For a character that cannot be shown: a control character by its number, anything else as what it is.
    static func unseen(_ scalar: Unicode.Scalar, in language: SpokenLanguage) -> String {
        let table = tables[language.rawValue] ?? [:]
        let isControl = scalar.properties.generalCategory == .control
        let name = table[isControl ? "control" : "unknown"] ?? (isControl ? "control character" : "unknown character")
        return isControl ? "\(name) \(scalar.value)" : name
    }

    private static let tables: [String: [String: String]] = CharacterNameTables.all.mapValues { lines in
        let pairs = lines.split(separator: "\n").compactMap { line -> (String, String)? in
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            return (escapes[String(parts[0])] ?? String(parts[0]), String(parts[1]))
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// Characters that a line of a table cannot show.
    private static let escapes = [
        "SP": " ", "TAB": "\t", "LF": "\n", "CR": "\r", "ESC": "\u{1B}", "BS": "\u{8}", "DEL": "\u{7F}", "FF": "\u{C}",
        "NBSP": "\u{A0}", "ZWSP": "\u{200B}", "SHY": "\u{AD}", "CRLF": "\r\n", "ISP": "\u{3000}",
    ]
}
