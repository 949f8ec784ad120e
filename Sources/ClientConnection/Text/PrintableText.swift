// SPDX-License-Identifier: MIT

extension String {
    /// The number of terminal cells that the text takes.
    package var cells: Int { reduce(0) { $0 + $1.cells } }

    /// The part that fits into `columns` cells, with a … at the cut.
    package func cut(to columns: Int) -> String {
        guard cells > columns else { return self }
        guard columns > 0 else { return "" }
        var (text, width) = ("", 0)
        for character in self {
            guard width + character.cells < columns else { break }
            text.append(character)
            width += character.cells
        }
        return text + "…"
    }

    /// The text without characters that a terminal would obey as commands; each becomes a space.
    package var printable: String {
        guard unicodeScalars.contains(where: \.isCommand) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { $0.isCommand ? " " : $0 }))
    }
}

extension Unicode.Scalar {
    /// Whether this is a control character, or a mark that changes the direction of writing.
    fileprivate var isCommand: Bool {
        properties.generalCategory == .control || (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
            || (0x2028...0x2029).contains(value)
    }
}

extension Character {
    /// The number of terminal cells: two for wide East Asian letters and pictures, none for combining marks.
    var cells: Int {
        guard let scalar = unicodeScalars.first else { return 0 }
        if scalar.properties.generalCategory == .nonspacingMark || scalar.value == 0x200B { return 0 }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}
