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
        guard source.unicodeScalars.contains(where: { Self.spoken($0) != $0 }) else {
            text = source
            return
        }
        var speakable = String.UnicodeScalarView()
        speakable.append(contentsOf: source.unicodeScalars.lazy.compactMap(Self.spoken))
        text = String(speakable)
    }

    /// True for ASCII, and so for most texts.
    private static func isPlain(_ source: String) -> Bool {
        source.utf8.allSatisfy { ($0 >= 0x20 && $0 < 0x7F) || $0 == 0x0A }
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
