// SPDX-License-Identifier: MIT

/// Removes the codes of synthesizers from Emacspeak's texts: they must not be spoken.
enum EmacspeakText {
    /// The text without codes. Each run of white space becomes one space.
    static func cleaned(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(where: { $0 == "[" || $0 == "<" }) {
            result += rest[..<start]
            guard let end = end(of: rest[start...]) else {
                result.append(rest[start])
                rest = rest[rest.index(after: start)...]
                continue
            }
            result += " "
            rest = rest[end...]
        }
        var scalars = String.UnicodeScalarView()
        for scalar in (result + rest).unicodeScalars {
            let isSpace = scalar.properties.isWhitespace || isControl(scalar)
            if !isSpace || scalars.last != " " { scalars.append(isSpace ? " " : scalar) }
        }
        return String(scalars)
    }

    /// The end of the code at the beginning of a text; nil when there is no code.
    private static func end(of text: Substring) -> String.Index? {
        for (opening, closing) in codes where text.hasPrefix(opening) {
            return text.dropFirst(opening.count).firstRange(of: closing)?.upperBound
        }
        guard tags.contains(where: text.hasPrefix) else { return nil }
        return text.firstIndex(of: ">").map { text.index(after: $0) }
    }

    /// Emacspeak's pause, DECtalk's codes, the Mac's commands, a Mac voice, and eSpeak's phonemes.
    private static let codes = [("[*]", ""), ("[:", "]"), ("[[", "]]"), ("[{", "}]"), ("[_:", "]")]
    private static let tags = ["voice", "prosody", "say-as", "break", "audio", "emphasis", "speak", "mark", "sub"]
        .flatMap {
            ["<\($0) ", "<\($0)>", "<\($0)/", "</\($0)>"]
        }

    /// Whether this is a control character or a code point that is not a character.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
    }
}
