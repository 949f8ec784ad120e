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
    private let missing = MissingPhrases()
    /// How often a phrase was missing, and English.
    var englishCount: Int { missing.count }

    /// Phrases by their key without `.speech`.
    private let phrases: [String: Said]

    private struct Said {
        let display: Phrase
        let speech: Phrase
    }

    /// - Parameter entries: the phrases by their keys, as ``LanguageText`` reads them.
    package init(_ language: SpokenLanguage, _ entries: [String: String]) {
        self.language = language
        self.entries = entries
        phrases = entries.reduce(into: [:]) { phrases, entry in
            let display = Phrase(entry.value)
            let speech = entries[entry.key + ".speech"].map { Phrase($0) }
            phrases[entry.key] = Said(display: display, speech: speech ?? display)
        }
        pauses = Pauses(entries)
        plurals = PluralRules(entries["plurals"] ?? "") ?? .none
    }

    /// - Parameter text: lines of `key = value`.
    package convenience init(_ language: SpokenLanguage, _ text: String) {
        self.init(language, LanguageText(text).entries)
    }

    /// The phrase of a key with filled gaps. A missing phrase is English; if English lacks it too, the key itself.
    package func words(_ key: String, _ values: KeyValuePairs<String, WordedText> = [:]) -> WordedText {
        words(key, display: { Self.display(of: $0, in: values) }, speech: { Self.speech(of: $0, in: values) })
    }

    /// The phrase of a key with one filled gap: a list of values would be allocated.
    func words(_ key: String, _ gap: String, _ value: WordedText) -> WordedText {
        guard let said = said(key) else { return WordedText(display: key, speech: key) }
        return WordedText(
            display: said.display.filled(gap, value.display, "", ""),
            speech: said.speech.filled(gap, value.speech, "", ""))
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

    static func display(of gap: String, in values: KeyValuePairs<String, WordedText>) -> String? {
        for (name, value) in values where name == gap { return value.display }
        return nil
    }

    static func speech(of gap: String, in values: KeyValuePairs<String, WordedText>) -> String? {
        for (name, value) in values where name == gap { return value.speech }
        return nil
    }

    /// Whether this language has the key. English does not count.
    package func has(_ key: String) -> Bool { phrases[key] != nil }

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
        missing.add()
        return Said(display: display, speech: display)
    }
}
