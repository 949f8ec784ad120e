// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A language that announcements can be worded in. The raw value is its BCP 47 tag, with a script where one language
/// has two: `de`, `zh-Hant`.
package enum SpokenLanguage: String, CaseIterable, Sendable {
    case english = "en"
    case french = "fr"
    case german = "de"
    case japanese = "ja"
    case russian = "ru"
    case simplifiedChinese = "zh-Hans"
    case spanish = "es"
    case traditionalChinese = "zh-Hant"

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
}

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

extension SpokenLanguage: CustomStringConvertible {
    package var description: String { rawValue }

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
