// SPDX-License-Identifier: MIT

/// A language that there is a phrasebook for.
public enum SpokenLanguage: String, CaseIterable, Sendable, Hashable {
    case english = "en"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case russian = "ru"
    case japanese = "ja"
    case traditionalChinese = "zh-Hant"
    case simplifiedChinese = "zh-Hans"

    /// The language of a BCP 47 tag (`de-Latn-DE`, `zh-TW`) or a POSIX locale (`en_us`, `zh_CN.UTF-8`, `C`). Nil when
    /// there is no phrasebook for it. An empty name and those of no language (`C`, `POSIX`, `und`) are English.
    public init?(tag: String) {
        let name = tag.prefix { $0 != "." && $0 != "@" }
        let parts = name.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
        guard let language = parts.first, !["c", "posix", "und", "root"].contains(language) else {
            self = .english
            return
        }
        let subtags = parts.dropFirst()
        switch Self.newCodes[language] ?? language {
        case "zh": self = Self.chinese(subtags) ?? .simplifiedChinese
        case "yue": self = Self.chinese(subtags) ?? .traditionalChinese
        case let code:
            guard let known = Self(rawValue: code) else { return nil }
            self = known
        }
    }

    /// The first of these names that there is a phrasebook for, else English. Nil and empty names are passed over, as
    /// with `LC_ALL`, `LC_MESSAGES` and `LANG`.
    public init(preferred tags: [String?]) {
        let known = tags.lazy.compactMap(\.self).filter { !$0.isEmpty }.compactMap { Self(tag: $0) }
        self = known.first ?? .english
    }

    /// The script wins over the country.
    private static func chinese(_ subtags: ArraySlice<String>) -> Self? {
        if subtags.contains("hant") { return .traditionalChinese }
        if subtags.contains("hans") { return .simplifiedChinese }
        if subtags.contains(where: ["tw", "hk", "mo"].contains) { return .traditionalChinese }
        return subtags.contains(where: ["cn", "sg", "my"].contains) ? .simplifiedChinese : nil
    }

    /// ISO 639-2 and -3 names of the same languages.
    private static let newCodes = [
        "eng": "en", "deu": "de", "ger": "de", "fra": "fr", "fre": "fr", "spa": "es", "rus": "ru", "jpn": "ja",
        "zho": "zh", "chi": "zh", "cmn": "zh",
    ]
}
