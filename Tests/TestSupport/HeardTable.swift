// SPDX-License-Identifier: MIT

import Foundation

/// A table or chart and its announcements, from a file of `Tests/Tables/heard`: a name and optional arguments, the text
/// to open, then the pressed keys with their sentences.
///
///     == a name | --missing -999 high
///     n,price
///     1,19.99
///     --
///     open  the first sentence
///     note  a later announcement
///     →  1: 19.99, 1 of 1
package struct HeardTable: CustomStringConvertible, Sendable {
    package let name: String
    package let arguments: [String]
    package let text: String
    package let lines: [(keys: String, sentence: String)]

    package var description: String { name }

    package static func all(in file: String) throws -> [HeardTable] {
        let text = try String(contentsOfFile: SourceTree.root + "/Tests/Tables/heard/\(file).txt", encoding: .utf8)
        return text.components(separatedBy: "\n== ").dropFirst().map(HeardTable.init)
    }

    private init(_ block: String) {
        let parts = block.components(separatedBy: "\n--\n")
        let lines = parts[0].components(separatedBy: "\n")
        let title = lines[0].components(separatedBy: " | ")
        name = title[0]
        arguments = title.dropFirst().joined().split(separator: " ").map(String.init)
        text = lines.dropFirst().joined(separator: "\n") + "\n"
        self.lines = parts[1].split(separator: "\n").map { line in
            let parts = line.components(separatedBy: "  ")
            return (parts[0], parts.dropFirst().joined(separator: "  "))
        }
    }

    /// The lines of the file, unchanged.
    package var expected: [String] { lines.map { "\($0.keys)  \($0.sentence)" } }

    /// The pressed keys, in order.
    package var keys: [String] { lines.map(\.keys).filter { $0 != "open" && $0 != "note" } }
}
