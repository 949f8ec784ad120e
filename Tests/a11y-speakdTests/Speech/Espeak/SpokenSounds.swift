// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Wording

/// Comparable sounds of texts in a language's voice: espeak-ng's letters without stress, length, pauses and spaces,
/// which depend on the words around.
///
/// Spanish and Russian numbers have other letters than the same numbers in words, and Japanese letters depend on the
/// next sound. These letters count as equal. A lost word, another word, another language and a tone still differ.
struct SpokenSounds {
    private let phonemes: (String, SpokenLanguage) -> String
    private var known: [Key: String] = [:]

    private struct Key: Hashable {
        let text: String
        let language: SpokenLanguage
    }

    /// - Parameter phonemes: returns the phonemes of a text in the voice of a language.
    init(phonemes: @escaping (String, SpokenLanguage) -> String) {
        self.phonemes = phonemes
    }

    mutating func of(_ text: String, _ language: SpokenLanguage) -> String {
        let key = Key(text: text, language: language)
        if let known = known[key] { return known }
        let sounds = Self.plain(phonemes(text, language), language)
        known[key] = sounds
        return sounds
    }

    private static func plain(_ phonemes: String, _ language: SpokenLanguage) -> String {
        var sounds = String.UnicodeScalarView()
        let alike: [Unicode.Scalar: Unicode.Scalar?] = alike[language] ?? [:]
        for letter in phonemes.unicodeScalars where !unheard.contains(letter) {
            if letter == "~", language == .japanese { _ = sounds.popLast() }
            if let other = alike[letter] ?? letter { sounds.append(other) }
        }
        return String(sounds)
    }

    private static let unheard: Set<Unicode.Scalar> = ["'", ",", "_", "|", "!", "%", "=", ":", ";", " ", "*", "-"]

    /// Letters and the one that they count as; nil for none. Russian vowels without stress count as one of two.
    private static let alike: [SpokenLanguage: [Unicode.Scalar: Unicode.Scalar?]] = [
        .spanish: ["B": "b", "D": "d", "Q": "g", "E": "e", "I": "i", "j": "i", "w": "u", "U": "u"],
        // The sound of "n" before another sound: a nasal vowel, "m" or "N".
        .japanese: ["~": "n", "m": "n", "N": "n", "\\": .none, "`": .none],
        .russian: [
            "I": "i", "E": "i", "e": "i", "8": "i", "Y": "y", "O": "a", "o": "a", "V": "a", "A": "a", "R": "r",
            "@": .none, "j": .none, "2": .none, "3": .none, "#": .none, "\"": .none,
        ],
    ]
}
