// SPDX-License-Identifier: MIT

/// Phrases with numbers in them.
extension Phrasebook {
    /// The phrase under a key. A number fills its gap, `{n}`, in digits; in `{n:m}`, `{n:f}` and `{n:n}` it agrees
    /// with a masculine, feminine or neuter word.
    package func words(
        _ key: String, _ values: KeyValuePairs<String, WordedText> = [:], numbers: KeyValuePairs<String, Int>
    ) -> WordedText {
        words(
            key, display: { Self.display(of: $0, in: values) ?? display($0, numbers) },
            speech: { Self.speech(of: $0, in: values) ?? speech($0, numbers) })
    }

    /// The phrase for a key in the plural form for `count`, which fills the gap `{n}`.
    package func words(
        _ key: String, count: Int, _ values: KeyValuePairs<String, WordedText> = [:]
    ) -> WordedText {
        let form = "\(key).\(plurals.category(of: WrittenDecimal(count)).rawValue)"
        return words(has(form) ? form : "\(key).other", values, numbers: ["n": count])
    }

    private func display(_ gap: String, _ numbers: KeyValuePairs<String, Int>) -> String? {
        Self.number(gap, numbers).map { SpokenNumber.display($0.value, NumberVocabulary[language]) }
    }

    private func speech(_ gap: String, _ numbers: KeyValuePairs<String, Int>) -> String? {
        guard let (number, gender) = Self.number(gap, numbers) else { return nil }
        let vocabulary = NumberVocabulary[language]
        guard let gender else { return SpokenNumber.speech(number, vocabulary) }
        return vocabulary.integers.words(UInt64(number.magnitude), beside: gender)
    }

    /// The number for a gap. Few gaps have a gender after their name.
    private static func number(
        _ gap: String, _ numbers: KeyValuePairs<String, Int>
    ) -> (value: Int, gender: IntegerSpeech.Gender?)? {
        for (name, value) in numbers where name == gap { return (value, nil) }
        guard gap.utf8.contains(UInt8(ascii: ":")) else { return nil }
        let name = gap.prefix { $0 != ":" }
        guard let number = numbers.first(where: { $0.key == name })?.value else { return nil }
        return (number, genders[String(gap.dropFirst(name.count))])
    }

    private static let genders: [String: IntegerSpeech.Gender] = [
        ":m": .masculine, ":f": .feminine, ":n": .neuter,
    ]
}
