// SPDX-License-Identifier: GPL-3.0-or-later

import Sonification

/// A score on its way to the sink: from where, and how loud.
struct PlayedScore: Sendable {
    let score: Score
    /// The first frame that is played of it.
    var start = 0
    /// 0…1.
    var gain = 1.0
    /// Where a rule wants it, as `--sink` names it.
    var sink: String?

    /// Where in the data the ear is at a frame; nil before the data, and in what is no data.
    func cursor(at frame: Int) -> DataPlace? { score.cursor(at: ScoreRenderer.seconds(at: frame)) }
}
