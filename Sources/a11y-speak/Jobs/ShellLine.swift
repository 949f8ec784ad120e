// SPDX-License-Identifier: MIT

/// A line from a shell, split into its commands with just enough precision for a name. A value.
struct ShellLine: Sendable, Equatable {
    /// The pipelines, separated by `;`, `&`, `&&`, `||` and line feeds. Each has commands, and each command words
    /// without quotes.
    private(set) var pipelines: [[[String]]] = [[]]
    private var command: [String] = []
    private var word: String?

    init(_ line: String) {
        var rest = line[...]
        while let character = rest.popFirst() {
            switch character {
            case "'", "\"": quoted(by: character, &rest)
            case "\\": word = (word ?? "") + (rest.popFirst().map(String.init) ?? "")
            case "#" where word == nil: rest = rest.drop { !$0.isNewline }
            case ";", "\n", "\r\n": endPipeline()
            case "&":
                // 2>&1 and &>file are redirections.
                if rest.first == ">" || word?.last == ">" || word?.last == "<" { word?.append("&"); continue }
                endPipeline()
            case "|":
                if rest.first == "|" { endPipeline() } else { endCommand() }
                if rest.first == "|" || rest.first == "&" { rest = rest.dropFirst() }
            case _ where word == nil && "({}!".contains(character): continue
            case ")": endWord()
            case _ where character.isWhitespace: endWord()
            default: word = (word ?? "") + String(character)
            }
        }
        endPipeline()
    }

    private mutating func quoted(by quote: Character, _ rest: inout Substring) {
        var text = word ?? ""
        while let character = rest.popFirst(), character != quote {
            text.append(character == "\\" && quote == "\"" ? rest.popFirst() ?? character : character)
        }
        word = text
    }

    private mutating func endWord() {
        if let word { command.append(word) }
        word = nil
    }

    private mutating func endCommand() {
        endWord()
        if !command.isEmpty { pipelines[pipelines.count - 1].append(command) }
        command = []
    }

    private mutating func endPipeline() {
        endCommand()
        if pipelines.last?.isEmpty == false { pipelines.append([]) }
    }
}
