// SPDX-License-Identifier: GPL-3.0-or-later

/// Lines of a log that wait to be written. When nobody reads them the latest are dropped, and counted. A value.
struct LogQueue {
    /// The most bytes that wait.
    static let limit = 256 << 10

    private var waiting: [UInt8] = []
    private var dropped = 0

    var isEmpty: Bool { waiting.isEmpty && dropped == 0 }

    /// Adds a line, without its end. What it says of itself stays one line: see ``LogText``.
    mutating func add(_ line: String) {
        guard dropped == 0, waiting.count + line.utf8.count < Self.limit else { return dropped += 1 }
        waiting += LogText.escaped(line).utf8
        waiting.append(UInt8(ascii: "\n"))
    }

    /// Takes all that waits, and a line about what was dropped.
    mutating func take() -> [UInt8] {
        var lines = waiting
        if dropped > 0 {
            lines += "a11y-speakd: Lines of this log that were dropped, because no program read it: \(dropped).\n".utf8
        }
        (waiting, dropped) = ([], 0)
        return lines
    }
}

/// Text from elsewhere, in a log.
enum LogText {
    /// Without what would begin another line, command a terminal or turn the direction of writing: `\u{1B}` in its place, as in
    /// Swift.
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

    /// In quotes, which nothing in it can end.
    static func quoted(_ text: String) -> String {
        "\"\(escaped(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")))\""
    }

    private static func isCommand(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        // Of invisible characters only those of direction: joiners belong to words.
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        default: false
        }
    }
}
