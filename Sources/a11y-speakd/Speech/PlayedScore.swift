// SPDX-License-Identifier: GPL-3.0-or-later

import Sonification

/// A score for the sink, with its first frame and its loudness.
struct PlayedScore: Sendable {
    let score: Score
    /// The frame of the score at which playback begins.
    var start = 0
    /// 0…1.
    var gain = 1.0
    /// The sink that a rule names, in the syntax of `--sink`.
    var sink: String?

    /// The place in the data that is heard at a frame; nil before the data, and in parts without data.
    func cursor(at frame: Int) -> DataPlace? { score.cursor(at: ScoreRenderer.seconds(at: frame)) }
}
