// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// A sentence about lines of a log.
enum FollowReport: Sendable, Equatable {
    case line(LogLine)
    case digest(Count)
    case count(lines: Int, errors: Int)

    /// Lines that were counted instead of announced.
    struct Count: Sendable, Equatable {
        private(set) var lines = 0
        private(set) var errors = 0
        /// The last error if there was one, else the last line.
        private(set) var last: LogLine?

        init() {}

        init(_ line: LogLine) {
            add(line)
        }

        mutating func add(_ line: LogLine) {
            lines += 1
            errors += line.isError ? 1 : 0
            if line.isError || last?.isError != true { last = line }
        }
    }

    /// Digests share a slot, so that only the newest waits; each single line waits on its own.
    var slot: String? { if case .line = self { nil } else { "follow" } }

    func words(in language: SpokenLanguage) -> WordedText {
        let book = Phrasebook[language]
        switch self {
        case .line(let line): return Self.words(line, book)
        case .count(let lines, let errors): return Self.words(lines, errors, book)
        case .digest(let count):
            let counts = Self.words(count.lines, count.errors, book)
            guard let last = count.last else { return counts }
            return book.words("follow.last", ["lines": counts, "text": Self.words(last, book)])
        }
    }

    private static func words(_ line: LogLine, _ book: Phrasebook) -> WordedText {
        line.text.map { .plain($0) } ?? book.words("follow.binary")
    }

    private static func words(_ lines: Int, _ errors: Int, _ book: Phrasebook) -> WordedText {
        let told = book.words("follow.lines", count: lines)
        guard errors > 0 else { return told }
        return book.words("join.list", ["a": told, "b": book.words("follow.errors", count: errors)])
    }
}
