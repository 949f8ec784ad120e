// SPDX-License-Identifier: MIT

/// Why a text in SSML cannot be spoken, and where.
package struct MarkupError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A sentence that says how to correct it.
    package let problem: String
    /// Counted from 1.
    package let line: Int
    /// Unicode scalars, counted from 1.
    package let column: Int

    package init(_ problem: String, line: Int, column: Int) {
        self.problem = problem
        self.line = line
        self.column = column
    }

    package var description: String { "line \(line), column \(column): \(problem)" }
}
