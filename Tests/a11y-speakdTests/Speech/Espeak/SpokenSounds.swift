// SPDX-License-Identifier: GPL-3.0-or-later

import Wording

/// How texts sound in a language's voice, to be compared: espeak-ng's letters without stress, length, pauses and spaces, which
/// depend on what is around a word.
///
/// In Spanish and Russian espeak-ng writes the sounds of its own numbers in other letters than those of the same words, and in
/// Japanese those of a word by what follows it: letters that differ only so are one. A word that is lost, another word, another language and a tone stay seen.
struct SpokenSounds {
    private let phonemes: (String, SpokenLanguage) -> String
    private var known: [Key: String] = [:]

    private struct Key: Hashable {
        let text: String
        let language: SpokenLanguage
    }

    /// - Parameter phonemes: what espeak-ng's voice of a language makes of a text.
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

    /// Letters for one sound, in numbers and in words; nil for none. Russian vowels without stress are one of two.
    private static let alike: [SpokenLanguage: [Unicode.Scalar: Unicode.Scalar?]] = [
        .spanish: ["B": "b", "D": "d", "Q": "g", "E": "e", "I": "i", "j": "i", "w": "u", "U": "u"],
        // The sound of "n" before another: a vowel through the nose, "m" or "N".
        .japanese: ["~": "n", "m": "n", "N": "n", "\\": .none, "`": .none],
        .russian: [
            "I": "i", "E": "i", "e": "i", "8": "i", "Y": "y", "O": "a", "o": "a", "V": "a", "A": "a", "R": "r",
            "@": .none, "j": .none, "2": .none, "3": .none, "#": .none, "\"": .none,
        ],
    ]
}
