// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Wording

/// A part of a run that espeak-ng reads in one way.
struct EspeakRun: Sendable, Hashable {
    enum Reading: Sendable, Hashable {
        case text
        /// Letters and marks, each spoken by its name.
        case names
        /// One character that is read as a text. If the text has no sound, the character's name is spoken.
        case textOrName
    }

    var run: UtteranceRun
    var reading = Reading.text

    /// The parts of a run. Joined, they are the run's text. The run's pause comes before the first.
    static func parts(of run: UtteranceRun) -> [EspeakRun] {
        run.isSpelled ? spelled(run) : [EspeakRun(run: run)]
    }

    private static func spelled(_ run: UtteranceRun) -> [EspeakRun] {
        var parts: [EspeakRun] = []
        for character in run.text {
            let isAlone = hasSound(character)
            let isSpace = character.isWhitespace
            if let last = parts.indices.last, isSpace || (!isAlone && parts[last].reading == .names) {
                parts[last].run.text.append(character)
                continue
            }
            var part = EspeakRun(run: run, reading: isAlone ? .textOrName : .names)
            part.run.text = String(character)
            // The names of marks and capitals are spoken in any case.
            (part.run.voice.punctuation, part.run.voice.capitals) = (.none, .none)
            if !parts.isEmpty { part.run.pause = .zero }
            parts.append(part)
        }
        return parts
    }

    /// Whether the character alone, read as a text, is spoken by its name. True for syllables, and for symbols, whose
    /// names espeak-ng would speak twice otherwise.
    private static func hasSound(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first, scalar.value >= 0x80 else { return false }
        switch WritingScript(scalar) {
        case .han, .kana, .hangul: return true
        case .latin: return (0xFB00...0xFB06).contains(scalar.value)
        case nil: return !scalar.properties.isAlphabetic && !character.isWhitespace
        default: return false
        }
    }
}
