// SPDX-License-Identifier: MIT

/// The role of a character in spoken text. Unicode's tables are consulted only if simple comparisons do not decide,
/// because they cost more than all other work on a text.
extension Unicode.Scalar {
    /// True for a letter of Latin, Greek, Cyrillic, kana, Han or Hangul. Such a character is never an accent, space,
    /// picture or joiner.
    private var isCommonLetter: Bool {
        switch value {
        case 0xC0..<0x300, 0x370..<0x483, 0x3041..<0x3097, 0x30A1..<0x30FB, 0x4E00..<0xA000, 0xAC00..<0xD7A4: true
        default: value < 0x80 && (0x61...0x7A).contains(value | 0x20)
        }
    }

    package var isSpace: Bool {
        if value < 0x80 { return value == 0x20 || (0x09...0x0D).contains(value) }
        return !isCommonLetter && properties.isWhitespace
    }

    /// True for a mark on the previous letter.
    package var isAccent: Bool {
        guard value >= 0x300, !isCommonLetter else { return false }
        return properties.generalCategory == .nonspacingMark || properties.generalCategory == .enclosingMark
    }

    /// True for a character that belongs to the previous one: accents, vowel signs and joiners.
    package var isJoined: Bool {
        guard value >= 0x300, !isCommonLetter else { return false }
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: return true
        default: return false
        }
    }

    package var isDigit: Bool {
        if value < 0x80 { return (0x30...0x39).contains(value) }
        return !isCommonLetter && properties.numericType != nil
    }

    /// True for the first character of an emoji: characters that Unicode displays as pictures, and symbols that voices
    /// name in the same way.
    package var isPicture: Bool {
        guard value >= 0x2600, !isCommonLetter, properties.isEmoji else { return false }
        return properties.isEmojiPresentation || value < 0x2800 || value >= 0x1F000
    }
}
