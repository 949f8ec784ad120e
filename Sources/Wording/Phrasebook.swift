// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Every word that is said in a language, as `key = value` lines.
///
/// A value has gaps in braces. A key may end in a plural category (`skipped.one`, `skipped.other`) and, where the
/// synthesizer must be fed something other than what is shown, in `.speech`. What is missing is said in English.
package final class Phrasebook: Sendable {
    package let language: SpokenLanguage
    /// The values as they stand, without English's.
    package let entries: [String: String]
    /// CLDR's cardinal rules of the language.
    package let plurals: PluralRules
    let pauses: Pauses

    /// What is shown and what is fed to the synthesizer, by the key without `.speech`.
    private let phrases: [String: Said]

    private struct Said {
        let display: Phrase
        let speech: Phrase
    }

    /// The phrasebook in `Phrasebooks/`; read on first use.
    package static subscript(language: SpokenLanguage) -> Phrasebook { language.vocabulary.book }

    /// Lines that are empty or begin with `#` say nothing; of two lines with one key the later counts.
    package init(_ language: SpokenLanguage, _ text: String) {
        self.language = language
        let entries: [String: String] = Self.lines(text).reduce(into: [:]) { entries, line in
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

    /// The keys and values in their order. A line without "=" is a key without a value.
    static func lines(_ text: String) -> [(key: String, value: String)] {
        text.split(separator: "\n").map { $0.trimmed() }.filter { !$0.isEmpty && !$0.hasPrefix("#") }.map { line in
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (parts[0].trimmed(), parts.count == 2 ? parts[1].trimmed() : "")
        }
    }

    /// The words under a key; English's where this language has none, the key itself where English has none either.
    /// A number fills its gap, `{n}`, in digits; in `{n:m}`, `{n:f}` and `{n:n}` it agrees with a masculine, feminine or
    /// neuter word.
    package func words(
        _ key: String, _ values: KeyValuePairs<String, WordedText> = [:], numbers: KeyValuePairs<String, Int> = [:]
    ) -> WordedText {
        guard let said = said(key) else { return WordedText(display: key, speech: key) }
        return WordedText(
            display: said.display.filled { Self.shown($0, values) ?? shown($0, numbers) ?? "" },
            speech: said.speech.filled { Self.spoken($0, values) ?? spoken($0, numbers) ?? "" })
    }

    /// The words under a key in the form that goes with `count`, which fills the gap `{n}`.
    package func words(
        _ key: String, count: Int, _ values: KeyValuePairs<String, WordedText> = [:]
    ) -> WordedText {
        let form = "\(key).\(plurals.category(of: WrittenDecimal(count)).rawValue)"
        return words(phrases[form] == nil ? "\(key).other" : form, values, numbers: ["n": count])
    }

    /// A phrase that only some languages have, such as `zoom.extents.full`, or else one that all of them have.
    func words(_ key: String, orElse common: String) -> WordedText { words(phrases[key] == nil ? common : key) }

    /// The forms of a word, `one | other`; nil where this language has no such key.
    func forms(_ key: String) -> PluralForms? { entries[key].map { PluralForms($0, plurals.categories) } }

    /// The value of a key as it stands, or English's.
    func value(_ key: String) -> String? {
        entries[key] ?? (language == .english ? nil : Phrasebook[.english].entries[key])
    }

    func phrase(_ key: String) -> Phrase { said(key)?.display ?? Phrase(key) }

    /// English's is shown and said as English shows it: this language's voice reads it.
    private func said(_ key: String) -> Said? {
        if let own = phrases[key] { return own }
        guard language != .english, let display = Phrasebook[.english].phrases[key]?.display else { return nil }
        return Said(display: display, speech: display)
    }

    private static func shown(_ gap: String, _ values: KeyValuePairs<String, WordedText>) -> String? {
        values.first { $0.key == gap }?.value.display
    }

    private static func spoken(_ gap: String, _ values: KeyValuePairs<String, WordedText>) -> String? {
        values.first { $0.key == gap }?.value.speech
    }

    private func shown(_ gap: String, _ numbers: KeyValuePairs<String, Int>) -> String? {
        let name = gap.prefix { $0 != ":" }
        guard let number = numbers.first(where: { $0.key == name })?.value else { return nil }
        return SpokenNumber(WrittenDecimal(number), language: language, scale: NumberScale.none).display
    }

    private func spoken(_ gap: String, _ numbers: KeyValuePairs<String, Int>) -> String? {
        let name = gap.prefix { $0 != ":" }
        guard let number = numbers.first(where: { $0.key == name })?.value else { return nil }
        guard let gender = Self.genders[String(gap.dropFirst(name.count))] else {
            return SpokenNumber(WrittenDecimal(number), language: language, scale: NumberScale.none).speech
        }
        return NumberVocabulary[language].integers.words(UInt64(number.magnitude), beside: gender)
    }

    private static let genders: [String: IntegerSpeech.Beside] = [
        ":m": .masculine, ":f": .feminine, ":n": .neuter,
    ]
}
