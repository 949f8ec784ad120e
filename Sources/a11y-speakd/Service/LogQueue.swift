// SPDX-License-Identifier: GPL-3.0-or-later

/// Lines of a log that wait to be written. While no program reads the log, the newest lines are dropped and counted. A
/// value type.
struct LogQueue {
    /// The most bytes that wait.
    static let limit = 256 << 10

    private var waiting: [UInt8] = []
    private var dropped = 0

    var isEmpty: Bool { waiting.isEmpty && dropped == 0 }

    /// Adds a line, given without its line feed. Line feeds in it are escaped: see ``LogText``.
    mutating func add(_ line: String) {
        guard dropped == 0, waiting.count + line.utf8.count < Self.limit else { return dropped += 1 }
        waiting += LogText.escaped(line).utf8
        waiting.append(UInt8(ascii: "\n"))
    }

    /// Takes all waiting lines, and a line with the number of dropped lines.
    mutating func take() -> [UInt8] {
        var lines = waiting
        if dropped > 0 {
            lines += "a11y-speakd: Lines of this log that were dropped, because no program read it: \(dropped).\n".utf8
        }
        (waiting, dropped) = ([], 0)
        return lines
    }
}

/// Text of others in a log.
enum LogText {
    /// Escapes characters that would begin another line, command a terminal or turn the direction of writing: `\u{1B}`,
    /// as in Swift.
    static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isCommand) else { return text }
        return text.unicodeScalars.reduce(into: "") { escaped, scalar in
            if isCommand(scalar) {
                escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
    }

    /// The text in quotes; quotes in it are escaped.
    static func quoted(_ text: String) -> String {
        "\"\(escaped(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")))\""
    }

    private static func isCommand(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        // Invisible format characters that turn the direction are escaped; joiners belong to words and stay.
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        default: false
        }
    }
}
