// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A client's text made safe for libespeak-ng 1.51. Nothing that a person would hear is lost; a text that is safe
/// already stays as it is.
///
/// libespeak-ng takes control characters for commands (0x01 leaks a rate into every later text), stops at a NUL, takes
/// `[[` for phonemes, cuts words after 160 bytes, loses a picture's name at its variation selector, is silent about wide
/// digits, spells accents that stand alone, and its Hindi voice crashes on dashes in a row.
package struct SpeakableText: Sendable, Hashable {
    package let text: String

    package init(_ source: String) {
        guard !Self.isPlain(source) else {
            text = source
            return
        }
        let cleaned = source.unicodeScalars.lazy.compactMap(Self.spoken)
        let quiet = RepeatedMarks.reduced(Array(cleaned))
        text = LongWords.broken(ComposedLetters.composed(quiet))
    }

    /// True for most texts: ASCII in words of usual length, single dashes and brackets.
    private static func isPlain(_ source: String) -> Bool {
        var last: UInt8 = 0x20
        var length = 0
        for byte in source.utf8 {
            guard (byte >= 0x20 && byte < 0x7F) || byte == 0x0A else { return false }
            if byte == last && (byte == 0x5B || byte == 0x2D) { return false }
            length = byte <= 0x20 ? 0 : length + 1
            if length > LongWords.shortest { return false }
            last = byte
        }
        return true
    }

    /// The character to speak: itself, another, or nil for none, so that a word stays one word.
    private static func spoken(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x0A, 0x20..<0x7F: scalar
        case 0x2028, 0x2029: "\n"
        case 0xFF01...0xFF5E: scalar.narrow
        // A circled number of two digits has no character.
        case 0x2460...0x2468: scalar.circledNumber.flatMap { Unicode.Scalar(0x30 + UInt32($0)) }
        // Soft hyphens, marks of direction, joiners of words, variation selectors, keycaps, tags and skin tones.
        case 0xAD, 0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xFE00...0xFE0F, 0x20E3,
            0xE0000...0xE0FFF, 0x1F3FB...0x1F3FF:
            nil
        case let value where isUnspoken(value): " "
        default: scalar
        }
    }

    private static func isUnspoken(_ value: UInt32) -> Bool {
        switch value {
        case ..<0x20, 0x7F..<0xA0: true
        case 0xE000...0xF8FF, 0xF0000...: true
        case 0xFFF0...0xFFFF, 0xFDD0...0xFDEF: true
        case 0x200B: true
        default: value & 0xFFFE == 0xFFFE
        }
    }
}

/// Takes out what would be said too often: accents piled on a letter, dashes in a row, brackets that open phonemes.
private enum RepeatedMarks {
    /// Letters of living languages have three accents at most.
    private static let most = 4

    static func reduced(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var reduced: [Unicode.Scalar] = []
        reduced.reserveCapacity(scalars.count)
        var accents = 0
        for (place, scalar) in scalars.enumerated() {
            accents = scalar.isAccent ? accents + 1 : 0
            guard accents <= most else { continue }
            let next = place + 1 < scalars.count ? scalars[place + 1] : " "
            let isRepeated = (scalar == "[" && next == "[") || (isDash(scalar) && isDash(next))
            reduced.append(isRepeated ? " " : scalar)
        }
        return reduced
    }

    private static func isDash(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "-" || (0x2010...0x2015).contains(scalar.value) || scalar.value == 0x2212
    }
}
