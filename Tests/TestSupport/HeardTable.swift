// SPDX-License-Identifier: MIT

import Foundation

/// What is heard of something that is opened, in a file of `Tests/Tables/heard`: a name and perhaps arguments, the text that
/// is opened, then what is pressed and what is said to it.
///
///     == a name | --missing -999 high
///     n,price
///     1,19.99
///     --
///     open  the first sentence
///     note  what is told after it
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

    /// The lines as they stand there.
    package var expected: [String] { lines.map { "\($0.keys)  \($0.sentence)" } }

    /// What is pressed, one after the other.
    package var keys: [String] { lines.map(\.keys).filter { $0 != "open" && $0 != "note" } }
}
