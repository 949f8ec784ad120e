// SPDX-License-Identifier: MIT

import DataFiles
import Wording

/// The faults and gaps of a language's file.
package struct LanguageReport {
    package let language: SpokenLanguage
    /// The file's own phrases, without those that CLDR or English provide.
    package let ownCount: Int
    package let coverage: LanguageCoverage
    /// Mistakes, one sentence each. They keep a phrase from being spoken right.
    package let problems: [String]
    /// Phrases that may be too long.
    package let notes: [String]

    /// - Parameters:
    ///   - tag: the language's tag, as the file is named.
    ///   - file: the content of the file.
    package init(tag: String, file: String) {
        let text = LanguageText(file)
        let base = text.entries["base"].flatMap { SpokenLanguage(rawValue: $0) }
        let generated = LanguageFiles.texts(of: tag).first.map { LanguageText($0) } ?? LanguageText("")
        let whole = text.over(generated.over(base?.data.text ?? LanguageText("")))
        let language = SpokenLanguage(LanguageData(tag, whole))
        let book = Phrasebook[language]
        self.language = language
        ownCount = text.entries.count
        coverage = LanguageCoverage(book)
        problems =
            PhrasebookCheck(book).problems.filter { !$0.contains(" is missing; English has ") } + Self.genders(book)
        notes = Self.lengths(text, language)
    }

    /// Numbers that agree with a noun need the words of that gender, or those for counting.
    private static func genders(_ book: Phrasebook) -> [String] {
        let words = ["{n:f}": "number.one.feminine", "{n:m}": "number.one", "{n:n}": "number.one.neuter"]
        return words.sorted { $0.key < $1.key }.compactMap { gap, key in
            let users = book.entries.filter { $0.value.contains(gap) }.keys.sorted()
            let known = [key, "number.one", "number.two.counted"]
            guard let first = users.first, known.allSatisfy({ book.entries[$0] == nil }) else {
                return nil
            }
            return "\(key) is missing; \(first) has \(gap)."
        }
    }

    /// Phrases that take twice as long as the English, and a second more.
    private static func lengths(_ text: LanguageText, _ language: SpokenLanguage) -> [String] {
        let english = SpokenLanguage.english.data.text
        return text.entries.keys.sorted().compactMap { key in
            guard english.parts[key] == .sentences, let own = text.entries[key], let known = english.entries[key] else {
                return nil
            }
            let (new, old) = (
                SpokenLength(Phrase(own).filled([:]), language: language).seconds,
                SpokenLength(Phrase(known).filled([:]), language: .english).seconds
            )
            guard new > 2 * old, new > old + 1 else { return nil }
            return "\(key) takes \(Self.tenths(new)) seconds, in English \(Self.tenths(old))."
        }
    }

    private static func tenths(_ seconds: Double) -> String {
        let tenths = Int((seconds * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    /// The level, and what each part lacks, in a line.
    package var summary: String {
        let parts = LanguagePart.allCases.filter { $0 != .texts }.map { part in
            let missing = coverage.missing[part]?.count ?? 0
            return missing == 0 ? "\(part.rawValue) complete" : "\(part.rawValue) lack \(missing)"
        }
        return
            "\(language.rawValue): level \(coverage.level), \(ownCount) phrases of its own; \(parts.joined(separator: ", "))"
    }
}
