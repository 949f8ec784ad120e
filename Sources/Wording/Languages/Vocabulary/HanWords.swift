// SPDX-License-Identifier: MIT

/// Words of one Han character that tell what a number beside them is. A text shows its script and not its language, so the words
/// of all languages count.
struct HanWords: Sendable {
    /// "is", "equals", "to", "about", "returns": a hyphen behind them is a minus, as in `返回-1`.
    private(set) var beforeValues: Set<Unicode.Scalar>
    /// "degrees": a hyphen before a number with such a word behind it is a minus, as in `早晨-5度`.
    private(set) var behindValues: Set<Unicode.Scalar>
    /// "of", "and", "or": behind two numbers with a slash they are no noun that is counted, as `行` is in `80/132 行`.
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
