// SPDX-License-Identifier: MIT

/// Why a table cannot be read, in a sentence that says how to fix it.
struct TableError: Error, Sendable, Equatable, CustomStringConvertible {
    var file: String
    /// From 1; nil where it is the whole.
    var line: Int?
    /// From 1: of a table its column, of a line that is none its byte.
    var column: Int?
    /// The rest of the sentence, with its full stop.
    var problem: String

    var description: String {
        let place = [line.map { "line \($0)" }, column.map { "column \($0)" }].compactMap(\.self)
        return ([file] + place).joined(separator: ", ") + ": " + problem
    }
}

/// What is wrong in a table, before it is known which file that is.
struct TableFault: Error, Equatable {
    /// From 1; nil where it is the whole.
    var line: Int?
    var column: Int?
    var problem: String

    init(line: Int? = nil, column: Int? = nil, _ problem: String) {
        self.line = line
        self.column = column
        self.problem = problem
    }

    /// A field as an error shows it.
    static func quoted(_ text: String) -> String {
        "\"\(text.count > 40 ? text.prefix(40) + "…" : text)\""
    }
}
