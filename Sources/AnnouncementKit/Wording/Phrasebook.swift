// SPDX-License-Identifier: MIT

/// Every word that is said in a language, as `key = value` lines.
///
/// A value has gaps in braces. A key may end in a plural category (`skipped.one`, `skipped.other`) and, where the
/// synthesizer must be fed something other than what is shown, in `.speech`. What is missing is said in English.
public struct Phrasebook: Sendable {
    public let language: SpokenLanguage
    /// The values as they stand, without English's.
    public let entries: [String: String]
    /// CLDR's cardinal rules of the language.
    public let plurals: PluralRules
    let pauses: Pauses

    private let phrases: [String: Phrase]

    /// The compiled-in phrasebook; read on first use.
    public static subscript(language: SpokenLanguage) -> Phrasebook {
        switch language {
        case .english: english
        case .german: german
        case .french: french
        case .spanish: spanish
        case .russian: russian
        case .japanese: japanese
        case .traditionalChinese: traditionalChinese
        case .simplifiedChinese: simplifiedChinese
        }
    }

    private static let english = Phrasebook(.english, English.text)
    private static let german = Phrasebook(.german, German.text)
    private static let french = Phrasebook(.french, French.text)
    private static let spanish = Phrasebook(.spanish, Spanish.text)
    private static let russian = Phrasebook(.russian, Russian.text)
    private static let japanese = Phrasebook(.japanese, Japanese.text)
    private static let traditionalChinese = Phrasebook(.traditionalChinese, TraditionalChinese.text)
    private static let simplifiedChinese = Phrasebook(.simplifiedChinese, SimplifiedChinese.text)

    /// Lines that are empty or begin with `#` say nothing; of two lines with one key the later counts.
    public init(_ language: SpokenLanguage, _ text: String) {
        self.language = language
        entries = Self.lines(text).reduce(into: [:]) { entries, line in
            entries[line.key] = line.value
            for (item, value) in Self.items(line) { entries[item] = value }
        }
        phrases = entries.mapValues { Phrase($0) }
        pauses = Pauses(entries)
        plurals = PluralRules(entries["plurals"] ?? "") ?? PluralRules("")!
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
            let parts = line.split(separator: "=", maxSplits: 1)
            return (parts[0].trimmed(), parts.count == 2 ? parts[1].trimmed() : "")
        }
    }

    /// The words under a key; English's where this language has none, the key itself where English has none either.
    /// A number fills its gap, `{n}`, in digits; in `{n:m}`, `{n:f}` and `{n:n}` it agrees with a masculine, feminine or
    /// neuter word.
    public func words(
        _ key: String, _ values: KeyValuePairs<String, WordedText> = [:], numbers: KeyValuePairs<String, Int> = [:]
    ) -> WordedText {
        let display = phrase(key)
        let speech = phrases[key] == nil ? display : phrases[key + ".speech"] ?? display
        return WordedText(
            display: display.filled { Self.shown($0, values) ?? shown($0, numbers) ?? "" },
            speech: speech.filled { Self.spoken($0, values) ?? spoken($0, numbers) ?? "" })
    }

    /// The words under a key in the form that goes with `count`, which fills the gap `{n}`.
    public func words(
        _ key: String, count: Int, _ values: KeyValuePairs<String, WordedText> = [:]
    ) -> WordedText {
        let form = "\(key).\(plurals.category(of: WrittenDecimal(count)).rawValue)"
        return words(phrases[form] == nil ? "\(key).other" : form, values, numbers: ["n": count])
    }

    /// A phrase that only some languages have, such as `zoom.extents.full`, or else one that all of them have.
    func words(_ key: String, orElse common: String) -> WordedText { words(phrases[key] == nil ? common : key) }

    /// The value of a key as it stands, or English's.
    func value(_ key: String) -> String? {
        entries[key] ?? (language == .english ? nil : Self.english.entries[key])
    }

    func phrase(_ key: String) -> Phrase {
        phrases[key] ?? (language == .english ? nil : Self.english.phrases[key]) ?? Phrase(key)
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
        return SpokenNumber(WrittenDecimal(number), language: language, scale: NumberScale.none).words.display
    }

    private func spoken(_ gap: String, _ numbers: KeyValuePairs<String, Int>) -> String? {
        let name = gap.prefix { $0 != ":" }
        guard let number = numbers.first(where: { $0.key == name })?.value else { return nil }
        guard let gender = Self.genders[String(gap.dropFirst(name.count))] else {
            return SpokenNumber(WrittenDecimal(number), language: language, scale: NumberScale.none).words.speech
        }
        return NumberVocabulary[language].integers.words(UInt64(number.magnitude), beside: gender)
    }

    private static let genders: [String: IntegerSpeech.Beside] = [
        ":m": .masculine, ":f": .feminine, ":n": .neuter,
    ]
}
