// SPDX-License-Identifier: MIT

import Testing

/// A command line of a page, and its effects.
struct PageCommand: Sendable, CustomTestStringConvertible {
    /// How the command is tried.
    enum Way: Sendable, Equatable {
        /// By a shell, in a separate home where a daemon runs.
        case shell
        /// By a shell in a terminal. These keys are pressed when the terminal shows the expected texts.
        case terminal(keys: [String])
        /// Under a service manager, after the rows above of the same kind.
        case systemd
        /// Not run here, because it takes too long or changes too much. The test in this file covers it, with these
        /// words.
        case covered(by: String, where: String)
    }

    let line: String
    var way = Way.shell
    /// A script that runs before the command.
    var before = ""
    /// A command that runs alongside. Without a terminal, its announcements have ended when the main command begins.
    var beside = ""
    /// The command that runs instead, if the page's own cannot run unchanged.
    var instead: String?
    /// Parts of the output, in this order; empty if there is no output. In a terminal: parts of the screen.
    var prints: [String] = []
    /// All announcements; one that ends in … is only the beginning of a text. Nil if they vary from run to run.
    var says: [String]? = []
    /// A script that succeeds if the command has had its effect.
    var then = ""
    var status: Int32 = 0

    var testDescription: String { line }

    static func shell(
        _ line: String, before: String = "", beside: String = "", instead: String? = nil, prints: [String] = [],
        says: [String]? = [], then: String = "", status: Int32 = 0
    ) -> Self {
        Self(
            line: line, before: before, beside: beside, instead: instead, prints: prints, says: says, then: then,
            status: status)
    }

    static func terminal(
        _ line: String, keys: String..., shows: [String], before: String = "", beside: String = "", status: Int32 = 0
    ) -> Self {
        Self(line: line, way: .terminal(keys: keys), before: before, beside: beside, prints: shows, status: status)
    }

    static func systemd(_ line: String, instead: String? = nil, then: String = "") -> Self {
        Self(line: line, way: .systemd, instead: instead, then: then)
    }

    /// - Parameter shows: the lines that the page shows below the command.
    static func covered(_ line: String, by file: String, where words: String, shows: [String] = []) -> Self {
        Self(line: line, way: .covered(by: file, where: words), prints: shows)
    }
}
