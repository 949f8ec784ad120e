// SPDX-License-Identifier: MIT

import AnnouncementKit

/// All words of a language. Each part is parsed when it is first needed.
package final class LanguageData: Sendable {
    /// The BCP 47 tag, with a script if one language has two: `de`, `zh-Hant`.
    package let tag: String
    /// The parsed tag.
    let languageTag: LanguageTag
    package let text: LanguageText
    /// The tag, and those of the languages on which it is based.
    package let chain: [String]
    /// Changes with the files of these.
    let fingerprint: Int
    /// Names of the characters that the language's voice does not name itself.
    let characters: CharacterNames
    /// Names of the other characters, in the words of espeak-ng's voice, for engines without names.
    let voicedNames: NameTable
    let keys: KeyNames
    /// The speaking time of the voice.
    let pace: SpokenPace
    private let parsedVocabulary = DerivedWords()
    private let parsedNumbers = DerivedWords()
    private let parsedCoverage = DerivedWords()
    /// Values that other folders derive from the words.
    let texts = DerivedWords()
    let clock = DerivedWords()

    package init(_ tag: String, _ text: LanguageText, chain: [String] = [], fingerprint: Int = 0) {
        self.tag = tag
        languageTag = LanguageTag(tag)
        self.text = text
        self.chain = chain
        self.fingerprint = fingerprint
        characters = CharacterNames(NameTable(text.tables["characters"] ?? [:]))
        voicedNames = NameTable(text.tables["voice"] ?? [:])
        keys = KeyNames(NameTable(text.tables["keys"] ?? [:]))
        pace = text.entries["pace"].flatMap { SpokenPace($0) } ?? SpokenLanguage.english.data.pace
    }

    /// Sentences, numbers, dates and units.
    var vocabulary: Vocabulary { parsedVocabulary.value { Vocabulary(SpokenLanguage(self), text.entries) } }
    /// Whole numbers in words, for engines whose reading of digits is unknown. Nil for a language whose vocabulary
    /// spells every number, or that has no rules.
    var numberRules: NumberRules? {
        text.rules.isEmpty ? nil : parsedNumbers.value { NumberRules(vocabulary.book, text.rules) }
    }

    /// How far the language is translated.
    var coverage: LanguageCoverage { parsedCoverage.value { LanguageCoverage(vocabulary.book) } }
}

extension Phrasebook {
    package static subscript(language: SpokenLanguage) -> Phrasebook { language.data.vocabulary.book }
}

extension NumberVocabulary {
    static subscript(language: SpokenLanguage) -> NumberVocabulary { language.data.vocabulary.numbers }
}

extension DateVocabulary {
    static subscript(language: SpokenLanguage) -> DateVocabulary { language.data.vocabulary.dates }
}

extension TextVocabulary {
    static subscript(language: SpokenLanguage) -> TextVocabulary { language.data.vocabulary.texts }
}

extension CharacterNames {
    static subscript(language: SpokenLanguage) -> CharacterNames { language.data.characters }
}

extension KeyNames {
    static subscript(language: SpokenLanguage) -> KeyNames { language.data.keys }
}

extension NumberRules {
    static subscript(language: SpokenLanguage) -> NumberRules? { language.data.numberRules }
}

extension SpokenPace {
    static subscript(language: SpokenLanguage) -> SpokenPace { language.data.pace }
}
