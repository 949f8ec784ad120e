// SPDX-License-Identifier: MIT

import ClientConnection
import FoundationEssentials

/// A line of a log.
struct LogLine: Sendable, Equatable {
    /// Nil for binary data.
    let text: String?
    let isError: Bool

    /// Nil for an empty line.
    init?(_ bytes: [UInt8]) {
        let line = LogText(bytes)
        guard !line.text.isEmpty || line.isBinary else { return nil }
        self.init(text: line.isBinary ? nil : line.text, isError: !line.isBinary && Self.reportsError(line.text))
    }

    init(text: String?, isError: Bool) {
        (self.text, self.isError) = (text, isError)
    }

    /// Whether a word of the line is the name of a high level, or reports a failure.
    private static func reportsError(_ text: String) -> Bool {
        text.lowercased().split { !$0.isLetter }.contains { levels.contains($0) }
    }

    private static let levels: Set<Substring> = [
        "error", "err", "fatal", "critical", "crit", "alert", "emerg", "emergency", "panic", "exception", "failed",
        "failure",
        "severe",
    ]
}

extension LogLine {
    /// Reads an entry of the journal as `journalctl -o json` prints it, in systemd's "Journal JSON Format": a field
    /// that is not UTF-8 is a list of bytes, and a field that is too large is null.
    /// - Returns: nil for a line that is not an entry, and for an empty message.
    init?(journal line: [UInt8]) {
        guard let entry = try? JSONDecoder().decode(JournalEntry.self, from: Data(line)) else { return nil }
        let program = entry.identifier.map { LogText($0.utf8, limit: 60).text }
        let isError = entry.priority.map { $0 <= 3 } ?? false
        guard let message = entry.message else { self.init(text: nil, isError: isError); return }
        let text = LogText(message)
        guard !text.text.isEmpty || text.isBinary else { return nil }
        let words = program.map { "\($0): \(text.text)" } ?? text.text
        self.init(text: text.isBinary ? nil : words, isError: isError)
    }
}

private struct JournalEntry: Decodable {
    let message: [UInt8]?
    /// The level of syslog from 0 to 7; 3 is an error.
    let priority: Int?
    let identifier: String?

    private enum CodingKeys: String, CodingKey {
        case message = "MESSAGE"
        case priority = "PRIORITY"
        case identifier = "SYSLOG_IDENTIFIER"
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        if let text = try? fields.decode(String.self, forKey: .message) {
            message = Array(text.utf8)
        } else {
            message = try? fields.decode([UInt8].self, forKey: .message)
        }
        priority = (try? fields.decode(String.self, forKey: .priority)).flatMap { Int($0) }
        identifier = try? fields.decode(String.self, forKey: .identifier)
    }
}
