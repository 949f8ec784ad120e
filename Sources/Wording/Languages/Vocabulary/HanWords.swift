// SPDX-License-Identifier: MIT

/// Words of one Han character that show the meaning of an adjacent number. A text shows its script but not its
/// language, so the words of all languages count.
struct HanWords: Sendable {
    /// "is", "equals", "to", "about", "returns": a hyphen after one of these is a minus, as in `返回-1`.
    private(set) var beforeValues: Set<Unicode.Scalar>
    /// "degrees": a hyphen before a number is a minus if this word follows the number, as in `早晨-5度`.
    private(set) var behindValues: Set<Unicode.Scalar>
    /// "of", "and", "or": after two numbers with a slash, these are not counted nouns as `行` is in `80/132 行`.
    private(set) var behindPairs: Set<Unicode.Scalar>

    init(beforeValues: String, behindValues: String, behindPairs: String) {
        self.beforeValues = Set(beforeValues.unicodeScalars)
        self.behindValues = Set(behindValues.unicodeScalars)
        self.behindPairs = Set(behindPairs.unicodeScalars)
    }

    static let none = HanWords(beforeValues: "", behindValues: "", behindPairs: "")

    static let ofAllLanguages = SpokenLanguage.allCases.map { $0.language.hanWords }.reduce(into: none) { all, words in
        all.beforeValues.formUnion(words.beforeValues)
        all.behindValues.formUnion(words.behindValues)
        all.behindPairs.formUnion(words.behindPairs)
    }
}
