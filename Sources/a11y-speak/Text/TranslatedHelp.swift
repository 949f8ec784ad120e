// SPDX-License-Identifier: MIT

import ClientConnection
import Glibc

/// The help of the argument parser in the user's language. Made of unbroken lines, and broken for the terminal's width.
struct TranslatedHelp {
    let messages: ProgramMessages
    /// In columns.
    let width: Int

    /// Nil for a user whose language has no messages: the help is as the parser makes it.
    static let ofUser: TranslatedHelp? = {
        guard !ProgramMessages.ofUser.isEmpty else { return nil }
        var size = winsize()
        let told = getenv("COLUMNS").flatMap { Int(String(cString: $0)) }
        let isTerminal = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return TranslatedHelp(messages: .ofUser, width: told ?? (isTerminal ? Int(size.ws_col) : 80))
    }()

    /// Lets the parser write lines of any width from now on.
    func unbreakLines() { setenv("COLUMNS", "10000", 1) }

    /// The column in which the parser's explanations begin.
    private static let column = 26

    /// - Parameter text: the parser's help, with lines of any width.
    func text(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { translated(String($0)) }
            .joined(separator: "\n")
    }

    private func translated(_ line: String) -> [String] {
        guard let (start, explanation) = Self.parted(line) else {
            let begin = line.prefix { $0 == " " }
            return broken(
                messages.translated(String(line.dropFirst(begin.count))), after: String(begin), margin: begin.count)
        }
        // The parser's own values and defaults follow the explanation.
        let end = [" (default: ", " (values: ", " (required)"].compactMap { explanation.firstRange(of: $0)?.lowerBound }
            .min()
        let words = messages.translated(String(explanation[..<(end ?? explanation.endIndex)]))
        let margin = min(Self.columns(start), max(Self.column, width / 2))
        let begin =
            start.hasPrefix(Self.help) ? messages.translated(Self.help) + start.dropFirst(Self.help.count) : start
        return broken(words + explanation[(end ?? explanation.endIndex)...], after: begin, margin: margin)
    }

    /// The beginning of a line that explains an option after an error in its use.
    private static let help = "Help:"

    /// `  --wav <wav>            ` and its explanation; nil for a line without two columns.
    private static func parted(_ line: String) -> (start: String, explanation: Substring)? {
        guard let indent = ["\(help)  ", "  "].first(where: line.hasPrefix),
            let gap = line.dropFirst(indent.count).firstRange(of: "  ")
        else { return nil }
        let explanation = line[gap.upperBound...].drop { $0 == " " }
        guard !explanation.isEmpty else { return nil }
        return (String(line[..<explanation.startIndex]), explanation)
    }

    private func broken(_ text: String, after start: String, margin: Int) -> [String] {
        var (lines, line) = ([String](), start)
        var isBegun = false
        for word in text.split(separator: " ").flatMap(Self.breakable) {
            if isBegun, Self.columns(line) + Self.columns(word) > width {
                lines.append(line.hasSuffix(" ") ? String(line.dropLast()) : line)
                line = String(repeating: " ", count: margin)
                isBegun = false
            }
            line += word
            isBegun = true
        }
        return lines + [line.hasSuffix(" ") ? String(line.dropLast()) : line]
    }

    /// The parts of a word, the last one with a space. Between wide characters a line may end.
    private static func breakable(_ word: Substring) -> [String] {
        guard word.contains(where: isWide) else { return ["\(word) "] }
        let parts = word.reduce(into: [String]()) { parts, character in
            if isWide(character) || parts.last.map({ $0.contains(where: isWide) }) ?? true {
                parts.append(String(character))
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts.dropLast() + [(parts.last ?? "") + " "]
    }

    private static func columns(_ text: String) -> Int { text.reduce(0) { $0 + (isWide($1) ? 2 : 1) } }

    /// Han, kana and Hangul take two columns.
    private static func isWide(_ character: Character) -> Bool {
        character.unicodeScalars.first.map {
            (0x1100...0x115F).contains($0.value) || (0x2E80...0xD7A3).contains($0.value)
                || (0xF900...0xFAFF).contains($0.value) || (0xFF00...0xFF60).contains($0.value)
        } ?? false
    }
}
