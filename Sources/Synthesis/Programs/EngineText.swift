// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Wording

/// A run's text for an engine of which nothing is known: in sentences, so that each begins where it is known to.
struct EngineText: Sendable, Hashable {
    /// Each is spoken by itself; joined, they are the run's text.
    let parts: [UtteranceRun]

    /// A sentence longer than this is cut at a space, in Unicode scalars: an engine is silent until it has read all of it.
    private static let longest = 300

    init(_ run: UtteranceRun) {
        let scalars = Array(run.text.unicodeScalars)
        let starts = run.isSpelt ? [0] : SpokenSentences(run.text).starts
        let ends = starts.dropFirst() + [scalars.count]
        var parts: [UtteranceRun] = []
        for (start, end) in zip(starts, ends) {
            for piece in Self.cut(scalars[start..<end]) {
                var part = run
                part.text = String(String.UnicodeScalarView(piece))
                if !parts.isEmpty { part.pause = .zero }
                parts.append(part)
            }
        }
        self.parts = parts
    }

    private static func cut(_ sentence: ArraySlice<Unicode.Scalar>) -> [ArraySlice<Unicode.Scalar>] {
        var pieces: [ArraySlice<Unicode.Scalar>] = []
        var rest = sentence
        while rest.count > longest {
            let head = rest.prefix(longest)
            let end = head.lastIndex { $0 == " " }.map { $0 + 1 } ?? head.endIndex
            pieces.append(rest[..<end])
            rest = rest[end...]
        }
        return pieces + [rest]
    }

    /// Speaks its parts one after the other; those without a word are pauses alone.
    /// - Parameters:
    ///   - isLast: nothing follows.
    ///   - plain: puts them into words; nil for an engine that reads as espeak-ng does.
    ///   - speak: makes the sound of a part that has begun, from what is sent of it.
    func speak(
        isLast: Bool, _ plain: PlainWords?, into join: RunJoin,
        by speak: (UtteranceRun, SentText) throws(EngineFault) -> SynthesisEnd
    ) throws(EngineFault) -> SynthesisEnd {
        for (index, part) in parts.enumerated() {
            guard join.begin(part, isLast: isLast && index == parts.count - 1) else { return .stopped }
            let sent = SentText(part, plain)
            guard sent.isSpoken else { continue }
            let end = try speak(part, sent)
            guard end == .completed else { return end }
        }
        return .completed
    }
}
