// SPDX-License-Identifier: MIT

/// The content of a file of `Languages/`: everything that is said in a language. As `static let` each part is parsed when
/// it is first needed.
protocol Language {
    /// Other tags for the language that do not begin with its own: `zh-TW` for `zh-Hant`.
    static var otherTags: [String] { get }
    /// Sentences, numbers, dates and units.
    static var vocabulary: Vocabulary { get }
    /// Names of the characters that the language's voice does not name itself.
    static var characters: CharacterNames { get }
    static var keys: KeyNames { get }
}

extension Language {
    static var otherTags: [String] { [] }
}
