// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Wording

/// A run whose characters are told by their names, cut so that each piece is read in one way.
enum SpeltRun {
    /// The pieces are the run's text when joined; its pause is before the first.
    static func pieces(of run: UtteranceRun) -> [UtteranceRun] {
        var pieces: [UtteranceRun] = []
        for character in run.text {
            let isAlone = hasSound(character)
            let isSpace = character.isWhitespace
            if let last = pieces.indices.last, isSpace || (!isAlone && pieces[last].reading == .names) {
                pieces[last].text.append(character)
                continue
            }
            var piece = run
            piece.text = String(character)
            piece.reading = isAlone ? .textOrName : .names
            // Marks and capitals are told by name as it is.
            (piece.voice.punctuation, piece.voice.capitals) = (.none, .none)
            if !pieces.isEmpty { piece.pause = .zero }
            pieces.append(piece)
        }
        return pieces
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
