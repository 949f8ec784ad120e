// SPDX-License-Identifier: MIT

/// A language's parsed phrases.
final class Vocabulary: Sendable {
    let book: Phrasebook
    let numbers: NumberVocabulary
    let dates: DateVocabulary
    let texts: TextVocabulary

    init(_ language: SpokenLanguage, _ entries: [String: String]) {
        book = Phrasebook(language, entries)
        numbers = NumberVocabulary(book)
        dates = DateVocabulary(book)
        texts = TextVocabulary(book, numbers)
    }
}

/// Names of things, by the thing.
struct NameTable: Sendable {
    private let names: [String: String]

    init(_ names: [String: String]) { self.names = names }

    var things: Set<String> { Set(names.keys) }

    subscript(thing: String) -> String? { names[thing] }
}
