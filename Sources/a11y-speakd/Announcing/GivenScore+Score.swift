// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Sonification

extension GivenScore {
    /// - Throws: a ``WireError`` for an unknown timbre, or a ``ScoreFailure``.
    func score() throws -> Score {
        let score = Score(tracks: try tracks.map(Self.track))
        guard score.noteCount > 0 else {
            throw WireError(.invalidParams, "The score has no notes: there is nothing to play.")
        }
        try score.validate()
        return score
    }

    private static func track(_ given: Track) throws(WireError) -> Sonification.Track {
        let timbre = try Timbre(named: given.timbre)
        let notes = given.notes.map { note in
            Sonification.Note(
                start: note.start, length: note.length,
                tone: Tone(hertz: note.hertz, gain: note.gain, pan: note.pan ?? given.pan ?? 0))
        }
        return Sonification.Track(timbre: timbre, notes: notes)
    }
}
