// SPDX-License-Identifier: MIT

/// What a recogniser has understood, as its file of hypotheses has it: a line a part, `one two(2) (part0 -1234)`.
struct HeardWords: Sendable, Hashable {
    /// Of each part; sounds that are no word are one `?`.
    let parts: [[String]]

    init(hypotheses: String) {
        parts = hypotheses.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
            let words = line.split(separator: " ").prefix { !$0.hasPrefix("(") }
            return words.reduce(into: []) { heard, word in
                let plain = String(word.prefix { $0 != "(" })
                guard ListeningGrammar.made[plain] != nil else { return heard.append(plain) }
                if heard.last != "?" { heard.append("?") }
            }
        }
    }
}
