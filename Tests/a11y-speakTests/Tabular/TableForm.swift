// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import TestSupport

@testable import Tables
@testable import a11y_speak

/// A table of a kind that people have, from a file of `Tests/Tables/forms`: a name and optional arguments, the table,
/// then what it says. See ``FormFacts``.
///
///     == a total | --by -
///     region,people
///     North,120
///     Total,200
///     --
///     people by region: North: 120
///     note  Total is 200; it is not among the points.
///
/// The argument `encoding=CP1252` writes the table in that encoding, `ends=return` ends its lines with carriage returns. A line that begins with `open` is the first sentence.
struct TableForm: CustomStringConvertible, Sendable {
    let file: String
    let name: String
    private let encoding: String?
    private let arguments: [String]
    private let text: String
    let expected: [String]

    var description: String { "\(file): \(name)" }

    static func all() throws -> [TableForm] {
        let folder = SourceTree.root + "/Tests/Tables/forms"
        return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().flatMap { file in
            try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8).components(separatedBy: "\n== ")
                .dropFirst()
                .map { TableForm($0, file: file) }
        }
    }

    private init(_ block: String, file: String) {
        self.file = file
        let parts = block.components(separatedBy: "\n--\n")
        let lines = parts[0].components(separatedBy: "\n")
        let title = lines[0].components(separatedBy: " | ")
        let words = title.dropFirst().joined().split(separator: " ").map(String.init)
        name = title[0]
        encoding = words.first { $0.hasPrefix("encoding=") }.map { String($0.dropFirst("encoding=".count)) }
        arguments = words.filter { !$0.hasPrefix("encoding=") && !$0.hasPrefix("ends=") }
        text = lines.dropFirst().map { $0 + (words.contains("ends=return") ? "\r" : "\n") }.joined()
        expected = (parts.count > 1 ? parts[1] : "").components(separatedBy: "\n").filter { !$0.isEmpty }
    }

    var bytes: [UInt8] { encoding.map { FormFacts.encoded(text, $0) } ?? Array(text.utf8) }

    /// The facts of the table. The first sentence is among the lines if it is expected.
    func said() throws -> [String] {
        let facts = FormFacts.facts(of: bytes, try TableArguments.parse(arguments).options)
        guard expected.contains(where: { $0.hasPrefix("open  ") }) else { return facts }
        return ["open  \(try heard().opening[0])"] + facts
    }

    func heard() throws -> HeardChart { try HeardChart(bytes, arguments: arguments) }
}
