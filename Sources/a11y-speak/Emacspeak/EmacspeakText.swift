// SPDX-License-Identifier: MIT

/// A text of Emacspeak's without the codes of synthesizers that stand within it: those are never spoken.
enum EmacspeakText {
    /// White space is one space.
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

    /// The end of the code that a text begins with; nil when it begins with none.
    private static func end(of text: Substring) -> String.Index? {
        for (opening, closing) in codes where text.hasPrefix(opening) {
            return text.dropFirst(opening.count).firstRange(of: closing)?.upperBound
        }
        guard tags.contains(where: text.hasPrefix) else { return nil }
        return text.firstIndex(of: ">").map { text.index(after: $0) }
    }

    /// A pause of Emacspeak's own, DECtalk's, the Mac's, a voice for the Mac, and eSpeak's phonemes.
    private static let codes = [("[*]", ""), ("[:", "]"), ("[[", "]]"), ("[{", "}]"), ("[_:", "]")]
    private static let tags = ["voice", "prosody", "say-as", "break", "audio", "emphasis", "speak", "mark", "sub"]
        .flatMap {
            ["<\($0) ", "<\($0)>", "<\($0)/", "</\($0)>"]
        }

    /// Signs that no voice reads, and scalars that are no characters.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
    }
}
