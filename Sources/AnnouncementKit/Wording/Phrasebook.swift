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
    public func words(_ key: String, _ values: KeyValuePairs<String, WordedText> = [:]) -> WordedText {
        let display = phrase(key)
        let speech = phrases[key] == nil ? display : phrases[key + ".speech"] ?? display
        return WordedText(display: fill(display, values, \.display), speech: fill(speech, values, \.speech))
    }

    /// The words under a key in the form that goes with `count`, which fills the gap `{n}`; as `{n:m}`, `{n:f}` and
    /// `{n:n}` it agrees with a masculine, feminine or neuter word.
    public func words(
        _ key: String, count: Int, _ values: KeyValuePairs<String, WordedText> = [:]
    ) -> WordedText {
        let decimal = WrittenDecimal(count)
        let form = "\(key).\(plurals.category(of: decimal).rawValue)"
        let found = phrases[form] == nil ? "\(key).other" : form
        let number = SpokenNumber(decimal, language: language, scale: NumberScale.none).words
        let agreeing: (IntegerSpeech.Beside) -> WordedText = { gender in
            let speech = NumberVocabulary[language].integers.words(UInt64(count.magnitude), beside: gender)
            return WordedText(display: number.display, speech: speech)
        }
        let pairs =
            values.map { ($0.key, $0.value) } + [
                ("n", number), ("n:m", agreeing(.masculine)), ("n:f", agreeing(.feminine)), ("n:n", agreeing(.neuter)),
            ]
        let display = phrase(found)
        let speech = phrases[found + ".speech"] ?? display
        return WordedText(display: fill(display, pairs, \.display), speech: fill(speech, pairs, \.speech))
    }

    /// The value of a key as it stands, or English's.
    func value(_ key: String) -> String? {
        entries[key] ?? (language == .english ? nil : Self.english.entries[key])
    }

    func phrase(_ key: String) -> Phrase {
        phrases[key] ?? (language == .english ? nil : Self.english.phrases[key]) ?? Phrase(key)
    }

    private func fill(
        _ phrase: Phrase, _ values: some Sequence<(key: String, value: WordedText)>,
        _ form: KeyPath<WordedText, String>
    ) -> String {
        phrase.filled { name in values.first { $0.key == name }?.value[keyPath: form] ?? "" }
    }
}
