// SPDX-License-Identifier: MIT

/// How far a language is translated.
package final class LanguageCoverage: Sendable {
    /// The keys that each part lacks. A counted phrase has a key for each category of the language.
    package let missing: [LanguagePart: [String]]
    /// 0…3. A language has a level if it has all phrases up to it; the last one is a promise of its file.
    package let level: Int

    package init(_ book: Phrasebook) {
        let parts = SpokenLanguage.english.data.text.parts
        let absent = Self.messages(for: book).filter { book.entries[$0] == nil && !$0.hasSuffix(".full") }
        missing = Dictionary(grouping: absent) { key in
            parts[key] ?? parts[PhrasebookKey(key).stem + ".other"] ?? .words
        }
        let (sentences, help) = (missing[.sentences] == nil, missing[.help] == nil)
        let readsTexts = book.entries["text.read"] == "yes"
        level = !sentences ? 0 : !help ? 1 : !readsTexts ? 2 : 3
    }

    /// The keys of English's messages, in the forms of a language.
    package static func messages(for book: Phrasebook) -> [String] {
        let english = SpokenLanguage.english.data.text.entries
        let stems = Set(english.keys.filter { PhrasebookKey($0).isMessage }.map { PhrasebookKey($0).stem })
        return stems.flatMap { stem in
            english["\(stem).other"] == nil ? [stem] : book.plurals.categories.map { "\(stem).\($0.rawValue)" }
        }
    }
}
