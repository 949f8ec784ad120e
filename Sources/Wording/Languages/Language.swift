// SPDX-License-Identifier: MIT

/// The content of a file of `Languages/`: everything that is said in a language. As `static let` each part is parsed when
/// it is first needed.
protocol Language: Sendable {
    /// Its BCP 47 tag, with a script where one language has two: `de`, `zh-Hant`.
    static var tag: String { get }
    /// Other tags for the language that do not begin with its own: `zh-TW` for `zh-Hant`.
    static var otherTags: [String] { get }
    /// Sentences, numbers, dates and units.
    static var vocabulary: Vocabulary { get }
    /// Names of the characters that the language's voice does not name itself.
    static var characters: CharacterNames { get }
    /// Names of the other characters, as espeak-ng's voice says them, for engines that name none.
    static var voicedNames: NameTable { get }
    static var keys: KeyNames { get }
    /// Whole numbers in words, for engines of which nobody knows how they read digits. Nil for a language whose vocabulary spells
    /// every number.
    static var numberRules: NumberRules? { get }
    /// How long the voice takes.
    static var pace: SpokenPace { get }
    /// For a language that is written in Han.
    static var hanWords: HanWords { get }
}

extension Language {
    static var otherTags: [String] { [] }
    static var voicedNames: NameTable { .empty }
    static var hanWords: HanWords { .none }
}
