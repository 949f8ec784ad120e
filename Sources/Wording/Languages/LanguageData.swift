// SPDX-License-Identifier: MIT

import AnnouncementKit
import Synchronization

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
    private let parsedVocabulary = AtomicLazyReference<Vocabulary>()
    private let parsedNumbers = AtomicLazyReference<NumberRules>()
    private let parsedCoverage = AtomicLazyReference<LanguageCoverage>()
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

    private func value<Value: AnyObject>(
        _ parsed: borrowing AtomicLazyReference<Value>, _ make: (SpokenLanguage) -> Value
    ) -> Value {
        parsed.load() ?? parsed.storeIfNil(make(SpokenLanguage(self)))
    }

    /// Sentences, numbers, dates and units.
    var vocabulary: Vocabulary { value(parsedVocabulary) { Vocabulary($0, text.entries) } }
    /// Whole numbers in words, for engines whose reading of digits is unknown. Nil for a language whose vocabulary
    /// spells every number, or that has no rules.
    var numberRules: NumberRules? {
        text.rules.isEmpty ? nil : value(parsedNumbers) { NumberRules(Phrasebook[$0], text.rules) }
    }

    /// How far the language is translated.
    var coverage: LanguageCoverage { value(parsedCoverage) { LanguageCoverage(Phrasebook[$0]) } }
}

/// A value that is made of a language's words when it is first needed.
final class DerivedWords: Sendable {
    private final class Box: Sendable {
        let value: any AnyObject & Sendable

        init(_ value: any AnyObject & Sendable) { self.value = value }
    }

    private let box = AtomicLazyReference<Box>()

    /// - Parameter make: always makes a value of the same type.
    func value<Value: AnyObject & Sendable>(_ make: () -> Value) -> Value {
        let known = box.load() ?? box.storeIfNil(Box(make()))
        // Each place has one `make`, so the type is always the same; a check would cost as much as a word.
        return unsafeDowncast(known.value, to: Value.self)
    }
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
