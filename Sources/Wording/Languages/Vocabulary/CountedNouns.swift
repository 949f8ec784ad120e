// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Words that are often counted and require "one" and "two" in their gender: "21 минута", "2 строки". For a language
/// whose word endings do not show the gender.
final class CountedNouns: Sendable {
    /// Word endings by case: after one, after two, and after one as an object.
    private let feminineOfOne: Set<String>
    private let feminineOfTwo: Set<String>
    private let objects: Set<String>
    private let neuter: [String]
    /// "одну" in place of "одна".
    private let objectOne: String

    /// Nil for a language without `text.nouns.object`.
    init?(_ book: Phrasebook) {
        guard let objectOne = book.entries["text.nouns.object"] else { return nil }
        self.objectOne = objectOne
        let items: (String) -> [String] = { key in
            (book.entries["text.nouns.\(key)"] ?? "").split(separator: ",").map { $0.trimmed() }
        }
        var forms: [[String]] = [[], [], []]
        for key in ["hard", "velar", "soft", "sign"] {
            let endings = (book.entries["text.nouns.\(key).endings"] ?? "").split(separator: " ").prefix(forms.count)
            for (place, ending) in endings.enumerated() {
                forms[place] += items(key).map { $0 + ending }
            }
        }
        (feminineOfOne, feminineOfTwo) = (Set(forms[0]), Set(forms[1]))
        objects = Set(forms[2]).subtracting(forms[0])
        neuter = items("neuter")
    }

    /// Whether a number has another form before some words.
    func mayAgree(_ value: UInt64) -> Bool { value % 100 / 10 != 1 && (value % 10 == 1 || value % 10 == 2) }

    /// The number's form before a word; nil if the plain number is right.
    func words(_ value: UInt64, before word: String, _ integers: IntegerSpeech) -> String? {
        guard value % 100 / 10 != 1 else { return nil }
        switch value % 10 {
        case 1:
            if feminineOfOne.contains(word) { return integers.words(value, beside: .feminine) }
            if neuter.contains(where: word.hasSuffix) { return integers.words(value, beside: .neuter) }
            guard objects.contains(word) else { return nil }
            return value == 1 ? objectOne : "\(integers.words(value - 1)) \(objectOne)"
        case 2: return feminineOfTwo.contains(word) ? integers.words(value, beside: .feminine) : nil
        default: return nil
        }
    }
}
