// SPDX-License-Identifier: MIT

import Sonification
import TestSupport

extension StereoSamples {
    init(_ score: Score) throws {
        var renderer = try ScoreRenderer(score)
        self.init(renderer.frames())
    }

    /// The sound of one note.
    init(_ tone: Tone, _ timbre: Timbre = .sine, seconds: Double = 0.2) throws {
        try self.init(Score(tracks: [Track(timbre: timbre, notes: [Note(start: 0, length: seconds, tone: tone)])]))
    }
}
