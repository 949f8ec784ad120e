// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A piece of a text in one script, which one voice can read.
package struct ScriptRun: Sendable, Hashable {
    /// The script; nil for a run of characters without a script, such as digits.
    package var script: WritingScript?
    package var text: String
    /// The range in Unicode scalars of the whole text.
    package var offset: Int
    /// True for Han next to kana.
    package var isJapanese: Bool

    package init(_ script: WritingScript?, _ text: String, at offset: Int, isJapanese: Bool = false) {
        self.script = script
        self.text = text
        self.offset = offset
        self.isJapanese = isJapanese
    }
}

/// A text split where its script changes. The joined runs equal the text.
///
/// A voice spells text that it cannot read, and libespeak-ng 1.51 corrupts memory on some texts of mixed scripts.
package struct ScriptRuns: Sendable, Hashable {
    package let runs: [ScriptRun]

    /// - Parameter home: the scripts of the text's language, in which digits between two runs are spoken.
    package init(_ text: String, home: Set<WritingScript> = [.latin]) {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else {
            let isLatin = text.unicodeScalars.contains { WritingScript($0) != nil }
            runs = text.isEmpty ? [] : [ScriptRun(isLatin ? .latin : nil, text, at: 0)]
            return
        }
        let scalars = Array(text.unicodeScalars)
        let spans = Self.joined(Self.withoutLoneLetters(Self.spans(of: scalars), scalars, home), scalars, home: home)
        runs = spans.indices.map { index in
            let span = spans[index]
            let text = String(String.UnicodeScalarView(scalars[span.start..<span.end]))
            return ScriptRun(span.script, text, at: span.start, isJapanese: Self.isJapanese(index, of: spans, home))
        }
    }

    private struct Span {
        var script: WritingScript?
        var start: Int
        var end: Int
    }

    /// The places of foreign letters that stand alone, such as `α` and `Ω` in a formula.
    static func loneLetters(in scalars: [Unicode.Scalar], home: Set<WritingScript>) -> [Int] {
        let spans = spans(of: scalars)
        return lone(spans, scalars, home).filter { spans[$0].script != nil }.map { spans[$0].start }
    }

    /// Letters that stand alone are named by the voice of the text.
    private static func withoutLoneLetters(
        _ spans: [Span], _ scalars: [Unicode.Scalar], _ home: Set<WritingScript>
    ) -> [Span] {
        var changed = spans
        for index in lone(spans, scalars, home) { changed[index].script = nil }
        return merged(changed)
    }

    /// The spans of foreign letters that stand alone, and the spans between them. Only words choose a voice:
    /// neighbors of one foreign script in a paragraph are words if one of them has two letters.
    private static func lone(_ spans: [Span], _ scalars: [Unicode.Scalar], _ home: Set<WritingScript>) -> [Int] {
        var lone: [Int] = []
        var start = 0
        while start < spans.count {
            guard let script = spans[start].script else {
                start += 1
                continue
            }
            let end =
                spans[start...].firstIndex { span in
                    span.script.map { $0 != script } ?? scalars[span.start..<span.end].haveBlankLine
                } ?? spans.count
            let isLone =
                script.hasNamedLetters && !home.contains(script)
                && spans[start..<end].allSatisfy { span in
                    span.script == nil || scalars[span.start..<span.end].count { !$0.isAccent } == 1
                }
            if isLone { lone += start..<end }
            start = end
        }
        return lone
    }

    /// Joins neighbors without a script.
    private static func merged(_ spans: [Span]) -> [Span] {
        spans.reduce(into: []) { merged, span in
            if span.script == nil, let last = merged.last, last.script == nil {
                merged[merged.count - 1].end = span.end
            } else {
                merged.append(span)
            }
        }
    }

    /// Stretches of one script, with stretches of characters without a script in between.
    private static func spans(of scalars: [Unicode.Scalar]) -> [Span] {
        var spans: [Span] = []
        for (index, scalar) in scalars.enumerated() {
            let script = scalar.isPicture ? .emoji : WritingScript(scalar)
            if let last = spans.last, continues(last, script, scalar, at: index, in: scalars) {
                spans[spans.count - 1].end = index + 1
            } else {
                spans.append(Span(script: script, start: index, end: index + 1))
            }
        }
        return spans
    }

    private static func continues(
        _ span: Span, _ script: WritingScript?, _ scalar: Unicode.Scalar, at index: Int, in scalars: [Unicode.Scalar]
    ) -> Bool {
        // Accents and joiners belong to the preceding character, whatever its script.
        if scalar.joinsToTheLast { return true }
        guard span.script == .emoji else { return span.script == script }
        // Each picture is a separate run, because a voice may know one and not the next. The parts of a picture stay
        // together.
        let isSecondHalf = scalar.isRegionalIndicator && (index - span.start) % 2 == 1
        return (script == .emoji && scalars[index - 1] == "\u{200D}")
            || (isSecondHalf && scalars[index - 1].isRegionalIndicator)
    }

    /// Joins a stretch without a script to one of its neighbors.
    private static func joined(_ spans: [Span], _ scalars: [Unicode.Scalar], home: Set<WritingScript>) -> [Span] {
        var joined: [Span] = []
        var pending: Span?
        for var span in spans {
            guard span.script != nil else {
                pending = span
                continue
            }
            if let common = pending {
                let cut = joined.isEmpty ? common.start : cut(common, joined.last, span, scalars, home)
                if !joined.isEmpty { joined[joined.count - 1].end = cut }
                span.start = cut
                pending = nil
            }
            if joined.last?.script == span.script && span.script != .emoji {
                joined[joined.count - 1].end = span.end
            } else {
                joined.append(span)
            }
        }
        guard let pending else { return joined }
        guard !joined.isEmpty else { return [pending] }
        joined[joined.count - 1].end = pending.end
        return joined
    }

    /// The place that splits the characters between two runs. Opening marks join the following run, all other
    /// characters the previous one. Words of digits join the run in the text's own language.
    private static func cut(
        _ common: Span, _ before: Span?, _ after: Span, _ scalars: [Unicode.Scalar], _ home: Set<WritingScript>
    ) -> Int {
        let range = common.start..<common.end
        let space = range.first { scalars[$0].isSpace }
        let isHome = { (script: WritingScript?) in script.map { home.contains($0) } ?? false }
        if let space, isHome(after.script), !isHome(before?.script),
            (space..<common.end).contains(where: { scalars[$0].isDigit })
        {
            return space
        }
        guard before?.script != .emoji || space == nil else { return space ?? common.end }
        var cut = common.end
        while cut > common.start, scalars[cut - 1].opens { cut -= 1 }
        return cut
    }

    private static func isJapanese(_ index: Int, of spans: [Span], _ home: Set<WritingScript>) -> Bool {
        switch spans[index].script {
        case .kana: true
        case .han:
            home.contains(.kana) || (index > 0 && spans[index - 1].script == .kana)
                || (index + 1 < spans.count && spans[index + 1].script == .kana)
        default: false
        }
    }
}

extension Sequence<Unicode.Scalar> {
    /// Whether a paragraph ends here.
    fileprivate var haveBlankLine: Bool {
        var lines = 0
        for scalar in self {
            if scalar == "\n" { lines += 1 } else if !scalar.isSpace { lines = 0 }
            if lines == 2 { return true }
        }
        return false
    }
}

extension Unicode.Scalar {
    /// Two regional indicators form a flag.
    var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

    fileprivate var joinsToTheLast: Bool {
        value == 0x200D || value == 0x200C || isAccent || (value >= 0x1F3FB && value <= 0x1F3FF)
    }

    fileprivate var opens: Bool {
        properties.generalCategory == .openPunctuation || properties.generalCategory == .initialPunctuation
            || ["\"", "#", "$", "€", "£", "¥", "@"].contains(self)
    }
}
