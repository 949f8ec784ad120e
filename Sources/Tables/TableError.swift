// SPDX-License-Identifier: MIT

/// The reason why a table cannot be read, as a sentence that says how to fix it.
package struct TableError: Error, Sendable, Equatable, CustomStringConvertible {
    var file: String
    /// The line, from 1; nil for an error of the whole table.
    var line: Int?
    /// The column, from 1: the number of a field in a row, or of a byte in an unreadable line.
    var column: Int?
    /// The rest of the sentence, with its period.
    var problem: String

    package var description: String {
        let place = [line.map { "line \($0)" }, column.map { "column \($0)" }].compactMap(\.self)
        return ([file] + place).joined(separator: ", ") + ": " + problem
    }
}

/// An error in a table, before the file's name is known.
struct TableFault: Error, Equatable {
    /// The line, from 1; nil for an error of the whole table.
    var line: Int?
    var column: Int?
    var problem: String

    init(line: Int? = nil, column: Int? = nil, _ problem: String) {
        self.line = line
        self.column = column
        self.problem = problem
    }

    /// A field in quotes, shortened for an error.
    static func quoted(_ text: String) -> String {
        "\"\(text.count > 40 ? text.prefix(40) + "…" : text)\""
    }
}
