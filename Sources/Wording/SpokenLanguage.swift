// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A language that there is a phrasebook for: one for each file of `Phrasebooks/`, named as the file.
package struct SpokenLanguage: Sendable {
    private let source: any PhrasebookSource.Type

    init(_ source: any PhrasebookSource.Type) { self.source = source }

    var vocabulary: Vocabulary { source.vocabulary }

    /// The language of a BCP 47 tag (`de-Latn-DE`, `zh-TW`) or a POSIX locale (`en_us`, `zh_CN.UTF-8`, `C`). Nil when
    /// there is no phrasebook for it. An empty name and those of no language (`C`, `POSIX`, `und`) are English.
    package init?(tag: String) {
        let known = Self.byTag[tag] ?? LanguageTag(tag).generalized.lazy.compactMap { Self.byTag[$0] }.first
        guard let known else { return nil }
        self = known
    }

    /// The first of these names that there is a phrasebook for, else English. Nil and empty names are passed over, as
    /// with `LC_ALL`, `LC_MESSAGES` and `LANG`.
    package init(preferred tags: [String?]) {
        let known = tags.lazy.compactMap(\.self).filter { !$0.isEmpty }.compactMap { Self(tag: $0) }
        self = known.first ?? .english
    }

    private static let byTag: [String: Self] = allCases.reduce(into: [:]) { known, language in
        for tag in [language.source.tag] + language.source.otherTags { known[tag] = language }
    }
}

extension SpokenLanguage: RawRepresentable, Hashable, CustomStringConvertible {
    /// Its BCP 47 tag: `de`, `zh-Hant`.
    package var rawValue: String { source.tag }

    /// Nil for any other spelling than that of `rawValue`.
    package init?(rawValue: String) {
        guard let language = Self.byTag[rawValue], language.rawValue == rawValue else { return nil }
        self = language
    }

    package var description: String { rawValue }

    package static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }

    package func hash(into hasher: inout Hasher) { hasher.combine(identity) }

    private var identity: ObjectIdentifier { ObjectIdentifier(source) }
}
