// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Wording

/// A part of a run that espeak-ng reads in one way.
struct EspeakRun: Sendable, Hashable {
    enum Reading: Sendable, Hashable {
        case text
        /// Letters and marks, each spoken by its name.
        case names
        /// One character that is read like a text; where that has no sound, its name is spoken.
        case textOrName
    }

    var run: UtteranceRun
    var reading = Reading.text

    /// The parts are the run's text when joined; its pause is before the first.
    static func parts(of run: UtteranceRun) -> [EspeakRun] {
        run.isSpelt ? spelt(run) : [EspeakRun(run: run)]
    }

    private static func spelt(_ run: UtteranceRun) -> [EspeakRun] {
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
            // The names of marks and capitals are spoken anyway.
            (part.run.voice.punctuation, part.run.voice.capitals) = (.none, .none)
            if !parts.isEmpty { part.run.pause = .zero }
            parts.append(part)
        }
        return parts
    }

    /// Whether a voice reads it alone as what it is called: syllables, and symbols, whose names espeak-ng says twice.
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
