// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The structure of a text in lines: the end of a line is a pause, and the marks of lists, headings, quotes and tables are
/// pauses or nothing.
///
/// A line that is broken only for its length is not ended: the next line continues its sentence.
struct TextLines {
    private let scalars: [Unicode.Scalar]
    private let namesMarks: Bool
    private var spoken = String.UnicodeScalarView()
    private var changes: [NormalizedText.Change] = []
    /// The number of scalars that are in `spoken` or replaced.
    private var copied = 0
    private var (written, length) = (0, 0)

    /// - Parameter level: with any level but `none`, marks are spoken, and only the ends of lines are changed.
    static func paused(in text: String, _ level: Punctuation) -> NormalizedText {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "\n") }) || level == .none && hasMark(text) else {
            return NormalizedText(speech: text, changes: [])
        }
        var lines = TextLines(text, level)
        lines.write()
        return NormalizedText(speech: String(lines.spoken), changes: lines.changes)
    }

    private init(_ text: String, _ level: Punctuation) {
        scalars = Array(text.unicodeScalars)
        namesMarks = level != .none
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
        guard !namesMarks, let first = text.first else { return copy(to: line.upperBound) }
        copy(to: first)
        if isRule(line) { return replace(to: line.upperBound, with: "") }
        let marks = openingMarks(first..<line.upperBound)
        if marks > first { replace(to: marks, with: "") }
        guard scalars[first] == "|", line.reversed().first(where: { !scalars[$0].isSpace }).map({ scalars[$0] }) == "|"
        else { return copy(to: line.upperBound) }
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
            } else if Self.lineMarks.contains(scalars[place]) {
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
            copy(to: place)
            replace(to: place + 1, with: isFirst || place == line.upperBound - 1 ? "" : "、")
            isFirst = false
        }
        copy(to: line.upperBound)
    }

    private mutating func lineEnd(of line: Range<Int>) {
        let text = line.reversed().first { !scalars[$0].isSpace }
        let next = scalars[(line.upperBound + 1)...].first { $0 != " " && $0 != "\t" }
        guard let text, let next, next != "\n", namesMarks || !isRule(line), !Self.pauses.contains(scalars[text]),
            !goesOn(line, next)
        else {
            return copy(to: line.upperBound + 1)
        }
        replace(to: line.upperBound + 1, with: "。\n")
    }

    /// Whether the next line continues the sentence: the line is long, and the next begins with a small letter or, after a
    /// very long line, with any letter.
    private func goesOn(_ line: Range<Int>, _ next: Unicode.Scalar) -> Bool {
        if line.count >= Self.full { return next.properties.isAlphabetic || next.isDigit || next == "(" }
        return line.count >= Self.long && next.properties.isLowercase
    }

    private mutating func copy(to end: Int) {
        while copied < min(end, scalars.count) {
            append(scalars[copied])
            written += UTF8.width(scalars[copied])
            copied += 1
        }
    }

    private mutating func replace(to end: Int, with words: String) {
        let (start, source) = (length, written)
        for scalar in words.unicodeScalars { append(scalar) }
        for scalar in scalars[copied..<end] { written += UTF8.width(scalar) }
        copied = end
        changes.append(NormalizedText.Change(written: source..<written, spoken: start..<length))
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        spoken.append(scalar)
        length += UTF8.width(scalar)
    }

    /// The shortest line, in characters, that may be broken for its length: before a small letter, and before any.
    private static let (long, full) = (40, 60)
    private static let lineMarks: Set<Unicode.Scalar> = ["-", "*", "+", ">", "•", "‣", "◦"]
    private static let ruleMarks: Set<Unicode.Scalar> = ["-", "=", "_", "*", "~", "#", "|", "+", ":"]
    /// Marks at which a voice pauses.
    private static let pauses: Set<Unicode.Scalar> = [
        ".", "!", "?", "…", ",", ";", ":", "。", "！", "？", "、", "，", "；", "：", "।", "؟", "،",
    ]
}
