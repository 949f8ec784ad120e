// SPDX-License-Identifier: MIT

import DataFiles

/// Words of one Han character that show the meaning of an adjacent number. A text shows its script but not its
/// language, so the words of all languages count.
struct HanWords: Sendable {
    /// "is", "equals", "to", "about", "returns": a hyphen after one of these is a minus, as in `返回-1`.
    let beforeValues: Set<Unicode.Scalar>
    /// "degrees": a hyphen before a number is a minus if this word follows the number, as in `早晨-5度`.
    let behindValues: Set<Unicode.Scalar>
    /// "of", "and", "or": after two numbers with a slash, these are not counted nouns as `行` is in `80/132 行`.
    let behindPairs: Set<Unicode.Scalar>

    /// Digits and "to": a circle behind one of these is a zero: `二○○一年`.
    let beforeZeros: Set<Unicode.Scalar>
    /// Units and powers of ten: digits with a middle dot before one of these are a decimal, not a day: `1·2亿`.
    let behindDecimals: Set<Unicode.Scalar>
    /// "and", "or", "to": words between two years.
    let links: Set<Unicode.Scalar>

    private init(_ text: LanguageText) {
        func words(_ key: String) -> Set<Unicode.Scalar> { Set((text.entries[key] ?? "").unicodeScalars) }
        (beforeValues, behindValues, behindPairs) = (words("before"), words("behind"), words("pairs"))
        (beforeZeros, behindDecimals) = (words("zeros"), words("decimals"))
        links = words("links")
    }

    static let ofAllLanguages = HanWords(LanguageText(LanguageFiles.words(ofScript: "Hani") ?? ""))
}
