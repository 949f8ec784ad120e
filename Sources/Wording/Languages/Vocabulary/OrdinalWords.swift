// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The words of a language for ordinals in a text.
struct OrdinalWords: Sendable {
    /// Endings that make an ordinal of digits, and their speech.
    let endings: [String: String]
    /// Ordinals from the first; empty if the voice reads the endings correctly.
    let names: [String]
    /// Larger ordinals: for 10, 20, … 90, for 100, 200, … 900, and for a thousand and a million.
    private let parts: (tens: [String], hundreds: [String], thousands: [String])
    /// The ending that makes an ordinal of a number in words: "ième".
    private let ending: String?
    /// The changes of a number's end before that ending, "neuf" to "neuv", and ends that take no ending: "een" to
    /// "eerste".
    private let (stems, irregular): ([(from: String, to: String)], [(from: String, to: String)])
    /// The change of the end of each word of an ordinal, by its written ending: "o" to "a".
    private let forms: [String: (from: String, to: String)]
    /// The endings of the form after an article, in full, and of an ordinal alone.
    let (inflectedEnding, aloneEnding): (String, String)
    /// Words before a day that put it in the form used between "from" and "to".
    let inflecting: Set<String>
    /// Words before a day that put it in that form without its last letter, unless a preposition precedes them.
    let articles: Set<String>
    let prepositions: Set<String>
    /// Words between two days that have the same form: "und".
    let joining: Set<String>
    /// Words before `1°` that make it an ordinal: "il 1° posto".
    let degreesBehind: Set<String>
    /// Words of these that also precede the end of a range.
    let limits: Set<String>
    /// 100, 200, … 900 and 20, 30, … 90 in words, for ordinals that are made of them.
    let hundreds: [String]
    let tens: [String]
    /// Nil if an ordinal has one form.
    let inflected: OrdinalSpeech?

    /// - Parameter own: the spoken phrase of a key.
    init(_ book: Phrasebook, _ own: (String) -> String?) {
        func list(_ key: String) -> [String] { TextVocabulary.list(own("text.\(key)")) }
        endings = Dictionary(TextVocabulary.pairs(own("text.endings")).map { ($0.key, $0.value) }) { first, _ in first }
        names = list("ordinals")
        parts = (list("ordinals.tens"), list("ordinals.hundreds"), list("ordinals.thousands"))
        ending = own("text.ordinals.ending")
        func changes(_ key: String) -> [(from: String, to: String)] {
            TextVocabulary.pairs(own("text.ordinals.\(key)")).map { ($0.key, $0.value) }
        }
        (stems, irregular) = (changes("stems"), changes("irregular"))
        forms = changes("forms").reduce(into: [:]) { forms, form in
            let parts = form.to.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            if parts.count == 2 { forms[form.from] = (parts[0], parts[1]) }
        }
        (inflectedEnding, aloneEnding) = (own("text.inflecting.ending") ?? "", own("text.inflecting.alone") ?? "")
        (inflecting, articles) = (Set(list("inflecting")), Set(list("articles")))
        (prepositions, limits) = (Set(list("prepositions")), Set(list("limits")))
        (joining, degreesBehind) = (Set(list("inflecting.joining")), Set(list("ordinals.behind")))
        (hundreds, tens) = (list("hundreds"), list("tens"))
        inflected = OrdinalSpeech(book)
    }

    /// An ordinal in words, in the form of a written ending: "primera", "primer".
    func words(_ number: Int, ending: String, _ language: SpokenLanguage) -> String? {
        guard let plain = words(number, language) ?? regular(number, language) else { return nil }
        guard let form = forms[ending] else { return plain }
        return plain.split(separator: " ").map { word in
            word.hasSuffix(form.from) ? word.dropLast(form.from.count) + form.to : String(word)
        }.joined(separator: " ")
    }

    private func words(_ number: Int, _ language: SpokenLanguage) -> String? {
        if number > 0, number <= names.count { return names[number - 1] }
        let (hundred, ten) = (number / 100 % 10 - 1, number % 100)
        guard number > 0, parts.hundreds.count == 9, let thousand = thousands(number, language) else { return nil }
        var words = thousand.isEmpty ? [] : [thousand]
        if hundred >= 0 { words.append(parts.hundreds[hundred]) }
        if ten > names.count { words.append(parts.tens[ten / 10 - 1]) }
        if case let one = ten > names.count ? ten % 10 : ten, one > 0 { words.append(names[one - 1]) }
        return words.joined(separator: " ")
    }

    /// "milésimo", "cincomilésimo", "millonésimo"; empty below a thousand.
    private func thousands(_ number: Int, _ language: SpokenLanguage) -> String? {
        guard number > 999 else { return "" }
        let isMillion = number >= 1_000_000
        let count = number / (isMillion ? 1_000_000 : 1000)
        guard parts.thousands.count == 2, !isMillion || number % 1_000_000 == 0 else { return nil }
        let before = count == 1 ? "" : NumberRules[language]?.words(UInt64(count)) ?? ""
        return before.replacing(" ", with: "") + parts.thousands[isMillion ? 1 : 0]
    }

    private func regular(_ number: Int, _ language: SpokenLanguage) -> String? {
        guard let ending, number > 0, let words = NumberRules[language]?.words(UInt64(number)) else { return nil }
        if let end = irregular.first(where: { words.hasSuffix($0.from) }) {
            return words.dropLast(end.from.count) + end.to
        }
        guard let stem = stems.first(where: { words.hasSuffix($0.from) }) else { return words + ending }
        return String(words.dropLast(stem.from.count)) + stem.to + ending
    }
}
