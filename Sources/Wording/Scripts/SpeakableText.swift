// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A client's text without characters that no voice speaks: the escape sequences of terminals, control characters, and
/// invisible characters. Wide and circled forms become plain. Nothing audible is lost, and a plain text is unchanged.
///
/// Characters that a particular engine cannot take are handled by that engine's code.
package struct SpeakableText: Sendable, Hashable {
    package let text: String

    package init(_ source: String) {
        guard !Self.isPlain(source) else {
            text = source
            return
        }
        let source = TerminalText.shown(source)
        var speakable = String.UnicodeScalarView()
        var isChanged = false
        for scalar in source.unicodeScalars {
            let spoken = Self.spoken(scalar)
            if let spoken { speakable.append(spoken) }
            isChanged = isChanged || spoken != scalar
        }
        text = isChanged ? String(speakable) : source
    }

    /// True for most texts. Letters of most scripts, dashes and quotes are spoken as written.
    private static func isPlain(_ source: String) -> Bool {
        source.withWrittenText { text in
            if text.haveAll({ $0 &- 0x20 < 0x5F || $0 == 0x0A }) { return true }
            return text.firstCharacter(
                ascii: { byte, _ in !(0x20..<0x7F).contains(byte) && byte != 0x0A }, others: { !isPlain($0, $1, $2) })
                == nil
        }
    }

    /// Whether each character with these first bytes is spoken as written.
    private static func isPlain(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
        switch first {
        case 0xC2: second >= 0xA0 && second != 0xAD
        case 0xC3...0xD7: true
        case 0xE2: second == 0x80 && (third < 0x8B || (0x90...0xA7).contains(third) || third > 0xAE)
        case 0xE3...0xEC: true
        default: false
        }
    }

    /// The character to speak: the character itself, another one, or nil to drop it without splitting the word.
    private static func spoken(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x0A, 0x20..<0x7F: scalar
        case 0x2028, 0x2029: "\n"
        case 0xFF01...0xFF5E: scalar.narrow
        // Two-digit circled numbers have no single plain character.
        case 0x2460...0x2468: scalar.circledNumber.flatMap { Unicode.Scalar(0x30 + UInt32($0)) }
        // Soft hyphens, direction marks, word joiners, variation selectors, keycaps, tags and skin tones.
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
