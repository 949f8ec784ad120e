// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A language that announcements can be worded in. Each has one file in `Languages/` and a constant here, such as
/// ``german``.
package struct SpokenLanguage: Sendable, CaseIterable {
    /// A new language adds a line here.
    private static let files: [any Language.Type] = [
        English.self,
        French.self,
        German.self,
        Japanese.self,
        Russian.self,
        SimplifiedChinese.self,
        Spanish.self,
        TraditionalChinese.self,
    ]
    package static let allCases: [SpokenLanguage] = files.map { SpokenLanguage($0) }

    /// The language's file.
    let language: any Language.Type
    /// The language's index among all languages.
    let place: Int

    /// - Parameter file: a file of ``files``. Any other file becomes English; `PhrasebookFilesTests` reports it.
    init(_ file: any Language.Type) {
        place = Self.files.firstIndex { $0 == file } ?? 0
        language = Self.files[place]
    }
}

extension SpokenLanguage: Hashable {
    package static func == (one: Self, other: Self) -> Bool { one.place == other.place }
    package func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

extension SpokenLanguage: CustomStringConvertible {
    /// The BCP 47 tag, with a script if one language has two: `de`, `zh-Hant`.
    package var rawValue: String { language.tag }
    package var description: String { rawValue }

    /// - Parameter rawValue: the exact tag.
    package init?(rawValue: String) {
        guard let known = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = known
    }

    /// The language of a BCP 47 tag (`de-Latn-DE`, `zh-TW`) or a POSIX locale (`en_us`, `zh_CN.UTF-8`, `C`). Nil for a
    /// language without a file. An empty name, `C`, `POSIX` and `und` are English.
    package init?(tag: String) {
        let known = Self.byTag[tag] ?? LanguageTag(tag).generalized.lazy.compactMap { Self.byTag[$0] }.first
        guard let known else { return nil }
        self = known
    }

    /// The first of these names that has a file; English if none has. Nil and empty names are skipped, as POSIX does
    /// with `LC_ALL`, `LC_MESSAGES` and `LANG`.
    package init(preferred tags: [String?]) {
        let known = tags.lazy.compactMap(\.self).filter { !$0.isEmpty }.compactMap { Self(tag: $0) }
        self = known.first ?? .english
    }

    private static let byTag: [String: Self] = allCases.reduce(into: [:]) { known, language in
        for tag in [language.rawValue] + language.language.otherTags { known[tag] = language }
    }
}

extension Phrasebook {
    package static subscript(language: SpokenLanguage) -> Phrasebook { language.language.vocabulary.book }
}

extension NumberVocabulary {
    static subscript(language: SpokenLanguage) -> NumberVocabulary { language.language.vocabulary.numbers }
}

extension DateVocabulary {
    static subscript(language: SpokenLanguage) -> DateVocabulary { language.language.vocabulary.dates }
}

extension TextVocabulary {
    static subscript(language: SpokenLanguage) -> TextVocabulary { language.language.vocabulary.texts }
}

extension CharacterNames {
    static subscript(language: SpokenLanguage) -> CharacterNames { language.language.characters }
}

extension SpokenLanguage {
    /// The name of a mark: ours, or that of espeak-ng's voice.
    func name(of mark: Character) -> String? {
        CharacterNames[self].name(of: mark) ?? language.voicedNames[String(mark)]
    }
}

extension KeyNames {
    static subscript(language: SpokenLanguage) -> KeyNames { language.language.keys }
}

extension NumberRules {
    static subscript(language: SpokenLanguage) -> NumberRules? { language.language.numberRules }
}
