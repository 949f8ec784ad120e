// SPDX-License-Identifier: MIT

import AnnouncementKit
import Sonification

@testable import ClientConnection
@testable import Exploring
@testable import Tables
@testable import a11y_speak

/// A table, and how it sounds.
struct SoundStory {
    let sound: TableSound

    init(_ table: String, _ choices: SoundChoices = SoundChoices()) throws {
        var reader = TableReader(name: "t.csv", sampleSize: TableFile.sampleSize)
        try reader.read(Array(table.utf8))
        try reader.finish()
        guard let read = reader.chart else { throw CommandFailure("there is no chart") }
        sound = try TableSound(read.chart, file: "t.csv", choices)
    }

    /// "0.5 s 440 Hz a": the time, the pitch and the series of each note.
    var notes: [String] {
        sound.score.tracks.flatMap { track in
            track.notes.map { note in
                let pitch = note.tone.gain > 0 ? "\(Int(note.tone.hertz.rounded())) Hz" : "gap"
                return "\((note.start * 100).rounded() / 100) s \(pitch) \(track.name ?? "")"
            }
        }
    }

    /// "0.0 to 1.5: a. Lowest: 1".
    var captions: [String] {
        SoundCaptions(sound).cues.map { cue in
            "\((cue.start * 100).rounded() / 100) to \((cue.end * 100).rounded() / 100): \(cue.text)"
        }
    }

    /// Why a table is not heard so.
    static func refusal(_ table: String, _ choices: SoundChoices = SoundChoices()) -> String? {
        do { _ = try SoundStory(table, choices) } catch { return "\(error)" }
        return nil
    }
}
