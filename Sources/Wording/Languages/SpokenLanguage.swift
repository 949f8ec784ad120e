// SPDX-License-Identifier: MIT

import AnnouncementKit
import DataFiles

/// A language that announcements can be worded in. It has a file in `Languages`, in the installation or in the user's
/// configuration; English is built in.
package struct SpokenLanguage: Sendable {
    package let data: LanguageData

    package init(_ data: LanguageData) { self.data = data }

    package static let english = SpokenLanguage(LanguageData("en", LanguageText(builtInEnglish)))

    /// All languages with a file, sorted by their tags.
    package static var all: [SpokenLanguage] {
        Set(LanguageFiles.tags + ["en"]).sorted().compactMap { LanguageLibrary.language($0) }
    }

    /// English as spoken anywhere.
    package var isEnglish: Bool { rawValue == "en" || rawValue.hasPrefix("en-") }
}

extension SpokenLanguage: Hashable {
    package static func == (one: Self, other: Self) -> Bool { one.rawValue == other.rawValue }
    package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension SpokenLanguage: CustomStringConvertible {
    /// The BCP 47 tag, with a script if one language has two: `de`, `zh-Hant`.
    package var rawValue: String { data.tag }
    package var description: String { rawValue }

    /// - Parameter rawValue: the exact tag.
    package init?(rawValue: String) {
        guard let known = LanguageLibrary.language(rawValue), known.rawValue == rawValue else { return nil }
        self = known
    }

    /// The language of a BCP 47 tag (`de-Latn-DE`, `zh-TW`) or a POSIX locale (`en_us`, `zh_CN.UTF-8`, `C`). Nil for a
    /// language without a file. An empty name, `C`, `POSIX` and `und` are English.
    package init?(tag: String) {
        guard let known = LanguageLibrary.language(of: tag) else { return nil }
        self = known
    }

    /// The language of a tag, if it is translated that far.
    package init?(level: Int, tag: String) {
        guard let known = Self(tag: tag), known.level >= level else { return nil }
        self = known
    }

    /// The first of these names that has a file; English if none has. Nil and empty names are skipped, as POSIX does
    /// with `LC_ALL`, `LC_MESSAGES` and `LANG`.
    package init(preferred tags: [String?]) {
        let known = tags.lazy.compactMap(\.self).filter { !$0.isEmpty }.compactMap { Self(tag: $0) }
        self = known.first ?? .english
    }
}

extension SpokenLanguage {
    /// The level to which the language is translated, 0…3: numbers, dates, units and roles; the sentences; help and
    /// settings; how a client's text is read.
    package var level: Int { coverage.level }

    /// How far the language is translated.
    package var coverage: LanguageCoverage { data.coverage }

    /// Whether the sentences are the language's own. Else they are English, for the English voice.
    package var hasSentences: Bool { level >= 1 }

    /// Whether a client's text is read by the language's own words for numbers, signs and abbreviations.
    package var readsTexts: Bool { level >= 3 }

    /// A whole number as CLDR's rules spell it; nil for a language without rules.
    package func spelled(_ number: UInt64) -> String? { NumberRules[self]?.words(number) }

    /// The name of a mark: ours, or that of espeak-ng's voice.
    func name(of mark: Character) -> String? {
        CharacterNames[self].name(of: mark) ?? data.voicedNames[String(mark)]
    }
}
