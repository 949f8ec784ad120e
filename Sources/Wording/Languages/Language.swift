// SPDX-License-Identifier: MIT

/// The content of a file of `Languages/`: all words of one language. Each part is a `static let`, so it is parsed when
/// it is first needed.
protocol Language: Sendable {
    /// The BCP 47 tag, with a script if one language has two: `de`, `zh-Hant`.
    static var tag: String { get }
    /// Other tags for the language that do not begin with `tag`: `zh-TW` for `zh-Hant`.
    static var otherTags: [String] { get }
    /// Sentences, numbers, dates and units.
    static var vocabulary: Vocabulary { get }
    /// Names of the characters that the language's voice does not name itself.
    static var characters: CharacterNames { get }
    /// Names of the other characters, in the words of espeak-ng's voice, for engines without names.
    static var voicedNames: NameTable { get }
    static var keys: KeyNames { get }
    /// Whole numbers in words, for engines whose reading of digits is unknown. Nil for a language whose vocabulary
    /// spells every number.
    static var numberRules: NumberRules? { get }
    /// The speaking time of the voice.
    static var pace: SpokenPace { get }
    /// Han words; for a language that is written in Han.
    static var hanWords: HanWords { get }
}

extension Language {
    static var otherTags: [String] { [] }
    static var voicedNames: NameTable { .empty }
    static var hanWords: HanWords { .none }
}
