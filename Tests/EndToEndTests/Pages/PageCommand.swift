// SPDX-License-Identifier: MIT

import Testing

/// A command line of a page, and what running it does.
struct PageCommand: Sendable, CustomTestStringConvertible {
    /// How it is tried.
    enum Way: Sendable, Equatable {
        /// By a shell, in a home of its own where a daemon runs.
        case shell
        /// The same in a terminal, in which these keys are struck when it shows what it must.
        case terminal(keys: [String])
        /// Under a service manager, after the rows above of the same kind.
        case systemd
        /// It takes too long or changes too much. Another test does what it does: a file, and words in it.
        case covered(by: String, where: String)
    }

    let line: String
    var way = Way.shell
    /// What must be so before: a script.
    var before = ""
    /// Runs beside it; without a terminal, it has said all that it had to say when the command begins.
    var beside = ""
    /// What is run in its place, when it cannot be as it stands.
    var instead: String?
    /// Parts of what it prints, in this order; where there are none it prints nothing. In a terminal: of what it shows.
    var prints: [String] = []
    /// What is said, all of it; what ends in … is how it begins. Nil where it hangs on the moment.
    var says: [String]? = []
    /// What holds afterwards: a script.
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

    /// - Parameter shows: the lines that belong to it on the page.
    static func covered(_ line: String, by file: String, where words: String, shows: [String] = []) -> Self {
        Self(line: line, way: .covered(by: file, where: words), prints: shows)
    }
}
