// SPDX-License-Identifier: MIT

/// A text with the escape sequences of terminals, as a terminal shows it, without colors and without erased and
/// overwritten characters. The sequences are those of ECMA-48.
package enum TerminalText {
    /// The text without sequences.
    /// - Parameter overwrites: whether a carriage return alone begins its line again, as in the output of a program. In
    ///   a text with an escape sequence or a backspace it always does.
    package static func shown(_ text: String, overwrites: Bool = false) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 && $0 != 0x0A || $0 == 0xC2 }) else { return text }
        let isTerminals = text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{8}" || $0 == "\u{9B}" }
        guard isTerminals || overwrites && text.utf8.contains(0x0D) else { return text }
        var screen = Screen(Array(text.unicodeScalars))
        screen.read()
        return screen.text
    }

    private struct Screen {
        private let source: [Unicode.Scalar]
        private var place = 0
        private var shown = String.UnicodeScalarView()
        private var line: [Unicode.Scalar] = []
        private var column = 0

        init(_ source: [Unicode.Scalar]) { self.source = source }

        var text: String { String(shown) }

        mutating func read() {
            while let scalar = next() {
                switch scalar {
                case "\u{1B}": escape()
                case "\u{9B}": control()
                case "\u{8}": column = max(0, column - 1)
                case "\r": if peek() != "\n" { column = 0 }
                case "\n": endLine()
                default: put(scalar)
                }
            }
            shown.append(contentsOf: trimmed(line))
        }

        private func peek() -> Unicode.Scalar? { place < source.count ? source[place] : nil }

        private mutating func next() -> Unicode.Scalar? {
            defer { place += 1 }
            return peek()
        }

        /// A longer line goes on in the next one of the screen, so that erasing costs no more than a line.
        private mutating func put(_ scalar: Unicode.Scalar) {
            if column >= Self.widest {
                shown.append(contentsOf: trimmed(line))
                (line, column) = ([], 0)
            }
            while line.count < column { line.append(" ") }
            if column < line.count { line[column] = scalar } else { line.append(scalar) }
            column += 1
        }

        private mutating func endLine() {
            shown.append(contentsOf: trimmed(line))
            shown.append("\n")
            (line, column) = ([], 0)
        }

        /// Erased places at the end of a line are not spaces of the text.
        private func trimmed(_ line: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar> {
            line[..<((line.lastIndex { $0 != "\u{0}" } ?? -1) + 1)].map { $0 == "\u{0}" ? " " : $0 }[...]
        }

        private mutating func escape() {
            switch next() {
            case "[": control()
            case "]", "P", "X", "^", "_": skipString()
            case let scalar? where (0x20...0x2F).contains(scalar.value):
                while let inner = next(), (0x20...0x2F).contains(inner.value) {}
            default: break
            }
        }

        /// A title or a link, up to BEL or the string terminator.
        private mutating func skipString() {
            while let scalar = next() {
                if scalar == "\u{7}" || scalar == "\u{9C}" { return }
                if scalar == "\u{1B}" {
                    if peek() == "\\" { place += 1 }
                    return
                }
            }
        }

        /// A control sequence: parameters, then its final character. A broken one ends at the character that breaks it.
        private mutating func control() {
            var parameters = ""
            while let scalar = peek(), (0x20...0x3F).contains(scalar.value) {
                parameters.unicodeScalars.append(scalar)
                place += 1
            }
            guard let final = peek(), (0x40...0x7E).contains(final.value) else { return }
            place += 1
            let first = parameters.split(separator: ";", omittingEmptySubsequences: false).first.flatMap { Int($0) }
            perform(final, first)
        }

        private mutating func perform(_ final: Unicode.Scalar, _ parameter: Int?) {
            let count = min(max(1, parameter ?? 1), Self.widest)
            switch final {
            case "C": column = min(column + count, Self.widest)
            case "D": column = max(0, column - count)
            case "G": column = count - 1
            case "K":
                switch parameter ?? 0 {
                case 1: for index in line.indices.prefix(column + 1) { line[index] = "\u{0}" }
                case 2: for index in line.indices { line[index] = "\u{0}" }
                default: for index in line.indices.dropFirst(column) { line[index] = "\u{0}" }
                }
            case "P": line.removeSubrange(min(column, line.count)..<min(column + count, line.count))
            // Another line of the screen: the text of this one stays.
            case "A", "B", "E", "F", "H", "f", "J":
                if !trimmed(line).isEmpty { endLine() }
            default: break
            }
        }

        /// In characters. No terminal is wider.
        private static let widest = 4096
    }
}
