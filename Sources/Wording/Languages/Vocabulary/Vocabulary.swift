// SPDX-License-Identifier: MIT

/// What the phrases of a language say, parsed.
final class Vocabulary: Sendable {
    let book: Phrasebook
    let numbers: NumberVocabulary
    let dates: DateVocabulary
    let texts: TextVocabulary

    /// - Parameter text: lines of `key = value`. English has every key.
    init(_ language: SpokenLanguage, _ text: String) {
        book = Phrasebook(language, text)
        numbers = NumberVocabulary(book)
        dates = DateVocabulary(book)
        texts = TextVocabulary(book, numbers)
    }
}

/// Names by what they name.
struct NameTable: Sendable {
    private let names: [String: String]

    /// Each line is a thing, a space and its name; of two lines for the same thing the first counts.
    init(_ lines: String, escapes: [String: String] = [:]) {
        let pairs = lines.split(separator: "\n").compactMap { line -> (String, String)? in
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            return (escapes[String(parts[0])] ?? String(parts[0]), String(parts[1]))
        }
        names = Dictionary(pairs) { first, _ in first }
    }

    var things: Set<String> { Set(names.keys) }

    subscript(thing: String) -> String? { names[thing] }
}
