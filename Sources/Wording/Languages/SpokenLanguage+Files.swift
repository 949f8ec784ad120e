// SPDX-License-Identifier: MIT

import AnnouncementKit

/// From a language to its file.
extension SpokenLanguage {
    /// The language's file.
    var language: any Language.Type {
        switch self {
        case .english: English.self
        case .french: French.self
        case .german: German.self
        case .japanese: Japanese.self
        case .russian: Russian.self
        case .simplifiedChinese: SimplifiedChinese.self
        case .spanish: Spanish.self
        case .traditionalChinese: TraditionalChinese.self
        }
    }

    /// The language of a BCP 47 tag (`de-Latn-DE`, `zh-TW`) or a POSIX locale (`en_us`, `zh_CN.UTF-8`, `C`). Nil when
    /// there is no file for it. An empty name, `C`, `POSIX` and `und` are English.
    package init?(tag: String) {
        let known = Self.byTag[tag] ?? LanguageTag(tag).generalized.lazy.compactMap { Self.byTag[$0] }.first
        guard let known else { return nil }
        self = known
    }

    /// The first of these names that has a file, else English. Nil and empty names are skipped, as with `LC_ALL`,
    /// `LC_MESSAGES` and `LANG`.
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

extension KeyNames {
    static subscript(language: SpokenLanguage) -> KeyNames { language.language.keys }
}
