// SPDX-License-Identifier: MIT

/// How a language makes the name of a small part of a whole from its number: "Elftel", "onceavo", "treintavos".
struct PartWords: Sendable {
    let ending: String
    /// The ending of several parts, after the ending of one.
    let plural: String
    /// The changes everywhere in the number, also of a space, and at its end.
    private let changes: [(from: String, to: String)]
    private let ends: [(from: String, to: String)]

    /// Nil for a language without `text.fractions.ending`.
    init?(_ own: (String) -> String?) {
        guard let ending = own("text.fractions.ending") else { return nil }
        self.ending = ending
        plural = own("text.fractions.plural") ?? ""
        changes = TextVocabulary.pairs(own("text.fractions.changes")).map {
            ($0.key.replacing("_", with: " "), $0.value)
        }
        ends = TextVocabulary.pairs(own("text.fractions.ends")).map { ($0.key, $0.value) }
    }

    /// "treinta y dos" becomes "treintaidosavo".
    func name(of number: String, isPlural: Bool) -> String {
        var word = changes.reduce(number) { $0.replacing($1.from, with: $1.to) }
        if let end = ends.first(where: { word.hasSuffix($0.from) }) { word = word.dropLast(end.from.count) + end.to }
        return word + ending + (isPlural ? plural : "")
    }
}
