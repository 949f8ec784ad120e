// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks
import Sonification

/// Finds the frame of a score under speech that is heard, from the sink's position. It does not advance while something
/// urgent is heard.
struct ScoreTrail: Sendable {
    let id: UtteranceID
    let played: PlayedScore
    /// Whether the beginning of the score was reported.
    var beginIsReported = false
    /// The place in the data that was reported last.
    var told: DataPlace?
    /// Blocks: their position in the playback, and their frames of the score.
    private var marks: [(given: Int, frames: Range<Int>)] = []
    /// The frame of the score that was reached before the first mark.
    private var base: Int
    /// The position in the playback at which the score ends; nil until that is given.
    private var end: Int?

    init(_ id: UtteranceID, _ played: PlayedScore) {
        self.id = id
        self.played = played
        base = played.start
    }

    /// Records a block of the score at the position `given` of the playback.
    mutating func gave(at given: Int, _ frames: Range<Int>, isLast: Bool) {
        if !frames.isEmpty { marks.append((given, frames)) }
        if isLast { end = given + frames.count }
    }

    /// All blocks were heard, and another playback begins.
    mutating func restart() {
        base = marks.last?.frames.upperBound ?? base
        marks = []
    }

    /// Drops the blocks from `frame` on, which will not be heard.
    mutating func cut(at frame: Int) {
        (base, marks) = (frame, [])
        // A score that was given to its end has ended: its last few milliseconds are not played again.
        if end != nil { end = 0 }
    }

    /// Forgets blocks that were heard completely.
    mutating func forget(before heard: Int) {
        while marks.count > 1, marks[1].given < heard { base = marks.removeFirst().frames.upperBound }
    }

    /// The frame of the score that is heard next.
    /// - Parameter heard: the frames of the playback that were heard.
    func frame(heard: Int) -> Int {
        guard let mark = marks.last(where: { $0.given < heard }) else { return base }
        return min(mark.frames.lowerBound + heard - mark.given, mark.frames.upperBound)
    }

    func hasBegun(heard: Int) -> Bool { frame(heard: heard) > played.start }

    func hasEnded(heard: Int) -> Bool { end.map { heard >= $0 } ?? false }
}
