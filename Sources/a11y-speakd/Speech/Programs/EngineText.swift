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
    ///   - speak: makes the sound of a part that has begun.
    func speak(
        isLast: Bool, into join: RunJoin, by speak: (UtteranceRun) throws(EngineFault) -> SynthesisEnd
    ) throws(EngineFault) -> SynthesisEnd {
        for (index, part) in parts.enumerated() {
            guard join.begin(part, isLast: isLast && index == parts.count - 1) else { return .stopped }
            guard Self.isSpoken(part.text) else { continue }
            let end = try speak(part)
            guard end == .completed else { return end }
        }
        return .completed
    }

    /// Whether there is anything in it that an engine would say.
    static func isSpoken(_ text: String) -> Bool {
        text.unicodeScalars.contains {
            $0.properties.isAlphabetic || $0.properties.numericType != nil || $0.properties.isEmoji
        }
    }

    /// What is spoken: letters that are spelled stand apart.
    static func spoken(_ run: UtteranceRun) -> String {
        run.isSpelt ? run.text.map { String($0) }.joined(separator: " ") : run.text
    }

    /// Where its words begin, in Unicode scalars.
    static func words(in text: String) -> [Int] {
        var places: [Int] = []
        var isInWord = false
        for (place, scalar) in text.unicodeScalars.enumerated() {
            let isSpace = scalar.properties.isWhitespace
            if !isSpace && !isInWord { places.append(place) }
            isInWord = !isSpace
        }
        return places
    }
}

extension SynthesizerVoice {
    /// The voice of an engine that has no names for voices.
    static let onlyName = "default"

    static func onlyOne(language: String) -> SynthesizerVoice {
        SynthesizerVoice(identifier: onlyName, name: onlyName, languages: [(language, 5)])
    }

    /// As its engine names it; nil where that has no names.
    var ownName: String? { identifier == Self.onlyName ? nil : identifier }
}

/// Where the words of a text sound whose engine does not say so: by their length, at the tempo of the texts before.
struct WordTempo: Sendable, Equatable {
    /// Samples of a Unicode scalar, as measured; 15 a second until then.
    private var length: Double

    /// - Parameter sampleRate: samples per second.
    init(sampleRate: Int) { length = Double(sampleRate) / 15 }

    /// - Parameter words: as ``EngineText/words(in:)`` finds them.
    func places(of words: [Int]) -> [RunWord] {
        words.map { RunWord(place: $0, sample: Int(Double($0) * length)) }
    }

    /// A text of so many scalars has taken so long.
    mutating func heard(_ count: Int, samples: Int) {
        guard count >= 10, samples > 0 else { return }
        length = (length + Double(samples) / Double(count)) / 2
    }
}
