// SPDX-License-Identifier: MIT

/// A language's parsed phrases.
final class Vocabulary: Sendable {
    let book: Phrasebook
    let numbers: NumberVocabulary
    let dates: DateVocabulary
    let texts: TextVocabulary

    /// - Parameters:
    ///   - base: the phrases of a similar language, which this one overrides.
    ///   - text: lines of `key = value`. English has every key.
    init(_ language: SpokenLanguage, over base: String = "", _ text: String) {
        book = Phrasebook(language, over: base, text)
        numbers = NumberVocabulary(book)
        dates = DateVocabulary(book)
        texts = TextVocabulary(book, numbers)
    }
}

/// Names of things, by the thing.
struct NameTable: Sendable {
    static let empty = NameTable("")

    private let names: [String: String]

    /// Each line is a thing, a space and its name. If two lines name the same thing, the first counts.
    /// - Parameter base: names of the things that have no line.
    init(over base: NameTable? = nil, _ lines: String, escapes: [String: String] = [:]) {
        let pairs = lines.split(separator: "\n").compactMap { line -> (String, String)? in
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            return (escapes[String(parts[0])] ?? String(parts[0]), String(parts[1]))
        }
        let own = Dictionary(pairs) { first, _ in first }
        names = base?.names.merging(own) { _, own in own } ?? own
    }

    var things: Set<String> { Set(names.keys) }

    subscript(thing: String) -> String? { names[thing] }
}
