// SPDX-License-Identifier: MIT

/// A quick test of a text's bytes. Most texts pass, and need no search for signs character by character.
enum SignScan {
    /// Whether a character may have a name at the level `none`: `<` may begin a heart.
    static func mayHaveSign(_ text: String) -> Bool {
        text.withWrittenText { text in
            if text.haveAll({ $0 < 0x80 && $0 != UInt8(ascii: "<") }) { return false }
            return beginnings.first(in: text) { byte, place in
                byte < 0x80 || !isNameless(byte, text[place + 1], text[place + 2])
            } != nil
        }
    }

    /// The beginnings of the characters that may have a name.
    private static let beginnings = CharacterBeginnings(Array(0xC2...0xF4)) { first, second in
        CharacterBeginnings.laterBytes.contains { !isNameless(first, second, $0) }
    }.adding { $0 == UInt8(ascii: "<") }

    /// Whether a Latin letter of ASCII has no other one beside it.
    static func hasLoneLetter(_ text: String) -> Bool {
        text.withWrittenText { text in
            // There is no early end, so that the compiler tests many bytes at once.
            var lone = isLoneLetter(text[0], behind: 0, before: text[1])
            for place in text.bytes.indices.dropFirst().dropLast() {
                lone |= isLoneLetter(text.bytes[place], behind: text.bytes[place - 1], before: text.bytes[place + 1])
            }
            return lone | isLoneLetter(text[text.end - 1], behind: text[text.end - 2], before: 0) != 0
        }
    }

    @inline(__always)
    private static func isLoneLetter(_ byte: UInt8, behind last: UInt8, before next: UInt8) -> UInt8 {
        isLetter(byte) & ~isLetter(last) & ~isLetter(next)
    }

    /// 1 for a letter of ASCII, else 0.
    @inline(__always)
    private static func isLetter(_ byte: UInt8) -> UInt8 { (byte | 0x20) &- 0x61 < 26 ? 1 : 0 }

    /// Whether a character with these bytes is a letter, an accent, a space, a quote, or a mark of punctuation that is not
    /// said at the level `none`. Characters that are rare in texts are left out.
    static func isNameless(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
        switch first {
        // A hard space, ¡ ª « º » ¿
        case 0xC2:
            second == 0xA0 || second == 0xA1 || second == 0xAA || second == 0xAB || second == 0xBA || second == 0xBB
                || second == 0xBF
        // Latin, apart from × and ÷.
        case 0xC3: second != 0x97 && second != 0xB7
        case 0xC4...0xC9: true
        // Accents.
        case 0xCC: true
        // Greek.
        case 0xCE: second > 0x87
        case 0xCF: second != 0xB6
        // Cyrillic.
        case 0xD0, 0xD1: true
        case 0xE1: (0xB8...0xBB).contains(second)
        // Spaces, dashes, quotes, an ellipsis.
        case 0xE2:
            second == 0x80
                && (third <= 0x8A || (0x90...0x95).contains(third) || (0x98...0x9F).contains(third) || third == 0xA6
                    || third == 0xAF)
        case 0xE3:
            switch second {
            // 、 。 々 and brackets.
            case 0x80: (0x80...0x82).contains(third) || third == 0x85 || (0x88...0x91).contains(third)
            // Kana.
            case 0x81: true
            case 0x82: !(0x99...0xA0).contains(third)
            case 0x83: third != 0xBB
            // Han.
            default: second >= 0x90
            }
        case 0xE4: second != 0xB7
        case 0xE5...0xE9: true
        // Hangul.
        case 0xEA: second >= 0xB0
        case 0xEB, 0xEC: true
        case 0xED: second < 0x9E
        // Wide ！ （ ） ， ： ； ？
        case 0xEF:
            second == 0xBC
                && (third == 0x81 || third == 0x88 || third == 0x89 || third == 0x8C || third == 0x9A || third == 0x9B
                    || third == 0x9F)
        default: false
        }
    }
}
