// SPDX-License-Identifier: MIT

import Foundation

/// A page for people, with the commands and programs that it shows.
struct Page: Sendable {
    /// A command line as a reader would type it.
    struct Command: Sendable, Hashable {
        /// The command without its comment, with its continuation lines joined.
        var line: String
        /// The comment after a `#`.
        var comment = ""
        /// The output: the lines below the command, in the same block.
        var shown: [String] = []
    }

    /// A block of code. Its language is empty where the page names none.
    struct Listing: Sendable, Hashable {
        let language: String
        let text: String
    }

    /// The path from the root of the checkout.
    let path: String
    /// Every preformatted block.
    let blocks: [Listing]

    init(_ path: String) throws {
        self.path = path
        let text = try String(contentsOfFile: "\(BuildFolder.package)/\(path)", encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        blocks = path.hasSuffix(".md") ? Self.markdownBlocks(lines) : Self.manualBlocks(lines)
    }

    var commands: [Command] {
        blocks.filter { Self.shells.contains($0.language) }
            .flatMap { Self.commands($0.text.split(separator: "\n").map(String.init)) }
    }

    /// Programs in languages other than the shell's.
    var listings: [Listing] { blocks.filter { !Self.shells.contains($0.language) } }

    /// README and every page of the manual.
    static func all() throws -> [Page] {
        let manual = try FileManager.default.contentsOfDirectory(atPath: "\(BuildFolder.package)/Sources/Manual")
        return try ["README.md"].map(Page.init) + manual.sorted().map { try Page("Sources/Manual/\($0)") }
    }

    private static let shells: Set = ["", "sh", "bash", "shell", "console"]

    /// Fenced blocks, and blocks indented by four spaces.
    private static func markdownBlocks(_ lines: [String]) -> [Listing] {
        var blocks: [Listing] = []
        var block: [String] = []
        var fence: String?
        func end(_ language: String = "") {
            if !block.isEmpty { blocks.append(Listing(language: language, text: block.joined(separator: "\n"))) }
            block = []
        }
        for line in lines + [""] {
            if line.hasPrefix("```") {
                end(fence ?? "")
                fence = fence == nil ? String(line.dropFirst(3)) : nil
            } else if fence != nil {
                block.append(line)
            } else if line.hasPrefix("    ") {
                block.append(String(line.dropFirst(4)))
            } else {
                end()
            }
        }
        return blocks
    }

    /// Preformatted blocks: between `.EX` and `.EE`, or `.nf` and `.fi`.
    private static func manualBlocks(_ lines: [String]) -> [Listing] {
        var blocks: [Listing] = []
        var block: [String]?
        for line in lines {
            switch line {
            case ".EX", ".nf": block = []
            case ".EE", ".fi":
                blocks.append(Listing(language: "", text: (block ?? []).joined(separator: "\n")))
                block = nil
            default: block?.append(withoutEscapes(line))
            }
        }
        return blocks.map { Listing(language: $0.language, text: withoutMargin($0.text)) }
    }

    /// Removes the first line's indent from every line.
    private static func withoutMargin(_ text: String) -> String {
        let margin = text.prefix { $0 == " " }
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix(margin) ? $0.dropFirst(margin.count) : $0 }.joined(separator: "\n")
    }

    private static func withoutEscapes(_ line: String) -> String {
        [("\\-", "-"), ("\\&", ""), ("\\(dq", "\""), ("\\(aq", "'"), ("\\e", "\\")].reduce(line) {
            $0.replacing($1.0, with: $1.1)
        }
    }

    private static func commands(_ lines: [String]) -> [Command] {
        var found: [Command] = []
        var goesOn = false
        for line in lines {
            let (code, comment) = parted(line)
            if goesOn, let last = found.indices.last {
                let begin = found[last].line.hasSuffix("\\") ? String(found[last].line.dropLast()) : found[last].line
                found[last].line = begin + " " + code.trimmingCharacters(in: .whitespaces)
                found[last].comment += comment
            } else if !line.hasPrefix(" "), ShellWord.isCommand(code) {
                found.append(Command(line: code, comment: comment))
            } else if let last = found.indices.last {
                found[last].shown.append(line)
            }
            goesOn = found.last.map { ($0.line.hasSuffix("|") || $0.line.hasSuffix("\\")) && $0.shown.isEmpty } ?? false
        }
        return found
    }

    private static func parted(_ line: String) -> (code: String, comment: String) {
        guard let mark = line.range(of: "  # ") ?? line.range(of: " # ") else {
            return (line.trimmingCharacters(in: .whitespaces), "")
        }
        let code = line[..<mark.lowerBound].trimmingCharacters(in: .whitespaces)
        return (code, String(line[mark.upperBound...]).trimmingCharacters(in: .whitespaces))
    }
}
