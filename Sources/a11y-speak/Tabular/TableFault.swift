// SPDX-License-Identifier: MIT

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
