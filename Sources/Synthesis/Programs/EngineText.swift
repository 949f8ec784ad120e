// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Wording

/// A run's text for an engine that may report no places: split into sentences, because their places are known.
struct EngineText: Sendable, Hashable {
    /// The parts, which are spoken separately. Joined, they are the run's text.
    let parts: [UtteranceRun]

    /// In Unicode scalars. A longer sentence is cut at a space, because an engine is silent until it has read all of
    /// it.
    private static let longest = 300

    init(_ run: UtteranceRun) {
        let scalars = Array(run.text.unicodeScalars)
        let starts = run.isSpelled ? [0] : SpokenSentences(run.text).starts
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

    /// The first part that has a word, as it is sent, and a join of its own; nil when there is none.
    func next(
        _ plain: PlainWords?, into output: any SynthesisOutput
    ) -> (part: UtteranceRun, sent: SentText, join: RunJoin)? {
        for part in parts {
            let sent = SentText(part, plain)
            guard sent.isSpoken else { continue }
            let join = RunJoin(output, sampleRate: EngineSound.rate)
            return join.begin(part, isLast: true) ? (part, sent, join) : nil
        }
        return nil
    }

    /// Speaks the parts one after the other. A part without a word is only a pause.
    /// - Parameters:
    ///   - isLast: whether nothing follows.
    ///   - plain: puts the parts into words; nil for an engine that reads like espeak-ng.
    ///   - speak: makes the sound of a part that has begun, from the text that is sent.
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
