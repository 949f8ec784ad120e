// SPDX-License-Identifier: MIT

import Foundation

/// The words that a speech recognizer hears in a recording.
struct Hearing: Decodable {
    /// Sound without a pause of a quarter of a second, with its words if the grammar contains them.
    struct Stretch: Decodable {
        var start: Double
        var end: Double
        var text: String
    }

    var heard: [Stretch]

    /// All recognized words.
    var words: String { heard.map(\.text).filter { !$0.isEmpty }.joined(separator: " ") }

    /// - Parameter grammar: the body of one JSGF rule, instead of the sentences that `scripts/hear` knows.
    init(_ recording: String, grammar: String? = nil) async throws {
        let home = try Home()
        var options: [String] = []
        if let grammar {
            let file = home.path("grammar")
            let text = "#JSGF V1.0;\ngrammar wanted;\npublic <wanted> = \(grammar);\n"
            try text.write(toFile: file, atomically: false, encoding: .utf8)
            options = ["--grammar", file]
        }
        let listener = try await home.run([BuildFolder.script("hear"), "--json"] + options + [recording])
        guard try await listener.ended() == 0 else { throw Setback(description: listener.errors) }
        self = try JSONDecoder().decode(Self.self, from: Data(listener.output.utf8))
    }

    /// A rule that accepts any beginning of a sentence.
    static func beginning(of sentence: String) -> String {
        let words = sentence.split(separator: " ")
        return "[" + words.joined(separator: " [") + String(repeating: "]", count: words.count)
    }
}
