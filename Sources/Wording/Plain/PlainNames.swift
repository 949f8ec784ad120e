// SPDX-License-Identifier: MIT

/// Names of marks, and the word before a capital letter, for an engine that has none. The names of ``CharacterNames`` come
/// first, then those that espeak-ng's own voice of the language has.
enum PlainNames {
    /// - Returns: nil for a mark that nobody names.
    static func name(of mark: Unicode.Scalar, in language: SpokenLanguage) -> String? {
        CharacterNames[language].name(of: Character(mark)) ?? language.language.voicedNames[String(mark)]
    }

    static func capital(in language: SpokenLanguage) -> String? {
        CharacterNames[language].capital ?? language.language.voicedNames["capital"]
    }
}
