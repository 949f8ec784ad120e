// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The structure of a text in lines: the end of a line is a pause, and the marks of lists, headings, quotes and tables are
/// pauses or nothing.
///
/// A line that is broken only for its length is not ended: the next line continues its sentence.
struct TextLines {
    private let namesMarks: Bool
    /// Whether several lines begin with a plus. A single line with a plus explains the sign.
    private let hasPlusList: Bool
    private var changed: ChangedText
    private var scalars: [Unicode.Scalar] { changed.scalars }

    /// - Parameter level: with any level but `none`, marks are spoken, and only the ends of lines are changed.
    static func paused(in text: String, _ level: Punctuation) -> NormalizedText {
        guard text.utf8.contains(UInt8(ascii: "\n")) || level == .none && hasMark(text) else {
            return NormalizedText(speech: text, changes: [])
        }
        var lines = TextLines(text, level)
        lines.write()
        return lines.changed.text
    }

    private init(_ text: String, _ level: Punctuation) {
        changed = ChangedText(text)
        namesMarks = level != .none
        hasPlusList =
            text.utf8.contains(UInt8(ascii: "+")) && text.split(separator: "\n").count { $0.hasPrefix("+ ") } > 1
    }

    private static func hasMark(_ text: String) -> Bool {
        guard let first = text.utf8.first(where: { $0 != 0x20 && $0 != 0x09 }) else { return false }
        return first.isOne(of: "*-+#>|=_~") || first == 0xE2
    }

    private mutating func write() {
        var start = 0
        while start <= scalars.count {
            let end = scalars[start...].firstIndex(of: "\n") ?? scalars.count
            line(start..<end)
            if end < scalars.count { lineEnd(of: start..<end) }
            start = end + 1
        }
    }

    private mutating func line(_ line: Range<Int>) {
        let text = line.drop { scalars[$0].isSpace }
        guard !namesMarks, let first = text.first else { return changed.copy(to: line.upperBound) }
        changed.copy(to: first)
        if isRule(line) { return changed.replace(to: line.upperBound, with: "") }
        let marks = openingMarks(first..<line.upperBound)
        if marks > first { changed.replace(to: marks, with: "") }
        guard scalars[first] == "|", line.reversed().first(where: { !scalars[$0].isSpace }).map({ scalars[$0] }) == "|"
        else { return changed.copy(to: line.upperBound) }
        row(marks..<line.upperBound)
    }

    /// A line of marks only, if there are other lines: `-----`, `=====`, `|---|---|`.
    private func isRule(_ line: Range<Int>) -> Bool {
        let marks = line.filter { !scalars[$0].isSpace }
        guard marks.count > 2, line.count < scalars.count else { return false }
        return marks.allSatisfy { Self.ruleMarks.contains(scalars[$0]) }
    }

    /// The end of the marks at the start of a line: `- `, `* `, `## `, `> `, `[x]` stays.
    private func openingMarks(_ line: Range<Int>) -> Int {
        var place = line.lowerBound
        while place < line.upperBound {
            var end = place
            if scalars[place] == "#" {
                while end < line.upperBound, scalars[end] == "#", end - place < 6 { end += 1 }
            } else if Self.lineMarks.contains(scalars[place]), scalars[place] != "+" || hasPlusList {
                end += 1
            }
            guard end > place, end < line.upperBound, scalars[end].isSpace else { return place }
            while end < line.upperBound, scalars[end].isSpace { end += 1 }
            // `- 5` and `+ 5` may be numbers, but not in a list.
            guard end < line.upperBound, scalars.count > line.count || !scalars[end].isDigit else { return place }
            place = end
        }
        return place
    }

    /// `| a | b |`: a pause between the cells.
    private mutating func row(_ line: Range<Int>) {
        var isFirst = true
        for place in line where scalars[place] == "|" {
            changed.copy(to: place)
            changed.replace(to: place + 1, with: isFirst || place == line.upperBound - 1 ? "" : "、")
            isFirst = false
        }
        changed.copy(to: line.upperBound)
    }

    private mutating func lineEnd(of line: Range<Int>) {
        let text = line.reversed().first { !scalars[$0].isSpace }
        let next = scalars[(line.upperBound + 1)...].first { $0 != " " && $0 != "\t" }
        guard let text, let next, next != "\n", namesMarks || !isRule(line), !Self.pauses.contains(scalars[text]),
            !goesOn(line, next)
        else {
            return changed.copy(to: line.upperBound + 1)
        }
        changed.replace(to: line.upperBound + 1, with: "。\n")
    }

    /// Whether the next line continues the sentence: the line is long, and the next begins with a small letter or, after a
    /// very long line, with any letter.
    private func goesOn(_ line: Range<Int>, _ next: Unicode.Scalar) -> Bool {
        if line.count >= Self.full { return next.properties.isAlphabetic || next.isDigit || next == "(" }
        return line.count >= Self.long && next.properties.isLowercase
    }

    /// The shortest line, in characters, that may be broken for its length: before a small letter, and before any.
    private static let (long, full) = (40, 60)
    private static let lineMarks = PunctuationMarks.bullets.union(["-", "*", "+", ">"])
    private static let ruleMarks: Set<Unicode.Scalar> = ["-", "=", "_", "*", "~", "#", "|", "+", ":"]
    /// Marks at which a voice pauses.
    private static let pauses: Set<Unicode.Scalar> = [
        ".", "!", "?", "…", ",", ";", ":", "。", "！", "？", "、", "，", "；", "：", "।", "؟", "،",
    ]
}
