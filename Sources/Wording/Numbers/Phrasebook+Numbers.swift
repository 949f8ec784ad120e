// SPDX-License-Identifier: MIT

/// Phrases with numbers in them.
extension Phrasebook {
    /// The phrase under a key. A number fills its gap, `{n}`, in digits; in `{n:m}`, `{n:f}` and `{n:n}` it agrees
    /// with a masculine, feminine or neuter word.
    package func words(
        _ key: String, _ values: KeyValuePairs<String, WordedText> = [:], numbers: KeyValuePairs<String, Int>
    ) -> WordedText {
        words(
            key, display: { Self.value(of: $0, in: values)?.display ?? display($0, numbers) },
            speech: { Self.value(of: $0, in: values)?.speech ?? speech($0, numbers) })
    }

    /// The phrase for a key in the plural form for `count`, which fills the gap `{n}`.
    package func words(
        _ key: String, count: Int, _ values: KeyValuePairs<String, WordedText> = [:]
    ) -> WordedText {
        let form = "\(key).\(plurals.category(of: WrittenDecimal(count)).rawValue)"
        return words(has(form) ? form : "\(key).other", values, numbers: ["n": count])
    }

    private func display(_ gap: String, _ numbers: KeyValuePairs<String, Int>) -> String? {
        let name = gap.prefix { $0 != ":" }
        guard let number = numbers.first(where: { $0.key == name })?.value else { return nil }
        return SpokenNumber(WrittenDecimal(number), language: language, scale: NumberScale.none).display
    }

    private func speech(_ gap: String, _ numbers: KeyValuePairs<String, Int>) -> String? {
        let name = gap.prefix { $0 != ":" }
        guard let number = numbers.first(where: { $0.key == name })?.value else { return nil }
        guard let gender = Self.genders[String(gap.dropFirst(name.count))] else {
            return SpokenNumber(WrittenDecimal(number), language: language, scale: NumberScale.none).speech
        }
        return NumberVocabulary[language].integers.words(UInt64(number.magnitude), beside: gender)
    }

    private static let genders: [String: IntegerSpeech.Gender] = [
        ":m": .masculine, ":f": .feminine, ":n": .neuter,
    ]
}
