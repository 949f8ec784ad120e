// SPDX-License-Identifier: MIT

import Wording

/// A phrase as a listener meets it: its gaps filled.
package struct PhraseInContext {
    package let key: String
    package let english: WordedText
    package let own: WordedText

    /// All phrases of some parts, in the order of their keys. Phrases without words of the language are left out.
    package static func all(of language: SpokenLanguage, in parts: Set<LanguagePart>) -> [PhraseInContext] {
        let (book, english) = (Phrasebook[language], Phrasebook[.english])
        let keys = book.entries.keys.filter { key in
            let stem = PhrasebookKey(key).stem
            let part =
                SpokenLanguage.english.data.text.parts[key] ?? SpokenLanguage.english.data.text.parts["\(stem).other"]
            return !key.hasSuffix(".speech") && PhrasebookKey(key).isMessage && part.map(parts.contains) ?? false
        }
        return keys.sorted().map { key in
            let shown = english.has(key) ? key : PhrasebookKey(key).stem + ".other"
            return PhraseInContext(
                key: key, english: sample(english, shown, .english, number: number(key, book)),
                own: sample(book, key, language, number: number(key, book)))
        }
    }

    /// A number of the category of a counted phrase.
    private static func number(_ key: String, _ book: Phrasebook) -> Int {
        guard let category = PhrasebookKey(key).category else { return 3 }
        return (0...120).first { book.plurals.category(of: WrittenDecimal($0)) == category } ?? 1_000_000
    }

    private static func sample(
        _ book: Phrasebook, _ key: String, _ language: SpokenLanguage, number: Int
    ) -> WordedText {
        func words(_ value: Int) -> WordedText { SpokenNumber(WrittenDecimal(value), language: language).words }
        return book.words(
            key,
            [
                "axis": book.words("axis.x"), "name": .client("Coal"), "series": .client("Coal"),
                "command": .client("make"), "text": .client("Coal"), "point": .client("Coal"),
                "key": .client("F1"), "keys": .client("F1"), "help": .client("F1"), "action": .client("Coal"),
                "time": SpokenNumber(WrittenDecimal(5), unit: SpokenUnit("min"), language: language).words,
                "lo": words(2), "a": words(2), "base": words(2), "hi": words(25), "b": words(25), "x": words(25),
                "y": words(40), "limit": words(50), "unit": .client("V"), "file": .client("config.toml"),
                "language": .client("Swift"), "shell": .client("bash"), "signal": .client("SIGTERM"),
                "reason": .client("no such file"), "range": words(2), "point": words(2), "lines": words(3),
            ], numbers: ["n": number, "i": 2, "m": 52])
    }
}
