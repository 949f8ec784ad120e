// SPDX-License-Identifier: MIT

/// Why a text in SSML cannot be spoken, and where.
public struct MarkupError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A sentence that says how to mend it.
    public let problem: String
    /// Counted from 1.
    public let line: Int
    /// Unicode scalars, counted from 1.
    public let column: Int

    public init(_ problem: String, line: Int, column: Int) {
        self.problem = problem
        self.line = line
        self.column = column
    }

    public var description: String { "line \(line), column \(column): \(problem)" }
}
