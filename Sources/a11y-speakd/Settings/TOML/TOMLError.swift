// SPDX-License-Identifier: GPL-3.0-or-later

/// What keeps a file from being read as TOML 1.0: the first thing that is wrong.
struct TOMLError: Error, Equatable, CustomStringConvertible {
    /// The first is 1.
    let line: Int
    /// In Unicode scalars; the first is 1.
    let column: Int
    /// What is wrong, as the end of a sentence.
    let problem: String

    var description: String { "line \(line), column \(column): \(problem)" }
}
