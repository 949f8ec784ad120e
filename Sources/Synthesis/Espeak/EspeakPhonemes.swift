// SPDX-License-Identifier: GPL-3.0-or-later

/// A pronunciation in the International Phonetic Alphabet as espeak-ng's phonemes in double brackets. It contains only
/// the names of phonemes from the table below, never a client's text.
struct EspeakPhonemes {
    let text: String

    /// Nil if a sign has no phoneme, and if there is nothing to speak.
    /// - Parameter voice: some phonemes are only in English voices; others get the nearest that they have.
    init?(_ notation: String, in voice: VoiceName) {
        let isEnglish = voice.identifier.split(separator: "/").last?.hasPrefix("en") ?? false
        var phonemes = ""
        var hasSound = false
        var rest = Array(notation.unicodeScalars.filter { !Self.ignored.contains($0) })[...]
        while let first = rest.first {
            if first.properties.isWhitespace {
                phonemes += " "
                rest.removeFirst()
                continue
            }
            let length = (1...Self.longest).reversed().first { length in
                length <= rest.count && Self.phonemes[Self.text(rest.prefix(length))] != nil
            }
            guard let length, let phoneme = Self.phonemes[Self.text(rest.prefix(length))] else { return nil }
            phonemes += isEnglish ? phoneme : Self.elsewhere[phoneme] ?? phoneme
            hasSound = hasSound || !["", "'", ","].contains(phoneme)
            rest.removeFirst(length)
        }
        guard hasSound else { return nil }
        text = "[[\(phonemes)]]"
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }

    /// Tie bars, syllable marks, delimiters, and the length of consonants.
    private static let ignored: Set<Unicode.Scalar> = [
        "\u{0361}", "\u{035C}", "\u{0329}", "\u{032F}", "\u{02B0}", ".", "/", "[", "]", "|", "\u{203F}",
    ]

    private static let longest = 3

    /// The phonemes that are not in every voice of another language, and the nearest that are.
    private static let elsewhere = [
        "A:": "a:", "0": "O", "U": "u", "3:": "E:", "3": "@", "I": "i", "V": "a", "a#": "a", "Y": "Y:", "W": "E",
        "aU": "au", "oU": "ou", "i@": "i@", "e@": "e@", "U@": "u@",
    ]

    /// The signs, and the names of espeak-ng's phonemes.
    private static let phonemes: [String: String] = [
        "ˈ": "'", "'": "'", "ˌ": ",", "ː": "", ":": "", "ˑ": "",
        "i": "i", "iː": "i:", "ɪ": "I", "e": "e", "eː": "e:", "ɛ": "E", "ɛː": "E:", "æ": "a", "a": "a", "aː": "a:",
        "ɑ": "A:", "ɑː": "A:", "ɒ": "0", "ɔ": "O", "ɔː": "O:", "o": "o", "oː": "o:", "ʊ": "U", "u": "u", "uː": "u:",
        "ʌ": "V", "ə": "@", "ɐ": "a#", "ɜ": "3:", "ɜː": "3:", "ɝ": "3:", "ɚ": "3", "y": "y", "yː": "y:", "ø": "Y",
        "øː": "Y:", "œ": "W",
        "eɪ": "eI", "aɪ": "aI", "ɔɪ": "OI", "aʊ": "aU", "oʊ": "oU", "əʊ": "oU", "ɪə": "i@", "eə": "e@", "ɛə": "e@",
        "ʊə": "U@",
        "p": "p", "b": "b", "t": "t", "d": "d", "k": "k", "g": "g", "ɡ": "g", "f": "f", "v": "v", "θ": "T", "ð": "D",
        "s": "s", "z": "z", "ʃ": "S", "ʒ": "Z", "tʃ": "tS", "dʒ": "dZ", "ts": "ts", "x": "x", "ç": "C", "h": "h",
        "m": "m", "n": "n", "ŋ": "N", "ɲ": "n^", "l": "l", "ɫ": "l", "ʎ": "l^", "r": "r", "ɹ": "r", "ɾ": "*",
        "j": "j", "w": "w", "ʔ": "?", "β": "B", "ɣ": "Q",
    ]
}
