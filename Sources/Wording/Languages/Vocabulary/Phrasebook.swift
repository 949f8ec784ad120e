// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The phrases of a language: the lines `key = value` of its file.
///
/// A value has gaps in braces. A key may end in a plural category (`skipped.one`, `skipped.other`). If the synthesizer
/// needs other input than the display shows, a second key ends in `.speech`. English fills in for missing keys.
package final class Phrasebook: Sendable {
    package let language: SpokenLanguage
    /// The unparsed values of this language alone.
    package let entries: [String: String]
    /// CLDR's cardinal rules of the language.
    package let plurals: PluralRules
    let pauses: Pauses

    /// Phrases by their key without `.speech`.
    private let phrases: [String: Said]

    private struct Said {
        let display: Phrase
        let speech: Phrase
    }

    /// Empty lines and lines that begin with `#` are skipped. If two lines have the same key, the later one counts.
    ///
    /// - Parameter base: the phrases of a similar language. A line of `text` replaces the line with the same key.
    package init(_ language: SpokenLanguage, over base: String = "", _ text: String) {
        self.language = language
        let own = Self.lines(text)
        let keys = Set(own.map(\.key))
        let lines = Self.lines(base).filter { !keys.contains($0.key) } + own
        let entries: [String: String] = lines.reduce(into: [:]) { entries, line in
            entries[line.key] = line.value
            for (item, value) in Self.items(line) { entries[item] = value }
        }
        self.entries = entries
        phrases = entries.reduce(into: [:]) { phrases, entry in
            let display = Phrase(entry.value)
            let speech = entries[entry.key + ".speech"].map { Phrase($0) }
            phrases[entry.key] = Said(display: display, speech: speech ?? display)
        }
        pauses = Pauses(entries)
        plurals = PluralRules(entries["plurals"] ?? "") ?? .none
    }

    /// `units = V ボルト, A アンペア` is short for `unit.V = ボルト` and so on, and `symbols` for `unit.V.symbol`.
    private static func items(_ line: (key: String, value: String)) -> [(String, String)] {
        guard line.key == "units" || line.key == "symbols" else { return [] }
        return line.value.split(separator: ",").map { item in
            let parts = item.trimmed().split(separator: " ", maxSplits: 1)
            let key = "unit.\(parts.first ?? "")" + (line.key == "symbols" ? ".symbol" : "")
            return (key, parts.count == 2 ? parts[1].trimmed() : "")
        }
    }

    /// The lines in order. A line without "=" is a key without a value.
    private static func lines(_ text: String) -> [(key: String, value: String)] {
        text.split(separator: "\n").map { $0.trimmed() }.filter { !$0.isEmpty && !$0.hasPrefix("#") }.map { line in
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (parts[0].trimmed(), parts.count == 2 ? parts[1].trimmed() : "")
        }
    }

    /// The phrase of a key with filled gaps. A missing phrase is English; if English lacks it too, the key itself.
    package func words(_ key: String, _ values: KeyValuePairs<String, WordedText> = [:]) -> WordedText {
        words(
            key, display: { Self.value(of: $0, in: values)?.display },
            speech: { Self.value(of: $0, in: values)?.speech })
    }

    /// The phrase of a key that only some languages have, such as `zoom.extents.full`; else the phrase of a common key.
    func words(_ key: String, orElse common: String) -> WordedText { words(phrases[key] == nil ? common : key) }

    /// The phrase of a key; a function for each form fills the gaps by their names. A gap without a value stays empty.
    func words(
        _ key: String, display: (String) -> String?, speech: (String) -> String?
    ) -> WordedText {
        guard let said = said(key) else { return WordedText(display: key, speech: key) }
        return WordedText(
            display: said.display.filled { display($0) ?? "" }, speech: said.speech.filled { speech($0) ?? "" })
    }

    static func value(of gap: String, in values: KeyValuePairs<String, WordedText>) -> WordedText? {
        values.first { $0.key == gap }?.value
    }

    /// Whether this language has the key. English does not count.
    func has(_ key: String) -> Bool { phrases[key] != nil }

    /// The forms of a word, `one | other`; nil if this language lacks the key.
    func forms(_ key: String) -> PluralForms? { entries[key].map { PluralForms($0, plurals.categories) } }

    /// The unparsed value of a key; the English value if this language lacks the key.
    func value(_ key: String) -> String? {
        entries[key] ?? (language == .english ? nil : Phrasebook[.english].entries[key])
    }

    func phrase(_ key: String) -> Phrase { said(key)?.display ?? Phrase(key) }

    /// English phrases are spoken as displayed: the `.speech` of English does not suit this language's voice.
    private func said(_ key: String) -> Said? {
        if let own = phrases[key] { return own }
        guard language != .english, let display = Phrasebook[.english].phrases[key]?.display else { return nil }
        return Said(display: display, speech: display)
    }
}
