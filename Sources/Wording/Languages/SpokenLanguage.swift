// SPDX-License-Identifier: MIT

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
}

extension SpokenLanguage: CustomStringConvertible {
    package var description: String { rawValue }
}
