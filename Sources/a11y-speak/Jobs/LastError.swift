// SPDX-License-Identifier: MIT

import ClientConnection

/// The line in which a command tells what went wrong, of all that it writes. A value: bytes in.
struct LastError: Sendable {
    /// How surely a line tells of an error.
    private enum Kind: Int, Comparable {
        /// Any words.
        case words
        /// What make and test runners end with: it says only that there was one.
        case summary
        /// "error:", "fatal:" and their like, as compilers, git and Python have them.
        case error

        static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    private var cutter = LineCutter(limit: 4096)
    private var last: (kind: Kind, text: String)?

    mutating func take(_ bytes: [UInt8]) { for line in cutter.lines(adding: bytes) { take(line: line) } }

    /// - Returns: the last of the lines that tell it most surely; nil when nothing was written. At most 160 characters.
    mutating func end() -> String? {
        if let line = cutter.rest() { take(line: line) }
        return last?.text
    }

    private mutating func take(line: [UInt8]) {
        let line = LogText(line, limit: 160)
        guard !line.text.isEmpty, !line.isBinary else { return }
        let kind = Self.kind(line.text)
        if last.map({ $0.kind <= kind }) ?? true { last = (kind, line.text) }
    }

    private static func kind(_ text: String) -> Kind {
        let text = text.lowercased()
        if errors.contains(where: text.contains) || text.hasPrefix("e: ") { return .error }
        return text.contains("*** ") || text.hasPrefix("failed") ? .summary : .words
    }

    private static let errors = ["error:", "fatal:", "error[", "exception:", "panic:", "panicked at"]
}
