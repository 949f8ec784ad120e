// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import TOML
import Wording

/// The user's pronunciations of words: `[pronounce]` of a file applies to all languages, `[pronounce.de]` to one.
struct PronunciationTable: Sendable, Equatable {
    /// By the language's tag in lower case; the empty tag is for all languages.
    private(set) var words: [String: [String: String]] = [:]

    /// The places of the languages' tables, by the tags as written.
    private(set) var places: [String: Setting] = [:]

    var isEmpty: Bool { words.isEmpty }

    init() {}

    /// Reports problems, and takes the other words.
    init(_ table: TOMLTable, file: String, problems: inout [ConfigurationError]) {
        for key in table.keys {
            guard let value = table[key] else { continue }
            if case .table(let language) = value.content {
                places[key] = Setting(value: .text(key), file: file, line: value.line)
                for word in language.keys {
                    if let value = language[word] { take(word, value, key.lowercased(), file, &problems) }
                }
            } else {
                take(key, value, "", file, &problems)
            }
        }
    }

    private mutating func take(
        _ word: String, _ value: TOMLValue, _ language: String, _ file: String, _ problems: inout [ConfigurationError]
    ) {
        guard word.contains(where: { $0 != "*" && !$0.isWhitespace }), case .text(let speech) = value.content else {
            problems.append(
                ConfigurationError(
                    file: file, line: value.line,
                    problem:
                        "\(word.quoted) is not a pronunciation: write a word, = and the words to say, in quotes"))
            return
        }
        guard !Pronunciations.namesUnknownClass(word) else {
            let classes = KnownNames(IdentifierClass.allCases.map { "class:" + $0.rawValue })
            problems.append(
                ConfigurationError(
                    file: file, line: value.line,
                    problem: "\(word.quoted) is not a class of identifiers: \(classes.clause(near: word))"))
            return
        }
        words[language, default: [:]][word] = speech
    }

    /// This table, completed from the other.
    func over(_ other: PronunciationTable) -> PronunciationTable {
        var merged = self
        merged.words.merge(other.words) { own, other in own.merging(other) { own, _ in own } }
        merged.places.merge(other.places) { own, _ in own }
        return merged
    }

    /// The words of a language, which replace those for all languages.
    func words(in tag: LanguageTag) -> [String: String] {
        let language = words[tag.name.lowercased()] ?? words[tag.language] ?? [:]
        return language.merging(words[""] ?? [:]) { own, _ in own }
    }
}
